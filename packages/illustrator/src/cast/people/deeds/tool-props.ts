/** Tools, machines and what they work on. */
export const TOOL_PROPS: Readonly<Record<string, string>> = {
  'open-canoe': `
    path #a8623a M -84 -34 C -78 -16 -60 -12 0 -12 C 60 -12 78 -16 88 -36 C 90 -8 70 12 0 12 C -70 12 -88 -8 -84 -34 Z
    path #c8824a M -84 -34 C -78 -16 -60 -12 0 -12 C 60 -12 78 -16 88 -36 L 84 -26 C 70 -8 50 -7 0 -7 C -50 -7 -68 -8 -80 -24 Z
    path #57b8e0@80 M -100 12 C -70 4 -50 12 -30 8 C 0 2 30 12 50 8 C 70 4 80 10 100 10 L 100 18 L -100 18 Z`,
  'one-blade': `
    line #d9a860 3 -6 -32 4 26
    line #8a5a32 4 -10 -32 -1 -33
    path #8a5a32 M 0 22 L 10 20 C 16 34 16 46 10 50 C 4 48 0 36 0 22 Z`,
  'filling-tub': `
    line #c3ccd6 5 -34 -30 -34 -62
    curve #c3ccd6 5 M -34 -62 C -34 -70 -14 -70 -14 -60
    line #8fd8f4 5 -14 -58 -14 -26
    path #fdfdfd M -46 -40 L 62 -40 C 60 -14 52 -4 40 -4 L -26 -4 C -38 -4 -44 -14 -46 -40 Z
    box #e3e9f0 -50 -42 116 6 3
    oval #8fd0f2 8 -38 46 4
    disc white 20 -44 7
    disc white 32 -42 6
    disc white 8 -43 5`,
  'big-door': `
    box #6b4226 -34 -126 68 126 1
    box #a8713f -28 -120 56 120 1
    box #8f5c30 -20 -110 40 40 1
    box #8f5c30 -20 -46 40 38 1
    disc gold -20 -60 5
    box gold -23 -56 6 12 2`,
  'big-key': `
    ring gold 3 -8 0 6
    line gold 3 -2 0 12 0
    line gold 3 8 0 8 5
    oval skin -8 2 5 4.4`,
  'turn-ring': `
    curve white 3 M -14 2 C -12 -16 12 -16 14 2
    poly white 14 10 8 0 20 0`,
  'wall-socket': `
    box white -13 -15 26 30 3
    disc #33313c -4 0 3
    disc #33313c 5 0 3
    line #f2c230 2.4 -18 -20 -24 -28
    line #f2c230 2.4 0 -20 0 -30`,
  plug: `
    curve ink 3 M -6 0 C -30 4 -20 24 -46 28
    box ink -8 -6 14 12 2
    line steel 2.4 6 -3 13 -3
    line steel 2.4 6 3 13 3
    oval skin -4 0 4.4 5`,
  'twisted-towel': `
    path #f2c230 M -16 -5 C -8 4 8 -12 16 -5 L 16 6 C 8 14 -8 -2 -16 6 Z
    3x 9 0 line #c8961e 2 -12 -4 -4 6
    path #f2c230 M -16 -7 L -28 -14 L -30 10 L -16 7 Z
    path #f2c230 M 16 -7 L 28 -14 L 30 10 L 16 7 Z
    oval skin -13 0 5.6 7
    oval skin 13 0 5.6 7`,
  'towel-drops': `
    3x 8 4 path #6cc0ea M -8 -8 C -5 -3 -4 0 -8 2 C -12 0 -11 -3 -8 -8 Z
    2x 9 -4 path #6cc0ea M -5 10 C -2 15 -1 18 -5 20 C -9 18 -8 15 -5 10 Z`,
  'tall-shelf': `
    box #7a5236 -30 -130 66 130 1
    4x 0 31 box #a8784e -26 -126 58 26 0
    7x 8 0 box #d8433b -24 -121 6 21 0
    5x 8 0 box #3576c9 -24 -90 6 21 0
    6x 8 0 box #3f9a52 -14 -59 6 21 0
    6x 8 0 box #f2c230 -24 -28 6 21 0`,
  'small-book': `
    box #e2574c -4 -16 16 22 1
    box #fdfbf5 10 -14 3 18 0
    oval skin 0 1 4.4 4`,
  'tiled-floor': `
    poly #8d96a3 -20 6 90 6 70 -12 -8 -12
    4x 24 0 poly #f4f8fc -18 5 2 5 3 -3 -13 -3
    3x 22 0 poly #9fd8e8 -12 -4 6 -4 7 -11 -8 -11`,
  'square-tile': `
    poly #9fd8e8 -12 4 12 4 10 -4 -10 -4
    poly #6fb0c8 -12 4 12 4 12 7 -12 7`,
  'tile-stack': `
    5x 0 -6 box #9fd8e8 -16 -6 32 5 1`,
  'flat-carpet': `
    poly #b5343f -90 4 60 4 60 -5 -84 -5
    5x 26 0 poly #f2c230 -72 0 -62 0 -60 -3 -70 -3`,
  'carpet-roll': `
    disc #b5343f 0 -14 15
    ring #f2c230 2 0 -14 10
    ring #8a1f2a 2 0 -14 6
    ring #f2c230 1.6 0 -14 2`,
  'patterned-wall': `
    box #f4efe4 -34 -136 80 136 0
    box #f2d5c0 -34 -136 34 136 0
    6x 0 22 disc #d8606a -26 -126 4
    6x 0 22 disc #d8606a -10 -116 4
    6x 0 22 oval leaf -18 -120 3 5
    path #e8d8c8 M 0 -136 L 10 -136 C 20 -128 14 -110 6 -104 L 0 -96 Z`,
  'paste-bucket': `
    poly #5f6874 -12 -22 12 -22 9 0 -9 0
    oval #f4efe4 0 -22 12 3`,
  'toilet-brush': `
    line #f4f1ea 3 -2 -8 8 16
    oval #3576c9 10 20 6 5`,
  'toilet-bowl': `
    box #fdfdfd 12 -66 24 40 4
    path #fdfdfd M -26 -34 L 24 -34 C 22 -16 10 -12 8 -10 L 12 0 L -10 0 L -8 -10 C -18 -14 -24 -20 -26 -34 Z
    box #e3e9f0 -30 -38 56 6 3
    disc steel 32 -60 3
    disc white -10 -42 5
    disc white 0 -44 6
    disc #d5effb 10 -42 5`,
  'leaf-net': `
    oval #5f6874 6 0 16 6
    oval #9fd8f4 6 0 13 4
    oval #c8862c 4 -1 4 2`,
  'pool-edge': `
    path #4fb8e0 M -50 0 L 60 0 L 60 16 L -66 16 Z
    poly #e8ecf2 -60 -4 64 -4 64 1 -60 1
    oval #c8862c 0 8 4 2
    oval #8aa83a 30 10 4 2`,
  'bright-window': `
    box #fdfbf5 -46 -72 92 96 2
    box #8fd0f2 -40 -66 80 84 0
    disc #fff2b0 14 -44 12
    path #6cba5a M -40 -2 C -10 -16 10 -8 40 -12 L 40 18 L -40 18 Z
    line #fdfbf5 3 0 -66 0 18
    line #fdfbf5 3 -40 -24 40 -24
    line #8a6242 4 -66 -78 66 -78`,
  'curtains-shut': `
    box #c8604a -60 -78 60 116 2
    box #c8604a 0 -78 60 116 2
    8x 15 0 line #a84a36 2 -52 -76 -52 36`,
  'curtains-apart': `
    path #c8604a M -66 -78 L -34 -78 C -34 -30 -44 -20 -50 38 L -66 38 Z
    path #c8604a M 66 -78 L 34 -78 C 34 -30 44 -20 50 38 L 66 38 Z
    line white 3 -14 -88 -34 -88
    poly white -40 -88 -32 -93 -32 -83
    line white 3 14 -88 34 -88
    poly white 40 -88 32 -93 32 -83`,
  'christmas-tree': `
    box #6b4226 -5 -14 10 14 1
    poly #2f7a45 -42 -14 42 -14 0 -62
    poly #358a4e -35 -44 35 -44 0 -92
    poly #3f9a58 -26 -76 26 -76 0 -122
    poly #f2c230 0 -134 3 -125 12 -125 5 -119 8 -110 0 -116 -8 -110 -5 -119 -12 -125 -3 -125
    disc #d8433b -20 -24 5
    disc #f2c230 8 -30 5
    disc #3576c9 24 -22 5
    disc #d8433b 14 -58 5
    disc #3576c9 -12 -56 5
    disc #f2c230 0 -84 5
    curve #ffe27a 2 M -30 -34 C -10 -26 10 -42 28 -48`,
  'tree-ball': `
    line #c9a86a 1.4 0 0 4 5
    disc #d8433b 5 11 6
    oval white@70 3 9 2 1.4`,
  'ornament-box': `
    box #c8955c -14 -14 30 14 1
    disc #d8433b -6 -16 5
    disc #f2c230 3 -17 5
    disc #3576c9 11 -16 5`,
  'cut-trunk': `
    path #7a5236 M -16 0 L -14 -150 L 16 -150 L 20 0 Z
    3x 10 0 line #5f3f28 1.6 -8 -140 -8 -4
    poly #f0d8a8 -16 -52 8 -46 -16 -40`,
  'chain-saw': `
    box #f07a2c -14 -10 26 18 4
    curve ink 3 M -10 -10 C -8 -18 6 -18 8 -10
    path #aeb6c0 M 12 -5 L 44 -5 C 50 -3 50 4 44 6 L 12 6 Z
    6x 6 0 line #5f6874 1.6 14 -6 16 -9
    oval skin -4 -14 5 4`,
  'chip-spray': `
    5x 7 6 disc #e8c890 -26 -6 2.4
    5x 6 -3 disc #d9b27c -22 12 2`,
  'broken-road': `
    oval #4a4f5a 0 2 40 6
    poly #2b2f3a -20 0 -4 -3 2 3 14 -2 22 2 0 6
    4x 14 0 poly #6d7683 -30 0 -20 0 -26 -9`,
  'road-drill': `
    line ink 4 -14 0 14 0
    box #f2c230 -7 0 14 26 3
    box #5f6874 -4 26 8 14 1
    poly #33313c -3 40 3 40 0 54
    oval skin -11 0 5 4.4
    oval skin 11 0 5 4.4`,
  'shake-lines': `
    2x 0 12 curve white 2.6 M -18 -6 C -22 -2 -14 2 -18 6
    2x 0 12 curve white 2.6 M 18 -6 C 22 -2 14 2 18 6`,
  'leaf-blower': `
    box #f07a2c -14 -10 24 18 5
    line ink 9 8 2 46 18
    curve ink 3 M -8 -10 C -6 -18 4 -18 6 -10
    oval skin 0 -14 5 4`,
  'blown-leaves': `
    4x 11 -7 oval #e2862c -30 14 6 3 .6
    4x 10 6 oval #c8503a -26 -18 6 3 -.4
    3x 12 -2 oval #f2c230 -16 2 6 3 1
    2x 0 14 line white 2.4 -56 0 -38 -4`,
  'loud-horn': `
    path #f4f1ea M -6 -8 L 34 -24 L 34 12 L -6 2 Z
    path #d8433b M 28 -26 L 36 -28 L 36 16 L 28 12 Z
    line ink 4 4 2 2 12
    oval skin 2 6 5 4.4`,
  'sound-waves': `
    curve #d8433b 3 M 0 -12 C 6 -5 6 5 0 12
    curve #d8433b 3 M 10 -20 C 20 -8 20 8 10 20
    curve #d8433b 3 M 20 -28 C 34 -12 34 12 20 28`,
  'red-cylinder': `
    box #d8243c -8 -6 16 36 5
    box #33313c -4 -12 8 7 1
    box white -5 6 10 10 1
    curve ink 3 M 2 -10 C 12 -16 14 -12 16 -8`,
  'foam-jet': `
    line ink 4 -6 2 6 0
    path #f4f8fc@90 M 6 -2 C 36 -8 56 -6 76 6 C 82 20 72 40 66 46 C 46 30 24 10 6 4 Z
    disc white 74 30 9
    disc white 66 18 8`,
  'floor-fire': `
    path #f2742c M -24 0 C -34 -26 -12 -34 -14 -56 C 0 -44 2 -30 4 -24 C 8 -34 16 -38 14 -50 C 30 -34 34 -14 24 0 Z
    path #f6cf3f M -12 0 C -16 -14 -4 -20 -4 -32 C 8 -22 18 -10 12 0 Z`,
  'drink-machine': `
    box #c8243c -28 -132 60 132 4
    box #bfe0ee -22 -122 38 84 2
    3x 0 28 line #8d96a3 2 -22 -96 16 -96
    4x 9 0 box #d8433b -19 -114 6 17 2
    4x 9 0 box #3f9a52 -19 -86 6 17 2
    4x 9 0 box #3576c9 -19 -58 6 17 2
    box #22222c 20 -92 8 22 1
    disc #f2c230 24 -60 3
    box #22222c -18 -28 34 16 2
    box #d8433b -6 -24 8 11 2`,
  'bank-machine': `
    box #3f5f9a -28 -126 60 126 3
    box #22222c -22 -96 40 28 2
    box #6cc0ea -19 -93 34 22 1
    text white 10 -2 -79 $
    box #f4f1ea -22 -120 48 18 2
    text #22407f 13 2 -106 ATM
    3x 8 0 box #d5dbe3 -20 -62 6 5 1
    3x 8 0 box #d5dbe3 -20 -55 6 5 1
    box #16161c -32 -50 26 5 1`,
  'paper-money': `
    box #7cc48a -4 -5 20 10 1
    disc #cfeec8 6 0 3`,
  'wide-desk': `
    box #a8784e -40 -44 120 6 2
    box #8a5f3c -34 -38 108 44 1
    line #6b4a30 1.6 20 -34 20 4`,
  'big-calculator': `
    poly #33313c -14 2 18 2 22 -26 -8 -26
    poly #b9e0c0 -7 -18 17 -18 18 -24 -6 -24
    text #22222c 6 8 -18.6 4096
    3x 8 0 box #f4f1ea -8 -14 5 4 1
    3x 8 0 box #f4f1ea -9 -8 5 4 1
    3x 8 0 box #f2a02c -10 -3 5 4 1`,
  'paper-sums': `
    poly white -16 2 16 2 20 -24 -10 -24
    text ink 7 4 -16 12+30
    line ink 1 -8 -10 14 -10
    line ink 1 -9 -5 10 -5`,
  'pressing-finger': `
    oval skin 0 0 5 4.4
    line skin 3.4 2 1 8 5`,
  'big-tablet': `
    poly #33313c -14 18 16 22 24 -16 -6 -20
    poly #8fd0f2 -10 14 13 18 20 -13 -3 -16
    box #f2c230 0 -8 6 6 1
    box #d8433b 9 -7 6 6 1
    box #4fae5a -2 2 6 6 1
    box #fdfbf5 7 3 6 6 1
    oval skin -10 18 5 5`,
  'type-writer': `
    box #fdfbf5 -10 -50 26 26 1
    3x 0 5 line ink 1 -6 -45 11 -45
    box ink -18 -28 42 8 3
    path #3f6a5a M -26 0 L -18 -22 L 24 -22 L 28 0 Z
    5x 8 0 disc #f4f1ea -16 -12 2.4
    5x 8 0 disc #f4f1ea -18 -6 2.4`,
  'face-screen': `
    poly #33313c -30 -50 26 -50 22 -4 -26 -4
    poly #9fd8c8 -26 -46 22 -46 19 -8 -23 -8
    disc #e0a878 -2 -28 9
    path #4a2f24 M -12 -28 C -14 -42 10 -42 8 -28 C 2 -34 -6 -34 -12 -28 Z
    path #e2574c M -18 -8 C -14 -20 10 -20 14 -8 Z
    disc ink -5 -28 1.2
    disc ink 2 -28 1.2
    curve ink 1.2 M -5 -23 C -3 -21 0 -21 2 -23
    poly #8d96a3 -40 0 20 0 22 -4 -26 -4`,
  'waving-hand': `
    oval skin 0 -2 6 7
    4x 3.4 0 line skin 2.8 -5 -4 -6 -13`,
  'house-roof': `
    box #f0e2c8 -100 -60 200 60 0
    box #8fb8d8 -70 -46 28 28 1
    box #8fb8d8 40 -46 28 28 1
    box #8a5a32 -12 -44 26 44 1
    poly #b5523a -118 -56 118 -56 70 -92 -70 -92
    5x 40 0 line #8f3e2a 2 -96 -58 -84 -90
    3x 0 10 line #8f3e2a 1.6 -104 -64 104 -64
    poly #7a3422 10 -84 34 -84 38 -76 8 -76`,
  'claw-hammer': `
    line #c8863e 3.4 -4 4 12 -10
    box #5f6874 8 -17 10 8 1`,
  'open-sink': `
    box #6fb0a8 -34 -62 80 62 1
    box #3a4a48 -26 -50 62 48 1
    box #c3ccd6 -38 -68 88 7 2
    curve steel 3 M 22 -68 L 22 -86 C 22 -92 8 -92 8 -82
    curve #c3ccd6 6 M 4 -50 L 4 -34 C 4 -22 -14 -22 -14 -34
    path #6cc0ea M -12 -18 C -9 -13 -8 -10 -12 -8 C -16 -10 -15 -13 -12 -18 Z`,
  'pipe-wrench': `
    line #d8433b 4 -4 8 8 -6
    path #5f6874 M 4 -10 L 16 -16 L 18 -8 L 12 -6 L 12 -2 L 6 -2 Z`,
  'drip-bucket': `
    poly #3576c9 -11 -16 11 -16 8 0 -8 0
    oval #6cc0ea 0 -16 11 2.6`,
  'hot-bubble': `
    disc #f2742c@85 10 0 16
    disc #f6cf3f@80 8 -3 9
    oval white@70 4 -6 3 5 .5`,
  'glass-oven': `
    box #8a6a5a -30 -104 66 104 4
    path #22222c M -18 -30 L -18 -62 C -18 -84 22 -84 22 -62 L 22 -30 Z
    path #f2742c M -14 -32 L -14 -60 C -14 -78 18 -78 18 -60 L 18 -32 Z
    path #f6cf3f M -8 -32 C -10 -48 2 -50 2 -64 C 12 -52 14 -40 12 -32 Z`,
  'sprayed-wall': `
    box #a8665a -40 -132 96 132 0
    6x 0 20 line #8a5048 1.4 -40 -118 56 -118
    curve #f0559a 8 M -30 -96 C -34 -70 -10 -70 -12 -92 C -14 -108 -30 -106 -30 -96
    curve #4fd07a 8 M 0 -104 L 0 -70 L 18 -70
    curve #f2c230 8 M 30 -104 L 46 -104 L 30 -72 L 48 -72
    poly #3fb0e8 -20 -40 -14 -28 -2 -28 -11 -20 -8 -8 -20 -15 -32 -8 -29 -20 -38 -28 -26 -28`,
  'spray-can': `
    box #3fb0e8 -5 -8 10 20 2
    box white -3 -13 6 5 1
    poly #f0559a@60 4 -11 22 -20 22 0`,
  'bee-hive': `
    box #f2d98a -26 -52 56 50 2
    line #c8a03a 2 -26 -26 30 -26
    box #8a5a32 -8 -12 20 6 2
    box #c8a03a -30 -56 64 5 1
    line #8a6242 4 -20 -2 -20 2
    line #8a6242 4 24 -2 24 2`,
  'honey-frame': `
    box #a8713f -20 -26 42 34 1
    box #f2a82c -16 -22 34 26 0
    5x 7 0 ring #c87a14 1 -13 -18 3
    5x 7 0 ring #c87a14 1 -13 -10 3
    5x 7 0 ring #c87a14 1 -13 -2 3`,
  'bee-veil': `
    oval #e8d8a8 0 -9 20 4
    path #e8d8a8 M -11 -10 C -10 -20 10 -20 11 -10 Z
    path #33313c@35 M -16 -8 L 17 -8 L 14 14 L -13 14 Z`,
  'flying-bees': `
    3x 22 8 oval #f2c230 -24 0 5 3.4
    3x 22 8 line #22222c 1.6 -24 -3 -24 3
    3x 22 8 oval white@80 -24 -5 4 2.4 -.4
    2x 26 -10 oval #f2c230 -6 24 5 3.4
    2x 26 -10 line #22222c 1.6 -6 21 -6 27`,
  'tripod-level': `
    line #f2c230 4 0 -58 -22 0
    line #f2c230 4 0 -58 22 0
    line #f2c230 4 0 -58 2 0
    box #f2a02c -12 -74 22 16 3
    box ink 10 -70 12 8 2
    box ink -17 -69 6 6 1`,
  'striped-rod': `
    5x 0 20 box #d8433b -4 -100 8 10 0
    5x 0 20 box white -4 -90 8 10 0`,
  'cracked-wall': `
    box #a8563f -30 -104 66 104 0
    6x 0 17 line #8a4331 1.6 -30 -88 36 -88
    4x 17 0 line #8a4331 1.6 -20 -104 -20 0
    poly #4a2a20 -32 -70 -12 -64 -6 -50 -14 -38 -32 -34
    line #2b1a14 2.4 -8 -56 14 -70
    line #2b1a14 2.4 -10 -42 10 -28
    3x 12 0 poly #a8563f -56 0 -46 0 -50 -9`,
  'heavy-hammer': `
    line #c8863e 4 -26 4 16 -4
    box #4a4f5a 10 -18 14 26 2`,
  'van-rear': `
    box #f4f6f8 -38 -124 100 112 4
    box #3a3f4a -32 -112 44 96 1
    box #c8955c -28 -40 18 24 1
    box #b5824a -8 -46 18 30 1
    box #c8955c -24 -62 18 20 1
    poly #d5dbe3 -38 -122 -60 -116 -60 -16 -38 -12
    disc ink 40 -10 13
    disc steel 40 -10 6
    box #8d96a3 -40 -16 104 6 1`,
  'brown-box': `
    box #c8955c -16 -14 32 28 1
    box #e8d0a0 -4 -14 8 28 0
    line #a8733c 1.4 -16 -4 16 -4`,
  'lifted-sofa': `
    box #5f93b0 -44 -34 88 26 8
    box #4f7f9a -52 -18 16 28 6
    box #4f7f9a 36 -18 16 28 6
    box #6fa3c0 -38 -12 76 16 5
    line #33313c 4 -40 10 -40 16
    line #33313c 4 40 10 40 16`,
  'house-door': `
    box #f0e2c8 -40 -136 100 136 0
    box #8a5a32 -22 -118 50 118 1
    box #3a2a22 -16 -112 38 112 0`,
  'paper-bag': `
    line #5f6874 3 -2 -24 8 -2
    path #d9b27c M -4 -4 L 18 -4 L 16 14 L -2 14 Z
    3x 5 0 box #f4f1ea -1 -12 4 9 1`,
  'rolled-paper': `
    box #f4f1ea -4 -4 20 8 3
    line #8d96a3 1 0 -2 14 -2
    line #d8433b 2 6 -4 6 4`,
  'strong-bench': `
    box #a8713f -34 -40 80 7 1
    line #8a5a32 6 -26 -34 -26 0
    line #8a5a32 6 38 -34 38 0`,
  'wood-frame': `
    box #d9a860 -20 -36 40 36 1
    box #b5823f -15 -31 30 26 1
    line #d9a860 4 0 -34 0 -2`,
  'plank-pile': `
    3x 0 -6 box #d9a860 -34 -6 68 5 1`,
  'signed-sheet': `
    poly white -22 4 24 4 30 -16 -14 -16
    3x 0 4 line #8d96a3 1 -8 -12 22 -12
    curve #2f4fa8 1.8 M -12 0 C -8 -6 -6 4 -2 -2 C 2 -6 4 2 10 -1`,
  'ink-pen': `
    line #22407f 3 -4 -12 6 6
    oval skin 0 0 5 4.4`,
  'exercise-book': `
    poly white -24 4 0 4 0 -14 -18 -14
    poly #f4f1ea 0 4 24 4 18 -14 0 -14
    3x 0 4 line #8fb0d8 1 -18 -10 -2 -10
    3x 0 4 line #8fb0d8 1 2 -10 18 -10`,
  'book-pile': `
    box #d8433b -16 -6 32 6 1
    box #3576c9 -14 -12 30 6 1
    box #3f9a52 -16 -18 30 6 1`,
  'question-cloud': `
    oval white 0 -4 22 16
    disc white -14 14 4
    disc white -20 22 2.4
    text #5b6b8a 22 0 4 ?`,
  'pouring-tube': `
    path #dfeef6@90 M -5 -20 L 5 -20 L 5 10 C 5 16 -5 16 -5 10 Z
    path #3fb0e8 M -4 -8 L 4 -8 L 4 10 C 4 14 -4 14 -4 10 Z
    oval skin 0 2 5 5`,
  'green-flask': `
    path #dfeef6@90 M -6 -44 L 6 -44 L 6 -28 L 22 0 L -22 0 L -6 -28 Z
    path #4fd07a M -10 -20 L 10 -20 L 20 -1 L -20 -1 Z
    box #c3ccd6 -8 -47 16 4 1`,
  'flask-bubbles': `
    disc #9fecc0 0 0 5
    disc #9fecc0 8 -10 4
    disc #9fecc0 -7 -14 4
    disc #c8f6d8 3 -24 6`,
  'red-tubes': `
    box #8a5f3c -16 -10 32 10 1
    3x 10 0 box #dfeef6 -13 -26 6 22 2
    box #d8433b -13 -18 6 14 2
    box #f2c230 -3 -16 6 12 2
    box #8e6bc9 7 -20 6 16 2`,
};
