/** Boards, sleds, karts and what else carries one; the origin is below the rider. */
export const RIDE_PROPS: Readonly<Record<string, string>> = {
  'jet-ski': `
    path #f4f6f8 M -50 -4 C -50 -22 -30 -24 -12 -24 L 14 -34 L 26 -34 C 44 -26 62 -16 72 -6 C 50 6 -30 6 -50 -4 Z
    path #d8433b M -48 -10 C -10 -4 30 -4 66 -12 L 72 -6 C 50 6 -30 6 -50 -4 Z
    box #33313c -34 -30 34 9 4
    line #33313c 4 16 -32 22 -48
    line #33313c 3.4 16 -49 28 -49`,
  'jet-spray': `
    path #d5effb@85 M 20 -2 C -10 -30 -40 -34 -60 -20 C -44 -18 -34 -6 -30 4 Z
    path white@85 M 16 -2 C -4 -18 -24 -20 -40 -12 C -30 -8 -22 0 -18 4 Z`,
  snowmobile: `
    path #3576c9 M -54 -14 L -50 -26 L -6 -28 L 14 -46 L 30 -46 C 44 -34 56 -24 64 -14 Z
    path #bfe0ee@80 M 22 -46 L 34 -64 L 40 -62 L 36 -42 Z
    box #22222c -50 -34 46 8 4
    line #22222c 3.4 20 -46 24 -55
    box #33313c -60 -14 80 10 5
    line #d8433b 4 34 -12 44 -3
    curve #d8433b 4 M 20 -2 L 66 -2 C 72 -2 76 -6 78 -10`,
  'snow-plume': `
    path #f4f8fc@90 M 26 0 C 0 -26 -30 -30 -46 -14 C -36 -12 -26 -4 -24 4 Z
    disc white -44 -24 5
    disc white -30 -34 4
    disc white -54 -8 4`,
  'dirt-plume': `
    path #b08a5a@85 M 26 0 C 0 -26 -30 -30 -46 -14 C -36 -12 -26 -4 -24 4 Z
    disc #b08a5a -44 -24 5
    disc #8a6a42 -30 -34 4`,
  'surf-sail': `
    path #f2c230@95 M 0 0 C 6 -60 10 -120 -2 -164 C 44 -120 66 -60 60 -30 Z
    path #e2574c M 4 -60 C 8 -100 6 -140 -2 -164 C 24 -138 40 -110 48 -84 Z
    path #bfe0ee@80 M 12 -50 L 46 -60 L 50 -40 L 14 -34 Z
    line #33313c 3.4 0 0 -2 -164
    line #33313c 3.4 2 -58 60 -34`,
  'long-board': `
    path #fdfbf5 M -74 -4 C -60 -9 60 -9 84 -12 C 76 0 60 4 0 4 C -50 4 -70 2 -74 -4 Z
    line #3aa6a0 2.4 -60 -2 66 -4
    curve white 2 M -80 4 C -40 10 40 10 80 2`,
  'short-board': `
    path #e2574c M -38 -6 C -20 -2 20 -2 38 -8 C 34 2 -34 4 -38 -6 Z
    curve white 2 M -50 4 C -20 10 20 8 40 2`,
  'kite-sail': `
    path #8e6bc9 M -44 26 C -30 -20 30 -34 56 -8 C 34 -14 -8 -2 -34 32 Z
    path #f2c230 M -22 4 C -6 -18 10 -24 26 -24 L 20 -12 C 6 -10 -8 2 -18 14 Z`,
  'long-paddle': `
    line #c8863e 2.6 -4 -26 6 50
    path #3576c9 M 1 48 L 12 48 L 12 70 L 6 76 L 2 68 Z`,
  'short-paddle': `
    line #33313c 2.4 -2 -22 2 26
    path #f2c230 M -4 24 L 8 24 L 8 42 L 2 48 L -4 42 Z`,
  'rubber-raft': `
    path #e8862c M -62 -18 C -66 6 -50 8 0 8 C 56 8 72 4 76 -24 C 66 -12 50 -10 0 -10 C -40 -10 -54 -10 -62 -18 Z
    curve #b5621e 2 M -58 -6 C -40 0 50 2 70 -10
    4x 30 0 ring #f4f1ea 2 -44 -2 4`,
  'white-water': `
    path white@85 M -90 6 C -76 -10 -60 4 -46 -4 C -30 -14 -14 6 4 -2 C 24 -12 44 4 60 -6 C 76 -16 84 0 96 -2 C 60 14 -50 16 -90 6 Z
    disc white 74 -16 5
    disc white 84 -28 4
    disc white -72 -12 4`,
  'air-tank': `
    box #f2c230 -22 -8 40 12 5
    line #33313c 3 18 -2 28 2
    box #33313c -10 2 16 4 1`,
  'swim-fin': `
    path #2f9fb5 M 4 -4 L -26 -10 L -28 6 L 4 4 Z
    line #1f7f94 1.4 0 0 -24 -6
    line #1f7f94 1.4 0 1 -24 3`,
  'dive-mask': `
    box #33313c -2 -7 17 12 4
    box #8fd8f0 0 -5 13 8 3
    line #33313c 2.4 -12 -3 0 -2
    disc #33313c 10 8 4`,
  'snorkel-mask': `
    box #f2c230 -2 -7 17 12 4
    box #8fd8f0 0 -5 13 8 3
    line #f2c230 2.4 -12 -3 0 -2
    curve #e2574c 4 M 10 8 C -2 14 -12 8 -28 -6`,
  'air-bubbles': `
    ring #d5effb 1.6 0 0 4
    ring #d5effb 1.6 7 -12 6
    ring #d5effb 1.6 -2 -26 5
    ring #d5effb 1.6 8 -40 7`,
  'dive-tower': `
    box #8d96a3 -120 -130 10 140 1
    6x 0 20 line #5f6874 2.4 -134 -112 -112 -112
    line #5f6874 3 -134 -130 -134 10
    box #3576c9 -128 -132 82 7 2
    line #5f6874 3 -128 -132 -128 -168
    line #5f6874 3 -128 -166 -96 -166`,
  'dive-water': `
    path #57b8e0@88 M -120 0 C -90 -6 -60 6 -30 0 C 0 -6 30 6 60 0 C 80 -4 100 4 120 0 L 120 40 L -120 40 Z
    curve white 2 M -70 10 C -40 4 -20 14 10 8`,
  'dive-splash': `
    path #d5effb M -34 2 C -40 -26 -34 -44 -26 -54 C -24 -30 -18 -14 -10 2 Z
    path #d5effb M 34 2 C 40 -26 34 -44 26 -54 C 24 -30 18 -14 10 2 Z
    path white M -8 2 C -10 -30 0 -50 2 -60 C 8 -40 10 -20 8 2 Z
    disc #b5e0f7 -44 -50 5
    disc #b5e0f7 46 -46 5
    disc #b5e0f7 -14 -72 4
    disc #b5e0f7 18 -76 4`,
  flume: `
    line #8d96a3 5 -96 0 -96 -112
    line #8d96a3 5 -40 0 -40 -70
    line #8d96a3 5 20 0 20 -34
    path #3aa6d8 M -120 -130 L -104 -130 L 70 -20 L 130 -14 L 130 6 L 64 2 L -120 -108 Z
    path #9fe0f8 M -112 -122 L -104 -122 L 70 -12 L 128 -8 L 128 -2 L 66 -6 Z`,
  'flume-edge': `
    path #2f8fc0 M -120 -112 L 64 2 L 130 4 L 130 12 L 60 10 L -120 -100 Z`,
  'floating-goal': `
    line white 5 -6 6 -6 -54
    line white 5 -6 -54 34 -62
    line white 5 34 -62 34 6
    5x 8 -1.6 line #d5dbe3 1 -2 -52 -2 4
    6x 0 10 line #d5dbe3 1 -6 -46 34 -52`,
  'polo-cap': `
    path #22407f M -12.6 -1 C -12 -18 12 -18 12.4 -4 Z
    disc white -6 2 4
    text white 9 2 -7 5`,
  'yellow-ball': `
    disc #f2d23a 0 0 11
    curve #c8a01e 1.4 M -10 -3 C -3 -7 3 3 10 -1
    curve #c8a01e 1.4 M -2 -11 C 3 -4 -4 4 1 11`,
  'bob-hull': `
    path #d8433b M -58 -6 L -54 -26 L -30 -28 C 0 -30 40 -30 74 -10 L 74 -6 Z
    line white 3 -50 -16 64 -12
    text white 14 34 -10 1
    line #8d96a3 4 -56 -1 -16 -1
    line #8d96a3 4 30 -1 70 -1`,
  'one-wheel': `
    ring #33313c 4 0 -30 27
    ring #aeb6c0 1 0 -30 18
    4x 0 0 line #aeb6c0 1 -26 -30 26 -30
    line #aeb6c0 1 0 -56 0 -4
    line #aeb6c0 1 -18 -48 18 -12
    line #aeb6c0 1 18 -48 -18 -12
    line #d8433b 4 0 -30 0 -74
    box #22222c -12 -80 24 7 3`,
  segway: `
    disc #33313c 0 -15 17
    disc #8d96a3 0 -15 8
    box #22222c -20 -20 40 6 2
    line #33313c 4 8 -18 20 -70
    line #33313c 4 12 -70 30 -70`,
  'balance-board': `
    box #3576c9 -22 -14 44 7 3
    disc #22222c -20 -9 9
    disc #22222c 20 -9 9
    disc #6cc0ea -20 -9 3
    disc #6cc0ea 20 -9 3`,
  'kart-back': `
    box #22222c -38 -46 10 36 4
    box #33313c -34 -16 36 8 3
    line #33313c 3 22 -20 12 -36`,
  'kart-front': `
    path #d8433b M -10 -8 L 0 -20 L 40 -22 L 70 -10 L 70 -4 L -10 -4 Z
    box #f2c230 -52 -8 130 6 2
    disc ink -40 -10 13
    disc steel -40 -10 5
    disc ink 52 -9 11
    disc steel 52 -9 4
    text white 13 32 -9 8`,
  'quad-bike': `
    path #d8433b M -48 -28 C -40 -40 -24 -38 -14 -36 L 10 -40 C 26 -46 44 -40 50 -26 L 20 -24 L -20 -24 Z
    box #22222c -34 -46 36 8 4
    line #22222c 4 16 -40 22 -60
    line #22222c 3.4 14 -61 30 -61
    disc ink -32 -16 18
    disc steel -32 -16 8
    disc ink 38 -16 18
    disc steel 38 -16 8`,
  'jump-lines': `
    poly #c8863e -150 50 -70 50 -70 4
    line white 4 -100 -44 -66 -64
    line white 4 -110 -28 -76 -50`,
  'coaster-track': `
    6x 40 0 line #e8ecf2 3 -110 0 -110 -120
    curve #d8433b 6 M -140 -110 C -90 -108 -60 -90 -20 -62 C 20 -34 70 -10 130 -30
    curve #8a2f2f 3 M -140 -100 C -90 -98 -60 -80 -20 -52 C 20 -24 70 0 130 -20`,
  'coaster-car': `
    path #f2c230 M -64 -30 L -58 2 L 40 44 L 56 30 L 52 8 L 30 6 L 24 20 L -16 2 L -14 -12 L -40 -22 Z
    path #e2574c M -60 -10 L -58 2 L 40 44 L 52 34 Z
    disc ink -44 10 6
    disc ink 26 42 6`,
  'carousel-frame': `
    oval #b5343f 0 -2 110 9
    oval #d8606a 0 -6 108 7
    poly #e2574c -118 -140 118 -140 0 -196
    4x 59 0 poly #f8f6f1 -118 -140 -89 -140 0 -196
    6x 40 0 path #f2c230 M -120 -140 C -120 -128 -80 -128 -80 -140 Z
    line #e3bd4f 5 -92 -6 -92 -138
    line #e3bd4f 5 92 -6 92 -138
    line #e3bd4f 4 14 -6 14 -138`,
  'wooden-horse': `
    path #fdfbf5 M -34 -14 C -36 -30 -10 -30 16 -28 L 30 -54 L 46 -60 L 56 -44 L 44 -42 C 42 -20 34 -4 24 -2 L -26 -2 C -32 -4 -34 -10 -34 -14 Z
    path #e2a01e M 16 -28 L 30 -54 L 34 -62 L 24 -54 L 8 -28 Z
    line #fdfbf5 6 -24 -4 -34 14
    line #fdfbf5 6 -16 -4 -6 16
    line #fdfbf5 6 20 -4 40 6
    line #fdfbf5 6 14 -4 16 18
    curve #e2a01e 6 M -34 -16 C -46 -14 -44 0 -50 8
    box #d8433b -14 -32 26 9 3
    disc ink 44 -52 1.8`,
  'steel-cable': `
    line #5f6874 2.6 -110 -17 110 17`,
  pulley: `
    box #33313c -10 -8 20 10 3
    disc #aeb6c0 -4 -6 4
    disc #aeb6c0 5 -5 4
    line #33313c 3 -8 10 12 10
    line #33313c 2 2 0 2 10`,
  'trapeze-bar': `
    line #c9a86a 2 -14 30 -14 98
    line #c9a86a 2 16 30 16 98
    line #8a5a32 5 -20 100 22 100`,
  'two-trunks': `
    path #7a5236 M -120 0 L -114 -160 L -96 -160 L -92 0 Z
    disc #3f8a48 -106 -170 40
    disc #58ab5e -92 -186 24
    path #7a5236 M 92 0 L 96 -160 L 114 -160 L 120 0 Z
    disc #3f8a48 106 -170 40
    disc #58ab5e 92 -186 24`,
  'slack-band': `
    line #f07a2c 4 -106 -6 0 0
    line #f07a2c 4 0 0 106 -6`,
  'cliff-side': `
    path #9a7f66 M -14 0 L -8 -50 L -18 -110 L -10 -170 L -22 -232 L 80 -240 L 80 0 Z
    path #b09478 M 6 0 L 10 -70 L 2 -140 L 8 -236 L 80 -240 L 80 0 Z
    line #7f664f 2 -8 -50 20 -60
    line #7f664f 2 -16 -110 16 -104
    line #7f664f 2 -10 -170 14 -180`,
  'ice-wall': `
    path #bfe6f7 M -16 0 L -12 -60 L -20 -120 L -10 -180 L -18 -236 L 80 -240 L 80 0 Z
    path #e8f7fd M 4 0 L 10 -80 L 0 -160 L 8 -238 L 80 -240 L 80 0 Z
    4x 6 52 path #dff3fc M -18 -232 L -8 -232 L -13 -204 Z
    line #8fc4e0 2 -12 -60 16 -66
    line #8fc4e0 2 -14 -140 12 -146`,
  'ice-axe': `
    line #d8433b 3.4 -12 16 0 -6
    path #5f6874 M -6 -8 C 4 -14 14 -8 18 2 C 10 -4 4 -4 -4 -2 Z`,
};
