/** What is opened, packed, washed, painted and mended at home, and what with. */
export const HOME_PROPS: Readonly<Record<string, string>> = {
  'plain-table': `
    box #8a5f3c -40 -38 8 44 1
    box #8a5f3c 68 -38 8 44 1
    box #b98a5e -46 -42 130 6 2
    line #d0a678 1.2 -44 -41 82 -41`,
  jar: `
    box #cfeaf6@70 -9 -26 18 26 4
    box #d8433b -7 -20 14 18 3
    box #e3bd4f -10 -32 20 6 2`,
  'opening-marks': `
    curve #f2c230 2.4 M -8 0 C -8 -8 6 -8 8 -2
    poly #f2c230 4 -4 12 -3 8 3
    line #f2c230 2 -12 -8 -15 -13
    line #f2c230 2 0 -12 0 -18
    line #f2c230 2 12 -8 15 -13`,
  'closing-marks': `
    line #5b6b8a 2.4 -10 -14 -10 -4
    poly #5b6b8a -14 -5 -6 -5 -10 2
    line #5b6b8a 2.4 10 -14 10 -4
    poly #5b6b8a 6 -5 14 -5 10 2`,
  doorway: `
    box #6b4a32 -30 -136 60 136 1
    box #bfe3f5 -25 -131 50 131 0
    path #7cb25a M -25 -40 C -10 -48 10 -46 25 -40 L 25 0 L -25 0 Z
    disc #f6d34a 8 -106 9`,
  'door-leaf': `
    poly #c8864a 0 -131 -20 -140 -20 8 0 0
    poly #a86a34 -4 -118 -16 -124 -16 -76 -4 -74
    poly #a86a34 -4 -62 -16 -62 -16 -8 -4 -10
    disc gold -17 -62 2.6`,
  'door-opening': `
    curve #ffffff 2.4 M -12 -16 C -22 -10 -30 -6 -40 -4
    poly #ffffff -36 -10 -46 -3 -35 1`,
  'door-nearly-shut': `
    poly #c8864a 25 -131 -16 -126 -16 -4 25 0
    poly #a86a34 18 -118 -9 -115 -9 -76 18 -76
    poly #a86a34 18 -62 -9 -62 -9 -14 18 -10
    disc gold -12 -62 2.8`,
  'shut-door': `
    box #6b4a32 -30 -136 60 136 1
    box #c8864a -25 -131 50 131 0
    box #a86a34 -19 -122 38 46 2
    box #a86a34 -19 -64 38 54 2
    disc gold -19 -66 3`,
  'swing-arrow': `
    curve #ffffff 2.4 M -22 0 C -12 -8 0 -8 8 0
    poly #ffffff 10 -6 13 5 2 3`,
  'open-window': `
    box #fffaf0 -6 -134 72 86 2
    box #9fd3f0 0 -128 60 74 0
    path #7cb25a M 0 -78 C 20 -90 40 -84 60 -76 L 60 -54 L 0 -54 Z
    disc #f6d34a 44 -112 9
    poly #fffaf0 0 -128 -22 -138 -22 -44 0 -54
    poly #cfeaf6 -4 -122 -18 -129 -18 -54 -4 -60
    poly #fffaf0 60 -128 82 -138 82 -44 60 -54
    poly #cfeaf6 64 -122 78 -129 78 -54 64 -60
    box #e6ded0 -10 -50 80 6 2`,
  breeze: `
    curve #ffffff 2 M 20 -6 C 10 -12 4 0 -6 -6
    curve #ffffff 2 M 24 6 C 14 0 8 12 -2 6
    curve #ffffff 2 M 22 18 C 12 12 6 24 -4 18`,
  'closing-window': `
    box #fffaf0 -6 -134 72 86 2
    box #9fd3f0 0 -128 60 74 0
    box #fffaf0 28 -128 4 74 0
    poly #fffaf0 60 -128 32 -122 32 -48 60 -54
    poly #cfeaf6 55 -121 37 -117 37 -56 55 -60
    box #e6ded0 -10 -50 80 6 2
    curve #ffffff 2.4 M 76 -100 C 70 -110 60 -112 50 -108
    poly #ffffff 54 -114 44 -106 56 -102`,
  'umbrella-half': `
    line ink 2 0 12 0 -50
    path $ M 0 -54 C 8 -40 10 -24 6 -14 L -6 -14 C -10 -24 -8 -40 0 -54 Z
    line $-25 1 0 -50 0 -14
    curve ink 2.4 M 0 12 C 0 18 -6 18 -6 13`,
  'umbrella-full': `
    line ink 2 0 8 0 -52
    path $ M -44 -34 C -40 -64 40 -64 44 -34 C 36 -40 30 -40 22 -34 C 14 -40 8 -40 0 -34 C -8 -40 -14 -40 -22 -34 C -30 -40 -36 -40 -44 -34 Z
    curve $-25 1.2 M 0 -57 C -12 -52 -20 -44 -22 -34
    curve $-25 1.2 M 0 -57 C 12 -52 20 -44 22 -34
    curve ink 2.4 M 0 8 C 0 14 -6 14 -6 9`,
  'open-envelope': `
    poly #e6d3a8 -14 -8 0 -20 14 -8
    box #f6e8c8 -14 -8 28 18 1
    line #c8b080 1 -14 10 0 0
    line #c8b080 1 14 10 0 0`,
  'letter-sheet': `
    box white -10 -14 20 26 0
    4x 0 4 line #8d96a3 1 -7 -9 7 -9`,
  'tin-can': `
    box #c3ccd6 -10 -24 20 24 2
    box #d8433b -10 -19 20 13 0
    oval #e8edf2 0 -24 10 2.6
    oval #8d96a3 0 -24 7 1.6`,
  'can-opener': `
    line #d8433b 3 -16 -2 0 4
    line #d8433b 3 -15 4 0 4
    disc steel 2 5 3.4`,
  'wrapping-paper': `
    poly $ -34 0 34 0 26 -6 -26 -6
    4x 14 0 disc white -22 -3 1.6`,
  'half-wrapped': `
    box #e8dcc4 -16 -24 32 20 1
    poly $ -18 0 4 0 4 -26 -18 -26
    poly $-15 4 0 18 0 22 -8 10 -26 4 -26
    3x 7 0 disc white -14 -20 1.6
    3x 7 0 disc white -12 -10 1.6
    line gold 3 -4 -26 -4 0`,
  'ribbon-roll': `
    disc gold 0 -8 8
    disc #a8842c 0 -8 3
    curve gold 2 M 8 -8 C 16 -4 14 0 22 -1`,
  'gift-box': `
    box $ -18 -24 36 24 2
    line gold 4 0 -24 0 0
    poly $-20 -18 -24 -26 -36 -12 -30
    poly $-20 18 -24 26 -36 12 -30`,
  'torn-paper': `
    poly $+20 -14 0 -24 -12 -10 -16 -8 -4
    poly $+20 14 0 24 -14 12 -18 8 -4
    poly gold -2 -6 -10 -14 2 -12 10 -16 4 -6
    disc #f6d34a 0 -4 3
    4x 14 -3 line #f2c230 2 -20 -24 -22 -30`,
  'open-suitcase': `
    path #8a3b2e M -30 -18 L -34 -54 L 26 -58 L 30 -18 Z
    path #e8d8c0 M -27 -20 L -30 -50 L 23 -54 L 27 -20 Z
    line #8a3b2e 1.4 -26 -32 25 -36
    box #3576c9 -26 -24 22 6 2
    box #f2c230 -4 -25 18 7 2
    box #4fae7b 12 -23 14 6 2
    box #a84a38 -32 -19 64 19 4
    box #6b2c22 -6 -13 12 5 2
    line gold 2 -20 -18 -20 -12
    line gold 2 20 -18 20 -12`,
  'folded-clothes': `
    box $ -12 -6 24 6 2
    box white -11 -11 22 5 2
    line $-25 1 -8 -3 8 -3`,
  'open-box': `
    poly #b5824a -26 -26 -38 -36 -14 -34 -10 -28
    poly #b5824a 26 -26 38 -36 14 -34 10 -28
    box #c8955c -26 -27 52 27 1
    box #e0b684 -4 -27 8 27 0`,
  'packed-thing': `
    box #3576c9 -8 -14 6 16 1
    box #d8433b -2 -12 6 14 1
    disc #f2c230 9 -4 6`,
  crate: `
    box #8a5f3c -17 -29 34 29 1
    box #c8955c -16 -28 32 28 1
    box #e0b684 -3 -28 6 28 0
    line #9a6a3a 1 -16 -27 16 -27`,
  'strain-lines': `
    line #f2c230 2.4 -16 4 -22 0
    line #f2c230 2.4 -8 -4 -10 -12
    line #f2c230 2.4 4 -4 6 -12`,
  'grocery-bag': `
    curve #8a6242 1.6 M -6 6 C -6 -2 6 -2 6 6
    poly #d9b27c -13 6 13 6 11 34 -11 34
    poly leaf -8 6 -12 -6 -4 -4 -2 6
    line #f0c070 4 6 6 10 -10
    disc #d8433b 2 4 5`,
  puppy: `
    oval #b5793f 0 -12 14 10
    disc #b5793f 12 -24 9
    oval #7a4a26 6 -24 3 7
    disc ink 14 -26 1.4
    disc ink 20 -22 2`,
  'hugging-arm': `
    oval cloth-8 4 2 10 4 -.2
    oval skin 13 0 4.4 3.6`,
  framed: `
    box #b5824a -18 -14 36 28 1
    box #bfe3f5 -14 -10 28 20 0
    path #5aa84a M -14 10 L -14 4 L -4 -3 L 4 4 L 9 0 L 14 5 L 14 10 Z
    disc #f6d34a 8 -5 3`,
  ball: `
    disc $ 0 0 9
    curve white 1.6 M -8 -3 C -2 2 2 2 8 -3`,
  'flight-lines': `
    line #ffffff@90 2.4 -18 -6 -40 -9
    line #ffffff@90 2.4 -18 2 -44 0
    line #ffffff@90 2.4 -18 9 -38 9`,
  'flight-lines-back': `
    line #ffffff@90 2.4 18 -6 40 -9
    line #ffffff@90 2.4 18 2 44 0
    line #ffffff@90 2.4 18 9 38 9`,
  'open-palm': `
    oval skin 1 0 4 4.6
    4x 0 2.4 line skin 2 2 -4 8 -5`,
  'bent-rod': `
    curve #7a5236 2.4 M -12 10 C 0 -10 12 -36 32 -40
    line ink 4 -12 10 -4 -3
    disc steel 2 -3 3`,
  'caught-fish': `
    oval #6fa8c8 0 0 14 7
    poly #5a90b0 -12 0 -22 -7 -22 7
    disc ink 8 -2 1.4`,
  'fish-splash': `
    oval #4aa8d8 0 4 34 5
    oval #8fd0f2 0 2 22 3
    4x 9 0 line #d5effb 3 -14 -4 -18 -16
    3x 9 0 line #d5effb 3 4 -4 8 -18`,
  'insect-net': `
    line #a8713f 2.4 -10 12 24 -26
    ring #e8edf2 2 30 -33 9
    path #ffffff@70 M 22 -36 C 30 -44 40 -36 38 -28 C 52 -20 54 -8 46 -6 C 34 -8 26 -22 22 -36 Z`,
  butterfly: `
    oval $ -5 -3 5 7 -.5
    oval $ 5 -3 5 7 .5
    line ink 1.6 0 -6 0 6`,
  tap: `
    curve steel 4 M 10 0 L 10 -34 C 8 -44 -10 -44 -12 -34
    line #9fd8f4 3 -12 -32 -12 -4`,
  basin: `
    box #c3ccd6 -30 -7 62 9 3
    box #e8edf2 -33 -9 68 4 2`,
  'dirty-thing': `
    oval white 0 0 11 10
    oval #dfe5ec 0 0 7 6`,
  'wash-sponge': `
    box #f2c230 -6 -4 13 8 2
    disc white -4 5 3
    disc white 3 6 2.4
    disc white 8 4 2`,
  'soap-suds': `
    disc white -16 2 5
    disc white -8 -1 6
    disc #f0f8fc 2 2 6
    disc white 12 -1 6
    disc white 20 3 4
    disc #ffffff@80 -4 -14 3
    disc #ffffff@80 14 -18 2.4`,
  'car-side': `
    path red M -50 -14 C -50 -26 -40 -28 -30 -28 C -22 -42 14 -44 24 -28 C 40 -26 50 -24 50 -12 L 50 -8 L -50 -8 Z
    disc ink -28 -8 9
    disc ink 28 -8 9`,
  'foam-patch': `
    disc white 0 0 7
    disc white 9 3 6
    disc white -8 4 5
    disc #f0f8fc 2 9 6
    disc white 14 10 4`,
  'wash-bucket': `
    path #3f8fe8 M -12 -24 L 12 -24 L 9 0 L -9 0 Z
    disc white -6 -25 4
    disc white 1 -27 5
    disc white 7 -25 4
    curve steel 1.4 M -12 -24 C -10 -40 10 -40 12 -24`,
  'wet-plate': `
    oval white 0 0 12 13
    oval #dfe5ec 0 0 8 9`,
  'dish-towel': `
    path #e8edf2 M -8 -8 L 8 -6 L 12 20 L -6 22 Z
    3x 0 7 line #3576c9 1.6 -7 -2 9 0`,
  'bath-towel': `
    path #f2a0b4 M -14 -6 C -6 -10 8 -10 16 -6 L 18 26 L -16 26 Z
    line #d9738c 1.6 -15 20 17 20
    line #d9738c 1 0 -8 1 26`,
  'hair-dryer': `
    box #d9457a -4 -5 20 11 5
    poly #d9457a 4 4 12 4 9 20 3 20
    box ink -8 -4 5 9 1`,
  'warm-air': `
    3x 0 6 curve #ffd9a0 2 M 4 -6 C -2 -10 -6 -2 -14 -6`,
  'wet-shine': `
    oval #ffffff@50 0 0 24 2.4`,
  'spray-bottle': `
    box #5ac0e0 -6 -20 12 20 3
    box white -3 -26 6 6 1
    poly red -8 -30 4 -30 4 -26 -3 -25`,
  'wiping-cloth': `
    path #f2c230 M -8 -3 C -4 -6 6 -6 11 -3 C 14 2 10 6 6 5 C 0 8 -8 6 -8 -3 Z
    line #c89a1c 1 -3 -2 3 3`,
  'dusty-shelf': `
    box #8a5f3c -24 -124 60 124 2
    box #a8784e -20 -120 52 34 1
    box #a8784e -20 -82 52 36 1
    box #a8784e -20 -42 52 38 1
    4x 6 0 box #d8433b -16 -112 5 26 0
    3x 6 0 box #3576c9 10 -112 5 26 0
    4x 7 0 box #4fae7b -14 -72 6 26 0
    box #f2c230 16 -64 12 18 2
    3x 8 0 box #8e6bc9 -10 -30 6 26 0`,
  'feather-duster': `
    line #7a5236 3 -10 6 6 -4
    oval #f29ac0 16 -11 12 7 -.6
    3x 5 -3 line #d9709c 1.4 8 -8 12 -2`,
  'dust-cloud': `
    disc #d9cdb8@70 -6 0 5
    disc #d9cdb8@70 4 -6 6
    disc #d9cdb8@70 12 0 5
    disc #d9cdb8@60 18 -10 3`,
  'silver-cup': `
    path steel M -10 -14 L 10 -14 C 10 2 4 5 2 6 L 2 12 L 7 14 L -7 14 L -2 12 L -2 6 C -4 5 -10 2 -10 -14 Z`,
  gleam: `
    poly white 0 -10 2 -2 10 0 2 2 0 10 -2 2 -10 0 -2 -2`,
  'cloth-wide': `
    path $ M -20 -8 L 20 -8 L 19 12 L -19 12 Z
    line $-20 1.2 0 -8 0 12`,
  'cloth-folding': `
    path $ M -12 -7 L 12 -7 L 12 14 L -12 14 Z
    path $-18 M 0 -7 L 12 -7 L 12 14 L 0 14 Z
    line $+30 1.4 -10 10 10 10`,
  'folded-stack': `
    box $ -14 -6 28 6 2
    box #f2c230 -14 -12 28 6 2
    box #3576c9 -14 -18 28 6 2`,
  'paper-sheet': `
    poly #fbfaf6 -18 0 20 0 16 -5 -13 -5
    line #d5dbe3 1 -16 -1 18 -1`,
  'paper-fold': `
    poly #ffffff -12 8 0 -10 12 8
    poly #dfe5ec 0 -10 12 8 2 8
    line #aeb6c0 1 0 -10 2 8`,
  'paper-crane': `
    poly #f29ac0 -14 -4 0 -10 -4 0
    poly #d9709c 0 -10 10 -22 6 -4 -4 0
    poly #f29ac0 6 -6 18 -16 14 -6`,
  'half-painted-wall': `
    box #e8e2d6 -70 -160 190 160 0
    path $ M -70 -160 L 62 -160 L 60 -130 L 68 -118 L 60 -90 L 67 -60 L 58 -30 L 62 0 L -70 0 Z
    line $+20 2 -40 -150 -40 -20
    line $-12 2 6 -150 6 -16
    line $+20 2 40 -148 40 -30`,
  'high-painted-wall': `
    box #e8e2d6 -110 -190 220 190 0
    path $ M -110 -190 L 48 -190 L 46 -160 L 54 -148 L 46 -110 L 53 -70 L 44 -40 L 48 0 L -110 0 Z
    line $+20 2 -80 -180 -80 -30
    line $-12 2 -30 -180 -30 -20
    line $+20 2 20 -178 20 -40`,
  'leaning-ladder': `
    line wood 4 -20 0 -4 -120
    line wood 4 12 0 20 -120
    7x 1.9 -16 line wood 3.4 -18 -12 12 -12`,
  'paint-tray': `
    poly steel -16 -6 16 -6 20 0 -12 0
    poly $ -12 -5 12 -5 14 -2 -10 -2`,
  'paint-roller': `
    line #7a5236 3 -2 6 4 -6
    line steel 2 4 -6 8 -16
    box $ -4 -26 26 10 4
    line $-20 1 -2 -18 20 -18`,
  overalls: `
    box #e8edf2 -6 -24 13 24 2
    line #e8edf2 2.4 -4 -24 -3 -30
    line #e8edf2 2.4 5 -24 4 -30
    disc $ 2 -10 1.6
    disc $ -2 -17 1.2`,
  'wood-fence': `
    5x 16 0 path #d9b27c M -38 0 L -38 -40 L -32 -46 L -26 -40 L -26 0 Z
    box #c49a62 -40 -34 84 5 0
    box #c49a62 -40 -14 84 5 0`,
  'wet-paint': `
    path $@85 M -14 -16 L 6 -16 L 8 -4 L 5 14 L -12 16 Z
    line $+25 1.6 -8 -12 -8 10`,
  'paint-can': `
    box steel -11 -24 22 24 2
    oval $ 0 -24 11 3
    path $ M 6 -24 C 8 -14 10 -14 9 -8 C 6 -6 5 -14 3 -22 Z
    curve steel 1.4 M -11 -24 C -8 -40 8 -40 11 -24`,
  'wide-brush': `
    line #b5824a 4 -8 2 4 -2
    box steel 3 -6 5 9 1
    poly $ 8 -6 18 -9 19 0 8 3`,
  'spread-hand': `
    oval skin 0 2 9 7
    line skin 4 6 -2 16 -12
    line skin 4 8 0 20 -7
    line skin 4 8 3 21 0
    line skin 4 8 6 19 7
    line skin 4 -4 -3 0 -14
    box $ 14 -15 4 4 1
    box $ 18 -10 5 4 1
    box $ 19 -2 5 4 1`,
  'nail-brush': `
    box ink -4 -3 10 6 2
    line ink 1.2 6 0 14 0`,
  'wall-nail': `
    disc iron 0 0 2.4`,
  'hanging-string': `
    line #8d7a5a 1.4 -16 -16 0 -27
    line #8d7a5a 1.4 16 -16 0 -27`,
  'nail-hammer-down': `
    line #a8713f 3 0 0 2 22
    box iron -6 20 16 6 1`,
  'coat-hooks': `
    box #a8784e -26 -4 60 8 2
    4x 16 0 curve iron 2.4 M -20 4 C -20 10 -14 10 -14 6`,
  'hanging-coat': `
    path $ M -6 -20 L 6 -20 L 14 -8 L 12 22 L -12 22 L -14 -8 Z
    line $-30 1.4 0 -18 0 22`,
  'paper-sheet-up': `
    poly #fbfaf6 -16 -16 12 -18 14 16 -14 18
    line #d5dbe3 1 -16 0 0 -1`,
  'paper-scissors': `
    ring #d8433b 2.4 -8 -4 4
    ring #d8433b 2.4 -8 5 4
    poly steel -4 -2 16 4 -4 2
    poly #dfe5ec -4 3 16 -5 -4 0`,
  'paper-bits': `
    poly white -10 0 -4 -2 -6 4
    poly white 2 -4 8 -3 4 2
    poly white 10 4 16 3 13 8
    poly white -2 8 3 6 2 12`,
  'torn-left': `
    poly #fbfaf6 -12 -14 8 -14 4 -8 9 -2 4 4 8 14 -12 14
    3x 0 6 line #8d96a3 1 -9 -8 2 -8`,
  'torn-right': `
    poly #fbfaf6 12 -14 -6 -14 -10 -8 -5 -2 -10 4 -6 14 12 14
    3x 0 6 line #8d96a3 1 -2 -8 9 -8`,
  'glue-stick': `
    box #f2c230 -4 -10 8 16 2
    box white -3 6 6 5 1`,
  'shirt-in-hands': `
    path $ M -14 -8 L 16 -12 L 22 10 L 18 24 L -10 24 L -16 8 Z
    line $-25 1.2 5 -10 4 24`,
  'big-button': `
    disc white 0 0 5
    ring #8d96a3 1 0 0 5
    disc ink -1.6 0 .9
    disc ink 1.6 0 .9`,
  'sewing-needle': `
    line #e8edf2 1.6 -2 -7 3 9
    line #6b7380 .8 -2 -7 3 9`,
  'cloth-in-hands': `
    path $ M -16 -6 C -6 -12 8 -10 18 -6 L 20 18 C 8 24 -8 22 -18 18 Z
    line $+30 1.2 -10 4 12 2`,
  'red-stitches': `
    5x 4 0 line #d8433b 1.4 -9 0 -7 0`,
  screwdriver: `
    line #d8433b 5 -6 -8 0 -2
    line steel 2.4 0 -2 10 8`,
  'broken-clock': `
    disc #b5824a 0 -16 16
    disc #fbfaf6 0 -16 13
    line ink 1.6 0 -16 0 -25
    line ink 1.6 0 -16 6 -13`,
  'tool-box': `
    box #d8433b -18 -14 36 14 2
    curve iron 2.4 M -8 -14 C -8 -24 8 -24 8 -14
    line steel 3 -14 -14 -18 -24
    line #a8713f 3 13 -14 16 -24`,
  spanner: `
    line steel 4 -8 4 10 -6
    ring steel 3.4 13 -8 4`,
  'bicycle-side': `
    ring ink 2.4 -26 -16 15
    ring ink 2.4 26 -16 15
    line $ 3 -26 -16 -4 -16 14 -40 -12 -40 -4 -16
    line $ 3 14 -40 26 -16`,
  'coin-stack': `
    4x 0 -3 oval gold 0 6 9 2.6
    6x 0 -3 oval gold 18 6 9 2.6
    2x 0 -3 oval gold -18 6 9 2.6`,
  'pointing-hand': `
    oval skin 0 0 5 4.4
    line skin 2.8 2 -1 12 -1
    3x 0 2 line skin-12 1.4 0 0 4 0`,
  'count-marks': `
    text ink 12 -14 0 1
    text ink 14 2 -4 2
    text ink 16 18 -8 3`,
  'button-panel': `
    box #8d96a3 -10 -28 26 56 3
    box #c3ccd6 -7 -25 20 50 2
    disc white 3 -14 6
    disc red -1 0 6
    disc white 3 14 6`,
  'button-glow': `
    ring #f2c230 2 0 0 9
    line #f2c230 2 0 -12 0 -18
    line #f2c230 2 -9 -9 -13 -13
    line #f2c230 2 -9 9 -13 13`,
  fist: `
    disc skin 2 0 5.4
    3x 0 3 line skin-18 1 4 -3 7 -3`,
  'knock-marks': `
    line #f2c230 2.4 -6 -6 -10 -12
    line #f2c230 2.4 2 -8 3 -16
    line #f2c230 2.4 -9 2 -16 2`,
  'lamp-stand': `
    line iron 3 0 0 0 -92
    oval iron 0 -1 14 3
    poly #f2d9a0 -18 -84 18 -84 10 -112 -10 -112`,
  'lamp-glow': `
    disc #ffe58a@40 0 0 44
    disc #ffeeb0@60 0 0 28
    4x 20 0 line #f2c230 3 -30 30 -33 40`,
  'pull-cord': `
    line #8d7a5a 1.4 0 -2 -3 26
    disc gold -3 28 2.4`,
  'tall-candle': `
    box #f8f0dc -6 -36 12 36 2
    oval gold 0 -1 14 3
    line ink 1.4 0 -36 0 -40`,
  'candle-flame': `
    disc #ffe58a@50 0 0 16
    path #f59a2c M 0 -11 C 6 -2 5 5 0 6 C -5 5 -6 -2 0 -11 Z
    path #ffe58a M 0 -5 C 3 0 2 4 0 5 C -2 4 -3 0 0 -5 Z`,
  'burning-match': `
    line #d9b27c 2 -2 2 14 -4
    path #f59a2c M 15 -14 C 20 -6 18 -2 14 -3 C 11 -5 12 -9 15 -14 Z`,
  parcel: `
    box #c8955c -16 -26 32 26 2
    line #8a5f3c 2 0 -26 0 0
    line #8a5f3c 2 -16 -14 16 -14`,
};
