/** What belongs to bodies, children, meetings and rooms. */
export const CARE_PROPS: Readonly<Record<string, string>> = {
  'floor-scale': `
    box #e8ecf2 -24 -8 48 8 3
    box #33313c 2 -10 14 4 1`,
  'weight-sign': `
    box white -26 -16 56 30 8
    text #d8433b 17 2 5 72 kg`,
  'thin-brush': `
    line #8a5a32 2.4 -6 6 8 -2
    poly #f0559a 8 -4 15 -4 9 0
    oval skin 0 2 4.4 4`,
  'paint-box': `
    box #33313c -8 -6 26 8 2
    4x 6 0 disc #f2c230 -3 -6 2.4
    2x 12 0 disc #d8433b 3 -6 2.4`,
  'tiger-paint': `
    path #f2a02c@75 M -2 -9 C 8 -13 15 -6 15 2 C 13 10 4 12 -2 8 Z
    line #22222c 2 2 -10 5 -5
    line #22222c 2 10 -9 8 -5
    line #22222c 1.6 0 3 6 4
    line #22222c 1.6 0 7 6 6
    disc #22222c 12 3 2
    disc ink 3.2 -.2 1.4
    disc ink 9 -.2 1.4`,
  'big-needle': `
    line #8d96a3 2.4 0 12 0 -14
    ring #8d96a3 1.6 0 -18 3.6
    oval skin 0 8 4.4 5`,
  'red-thread': `
    curve #d8243c 2 M 14 -16 C 6 -14 4 -6 0 0 C -8 12 -4 26 -14 34
    oval skin 0 0 4.4 4`,
  'bead-string': `
    curve #8a5a32 1.4 M 0 0 C -4 26 -40 30 -44 6
    disc #d8433b -5 14 4
    disc #f2c230 -12 21 4
    disc #3576c9 -21 23 4
    disc #4fae5a -30 22 4
    disc #f0559a -38 16 4
    oval skin 0 0 4.4 4`,
  'one-bead': `
    disc #f2a02c 6 0 4
    oval skin 0 1 4 4`,
  'bead-bowl': `
    path white M -18 -12 L 18 -12 C 16 0 -16 0 -18 -12 Z
    5x 7 0 disc #d8433b -14 -13 3.4
    4x 7 0 disc #3576c9 -10 -17 3.4`,
  'two-candles': `
    line #8a5a32 3 -16 0 18 0
    line #f4f1ea 1.4 -8 0 -8 6
    line #f4f1ea 1.4 10 0 10 6
    box #f2d98a -12 6 8 26 3
    box #f2d98a 6 6 8 26 3
    oval skin 0 0 5 4`,
  'wax-pot': `
    path #8d96a3 M -26 -28 L 26 -28 L 24 8 L -24 8 Z
    oval #f2d98a 0 -28 26 5`,
  'wide-fingers': `
    path skin M -4 8 L 22 10 L 22 -6 L -2 -8 Z
    line skin 4 0 -7 -14 -10
    line skin 4 -2 -3 -18 -3
    line skin 4 -2 2 -17 4
    line skin 4 0 6 -14 10
    oval #f0559a -15 -10 2.4 1.8
    oval #f0559a -19 -3 2.4 1.8
    oval #f0559a -18 4 2.4 1.8
    oval #f0559a -15 10 2.4 1.8`,
  'nail-file': `
    line #e2a0c0 4 -2 4 16 -6
    oval skin -2 4 4.4 4`,
  'inked-arm': `
    path skin M -18 -8 L 34 -12 L 36 8 L -16 8 Z
    path #22304f M 0 -4 C 4 -10 10 -6 8 -2 C 12 -8 18 -4 14 0 C 12 4 8 6 8 6 C 6 4 -2 2 0 -4 Z
    curve #22304f 1.6 M -8 2 C -4 -6 -2 6 2 4`,
  'ink-machine': `
    box #33313c -8 -10 14 8 2
    line #5f6874 4 0 -4 6 6
    line #8d96a3 1.6 6 6 9 11
    oval skin 2 0 4.4 4`,
  'surgery-lamp': `
    line #8d96a3 4 20 -30 0 -10
    path #e8ecf2 M -26 0 C -22 -16 22 -16 26 0 Z
    poly #fff8dc@50 -22 0 22 0 50 92 -50 92`,
  'surgery-table': `
    box #8d96a3 -6 -34 12 34 2
    box #5fb8a8 -56 -38 112 6 2
    path #7fd0c0 M -40 -38 C -36 -54 40 -54 48 -38 L 48 -26 L -40 -26 Z
    oval #c8505a 4 -49 6 2`,
  'surgeon-mask': `
    path #5fb8a8 M -13 -4 C -13 -19 13 -19 13 -5 Z
    path #bfe8de M 1 3 L 15 1 L 14 11 L 4 12 Z`,
  scalpel: `
    line steel 2.4 -2 -2 8 6
    poly #f4f8fc 8 6 14 9 9 10`,
  'pressed-fists': `
    oval skin 0 0 7 5
    oval skin-10 1 4 6 4`,
  'heart-beat': `
    path #e23b4e M 0 12 C -20 -4 -14 -18 -6 -15 C -1 -14 0 -10 0 -8 C 0 -10 1 -14 6 -15 C 14 -18 20 -4 0 12 Z
    line white 2.4 -14 -2 -5 -2 -1 -9 3 5 6 -2 13 -2`,
  'clinic-chair': `
    path #7fb0e0 M -26 -74 L -14 -78 L -4 -28 L 24 -28 L 34 -6 L 24 -4 L 16 -18 L -12 -18 Z
    line #5f6874 4 0 -18 0 0
    line #5f6874 4 -12 0 14 0`,
  'blood-stand': `
    line #aeb6c0 3 0 0 0 -116
    line #aeb6c0 3 -12 0 12 0
    line #aeb6c0 3 -10 -116 10 -116
    box #c8243c -9 -110 18 28 5
    box #fdfbf5 -6 -102 12 8 1`,
  'blood-line': `
    curve #c8243c 2 M -6 -2 C 10 20 30 -10 34 -38`,
  'arm-pad': `
    box #5f93b0 -12 0 30 6 3
    line #5f6874 3 4 6 4 36`,
  'red-pill': `
    box #d8433b 3 -4 7 6 3
    box #f4f1ea 8 -4 7 6 3
    oval skin 0 0 4.4 4`,
  'plain-glass': `
    poly #dfeef6@90 -6 -14 8 -14 6 10 -4 10
    poly #6cc0ea -5 -6 7 -6 6 9 -4 9
    oval skin 0 3 4.4 5`,
  'pill-box': `
    box #f08a2c -9 -20 18 24 2
    box white -10 -26 20 7 2
    box white -9 -13 18 10 0`,
  'lash-brush': `
    line #22222c 3 0 2 -6 -6
    line #22222c 4 -6 -6 -8 -8
    oval skin 0 3 4.4 4`,
  'round-mirror': `
    disc #c9a23a 0 0 17
    disc #dceffa 0 0 14
    line white 2 -6 4 4 -8
    line #c9a23a 4 0 17 0 32`,
  'tub-edge': `
    path #fdfdfd M -50 -30 L 30 -30 C 28 -8 20 0 10 0 L -34 0 C -44 0 -48 -8 -50 -30 Z
    box #e3e9f0 -54 -32 88 5 2`,
  'leg-foam': `
    oval white 0 0 14 5 .3
    disc white 8 3 5`,
  'leg-razor': `
    line #f0559a 3 -2 -6 4 4
    box #f0559a 0 4 12 4 1`,
  'curling-wand': `
    line #33313c 5 2 6 -2 -4
    line #e8a0c0 5 -2 -4 -8 -22
    oval skin 1 4 5 4.4`,
  'hot-marks': `
    3x 10 0 curve #e2574c 2 M -14 0 C -18 -5 -10 -9 -14 -14`,
  'long-braid': `
    5x 0 9 oval hair 0 0 6 6
    5x 0 9 line hair-30 1.4 -4 2 0 5
    box #f0559a -4 40 8 5 1`,
  'cotton-swab': `
    line #f4f1ea 2 -8 -2 8 1
    oval white 9 1 3 2.4
    oval white -9 -2 3 2.4
    oval skin -3 2 4.4 4`,
  'kid-bed': `
    box #a8713f -42 -64 7 64 2
    box #a8713f 54 -46 7 46 2
    box #c8955c -40 -24 98 12 2
    box #fdfbf5 -38 -38 94 16 5
    box white -36 -50 30 14 6`,
  'child-head': `
    disc #f3c6a0 -18 0 10
    path #6b3f22 M -28 0 C -30 -16 -8 -16 -9 -4 C -14 -8 -20 -6 -28 0 Z
    line #3a2a24 1.4 -21 2 -17 2
    line #3a2a24 1.4 -14 2 -11 2`,
  'kid-blanket': `
    path #8e6bc9 M -20 -48 C 0 -54 40 -50 54 -42 L 56 -18 L -22 -18 Z
    5x 14 0 disc #f2c230 -10 -36 2.4
    4x 14 0 disc #f2c230 -4 -26 2.4`,
  'moon-star': `
    path #f6df8a M 0 -14 C 14 -12 14 12 0 14 C 6 6 6 -6 0 -14 Z
    poly #f6df8a -16 -10 -14 -5 -9 -5 -13 -2 -11 3 -16 0 -21 3 -19 -2 -23 -5 -18 -5`,
  'small-shirt': `
    path #f2c230 M -12 -10 L -4 -12 C -2 -8 8 -8 10 -12 L 18 -10 L 24 0 L 17 4 L 15 0 L 15 18 L -9 18 L -9 0 L -12 4 L -18 0 Z
    line #d8433b 3 -9 6 15 6`,
  'rocking-chair': `
    curve #8a5a32 4 M -26 -4 C -10 4 14 4 30 -6
    line #8a5a32 4 -14 -2 -18 -70
    line #8a5a32 4 12 -1 12 -24
    box #a8713f -18 -26 34 5 2
    3x 0 14 line #8a5a32 3 -22 -62 -12 -60`,
  'held-baby': `
    oval #f7e3ec 4 2 16 8 -.2
    disc #f3c6a0 16 -3 7
    line #3a2a24 1.2 16 -3 19 -3
    curve #7a4a2a 2 M 12 -9 C 15 -12 18 -10 19 -8`,
  'feeding-bottle': `
    box #f4f8fc 2 -10 8 14 3
    poly #e8a05a 8 -10 12 -12 12 -6
    oval skin 2 0 4.4 4`,
  'flower-arch': `
    curve #5a9a4a 7 M -64 0 L -64 -80 C -60 -150 60 -150 64 -80 L 64 0
    7x 0 -14 disc #fdf2f6 -64 -4 6
    7x 0 -14 disc #f7b8cc 64 -4 6
    disc #f7b8cc -56 -104 7
    disc #fdf2f6 -40 -122 7
    disc #f7b8cc -20 -132 7
    disc #fdf2f6 0 -136 7
    disc #f7b8cc 20 -132 7
    disc #fdf2f6 40 -122 7
    disc #f7b8cc 56 -104 7`,
  'wedding-ring': `
    ring gold 2.4 0 0 5
    poly #9fe8f8 -3 -8 3 -8 0 -4
    line #f6df8a 1.6 0 -12 0 -18
    line #f6df8a 1.6 -7 -9 -12 -14
    line #f6df8a 1.6 7 -9 12 -14`,
  'shirt-front': `
    poly white 0 -30 9 -30 5 -12
    poly #22222c 1 -28 4 -26 1 -24
    poly #22222c 7 -28 4 -26 7 -24`,
  'long-veil': `
    path #ffffff@75 M 6 -13 C -10 -18 -18 -6 -20 14 C -24 44 -28 66 -34 84 L -6 80 C -8 40 -8 20 -8 6 Z`,
  'bride-flowers': `
    disc #f7b8cc -5 -3 6
    disc #fdf2f6 4 -6 6
    disc #e2574c 6 3 6
    disc leaf -3 6 4`,
  'news-screen': `
    box #22304f -46 -50 96 66 3
    box #3f7fc9 -42 -46 88 58 1
    disc #6cb8f0 0 -18 20
    path #4fae5a M -14 -28 C -4 -34 4 -26 0 -18 C -6 -12 -16 -16 -14 -28 Z
    box #d8243c -42 4 88 12 0
    text white 10 0 13 NEWS`,
  'news-desk': `
    path #3f5f9a M -44 -44 L 74 -44 L 64 8 L -34 8 Z
    box #8fb8e8 -48 -48 126 6 2
    text white 14 16 -18 NEWS`,
  'news-sheets': `
    poly white -12 2 14 2 16 -6 -8 -6
    line #8d96a3 1 -6 -3 12 -3`,
  'news-mic': `
    line ink 4 -4 8 6 -4
    disc #5f6874 8 -8 6
    box #d8243c 0 -2 10 8 1
    oval skin -2 5 5 4.4`,
  'note-pad': `
    box #fdfbf5 -8 -10 16 18 1
    3x 0 4 line #8d96a3 1 -5 -5 5 -5`,
  'judge-desk': `
    box #7a4a2a -36 -44 106 50 2
    box #9a6238 -40 -48 114 7 2
    oval #5a3218 -4 -48 9 3`,
  gavel: `
    line #8a5a32 3.4 -4 2 18 -2
    box #6b3a1e 14 -12 12 20 3`,
  'steel-cuffs': `
    ring steel 2.4 -6 0 5
    ring steel 2.4 7 0 5
    line steel 2 -1 0 2 0`,
  'remote-box': `
    box ink -10 -6 22 12 3
    line steel 2 -5 -6 -8 -16
    line steel 2 7 -6 7 -16
    oval skin -11 1 4.4 5
    oval skin 13 1 4.4 5`,
  'quad-copter': `
    box #33313c -10 -5 20 11 4
    line #33313c 3 -26 -5 26 -5
    oval #bfc8d2 -26 -8 14 2
    oval #bfc8d2 26 -8 14 2
    disc #d8433b 0 6 3
    line #33313c 2 -8 6 -10 13
    line #33313c 2 8 6 10 13`,
  'flight-yoke': `
    line #33313c 5 0 0 4 30
    path #22222c M -14 -12 L -8 -12 L -6 -2 L 8 -2 L 10 -12 L 16 -12 L 12 6 L -10 6 Z
    oval skin -10 -4 5 5
    oval skin 12 -4 5 5`,
  'big-headset': `
    curve ink 3 M -11 -2 C -10 -16 8 -16 9 -2
    box ink -13 -4 8 12 3
    curve ink 1.6 M -6 8 C 0 14 8 14 12 10`,
  'waved-flag': `
    line #8a5a32 3.4 -4 20 4 -54
    path $ M 4 -54 C 20 -66 36 -44 58 -56 L 54 -24 C 34 -14 18 -34 2 -24 Z
    curve #ffffff@60 2 M 6 -40 C 22 -50 36 -30 54 -40`,
  'blank-board': `
    box #fdfbf5 -40 -22 80 42 2
    curve #33313c 2 M -40 -22 L 40 -22 L 40 20 L -40 20 Z
    3x 0 10 line #5b6b8a 3 -28 -11 28 -11`,
  'grip-hand': `
    oval skin 0 0 5 6`,
  'framed-art': `
    box #c9a23a -40 -52 84 88 2
    box #fdf6e4 -33 -45 70 74 0
    path #8fb8e8 M -33 -45 L 37 -45 L 37 -4 L -33 -4 Z
    path #4fae5a M -33 -8 C -10 -30 10 -4 37 -18 L 37 29 L -33 29 Z
    disc #f2c230 16 -30 9
    path #d8606a M -14 20 C -18 0 -2 -4 2 8 C 8 -2 20 8 12 22 Z`,
  'sitting-log': `
    box #6b4a30 -30 -20 60 20 9
    oval #c8a06a 30 -10 5 9`,
  'log-fire': `
    line #6b4226 7 -24 -2 24 -10
    line #7a5236 7 -24 -10 24 -2
    path #f2742c M -18 -8 C -26 -34 -6 -40 -6 -64 C 6 -50 6 -38 8 -30 C 14 -38 16 -42 16 -52 C 28 -36 26 -18 18 -8 Z
    path #f6cf3f M -9 -8 C -12 -22 -2 -28 0 -40 C 10 -28 14 -16 9 -8 Z`,
  'warm-palm': `
    oval skin 2 -2 4 7 .2`,
  'low-stool': `
    line wood 3 -9 -22 -11 0
    line wood 3 10 -22 12 0
    box wood+10 -13 -25 27 5 2`,
  'foot-basin': `
    path #3f8fd2 M -28 -18 L 28 -18 L 22 0 L -22 0 Z
    oval #9fd8f4 0 -18 28 4`,
  'foot-suds': `
    disc white -12 0 6
    disc white 0 -3 7
    disc white 12 0 6
    disc #d5effb 6 4 5`,
  'fly-swatter': `
    line #d8433b 3 -4 4 26 -12
    poly #f2c230 22 -20 38 -24 42 -8 26 -4`,
  'buzzing-fly': `
    oval ink 0 0 6 4
    oval #ffffff@80 -3 -5 5 2.6 -.5
    oval #ffffff@80 4 -5 5 2.6 .5
    curve #5b6b8a 1.4 M -10 8 C -20 14 -16 22 -26 22`,
  'plate-shards': `
    poly white -18 0 -6 -2 -12 -10
    poly white 2 0 14 -4 8 -12
    poly #dfe5ec 20 0 30 -2 26 -8
    poly white -30 -2 -24 -6 -22 0
    line #f2c230 3 0 -14 0 -28
    line #f2c230 3 -12 -12 -22 -24
    line #f2c230 3 12 -12 22 -24`,
  'wheel-chair': `
    line #33313c 3.4 -20 -26 -24 -64
    line #33313c 3 -34 -58 -22 -58
    box #3576c9 -22 -62 8 36 3
    box #3576c9 -20 -28 36 7 3
    line #5f6874 3 14 -24 28 -8
    line #5f6874 3 24 -7 36 -7
    line #5f6874 3 -16 -42 14 -42
    ring #33313c 4 -6 -22 20
    disc #aeb6c0 -6 -22 4
    disc #33313c 22 -5 6`,
  'side-wheel': `
    ring #33313c 4 -4 0 20
    ring #aeb6c0 1.4 -4 0 15
    disc #aeb6c0 -4 0 4`,
  'litter-can': `
    box #c8243c -4 -6 9 14 2
    box #dfe5ec -4 -7 9 3 1
    oval skin 0 -6 4.4 4`,
  'litter-bag': `
    path #33313c M -18 0 C -22 -26 -10 -34 0 -38 C 10 -34 22 -26 18 0 Z
    line #55535e 2 -4 -36 4 -36`,
  'litter-heap': `
    box #f4f1ea -16 -8 12 8 1
    poly #f2c230 0 0 16 0 10 -7
    box #3576c9 20 -9 7 9 2`,
  'clothes-rail': `
    line #8d96a3 4 -36 0 -36 -112
    line #8d96a3 4 40 0 40 -112
    line #8d96a3 4 -40 -110 44 -110
    path #d8433b M -28 -104 L -14 -104 L -10 -50 L -32 -50 Z
    path #3f9a52 M -8 -104 L 6 -104 L 10 -44 L -12 -44 Z
    path #f2c230 M 12 -104 L 26 -104 L 30 -56 L 8 -56 Z
    4x 20 0 line #5f6874 1.6 -20 -110 -20 -102`,
  'hung-shirt': `
    curve #5f6874 1.6 M 2 -2 C 2 -8 8 -8 8 -3
    path #3fb0e8 M -6 4 L 6 -1 L 18 4 L 22 14 L 16 16 L 16 36 L -4 36 L -4 16 L -10 14 Z`,
  'palm-pair': `
    path #8a6242 M -96 0 C -92 -50 -92 -90 -84 -130 L -76 -130 C -82 -90 -82 -50 -84 0 Z
    path #8a6242 M 96 0 C 92 -50 92 -90 84 -130 L 76 -130 C 82 -90 82 -50 84 0 Z
    oval #3f9a52 -100 -138 24 7 .4
    oval #4fae62 -62 -140 24 7 -.4
    oval #3f9a52 -84 -150 20 7 1.2
    oval #3f9a52 100 -138 24 7 -.4
    oval #4fae62 62 -140 24 7 .4
    oval #3f9a52 84 -150 20 7 -1.2
    line #c9a86a 3 -82 -70 -52 -44
    line #c9a86a 3 82 -70 52 -44`,
  'net-hammock': `
    path #e2a03a M -54 -14 C -34 20 34 20 54 -14 C 44 24 20 30 0 30 C -20 30 -44 24 -54 -14 Z
    5x 18 0 line #b5742a 1.6 -36 10 -32 24`,
  'knit-work': `
    path #e2574c M -10 0 L 10 0 L 12 22 L -12 22 Z
    3x 0 6 line #b5343f 1.4 -10 6 10 6
    line #c8863e 2 -14 6 6 -10
    line #c8863e 2 14 6 -6 -10`,
  'wool-ball': `
    disc #e2574c 0 -9 10
    curve #b5343f 1.6 M -8 -12 C 0 -6 4 -8 8 -14
    curve #b5343f 1.6 M -8 -5 C 0 -2 4 -4 9 -8`,
};
