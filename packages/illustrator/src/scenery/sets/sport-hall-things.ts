/** What tells a public room. */
export const SPORT_HALL_THINGS: Readonly<Record<string, string>> = {
  pew: `
    box wood -60 -44 120 24 2
    box wood+12 -62 -48 124 6 2
    box wood-14 -60 -20 120 6 1
    box wood-14 -62 -44 8 44 1
    box wood-14 54 -44 8 44 1`,
  'circus-roof': `
    path #f2c230 M -220 20 L 0 -66 L 220 20 L 150 20 L 0 -50 L -150 20 Z
    path #d8433b M -150 20 L 0 -50 L -76 20 Z
    path #fff4e0 M -76 20 L 0 -50 L 0 20 Z
    path #d8433b M 0 20 L 0 -50 L 76 20 Z
    path #fff4e0 M 76 20 L 0 -50 L 150 20 Z
    line #fff4e0 2 -120 20 -120 70
    line #fff4e0 2 -80 20 -80 70
    line #8a6242 4 -124 70 -76 70`,
  'circus-ring': `
    oval #b8332f 0 -4 170 34
    oval #e6c48a 0 -10 164 30
    12x 28 0 disc #f2c230 -154 14 4`,
  'circus-podium': `
    poly #3576c9 -26 0 26 0 20 -32 -20 -32
    oval #f2c230 0 -32 20 4
    poly #f2c230 0 -8 4 -18 -4 -18
    3x 16 0 disc white -16 -16 3`,
  'circus-ball': `
    disc #f2c230 0 -20 20
    path #d8433b M -20 -20 C -10 -30 10 -30 20 -20 C 10 -10 -10 -10 -20 -20 Z
    disc white 0 -20 5`,
  'circus-hoop': `
    line iron 3 0 0 0 -20
    ring #ff8a1e 5 0 -48 26
    path #ffc83f M -28 -66 C -30 -78 -22 -80 -22 -88 C -14 -80 -16 -74 -20 -66 Z
    path #ffc83f M -6 -74 C -8 -86 0 -88 0 -98 C 8 -88 6 -82 4 -74 Z
    path #ffc83f M 20 -66 C 18 -78 24 -80 24 -88 C 32 -80 30 -74 28 -64 Z`,
  'slot-machine': `
    box #b8283a -16 -76 32 76 4
    box gold -16 -76 32 14 4
    box ink -13 -58 26 18 1
    3x 8.4 0 box white -12 -56 7.4 14 0
    text red 8 -8.4 -49 7
    text red 8 0 -49 7
    text red 8 8.4 -49 7
    line steel 2 18 -46 18 -60
    disc red 18 -62 3`,
  'roulette-table': `
    box #6d4028 -90 -30 180 30 4
    poly #2f7a4a -92 -44 92 -44 100 -30 -100 -30
    oval #5a2f1a -50 -40 24 6
    oval red -50 -41 20 4.6
    oval gold -50 -42 6 2
    6x 14 0 box red 0 -42 6 5 0
    6x 14 0 box ink 7 -42 6 5 0
    oval #f2c230 50 -46 6 2
    oval blue 50 -49 6 2`,
  'bowling-lanes': `
    box #1c2448 -200 -110 400 60 2
    3x 124 0 box #0f1430 -176 -58 104 58 1
    3x 124 0 poly #e6c089 -160 0 -88 0 -72 120 -176 120
    3x 124 0 path white M -128 -6 C -131 -12 -129 -16 -127 -19 C -129 -24 -121 -24 -123 -19 C -121 -16 -119 -12 -122 -6 Z
    3x 124 0 path white M -143 -10 C -146 -16 -144 -20 -142 -23 C -144 -28 -136 -28 -138 -23 C -136 -20 -134 -16 -137 -10 Z
    3x 124 0 path white M -113 -10 C -116 -16 -114 -20 -112 -23 C -114 -28 -106 -28 -108 -23 C -106 -20 -104 -16 -107 -10 Z
    3x 124 0 line red 1.4 -127 -19 -123 -19
    3x 124 0 line red 1.4 -142 -23 -138 -23
    3x 124 0 line red 1.4 -112 -23 -108 -23`,
  'ball-rack': `
    box iron -40 -10 80 10 2
    disc #2f3a78 -26 -18 10
    disc #c22f7a -3 -18 10
    disc #2f9a5a 20 -18 10`,
  'pool-edge': `
    box #e8eef0 -220 -6 440 14 1
    box #cfd8dc -220 6 440 6 0`,
  'lane-ropes': `
    24x 18 0 box red -210 8 9 4 2
    24x 18 0 box white -201 8 9 4 2
    20x 22 0 box red -214 44 11 6 3
    20x 22 0 box white -203 44 11 6 3`,
  'diving-board': `
    line steel 4 -20 0 -20 -60
    line steel 4 0 0 0 -60
    4x 0 -13 line steel 3 -20 -10 0 -10
    box white -28 -66 78 6 2
    box #3576c9 -28 -62 78 2 0`,
  'pool-ladder': `
    curve steel 3.4 M -9 30 L -9 -20 C -9 -32 6 -32 6 -20
    curve steel 3.4 M 9 30 L 9 -20 C 9 -32 24 -32 24 -20
    3x 0 12 line steel 2.6 -9 0 9 0`,
  lifebuoy: `
    ring #f2832a 9 0 0 17
    line white 9 0 -21 0 -13
    line white 9 0 21 0 13
    line white 9 -21 0 -13 0
    line white 9 21 0 13 0`,
  'wall-bars': `
    4x 36 0 box wood -56 -120 6 120 0
    9x 0 -13 line wood+12 4 -56 -10 54 -10`,
  'gym-window': `
    box white -30 -14 60 36 1
    box #9fd3f0 -27 -11 25 30 0
    box #9fd3f0 2 -11 25 30 0`,
  'basket-board': `
    box white -34 -30 68 46 2
    box red -14 -12 28 22 1
    box white -11 -9 22 16 0
    line #f2832a 4 -14 20 14 20
    5x 6 0 line white 1.4 -13 20 -8 40
    line white 1.4 -11 30 11 30`,
  'gym-lines': `
    curve white 3 M -200 20 C -60 -24 60 -24 200 20
    line red 3 -210 36 210 36
    oval #c9573f@60 0 20 40 10`,
  'dumbbell-rack': `
    line iron 4 -44 0 -38 -52
    line iron 4 44 0 38 -52
    box iron -46 -26 92 4 1
    box iron -44 -50 88 4 1
    4x 23 0 box ink -42 -60 6 12 1
    4x 23 0 box ink -31 -60 6 12 1
    4x 23 0 line steel 2.4 -38 -54 -30 -54
    4x 23 0 box ink -42 -36 6 12 1
    4x 23 0 box ink -31 -36 6 12 1
    4x 23 0 line steel 2.4 -38 -30 -30 -30`,
  'treadmill-back': `
    poly ink -44 -8 40 -8 44 0 -48 0
    line iron 4 38 -4 30 -62
    box ink 18 -74 22 15 3
    box #5fe8ff 21 -71 16 8 1
    line iron 3 30 -58 8 -58`,
  'exercise-ball': `
    disc #8a4fd0 0 -26 26
    disc #a878e0 -8 -34 9`,
  'gym-mat': `
    poly #3576c9 -60 -14 52 -14 64 4 -70 4`,
  barbell: `
    line steel 3 -56 -18 56 -18
    box ink -52 -36 9 36 2
    box red -42 -30 6 24 2
    box ink 43 -36 9 36 2
    box red 36 -30 6 24 2`,
  'spot-lamps': `
    box iron -200 -14 400 6 1
    5x 90 0 path ink M -192 -8 L -168 -8 L -160 14 L -200 14 Z
    5x 90 0 poly #fff3c8@25 -196 14 -164 14 -130 150 -230 150
    5x 90 0 oval #fff3c8 -180 14 20 4`,
  'ring-back': `
    poly #3f6ab0 -190 -10 190 -10 200 40 -200 40
    poly #dfe5ec -184 -14 184 -14 194 10 -194 10
    line iron 7 -176 0 -176 -78
    line iron 7 176 0 176 -78
    box red -182 -80 12 40 3
    box blue 170 -80 12 40 3
    line red 4 -176 -70 176 -70
    line white 4 -176 -52 176 -52
    line blue 4 -176 -34 176 -34`,
  'punching-bag': `
    line iron 2 0 -60 0 -30
    box #a8283a -12 -30 24 66 8
    box ink -12 -20 24 5 0
    box ink -12 20 24 5 0`,
  'corridor-depth': `
    poly #f4f2ea -300 -210 300 -210 70 -96 -70 -96
    poly #e3e2d8 -300 -210 -70 -96 -70 0 -300 130
    poly #d3d2c8 300 -210 70 -96 70 0 300 130
    poly #b3b7ae -300 130 -70 0 70 0 300 130
    poly #c3c7be -40 130 -12 0 12 0 40 130
    box #cfd4cc -70 -96 140 96 0
    box wood -22 -76 44 76 1
    box #9fd3f0 -14 -66 28 20 1
    poly #8a6242 -150 -104 -104 -84 -104 20 -150 44
    poly #8a6242 -260 -130 -196 -110 -196 72 -260 108
    poly #7a5233 150 -104 104 -84 104 20 150 44
    poly #7a5233 260 -130 196 -110 196 72 260 108
    disc gold -110 -28 3
    disc gold 110 -28 3
    poly #fffbe8 -60 -150 60 -150 44 -136 -44 -136
    poly #fffbe8 -34 -116 34 -116 26 -108 -26 -108`,
  stairs: `
    poly #c9a97c -60 40 200 40 200 -176
    11x 20 -16 box #f3e6cc -60 24 240 6 0
    11x 20 -16 box #b58a5a -60 29 240 11 0
    11x 20 -16 box #a8283a -40 24 46 16 0
    12x 20 -16 line white 3 -60 24 -60 -26
    line wood 7 -66 -26 170 -214
    disc wood -66 -28 7`,
  'tunnel-depth': `
    poly #57534f -300 -230 300 -230 300 160 -300 160
    path #3a3734 M -190 130 L -190 -40 C -190 -150 190 -150 190 -40 L 190 130 Z
    path #2a2826 M -120 60 L -120 -30 C -120 -106 120 -106 120 -30 L 120 60 Z
    path #f4f6e8 M -46 8 L -46 -20 C -46 -56 46 -56 46 -20 L 46 8 Z
    path #9fd3f0 M -46 -14 C -44 -56 44 -56 46 -14 Z
    poly #4d4d52 -190 130 -46 8 46 8 190 130
    poly #f2e6c0 -5 130 -1 8 1 8 5 130
    line #ffe9a0 5 -100 -96 -62 -58
    line #ffe9a0 5 100 -96 62 -58
    line #ffe9a0 8 -164 -128 -124 -106
    line #ffe9a0 8 164 -128 124 -106`,
  'cave-mouth': `
    path #3f3730 M -84 6 C -92 -80 -56 -136 0 -140 C 62 -136 92 -80 82 6 Z
    path #bfe6fa M -64 4 C -70 -70 -42 -112 0 -114 C 46 -112 70 -70 62 4 Z
    disc #fff3c0 20 -78 13
    path #7fae8a M -64 4 C -50 -30 -20 -44 4 -24 C 20 -40 48 -36 62 4 Z
    path #6cbf5a M -64 4 C -30 -16 20 -18 62 4 Z
    poly #a8927a -64 4 62 4 130 60 -150 60`,
  'cave-roof': `
    path #41382f M -250 -190 L 250 -190 L 250 -96 L 226 -118 L 208 -62 L 190 -122 L 158 -128 L 142 -92 L 126 -134 L 88 -138 L 74 -106 L 60 -140 L 16 -142 L 2 -96 L -12 -140 L -52 -138 L -66 -86 L -82 -136 L -122 -130 L -138 -70 L -154 -126 L -190 -120 L -206 -50 L -224 -112 L -250 -90 Z
    path #574b41 M 208 -62 L 200 -122 L 214 -118 Z
    path #574b41 M 2 -96 L -6 -140 L 8 -141 Z
    path #574b41 M -66 -86 L -74 -136 L -60 -138 Z
    path #574b41 M -138 -70 L -147 -128 L -131 -129 Z
    path #574b41 M -206 -50 L -216 -114 L -198 -118 Z`,
  'cave-bats': `
    path #221d22 M -26 -6 C -18 -16 -8 -12 -4 -6 L 0 -10 L 4 -6 C 8 -12 18 -16 26 -6 C 16 -8 8 -2 0 4 C -8 -2 -16 -8 -26 -6 Z
    path #221d22 M 30 -36 C 36 -42 42 -40 46 -36 L 48 -39 L 50 -36 C 54 -40 60 -42 66 -36 C 58 -37 54 -32 48 -29 C 42 -32 38 -37 30 -36 Z`,
  stalagmite: `
    path #4d433a M -24 0 C -14 -26 -6 -52 0 -92 C 6 -52 16 -26 26 0 Z
    path #7d6e61 M -12 0 C -8 -28 -4 -54 0 -92 C 1 -54 0 -28 2 0 Z`,
  'cave-crystals': `
    poly #5fc4e0 -22 0 -30 -34 -18 -46 -6 -4
    poly #8fe0f2 -8 0 -10 -56 2 -70 12 -54 10 0
    poly #4aa8cc 8 0 22 -38 32 -30 24 0
    line #ffffff 1.6 -4 -6 -4 -52`,
  'reception-desk': `
    box #8a5a38 -90 -58 180 58 3
    box #6b4328 -96 -66 192 12 3
    5x 36 0 line #6b4328 2 -72 -52 -72 -4
    oval #e0b84a 30 -70 10 6
    disc #e0b84a 30 -77 3
    box #dfe8f0 -60 -92 34 24 2
    box #3f4a57 -46 -70 6 6 0`,
  'mall-shops': `
    box #f6f1e8 -230 -150 140 150 0
    box #d9536a -230 -156 140 26 3
    text white 15 -160 -138 SHOES
    box #bfe0ee -222 -122 124 96 2
    3x 40 0 path #7a4a2a M -212 -40 L -196 -40 L -186 -34 L -178 -32 L -178 -27 L -212 -27 Z
    box #f6f1e8 -70 -150 140 150 0
    box #4f8f5a -70 -156 140 26 3
    text white 15 0 -138 TOYS
    box #bfe0ee -62 -122 124 96 2
    disc #e0453f -34 -44 14
    box #f2c33d -8 -56 26 26 2
    disc #3f7fd0 42 -42 12
    box #f6f1e8 90 -150 140 150 0
    box #6a5fb8 90 -156 140 26 3
    text white 15 160 -138 CLOTHES
    box #bfe0ee 98 -122 124 96 2
    path #d9536a M 118 -30 L 124 -84 L 138 -90 L 152 -84 L 158 -30 Z
    path #3f8fb8 M 170 -30 L 174 -84 L 188 -90 L 202 -84 L 206 -30 Z
    box #c9c2b6 -240 -168 480 8 0
    20x 24 0 line #9aa3ad 2 -234 -196 -234 -168
    line #9aa3ad 3 -240 -196 240 -196`,
  'barred-window': `
    box #5f5c58 -28 -20 56 40 1
    box #9fd3f0 -24 -16 48 32 0
    5x 11 0 line #33313c 3 -22 -18 -22 18`,
  'prison-bunk': `
    line iron 4 -56 0 -56 -84
    line iron 4 56 0 56 -84
    box iron -56 -28 112 5 1
    box #9aa58a -54 -38 108 10 3
    box iron -56 -72 112 5 1
    box #9aa58a -54 -82 108 10 3
    box white -52 -44 24 8 3
    box white -52 -88 24 8 3`,
  'tally-marks': `
    4x 7 0 line #f4f1ea 2 -30 -10 -30 12
    line #f4f1ea 2 -36 8 -4 -8
    4x 7 0 line #f4f1ea 2 10 -10 10 12
    line #f4f1ea 2 4 8 36 -8`,
  'cell-bars': `
    13x 34 0 line #2f3138 7 -204 -214 -204 0
    13x 34 0 line #5f6470 2 -206 -214 -206 0
    box #2f3138 -220 -120 440 9 0
    box #2f3138 20 -100 30 26 2
    disc #5f6470 35 -86 4`,
  'scales-of-justice': `
    line gold 4 0 -30 0 24
    line gold 3 -34 -20 34 -20
    disc gold 0 -32 4
    line gold 1.2 -34 -20 -44 6
    line gold 1.2 -34 -20 -24 6
    path gold M -46 6 L -22 6 C -24 14 -44 14 -46 6 Z
    line gold 1.2 34 -20 44 6
    line gold 1.2 34 -20 24 6
    path gold M 22 6 L 46 6 C 44 14 24 14 22 6 Z
    box gold -12 22 24 5 1`,
  'judge-bench': `
    box #5a3420 -70 -60 140 60 2
    box #7a4a2a -76 -66 152 8 2
    3x 44 0 box #6d4028 -62 -50 36 40 1
    box #33201a -16 -110 32 44 4
    line #c79a68 4 30 -72 44 -78
    box #c79a68 22 -80 10 14 2`,
  flag: `
    line gold 3 0 0 0 -110
    path #c22f2a M 0 -108 C 14 -100 24 -112 38 -104 L 36 -70 C 24 -78 14 -66 0 -74 Z
    path white M 0 -97 C 14 -89 24 -101 38 -93 L 37 -82 C 24 -90 14 -78 0 -86 Z
    disc gold 0 -112 4`,
};
