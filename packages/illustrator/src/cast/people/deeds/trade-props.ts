/** Tools, animals' and children's things, offices and camps. */
export const TRADE_PROPS: Readonly<Record<string, string>> = {
  'dressing-stool': `
    line wood 3 -9 -22 -11 0
    line wood 3 10 -22 12 0
    box wood+10 -13 -25 27 5 2`,
  'dressing-chair': `
    line wood 3.4 -12 0 -12 -58
    line wood 3.4 10 0 10 -20
    box wood+10 -14 -23 27 5 2
    box wood -14 -58 4 36 2`,
  'hugging-arm': `
    oval cloth-8 4 2 12 4.4 -.2
    oval skin 15 0 4.4 3.6`,
  'work-bench': `
    box #7a5236 -36 -38 10 46 1
    box #7a5236 64 -38 10 46 1
    box #a8784e -44 -42 130 8 2
    line #c49a6c 1.2 -42 -41 84 -41`,
  'crate-large': `
    box #8a5f3c -31 -61 62 61 1
    box #c8955c -30 -60 60 60 1
    line #8a5f3c 3 -30 -20 30 -20
    line #8a5f3c 3 -30 -40 30 -40
    line #8a5f3c 3 -28 -58 28 -2`,
  'push-lines': `
    3x 0 12 line #ffffff@90 2.4 0 0 -16 0`,
  sack: `
    path #c9a86a M -26 0 C -32 -30 -16 -40 -8 -44 L 8 -44 C 18 -40 32 -28 26 0 Z
    line #8a6a3a 2.4 -9 -43 9 -43
    path #c9a86a M -8 -44 L -12 -54 L 12 -54 L 8 -44 Z`,
  'wood-plank': `
    box #d9a86a -34 -4 68 6 1
    line #b5824a 1 -30 -2 28 -1`,
  'hand-saw': `
    path #b5824a M -8 -6 C -2 -10 4 -6 4 -1 C 4 5 -3 7 -8 4 Z
    poly #dfe5ec 4 -5 40 0 40 4 4 5
    10x 3.6 .1 poly #8d96a3 4 5 7.6 5 6 8`,
  'saw-dust': `
    6x 4 1 disc #e8c890 -10 0 1.4
    5x 5 -3 disc #e8c890 -8 8 1.2
    4x 4 3 disc #f3dcae -4 -5 1`,
  'wood-block': `
    box #d9a86a -14 -16 28 16 1
    line #b5824a 1 -12 -10 12 -9
    line #b5824a 1 -12 -5 12 -6`,
  'power-drill': `
    box #f2a02c -8 -7 22 11 3
    poly #3a3a44 -4 3 4 3 2 18 -6 18
    box #3a3a44 -8 16 12 6 1
    poly #5f6874 14 -5 20 -3 20 1 14 3
    line steel 2.4 20 -1 34 -1`,
  'big-screw': `
    box steel -5 -3 10 4 1
    line steel 3 0 0 0 12
    3x 0 3 line #6b7380 1 -3 3 3 4`,
  'upright-screwdriver': `
    box #d8433b -4 -12 8 16 3
    line steel 2.6 0 4 0 14`,
  'turn-arrow': `
    curve #3576c9 2.6 M -8 6 C -8 -8 10 -8 8 4
    poly #3576c9 2 2 14 3 8 11`,
  'sanding-block': `
    box #8a6242 -9 -4 18 8 2
    box #c9b48a -9 3 18 3 0`,
  'tape-measure': `
    box #f2c230 -8 -7 14 13 3
    box #f6e08a 6 2 46 3 0
    10x 4.4 0 line ink .8 9 2 9 4`,
  'rising-wall': `
    4x 0 -13 box #b5624a -28 -12 76 12 0
    4x 0 -13 line #e3d8cc 1.6 -28 0 48 0
    2x 0 -26 line #e3d8cc 1.6 -4 0 -4 -12
    2x 0 -26 line #e3d8cc 1.6 22 0 22 -12
    2x 0 -26 line #e3d8cc 1.6 -16 -13 -16 -25
    2x 0 -26 line #e3d8cc 1.6 10 -13 10 -25
    2x 0 -26 line #e3d8cc 1.6 36 -13 36 -25
    box #b5624a 4 -64 44 12 0
    line #e3d8cc 1.6 26 -64 26 -52`,
  'loose-brick': `
    box #c8705a -12 -5 24 10 1
    line #8f4a36 1 -12 5 12 5`,
  trowel: `
    line #8a6242 3 -4 2 3 0
    poly steel 3 -1 16 -5 18 3`,
  'mortar-tub': `
    poly iron -16 -14 16 -14 12 0 -12 0
    oval #c3bdb2 0 -14 16 3.4`,
  'steel-pipe': `
    box #8d96a3 -26 -8 52 8 3
    line white@60 1.4 -24 -6 24 -6`,
  torch: `
    line ink 4 -6 4 4 0
    line gold 3 4 0 18 6`,
  'welding-sparks': `
    disc #fff4b0 0 0 6
    disc #ffffff 0 0 3
    line #ffb52c 2 4 -4 18 -20
    line #ffd34a 2 6 0 28 -8
    line #ffb52c 2 0 -6 2 -26
    line #ffd34a 2 -4 -4 -16 -18
    line #ffb52c 2 6 4 24 8
    disc #ffd34a 20 -24 1.8
    disc #ffd34a 32 -9 1.8
    disc #ffb52c -18 -22 1.6`,
  'welding-mask': `
    path #3a3a44 M -6 -13 L 12 -13 C 15 -4 14 8 9 14 L -2 12 Z
    box #4fd07a 2 -5 11 6 1`,
  'step-ladder': `
    line #c08a52 3.6 -16 0 -6 -52
    line #c08a52 3.6 18 0 7 -52
    3x 0 -16 line #a8713f 3 -13 -10 14 -10
    box #a8713f -9 -30 20 4 1`,
  'lamp-cord': `
    line ink 1.6 0 -30 0 0
    box ink -3 -2 6 5 1`,
  'glow-bulb': `
    disc #ffe58a@50 0 6 16
    disc #fff0b8 0 6 7
    box steel -3 -3 6 5 1`,
  'wooden-crate': `
    box #a8784e -15 -24 30 24 1
    2x 0 8 line #7a5236 2 -15 -16 15 -16`,
  'fishing-net': `
    path #5f8f86@50 M -12 -8 C 10 -16 40 -10 56 4 C 66 20 62 40 40 44 L -30 44 C -26 20 -20 0 -12 -8 Z
    9x 9 1.4 line #2f5f58 1.2 -14 -6 -32 44
    8x 9 1 line #2f5f58 1.2 -26 40 4 -12
    7x -2.6 8 line #2f5f58 1 -8 -6 60 10`,
  'net-needle': `
    line #f2c230 3 -4 4 8 -6`,
  'net-floats': `
    disc #f08a2c 0 -6 6
    disc #f08a2c 16 -5 6
    disc white 32 -6 6`,
  'flying-net': `
    path #dfe9e6@50 M -30 10 C -26 -24 26 -24 30 10 C 14 20 -14 20 -30 10 Z
    5x 12 0 curve #3f6f68 1.2 M -24 12 C -22 -6 -8 -16 0 -16
    4x 0 7 curve #3f6f68 1.2 M -26 -8 C -10 -2 10 -2 26 -8
    6x 11 1 disc #5f6874 -28 13 2.4`,
  'half-basket': `
    path #c9a05a M -17 -22 L 17 -22 L 13 0 L -13 0 Z
    4x 0 5.6 line #8a6432 1.4 -15 -18 15 -18
    6x 6 0 line #8a6432 1.4 -14 -30 -11 0`,
  reed: `
    curve #c9a05a 2.4 M 2 2 C 14 -12 24 0 18 12`,
  'reed-bundle': `
    6x 4 0 line #c9a05a 2 -12 0 -8 -34`,
  'spinning-wheel': `
    ring #7a5236 4 4 -40 26
    4x 0 0 disc wood 4 -40 5
    line #7a5236 2 -22 -40 30 -40
    line #7a5236 2 4 -66 4 -14
    line #7a5236 2 -14 -58 22 -22
    line #7a5236 2 -14 -22 22 -58
    line #7a5236 4 -20 0 4 -40
    line #7a5236 4 28 0 4 -40
    box #7a5236 -26 -18 54 5 1`,
  'wool-tuft': `
    disc #f4efe4 0 0 6
    disc #fbf8f0 5 -3 5`,
  'wood-figure': `
    path #c49a62 M -10 0 L -9 -20 C -12 -30 -6 -38 0 -38 C 7 -38 12 -30 9 -20 L 10 0 Z
    disc #a8713f -3 -29 1.4
    disc #a8713f 4 -29 1.4
    line #a8713f 1.2 -8 -14 8 -12`,
  chisel: `
    line #b5824a 5 -8 -2 2 0
    line steel 3.4 2 0 14 3`,
  'wood-chips': `
    4x 8 2 curve #e8c890 2.4 M -16 -2 C -12 -8 -8 -2 -10 0`,
  anvil: `
    path iron M -26 -44 L 26 -44 C 30 -36 14 -34 10 -30 L 10 -14 L 20 0 L -18 0 L -8 -14 L -8 -30 C -20 -32 -28 -36 -26 -44 Z
    line #8d96a3 2 -24 -43 25 -43`,
  'glowing-iron': `
    line #5f6874 4 -20 0 -2 0
    line #ff7a2c 6 -2 0 26 0
    line #ffd34a 2 2 -1 24 -1`,
  sledge: `
    line #a8713f 3.4 -6 4 22 -4
    box iron 18 -14 9 20 2`,
  'leaf-heap': `
    path #d98a2c M -30 0 C -24 -18 -8 -24 2 -22 C 16 -24 28 -12 30 0 Z
    6x 8 -1 disc #c8502c -22 -6 3.4
    5x 9 1 disc #e8b03a -18 -12 3.4
    3x 9 -1 disc #b5622f -8 -18 3`,
  'garden-rake': `
    line #b5824a 2.8 -16 0 66 0
    line iron 3 66 -12 66 12
    6x 0 4.6 line iron 1.8 66 -12 74 -12`,
  'flying-leaves': `
    oval #d98a2c 0 0 4 2 .5
    oval #c8502c 14 -10 4 2 -.4
    oval #e8b03a 24 -2 4 2 .8
    oval #c8502c -12 -6 4 2 .2`,
  'snow-pile': `
    path #ffffff M -30 0 C -24 -30 -6 -36 4 -32 C 18 -34 32 -14 34 0 Z
    path #d5e6f2 M -10 0 C 0 -14 20 -14 30 0 Z`,
  'snow-shovel': `
    line #b5824a 3 -14 0 50 0
    path #3576c9 M 48 -10 L 68 -13 L 70 13 L 48 10 Z`,
  'snow-lump': `
    disc #ffffff 0 0 9
    disc #ffffff 9 2 7
    disc #e8f1f8 -7 3 6
    disc #ffffff 12 -10 2.4`,
  'trimmed-hedge': `
    box #2f7a3c -36 -62 72 62 10
    4x 16 0 disc #3a8f48 -26 -50 9
    4x 16 0 disc #48a356 -22 -30 8
    4x 16 0 disc #3a8f48 -28 -12 8`,
  'hedge-shears': `
    line #d8433b 3.4 -12 4 2 0
    line #d8433b 3.4 -12 -6 2 0
    poly steel 2 -3 32 -8 4 2
    poly #dfe5ec 2 3 32 8 4 -2`,
  'falling-leaves': `
    oval #48a356 0 0 3.4 1.8 .5
    oval #48a356 10 12 3.4 1.8 -.4
    oval #5ab868 -8 18 3.4 1.8 .8
    oval #48a356 4 28 3.4 1.8 .2`,
  'garden-bed': `
    oval #7a5236 4 1 40 7
    4x 18 0 path leaf M -22 -2 C -28 -10 -22 -14 -21 -6 C -20 -14 -14 -10 -20 -2 Z`,
  'weed-plant': `
    line leaf 2 0 0 0 -10
    oval leaf -4 -10 5 2.4 .6
    oval leaf 4 -11 5 2.4 -.6
    line #c49a62 1.2 0 0 -3 7
    line #c49a62 1.2 0 0 3 7`,
  'seed-pouch': `
    path #c9a86a M -9 -4 C -12 8 -8 14 0 14 C 8 14 12 8 9 -4 Z
    line #8a6a3a 2 -8 -3 8 -3`,
  'seed-grains': `
    5x 5 4 oval #e8c85a -10 -4 1.8 1.2
    4x 4 5 oval #e8c85a -2 -8 1.8 1.2`,
  'standing-wheat': `
    12x 7 0 line #d9a93a 2 -36 0 -34 -48
    12x 7 0 oval #e8bf4a -34 -52 2.6 7 .1`,
  scythe: `
    line #a8713f 3 -16 0 54 0
    path #dfe5ec M 52 2 C 70 0 84 -12 88 -26 C 82 -4 70 6 52 6 Z`,
  'wheat-sheaf': `
    path #e0b544 M -8 0 L -4 -18 L -14 -40 L 14 -40 L 4 -18 L 8 0 Z
    line #a8742c 3 -5 -19 5 -19
    5x 6 0 oval #e8c85a -12 -42 2.4 5`,
  'orchard-tree': `
    path #7a5236 M -8 0 C -5 -40 -6 -60 -8 -90 L 10 -90 C 8 -60 8 -40 14 0 Z
    disc #3f8a48 0 -120 38
    disc #4a9a52 -26 -108 24
    disc #4a9a52 30 -110 26
    disc #58ab5e -6 -136 22`,
  'red-fruit': `
    disc #d8433b 0 0 6.4
    line #7a5236 1.2 0 -6 1 -9`,
  'fruit-basket': `
    path #c49a5a M -20 -20 L 20 -20 L 15 0 L -15 0 Z
    2x 0 6 line #8a6432 1.4 -18 -14 18 -14`,
  'flower-patch': `
    6x 10 0 line leaf 1.8 -26 0 -26 -16
    3x 20 0 disc #e2574c -26 -18 4.6
    3x 20 0 disc #f2c230 -16 -18 4.6
    6x 10 0 disc #fff4c0 -26 -18 1.6`,
  'small-bunch': `
    line leaf 2 0 4 -4 -10
    line leaf 2 0 4 4 -11
    disc #e2574c -5 -13 4.4
    disc #f2c230 4 -14 4.4
    disc #8e6bc9 0 -18 4.4`,
  'picked-flower': `
    line leaf 2 0 10 0 -4
    disc #e2574c 0 -7 5
    disc #fff4c0 0 -7 2`,
  mushrooms: `
    3x 18 0 box #f4ead6 -20 -4 5 8 2
    3x 18 0 path #c8502c M -26 -3 C -26 -13 -9 -13 -9 -3 Z`,
  'one-mushroom': `
    box #f4ead6 -2.4 0 5 8 2
    path #c8502c M -9 1 C -9 -9 9 -9 9 1 Z
    disc white -3 -4 1.4
    disc white 3 -3 1.2`,
  'carried-basket': `
    curve #8a6432 2.4 M -11 6 C -9 -8 9 -8 11 6
    path #c49a5a M -14 6 L 14 6 L 10 20 L -10 20 Z
    2x 0 5 line #8a6432 1.2 -12 10 12 10`,
  'waste-bin': `
    poly #4f7f5a -18 -50 18 -50 14 0 -14 0
    3x 9 0 line #3a6344 1.6 -9 -44 -8 -6
    poly #3a6344 -20 -50 20 -50 8 -66 -24 -62`,
  'trash-bag': `
    path #2c2c34 M -3 -10 C -18 -4 -18 20 0 22 C 18 20 18 -4 5 -10 Z
    poly #2c2c34 -4 -9 -8 -18 2 -14 10 -18 6 -9
    curve #55555f 1.4 M -8 2 C -10 8 -8 14 -5 17`,
  'laid-table': `
    box #8a5f3c -34 -34 7 40 1
    box #8a5f3c 60 -34 7 40 1
    box #f8f6f1 -40 -42 114 8 2
    oval white 52 -43 13 2.6
    oval #dfe5ec 52 -43 8 1.6
    line steel 1.6 36 -43 36 -50
    line steel 1.6 68 -43 68 -50
    box #cfeaf6 20 -56 7 13 2
    line steel 1.6 -24 -43 -24 -50`,
  'carried-plate': `
    oval #dfe5ec 0 1 14 3.4
    oval white 0 0 14 3`,
  'scrub-brush': `
    box #b5824a -9 -5 18 5 2
    6x 3 0 line #f2e2b0 1.6 -7 0 -8 4`,
  'floor-suds': `
    5x 9 0 disc white -20 -2 5
    4x 9 0 disc #f0f8fc -16 -6 3.4
    oval #9fd8f4@60 0 2 36 3`,
  'hanging-carpet': `
    line #7a5236 4 -34 0 -34 -112
    line #7a5236 4 44 0 44 -112
    line #7a5236 4 -40 -108 50 -108
    box #a8332f -26 -110 62 82 1
    box #e3bd4f -20 -102 50 66 1
    box #a8332f -14 -94 38 50 1
    poly #e3bd4f 5 -86 16 -69 5 -52 -6 -69`,
  'carpet-beater': `
    line #a8713f 3 -6 4 12 -4
    ring #a8713f 2.4 22 -8 9
    ring #a8713f 2 22 -8 4.4`,
  'wash-tub': `
    poly #a8784e -24 -20 26 -20 22 0 -20 0
    2x 0 9 line #5f6874 2 -23 -15 25 -15
    poly #d5dbe3 0 -20 10 -38 22 -36 14 -20
    4x 3 1 line #8d96a3 1 3 -22 11 -36`,
  'wet-cloth': `
    path #3f8fd2 M -6 -2 C 2 -6 10 -4 14 2 C 12 12 4 16 -4 12 Z`,
  'carrot-bunch': `
    poly #f08a2c -2 -4 22 -2 -2 5
    poly #e0761c -2 2 18 6 -2 9
    line leaf 2.4 -2 0 -10 -5
    line leaf 2.4 -2 3 -11 4`,
  'animal-brush': `
    box #8a5f3c -8 -4 16 6 3
    6x 2.6 0 line #e8d8b0 1.4 -6 2 -6 6`,
  'red-hearts': `
    path #e23b4e M 0 6 C -10 -2 -8 -10 -3 -8 C -1 -7 0 -6 0 -5 C 0 -6 1 -7 3 -8 C 8 -10 10 -2 0 6 Z
    path #e23b4e M 16 -8 C 10 -13 11 -18 14 -17 C 15 -16 16 -16 16 -15 C 16 -16 17 -16 18 -17 C 21 -18 22 -13 16 -8 Z`,
  'milk-streams': `
    line white 1.6 -4 0 0 12
    line white 1.6 4 -4 4 12`,
  'tin-pail': `
    poly steel -14 -20 14 -20 10 0 -10 0
    oval white 0 -20 13 2.6
    curve iron 1.4 M -14 -20 C -12 -34 12 -34 14 -20`,
  'index-finger': `
    oval skin 0 0 4.6 4.4
    line skin 2.8 0 -2 1 -12`,
  'dog-biscuit': `
    line #d9a86a 4 -5 0 5 0
    disc #d9a86a -6 -2 2.6
    disc #d9a86a -6 2 2.6
    disc #d9a86a 6 -2 2.6
    disc #d9a86a 6 2 2.6`,
  'aquarium-table': `
    box #8a5f3c -36 -36 8 44 1
    box #8a5f3c 30 -36 8 44 1
    box #a8784e -42 -40 86 6 2`,
  'fish-tank': `
    box #6cc0ea -34 -40 68 40 2
    box #e8c890 -34 -6 68 6 1
    3x 22 0 curve leaf 2.4 M -26 -4 C -30 -12 -22 -16 -26 -24`,
  'tank-glass': `
    box #cfeaf6@30 -34 -48 68 48 2
    line #8fb8c8 2 -34 -48 -34 0
    line #8fb8c8 2 34 -48 34 0
    line #8fb8c8 2 -34 0 34 0
    line white@70 2 -28 -42 -28 -14`,
  'gold-fish': `
    oval #f08a2c 0 0 8 5
    poly #f08a2c -6 0 -13 -5 -13 5
    disc ink 4 -1 1.1`,
  'fish-flakes': `
    6x 3 3 disc #d8742c -6 -8 1.4
    5x 3 -2 disc #e8b03a -6 6 1.2`,
  'food-tin': `
    box #f2c230 -5 -9 10 14 2
    box #3576c9 -5 -5 10 6 0`,
  'high-chair': `
    line #d9b27c 3 -12 0 -8 -40
    line #d9b27c 3 16 0 10 -40
    box #e8736a -12 -42 24 5 2
    box #e8736a -14 -64 4 24 2`,
  bib: `
    path #8fd0f2 M -7 2 L 9 2 C 11 12 4 16 1 16 C -3 16 -9 12 -7 2 Z`,
  'baby-spoon': `
    line #3f8fd2 2 -4 2 10 -2
    oval #f2a02c 13 -3 4 2.4`,
  'food-bowl': `
    path #e8736a M -9 -2 L 9 -2 C 8 7 -8 7 -9 -2 Z
    oval #f2a02c 0 -2 8 2`,
  'milk-bottle': `
    box white -4 -10 10 18 3
    poly #e8b896 6 -6 14 -2 14 1 6 5
    box #d5dbe3 -4 -4 10 2 0`,
  'leather-saddle': `
    path #8a4a26 M -16 0 C -18 -10 -10 -10 -4 -6 C 4 -4 10 -8 14 -10 C 18 -4 14 4 8 4 L 6 16 L -6 16 L -8 4 Z
    line #5a2e16 2 0 14 2 26
    ring steel 2 2 29 3.4`,
  'shepherd-crook': `
    line #a8713f 3 0 60 0 -34
    curve #a8713f 3 M 0 -34 C 0 -48 14 -48 13 -36`,
  'woolly-sheep': `
    oval #f4f1ea 0 -24 24 15
    disc #3a3a44 22 -30 8
    4x 9 0 line #3a3a44 3 -14 -10 -14 0`,
  'swaddled-baby': `
    path #bfe3f5 M -20 4 C -18 -10 14 -12 20 -4 C 22 8 8 14 -6 13 C -16 12 -20 10 -20 4 Z
    disc skin 14 -6 8.4
    curve #5a3a2e 1.4 M 13 -14 C 16 -16 18 -13 16 -12
    curve ink 1 M 9 -6 C 10 -5 12 -5 13 -6
    curve ink 1 M 16 -6 C 17 -5 18 -5 19 -6
    curve #9a4a42 1 M 12 -2 C 14 0 16 0 17 -2
    curve #8fc4e0 1.4 M -10 -4 C -2 0 2 6 0 12`,
  'changing-table': `
    box #d9c3a0 -30 -38 90 46 2
    box #bfe3f5 -34 -43 98 7 3`,
  'lying-baby': `
    oval #ffd27f -2 -7 16 7
    disc skin 20 -9 9
    disc ink 18 -11 1.1
    disc ink 23 -11 1.1
    curve #9a4a42 1 M 18 -6 C 20 -4 22 -4 23 -6
    path white M -18 -12 L -4 -13 C -3 -6 -6 -1 -16 -2 Z
    line skin 5 -16 -6 -28 -14
    line skin 5 -16 -4 -30 -6`,
  'clean-diapers': `
    3x 0 -5 box white -12 -5 24 5 2
    2x 0 -5 line #bfe3f5 1 -10 -5 10 -5`,
  'bath-baby': `
    disc skin 0 -20 9
    disc ink -3 -22 1.1
    disc ink 3 -22 1.1
    curve #9a4a42 1.2 M -3 -17 C -1 -14 2 -14 4 -17
    disc white 0 -29 5
    disc white 6 -27 4
    line skin 5 8 -10 18 -18`,
  'baby-tub': `
    path #f29ac0 M -32 -16 L 34 -16 C 32 -2 24 0 0 0 C -24 0 -30 -2 -32 -16 Z
    line #f7bcd6 4 -33 -16 35 -16
    oval #f2c230 24 -20 6 4
    disc #f2c230 28 -25 3.4`,
  'swing-ropes': `
    line #8a6a3a 2 -8 0 -14 -118
    line #8a6a3a 2 10 0 2 -118
    box #a8713f -12 0 26 4 1`,
  'swing-frame': `
    line #5f6874 4 -44 0 -20 -150
    line #5f6874 4 76 0 50 -150
    line #5f6874 4 -24 -150 54 -150`,
  'clinic-bed': `
    box #dfe5ec -26 -22 54 8 3
    line steel 3 -18 -14 -18 0
    line steel 3 20 -14 20 0`,
  'stethoscope-end': `
    disc steel 3 0 4
    disc #3a3a44 3 0 2`,
  stethoscope: `
    curve #3a3a44 1.8 M -5 -2 C -4 10 8 10 9 -2`,
  syringe: `
    line steel 2 -10 0 -4 0
    box #cfeaf6 -4 -3.4 14 7 1
    box #f08a2c -2 -2 7 4 0
    line #6b7380 1 10 0 20 0`,
  thermometer: `
    line white 4 -4 1 14 -1
    line #d8433b 1.8 0 .6 14 -1
    disc #d8433b 15 -1 3`,
  'arm-cuff': `
    box #3576c9 -6 -6 12 12 2`,
  'pump-bulb': `
    oval #3a3a44 0 0 5 7`,
  'pressure-dial': `
    disc #3a3a44 0 0 11
    disc white 0 0 9
    line #d8433b 1.6 0 0 5 -6
    8x 0 0 disc ink 0 0 1`,
  'fuel-pump': `
    box #d8433b -16 -90 32 90 3
    box white -11 -84 22 18 2
    text ink 9 0 -71 38.5
    box #a8332f -16 -40 32 4 0`,
  'fuel-hose': `
    curve ink 3 M -62 -60 C -50 -10 -30 -16 -4 -46`,
  'fuel-nozzle': `
    poly ink -6 2 4 -4 8 0 0 8
    line steel 2.6 6 -2 16 -2`,
  'loose-wheel': `
    ring ink 7 0 -22 18
    ring steel 1.6 0 -22 13
    disc steel 0 -22 4`,
  'pump-body': `
    box #3576c9 -4 -30 9 28 2
    box ink -10 -3 22 4 1
    curve ink 2 M 5 -6 C 16 -2 18 -8 24 -8`,
  'growing-balloon': `
    poly $ 0 0 6 -3 6 3
    oval $ 20 -3 16 13
    oval white@60 25 -9 4 2.4 -.4`,
  'light-beam': `
    poly #fff0a8@60 14 -3 120 -34 120 34 14 3`,
  'torch-light': `
    box #3a3a44 -8 -3 16 6 2
    poly #5f6874 8 -5 15 -7 15 7 8 5`,
  'perfume-mist': `
    4x 3 -3 disc #f7c8dc 0 0 1.6
    4x 4 0 disc #f7c8dc -6 -6 1.4
    4x 3 3 disc #f7c8dc -4 0 1.4
    disc #f7dce8@60 -2 -2 8`,
  'perfume-bottle': `
    box #f29ac0 -5 -4 12 14 2
    box gold -2 -9 6 5 1
    line gold 2 -6 -7 -1 -7`,
  'bare-forearm': `
    oval skin-8 0 0 20 4.6 -.1
    disc skin-8 20 -2 5`,
  'cream-streak': `
    path white M -8 -3 C -2 -6 6 -1 12 -4 C 8 2 -4 3 -8 -3 Z`,
  'cream-tube': `
    poly #f2c230 -6 -14 6 -14 5 6 -5 6
    box #f08a2c -4 6 8 5 1
    disc #f08a2c 0 -5 3.4`,
  'big-knuckles': `
    disc skin 0 0 4.6
    2x 3 0 line skin-18 .8 -1 -3 -1 1`,
  'gargle-bubbles': `
    path #8fd0f2 M -3 6 C -6 -4 -4 -10 -1 -4 C 0 -12 4 -10 3 -3 C 6 -8 8 -2 4 6 Z
    disc #bfe6f7 -6 -10 2.4
    disc #bfe6f7 4 -14 3
    disc #bfe6f7 11 -8 2`,
  'desk-printer': `
    box #8d96a3 -22 -26 46 26 4
    box #5f6874 -18 -20 38 6 1
    poly white -14 -26 16 -26 13 -44 -11 -44
    poly white -14 -10 16 -10 22 4 -18 4
    3x 0 4 line #8d96a3 1 -10 -7 12 -7
    disc #4fd07a 18 -23 1.6`,
  'stapler-base': `
    box #3a3a44 -20 -2 36 4 1`,
  'stapler-top': `
    path #d8433b M -10 -3 L 22 -7 C 26 -6 26 0 22 1 L -10 2 Z`,
  'mail-box': `
    box #d8433b -16 -104 34 104 4
    path #d8433b M -16 -100 C -16 -116 18 -116 18 -100 Z
    box ink -14 -84 22 5 1
    box white -8 -66 20 14 1
    box #a8332f -18 -8 38 8 1`,
  'small-envelope': `
    box #fbf5e2 -11 -7 22 14 1
    line #c8b080 1.2 -11 -7 0 2
    line #c8b080 1.2 11 -7 0 2
    box #d8433b 6 -5 3 3 0`,
  'stamp-mark': `
    ring #3576c9 1.2 0 -1 4
    line #3576c9 1 -3 -1 3 -1`,
  'rubber-stamp': `
    disc #8a5f3c 0 -6 4.4
    box #8a5f3c -2 -4 4 8 0
    box #3a3a44 -8 4 16 5 1`,
  'green-board': `
    box #8a5f3c -42 -66 100 76 2
    box #2f6b4a -38 -62 92 68 1
    text white 13 -12 -40 2 + 3
    text white 13 -12 -22 = 5
    text white 11 28 -38 A B C
    line white 1.4 12 -20 44 -20`,
  'wiped-board': `
    box #8a5f3c -42 -66 100 76 2
    box #2f6b4a -38 -62 92 68 1
    path #6f9f88@70 M -36 -56 C -20 -60 -10 -40 -2 -20 L -10 -4 C -24 -16 -30 -34 -36 -56 Z
    text white 13 24 -36 4 + 5
    text white 11 28 -16 A B C`,
  chalk: `
    line white 3 -2 2 7 -4`,
  'board-sponge': `
    box #f2c230 -6 -5 12 10 2
    box #5f6874 -6 -5 12 3 1`,
  'large-map': `
    poly #f3e6bc -26 -14 -8 -18 10 -14 28 -18 28 14 10 18 -8 14 -26 18
    poly #bcd9a0 -22 -10 -8 -14 6 -8 2 4 -14 6
    poly #9fd0e8 8 -10 24 -13 24 2 14 6
    line #d8433b 1.6 -18 10 -6 2 6 8 20 -2
    text #d8433b 10 20 4 x
    line #c8b488 1 -8 -18 -8 14
    line #c8b488 1 10 -14 10 18`,
  'large-letter': `
    poly #fbfaf6 -14 -18 14 -18 15 18 -15 18
    6x 0 5 line #8d96a3 1.2 -10 -12 10 -12
    path #e23b4e M 8 16 C 4 13 5 10 7 11 C 8 11 8 12 8 12 C 8 12 8 11 9 11 C 11 10 12 13 8 16 Z`,
  'story-book': `
    path #d8433b M -17 6 L -17 -13 C -10 -16 -4 -14 0 -10 C 4 -14 10 -16 17 -13 L 17 6 C 10 3 4 5 0 9 C -4 5 -10 3 -17 6 Z
    path white M -14 3 L -14 -11 C -9 -13 -4 -11 0 -8 L 0 6 C -4 3 -9 1 -14 3 Z
    path #f4f1ea M 14 3 L 14 -11 C 9 -13 4 -11 0 -8 L 0 6 C 4 3 9 1 14 3 Z
    disc #f2c230 -7 -5 3
    disc #4fae7b 7 -5 3`,
  'hand-bell': `
    line #8a5f3c 3.4 0 -6 0 4
    path gold M -4 4 C -5 14 -10 18 -12 22 L 12 22 C 10 18 5 14 4 4 Z
    disc #a8842c 0 23 3`,
  'ring-waves': `
    curve #f2c230 2.4 M -18 4 C -22 10 -22 16 -18 22
    curve #f2c230 2.4 M 18 4 C 22 10 22 16 18 22
    curve #f2c230 2.4 M 26 0 C 32 8 32 18 26 26`,
  'small-whistle': `
    box steel -4 -3 12 6 2
    disc steel 9 2 4.6
    disc ink 9 2 1.6`,
  'shrill-marks': `
    line #d8433b 3 0 0 14 -4
    line #d8433b 3 -2 -8 8 -18
    line #d8433b 3 0 8 12 14`,
  'grape-vat-back': `
    oval #6b3a7a 0 -22 40 8`,
  'grape-vat': `
    oval #7a3a8a 0 -20 36 6
    8x 9 0 disc #8e4aa0 -31 -22 5
    8x 9 0 disc #6b2f7a -28 -18 4.6
    path #a8784e M -42 -22 C -30 -12 30 -12 42 -22 L 36 2 L -36 2 Z
    line #5f6874 3 -40 -12 40 -12`,
  'half-tent': `
    poly #f2a02c -40 0 6 -72 50 0
    poly #c87a1c 6 -72 50 0 66 0 18 -70
    poly #7a4a12 -8 0 6 -56 20 0
    line #e8e2d6 1.4 -40 0 -50 2
    line #5f6874 2 6 -84 6 -72`,
  'tent-peg': `
    line iron 3 -2 0 2 -12
    line #e8e2d6 1.4 2 -10 24 -22`,
  'small-mallet': `
    line #a8713f 3 -4 4 14 -4
    box #5f6874 11 -13 8 16 2`,
  'fire-wood': `
    line #7a5236 6 -22 0 14 -12
    line #8a6242 6 22 0 -14 -12
    line #6b4a32 6 -16 -2 18 -2
    oval #8d8a86 -28 -1 6 4
    oval #8d8a86 28 -1 6 4`,
  'young-fire': `
    path #f0702c M 0 -40 C 14 -24 18 -8 8 -4 L -10 -4 C -18 -12 -8 -22 0 -40 Z
    path #ffd34a M 0 -24 C 8 -14 8 -6 4 -4 L -5 -4 C -9 -10 -3 -16 0 -24 Z
    disc #ffd34a 12 -44 1.6
    disc #f0a02c -10 -50 1.6`,
  'log-pile': `
    3x 12 0 disc #8a6242 -12 -6 6
    2x 12 0 disc #9a7250 -6 -16 6
    3x 12 0 ring #6b4a32 1 -12 -6 3`,
};
