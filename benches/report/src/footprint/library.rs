//! What the generated program says in the words of each library.

/// A library, or none.
pub(crate) struct Library {
    pub(crate) name: &'static str,
    /// Lines of `[dependencies]`; `PROJECT` stands for the project's folder.
    pub(crate) dependencies: &'static str,
    pub(crate) imports: &'static str,
    pub(crate) derives: &'static str,
    /// An attribute of optional fields.
    pub(crate) optional: &'static str,
    /// `round_trip`.
    pub(crate) functions: &'static str,
}

pub(crate) const LIBRARIES: [Library; 5] = [
    Library {
        name: "no JSON at all",
        dependencies: "",
        imports: "",
        derives: "#[derive(Default)]",
        optional: "",
        functions: "fn round_trip<T: Default>(json: &str) -> &str {\n    \
                    std::hint::black_box(T::default());\n    json\n}\n",
    },
    Library {
        name: "fastjson",
        dependencies: "fastjson = { path = \"PROJECT/fastjson\" }\n",
        imports: "use fastjson::FastJson;\n",
        derives: "#[derive(FastJson)]",
        optional: "",
        functions: "fn round_trip<T: fastjson::ToJson + fastjson::FromJsonOwned>(json: &str) \
                    -> String {\n    let value: T = fastjson::from_str(json).unwrap();\n    \
                    fastjson::to_string(&value)\n}\n",
    },
    Library {
        name: "serde, serde_json",
        dependencies: "serde = { version = \"1\", features = [\"derive\"] }\nserde_json = \"1\"\n",
        imports: "use serde::{Deserialize, Serialize};\n",
        derives: "#[derive(Deserialize, Serialize)]",
        optional: "",
        functions: "fn round_trip<T: serde::Serialize + serde::de::DeserializeOwned>(json: &str) \
                    -> String {\n    let value: T = serde_json::from_str(json).unwrap();\n    \
                    serde_json::to_string(&value).unwrap()\n}\n",
    },
    Library {
        name: "jsony",
        dependencies: "jsony = \"0.1.10\"\n",
        imports: "use jsony::Jsony;\n",
        derives: "#[derive(Jsony)]\n#[jsony(FromJson, ToJson)]",
        optional: "    #[jsony(default)]\n",
        functions: "fn round_trip<T: jsony::ToJson + for<'a> jsony::FromJson<'a>>(json: &str) \
                    -> String {\n    let value: T = jsony::from_json(json).unwrap();\n    \
                    jsony::to_json(&value)\n}\n",
    },
    Library {
        name: "nanoserde",
        dependencies: "nanoserde = { version = \"0.2.1\", default-features = false, \
                       features = [\"std\", \"json\"] }\n",
        imports: "use nanoserde::{DeJson, SerJson};\n",
        derives: "#[derive(DeJson, SerJson)]",
        optional: "",
        functions: "fn round_trip<T: nanoserde::SerJson + nanoserde::DeJson>(json: &str) \
                    -> String {\n    let value: T = T::deserialize_json(json).unwrap();\n    \
                    value.serialize_json()\n}\n",
    },
];
