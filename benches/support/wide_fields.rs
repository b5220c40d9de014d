// 300 names, for `names.rs`.
wide! {
    hundred_0:
        member_000 member_001 member_002 member_003 member_004 member_005 member_006
        member_007 member_008 member_009 member_010 member_011 member_012 member_013
        member_014 member_015 member_016 member_017 member_018 member_019 member_020
        member_021 member_022 member_023 member_024 member_025 member_026 member_027
        member_028 member_029 member_030 member_031 member_032 member_033 member_034
        member_035 member_036 member_037 member_038 member_039 member_040 member_041
        member_042 member_043 member_044 member_045 member_046 member_047 member_048
        member_049 member_050 member_051 member_052 member_053 member_054 member_055
        member_056 member_057 member_058 member_059 member_060 member_061 member_062
        member_063 member_064 member_065 member_066 member_067 member_068 member_069
        member_070 member_071 member_072 member_073 member_074 member_075 member_076
        member_077 member_078 member_079 member_080 member_081 member_082 member_083
        member_084 member_085 member_086 member_087 member_088 member_089 member_090
        member_091 member_092 member_093 member_094 member_095 member_096 member_097
        member_098;
    hundred_1:
        member_099 member_100 member_101 member_102 member_103 member_104 member_105
        member_106 member_107 member_108 member_109 member_110 member_111 member_112
        member_113 member_114 member_115 member_116 member_117 member_118 member_119
        member_120 member_121 member_122 member_123 member_124 member_125 member_126
        member_127 member_128 member_129 member_130 member_131 member_132 member_133
        member_134 member_135 member_136 member_137 member_138 member_139 member_140
        member_141 member_142 member_143 member_144 member_145 member_146 member_147
        member_148 member_149 member_150 member_151 member_152 member_153 member_154
        member_155 member_156 member_157 member_158 member_159 member_160 member_161
        member_162 member_163 member_164 member_165 member_166 member_167 member_168
        member_169 member_170 member_171 member_172 member_173 member_174 member_175
        member_176 member_177 member_178 member_179 member_180 member_181 member_182
        member_183 member_184 member_185 member_186 member_187 member_188 member_189
        member_190 member_191 member_192 member_193 member_194 member_195 member_196
        member_197;
    hundred_2:
        member_198 member_199 member_200 member_201 member_202 member_203 member_204
        member_205 member_206 member_207 member_208 member_209 member_210 member_211
        member_212 member_213 member_214 member_215 member_216 member_217 member_218
        member_219 member_220 member_221 member_222 member_223 member_224 member_225
        member_226 member_227 member_228 member_229 member_230 member_231 member_232
        member_233 member_234 member_235 member_236 member_237 member_238 member_239
        member_240 member_241 member_242 member_243 member_244 member_245 member_246
        member_247 member_248 member_249 member_250 member_251 member_252 member_253
        member_254 member_255 member_256 member_257 member_258 member_259 member_260
        member_261 member_262 member_263 member_264 member_265 member_266 member_267
        member_268 member_269 member_270 member_271 member_272 member_273 member_274
        member_275 member_276 member_277 member_278 member_279 member_280 member_281
        member_282 member_283 member_284 member_285 member_286 member_287 member_288
        member_289 member_290 member_291 member_292 member_293 member_294 member_295
        member_296;
}
