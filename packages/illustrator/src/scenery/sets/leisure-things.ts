/** What tells halls of play and of sport, baths, and rooms where machines work. */
export const LEISURE_THINGS: Readonly<Record<string, string>> = {
  'neon-arcade': `
    box #140f2a -84 -24 168 48 6
    box #ff3fa8 -82 -22 164 44 5
    box #1a1236 -79 -19 158 38 4
    text #5ff0ff 30 0 1 ARCADE`,
  'arcade-cabinet': `
    path #d8433b M -24 0 L -24 -60 L -20 -104 L 22 -104 L 24 0 Z
    box #f2c230 -20 -102 40 12 1
    text ink 8 0 -95 GAME
    poly #11151a -18 -88 18 -88 20 -56 -20 -56
    3x 12 0 box #4ae06a -14 -82 7 5 1
    disc #ffe08a 0 -62 2.4
    line #4ae0f0 2 -10 -72 10 -68
    poly #33313c -26 -54 26 -54 30 -44 -30 -44
    line ink 3 -12 -50 -12 -60
    disc red -12 -62 4
    3x 8 0 disc #f2c230 2 -50 2.6
    box #33313c -12 -34 24 22 1`,
  'claw-machine': `
    box #b83a9a -40 -116 80 116 3
    box #bfe6fa -34 -104 68 58 1
    line steel 3 0 -104 0 -84
    path steel M -8 -76 L 0 -86 L 8 -76 L 5 -72 L 0 -80 L -5 -72 Z
    5x 14 0 disc #f2c230 -28 -54 8
    4x 14 0 disc #e0708a -21 -62 7
    box #7a1f6a -34 -42 68 10 1
    disc red -14 -40 4
    box #11151a 4 -28 24 20 1`,
  'light-beams': `
    poly #ff4fa0@30 -150 0 -140 0 -40 240 -160 240
    poly #4fd0ff@30 -60 0 -50 0 120 240 0 240
    poly #ffe04f@30 60 0 70 0 20 240 -110 240
    poly #7dff6a@25 150 0 160 0 200 240 80 240`,
  'glitter-ball': `
    line steel 2 0 -70 0 -34
    disc #c3ccd8 0 0 34
    6x 0 11 line #8d97a8 1.4 -33 -28 33 -28
    6x 11 0 line #8d97a8 1.4 -28 -33 -28 33
    4x 14 10 box white -24 -22 8 8 0
    3x 16 -9 box #ff8ac8 -20 14 8 8 0
    3x 12 8 box #7fe0ff -2 -26 8 8 0
    6x 40 -14 disc white -110 20 3
    6x 38 12 disc #ffe08a -100 -40 3`,
  'light-floor': Array.from({ length: 4 }, (_, row) => {
    const [top, low] = [-86 + 90 * (row / 4) ** 1.3, -86 + 90 * ((row + 1) / 4) ** 1.3];
    const [far, near] = [40 + row * 12, 40 + (row + 1) * 12];
    const colours = ['#ff4fa0', '#4fd0ff', '#ffe04f', '#7dff6a', '#b06aff'];
    return Array.from({ length: 10 }, (__, column) => {
      const at = column - 5;
      return `poly ${colours[(column + row * 2) % 5]}@70 ${at * far + 2} ${top + 1} ${(at + 1) * far - 2} ${top + 1} ${(at + 1) * near - 2} ${low} ${at * near + 2} ${low}`;
    }).join('\n');
  }).join('\n'),
  'dj-booth': `
    box #11151a -70 -50 140 50 3
    box #ff3fa8 -66 -46 132 4 1
    text #5ff0ff 24 0 -22 DJ
    2x 76 0 disc #33404a -38 -56 18
    2x 76 0 disc #d8433b -38 -56 5
    box #55595f -14 -66 28 16 2`,
  'karaoke-screen': `
    box #11151a -100 -66 200 112 3
    box #2f3f9a -94 -60 188 100 1
    text white 19 0 -20 KARAOKE
    text #ffe08a 13 0 10 La la la, la la ...
    disc #ff8ac8 -60 -44 8
    disc #7fe0ff 66 -40 10`,
  'cue-rack': `
    box #8a5a34 -34 -50 68 110 2
    5x 14 0 line #e0b878 4 -28 -40 -28 50
    5x 14 0 line #33261c 4 -28 20 -28 50`,
  'billiard-lamp': `
    line gold 2 -50 -50 -50 -10
    line gold 2 50 -50 50 -10
    box #2f6a3f -80 -14 160 20 8
    box #fff3b0 -74 4 148 4 1`,
  'billiard-table': `
    box #6d4028 -96 -24 16 26 2
    box #6d4028 80 -24 16 26 2
    poly #7a4a2c -100 -62 100 -62 118 -22 -118 -22
    poly #2f8f55 -90 -58 90 -58 104 -28 -104 -28
    3x 97 0 disc #1a120c -97 -60 6
    3x 110 0 disc #1a120c -110 -25 7
    disc white -50 -42 5
    4x 8 0 disc red 36 -38 4.4
    3x 8 0 disc yellow 40 -44 4.4
    2x 8 0 disc blue 44 -50 4.4
    line #e0b878 3 -96 -34 -56 -42`,
  'paper-screens': `
    5x 90 0 box #6d4a2c -218 -128 84 128 1
    5x 90 0 box #faf4e2 -213 -123 74 118 0
    5x 90 0 line #6d4a2c 2 -188 -123 -188 -5
    5x 90 0 line #6d4a2c 2 -164 -123 -164 -5
    3x 0 30 line #6d4a2c 2 -215 -94 215 -94`,
  tatami: `
    poly #d3c084 -230 -90 230 -90 230 4 -230 4
    2x 0 34 line #4a6a42 3 -230 -66 230 -66
    line #4a6a42 3 -60 -90 -80 -66
    line #4a6a42 3 60 -90 80 -66
    line #4a6a42 4 0 -66 0 -32
    line #4a6a42 4 -120 -66 -150 -32
    line #4a6a42 4 120 -66 150 -32
    line #4a6a42 5 -80 -32 -100 4
    line #4a6a42 5 80 -32 100 4`,
  scroll: `
    box #f4ead0 -22 -50 44 96 1
    box #8a2a2a -26 -54 52 6 2
    box #8a2a2a -26 44 52 6 2
    curve ink 5 M -10 -30 L 10 -30
    curve ink 5 M 0 -36 L 0 -6
    curve ink 5 M 0 -20 C -6 -10 -10 -6 -14 -4
    curve ink 5 M 0 -20 C 6 -10 10 -6 14 -4
    curve ink 5 M -10 12 L 10 12
    curve ink 5 M 0 6 L 0 34`,
  'sword-stand': `
    box #4a2f1c -50 -6 100 6 1
    line #4a2f1c 5 -34 -4 -34 -50
    line #4a2f1c 5 34 -4 34 -50
    2x 0 20 curve #1f1f24 5 M -64 -38 C -20 -48 30 -48 66 -42
    2x 0 20 line gold 6 34 -46 40 -46`,
  'mirror-wall': `
    5x 90 0 box #b9cdd6 -222 -124 86 118 1
    5x 90 0 box #dcebf2 -219 -121 80 112 0
    5x 90 0 poly white@60 -200 -12 -176 -120 -160 -120 -184 -12`,
  'ballet-barre': `
    line #a8743f 5 -215 -52 215 -52
    7x 66 0 line #8d97a0 4 -198 -52 -198 -8
    7x 66 0 line #8d97a0 4 -206 0 -190 0`,
  'lotus-sign': `
    disc #b98ac9@40 0 0 46
    path #c9608a M 0 -30 C 14 -12 14 6 0 18 C -14 6 -14 -12 0 -30 Z
    path #d98aa8 M -32 -14 C -14 -10 -4 4 0 18 C -16 18 -30 6 -32 -14 Z
    path #d98aa8 M 32 -14 C 14 -10 4 4 0 18 C 16 18 30 6 32 -14 Z`,
  'yoga-mat': `
    poly #7a5fc9 -44 -30 44 -30 54 0 -54 0
    poly #9a84dc -40 -27 40 -27 42 -22 -42 -22
    oval #5f46a8 -46 -30 6 6`,
  'climbing-wall': `
    path #c9b08a M -120 0 L -150 -60 L -120 -100 L -130 -150 L 150 -150 L 130 -70 L 150 0 Z
    path #b59a72 M -150 -60 L -120 -100 L -130 -150 L -60 -150 L -40 -70 L -80 0 L -120 0 Z
    5x 50 -6 disc #e0332f -110 -20 6
    5x 46 5 disc #3576c9 -106 -60 6
    4x 54 -8 disc #3f9a52 -90 -90 6
    5x 48 6 disc #f2c230 -100 -134 6
    4x 52 10 oval #8a4fd0 -80 -40 8 5
    4x 44 -10 oval #f2832a -70 -108 8 5`,
  'climbing-ropes': `
    3x 140 0 line #e0557a 3 -150 0 -140 190
    2x 140 0 line #3fb0e0 3 -70 0 -64 200`,
  'crash-mat': `
    poly #d8433b -150 -26 150 -26 170 -6 -170 -6
    box #a8282a -170 -6 340 12 1
    2x 100 0 line #a8282a 2 -50 -26 -56 -6`,
  'court-box': `
    poly #e6e2d8 -300 -210 -90 -110 -90 10 -300 150
    poly #dcd8cc 300 -210 90 -110 90 10 300 150
    box #f8f5ec -90 -110 180 120 0
    poly #d9b07a -300 150 -90 10 90 10 300 150`,
  'squash-lines': `
    line red 3 -90 -86 90 -86
    line red 3 -90 -40 90 -40
    line red 3 -90 -86 -300 -150
    line red 3 90 -86 300 -150
    box #c9c2b4 -90 0 180 10 0
    line red 3 -150 50 150 50
    line red 3 0 50 0 150
    line red 3 -150 50 -210 50`,
  'squash-racket': `
    line ink 4 -34 0 -6 -22
    oval #d8433b 14 -38 20 26 .8
    oval #f2efe6 14 -38 16 22 .8
    5x 5 4 line #8d8d8a 1 0 -46 22 -26
    disc ink 60 -5 6`,
  'sport-hall-roof': `
    6x 80 0 line #8d97a0 5 -220 -148 -180 -124
    6x 80 0 line #8d97a0 5 -180 -124 -140 -148
    line #8d97a0 5 -230 -124 230 -124
    5x 90 0 box #fffbe8 -204 -120 44 6 2`,
  'hall-court-lines': `
    poly #2f9a6a -150 -90 150 -90 230 -4 -230 -4
    line white 3 -150 -90 150 -90
    line white 4 -230 -4 230 -4
    line white 3 -150 -90 -230 -4
    line white 3 150 -90 230 -4
    line white 2 0 -72 0 -26
    line white 2 -128 -72 128 -72
    line white 3 -170 -26 170 -26`,
  'hall-net': `
    line ink 4 -92 0 -92 -26
    line ink 4 92 0 92 -26
    box white -92 -26 184 4 0
    24x 7.8 0 line #4a4f57 .8 -90 -22 -90 -2
    4x 0 5 line #4a4f57 .8 -92 -20 92 -20`,
  'indoor-stands': `
    3x 0 20 box #8d97a4 -215 -66 430 16 0
    21x 20 0 box #3576c9 -210 -76 14 12 3
    21x 20 0 box #d8433b -210 -56 14 12 3
    21x 20 0 box #3576c9 -210 -36 14 12 3`,
  'basket-post': `
    line #33404a 7 -30 0 -20 -110
    line #33404a 5 -20 -104 10 -110
    box white 4 -134 10 44 1
    ring #f2832a 3 26 -100 11
    path #e6e6e6@70 M 15 -98 L 37 -98 L 33 -76 L 19 -76 Z`,
  'wood-court-lines': `
    line white 3 -150 -86 150 -86
    line white 4 -230 -4 230 -4
    line white 3 0 -86 0 -4
    curve white 3 M -50 -44 C -50 -68 50 -68 50 -44 C 50 -20 -50 -20 -50 -44
    curve white 3 M -180 -76 C -100 -66 -100 -24 -220 -14
    curve white 3 M 180 -76 C 100 -66 100 -24 220 -14`,
  'play-castle': `
    box #e0433b -90 -100 60 100 2
    box #3f8fd0 -30 -80 70 80 2
    box #f2c230 40 -110 50 110 2
    poly #3f9a52 -96 -98 -24 -98 -60 -134
    poly #8a4fd0 34 -108 96 -108 65 -142
    4x 0 0 disc #ffffff 0 -50 16
    disc #1f4f8a 5 -40 16
    box #7a1f2a -74 -60 26 60 12
    path #f2832a M 60 -60 L 90 -60 C 120 -40 140 -10 180 -6 L 180 6 C 130 4 100 -20 84 -40 L 60 -40 Z`,
  'ball-pit': `
    path #3f8fd0 M -90 -30 L 90 -30 L 84 0 L -84 0 Z
    10x 18 0 disc #e0433b -82 -32 9
    9x 18 0 disc #f2c230 -73 -40 9
    8x 20 0 disc #3f9a52 -70 -28 8
    6x 26 0 disc #8a4fd0 -64 -38 8
    path #2f6ab0 M -94 -26 L 94 -26 L 86 2 L -86 2 Z`,
  'range-targets': `
    line steel 3 -190 -110 190 -110
    4x 108 0 line steel 1.6 -162 -110 -162 -96
    4x 108 0 box white -190 -96 56 72 1
    4x 108 0 disc ink -162 -60 22
    4x 108 0 ring white 2 -162 -60 15
    4x 108 0 ring white 2 -162 -60 8
    4x 108 0 disc red -162 -60 3`,
  'lane-booths': `
    5x 84 0 box #5f666e -172 -112 8 112 0
    4x 84 0 box #8a6a42 -164 -44 76 7 0
    4x 84 0 box #77808a -164 -36 76 36 0
    text white 20 -126 -18 1
    text white 20 -42 -18 2
    text white 20 42 -18 3
    text white 20 126 -18 4`,
  'sauna-benches': `
    box #c28f52 -150 -74 300 8 1
    box #b07f45 -150 -66 300 30 0
    box #cf9c5e -160 -38 320 9 1
    box #b07f45 -160 -29 320 29 0
    12x 26 0 line #94682f 2 -146 -66 -146 -38
    box white 60 -80 40 7 3
    box white -110 -44 34 7 3`,
  'sauna-stove': `
    box #33363c -34 -56 68 56 2
    box #f2832a -22 -30 44 16 1
    3x 14 0 line #33363c 3 -14 -30 -14 -14
    5x 14 0 disc #77797c -28 -60 9
    4x 14 0 disc #8d8f92 -21 -70 8
    3x 14 0 disc #66686b -14 -78 7`,
  'water-bucket': `
    poly #a8743f -24 -34 24 -34 19 0 -19 0
    oval #8fd0ee -0 -34 23 4.6
    line #5f4028 2 -23 -24 23 -24
    curve #5f4028 3 M -23 -34 C -20 -58 20 -58 23 -34
    line #d9a86a 4 8 -36 34 -66`,
  steam: `
    curve white@70 7 M -20 30 C -34 10 -6 0 -20 -24
    curve white@70 7 M 4 34 C -10 12 18 0 4 -28
    curve white@70 7 M 28 30 C 14 10 42 0 28 -24`,
  thermometer: `
    box white -12 -34 24 68 3
    line red 4 0 20 0 -16
    disc red 0 22 6
    5x 0 9 line ink 1 5 -24 10 -24`,
  whirlpool: `
    oval #e6eef0 0 -20 130 34
    box #cfdadc -130 -22 260 26 10
    oval #5fc4e0 0 -24 116 26
    8x 28 0 disc white@80 -100 -24 8
    7x 28 4 disc white@80 -86 -32 7
    7x 26 -3 disc #dff6fc -80 -12 6`,
  antlers: `
    oval wood 0 14 16 20
    curve #d9c8a0 5 M -4 4 C -30 -4 -40 -20 -38 -40
    curve #d9c8a0 5 M 4 4 C 30 -4 40 -20 38 -40
    curve #d9c8a0 4 M -30 -10 C -40 -12 -50 -16 -54 -26
    curve #d9c8a0 4 M 30 -10 C 40 -12 50 -16 54 -26`,
  'factory-lamps': `
    line #6d757d 6 -215 -20 215 -20
    5x 90 0 line #6d757d 3 -180 -20 -180 -4
    5x 90 0 poly #4a5158 -194 4 -166 4 -174 -8 -186 -8
    5x 90 0 oval #fff3b0 -180 5 12 3`,
  'robot-arm': `
    box #55595f -22 -8 44 8 1
    box #f2832a -14 -30 28 24 2
    line #f2832a 12 0 -28 -24 -78
    disc #33404a -24 -80 9
    line #f2832a 9 -24 -80 26 -104
    disc #33404a 28 -105 7
    line #8d97a0 6 30 -104 38 -84
    path #8d97a0 M 30 -84 L 46 -84 L 44 -72 L 40 -78 L 36 -78 L 32 -72 Z`,
  conveyor: `
    box #33363c -215 -26 430 12 5
    box #f2c230 -215 -14 430 5 0
    22x 20 0 disc #8d97a0 -208 -20 4
    6x 80 0 box #6d757d -204 -9 10 24 0`,
  'car-body': `
    path #c3cbd3 M -54 -8 L -54 -20 C -44 -28 -34 -28 -28 -30 C -18 -46 22 -48 34 -32 C 50 -30 56 -26 56 -8 Z
    path #55626c M -22 -31 C -14 -42 0 -43 2 -43 L 2 -31 Z
    path #55626c M 7 -43 C 18 -43 24 -40 28 -31 L 7 -31 Z
    2x 66 0 disc #55626c -33 -8 10`,
  'pallet-rack': `
    4x 46 0 line #2f6ab0 5 -69 0 -69 -130
    4x 0 34 box #f2832a -72 -128 144 5 0
    3x 46 0 box #c99a5f -66 -28 40 26 1
    3x 46 0 box #b5854a -64 -58 36 30 1
    3x 46 0 box #d9ac72 -66 -92 40 29 1
    3x 46 0 box #c08f55 -62 -118 32 20 1
    3x 46 0 line #8a6230 2 -46 -28 -46 -2
    3x 46 0 line #8a6230 2 -46 -92 -46 -64`,
  forklift: `
    path #f2c230 M -44 -14 L -44 -46 L -6 -46 L -2 -16 Z
    line ink 4 -40 -46 -34 -92
    line ink 4 -34 -92 10 -92
    line ink 4 10 -92 16 -20
    line #6d757d 6 24 0 24 -104
    line #6d757d 5 24 -3 70 -3
    box #c99a5f 32 -42 38 38 1
    line #8a6230 3 51 -42 51 -4
    2x 50 0 disc ink -32 -9 12
    2x 50 0 disc #8d97a0 -32 -9 5`,
  'pallet-load': `
    box #a8784a -54 -8 108 5 0
    4x 32 0 box #8a6038 -52 -4 10 5 0
    3x 36 0 box #c99a5f -53 -38 34 30 1
    2x 36 0 box #d9ac72 -36 -68 34 30 1`,
  'copper-kettle': `
    path #c8743a M -54 0 L -54 -46 C -54 -76 54 -76 54 -46 L 54 0 Z
    path #e09a5f M -44 -44 C -40 -64 -10 -68 0 -68 C -20 -60 -30 -50 -32 -10 L -44 -10 Z
    path #b5622c M -14 -68 L -7 -130 L 7 -130 L 14 -68 Z
    box #a8552a -58 -50 116 6 1
    disc #f4ead0 20 -28 9
    line red 2 20 -28 25 -33`,
  'steel-tank': `
    path #b9c2ca M -30 -14 L -30 -100 C -30 -122 30 -122 30 -100 L 30 -14 L 8 0 L -8 0 Z
    box #e0e6ea -22 -100 8 80 3
    2x 0 50 line #8d97a0 2 -30 -92 30 -92
    line #8d97a0 5 -24 -12 -26 8
    line #8d97a0 5 24 -12 26 8
    disc #8d97a0 8 -60 7`,
  'forge-fire': `
    box #7a4a3a -70 -46 140 46 2
    5x 28 0 line #5f382c 2 -56 -46 -56 0
    path #5f4a40 M -60 -110 L 60 -110 L 34 -150 L -34 -150 Z
    line #5f4a40 6 -58 -110 -58 -46
    line #5f4a40 6 58 -110 58 -46
    oval #2a201c 0 -46 50 9
    disc #ff9a3a@30 0 -70 46
    path #f2702a M -40 -48 C -40 -70 -26 -76 -22 -96 C -10 -80 0 -84 2 -106 C 14 -84 26 -84 28 -96 C 42 -76 40 -60 40 -48 Z
    path #ffd75a M -22 -48 C -22 -62 -10 -66 -6 -78 C 2 -66 14 -66 20 -48 Z`,
  anvil: `
    box #6d4a2f -26 -24 52 24 2
    path #4a5058 M -30 -26 L 30 -26 L 18 -36 L 18 -42 L 40 -48 L 40 -58 L -24 -58 C -40 -56 -52 -52 -60 -50 C -48 -44 -30 -42 -18 -40 L -18 -36 Z
    box #f2832a -6 -63 34 5 1`,
  horseshoes: `
    3x 0 44 curve #8d97a0 7 M -12 -40 C -20 -66 20 -66 12 -40`,
  'log-pile': `
    3x 50 0 disc #6d4a2c -50 -24 25
    3x 50 0 disc #d9ac72 -50 -24 20
    3x 50 0 ring #b5854a 2 -50 -24 11
    2x 50 0 disc #6d4a2c -25 -66 25
    2x 50 0 disc #d9ac72 -25 -66 20
    2x 50 0 ring #b5854a 2 -25 -66 11
    disc #6d4a2c 0 -108 25
    disc #d9ac72 0 -108 20
    ring #b5854a 2 0 -108 11`,
  'saw-bench': `
    box #8d97a0 -120 -40 240 8 1
    2x 190 0 box #6d757d -100 -32 12 32 0
    disc #dfe5ea 0 -50 38
    18x 0 0 disc #8d97a0 0 -50 7
    9x 8 0 poly #aeb6c0 -32 -82 -28 -92 -24 -82
    path #b5854a M -140 -54 L -10 -54 L -10 -40 L -140 -40 Z
    path #d9ac72 M 10 -54 L 130 -56 L 130 -48 L 10 -47 Z
    box #8d97a0 -120 -40 240 8 1`,
  'plank-stack': `
    5x 0 11 box #e0b878 -60 -56 120 8 0
    5x 0 11 box #b5854a -60 -49 120 3 0`,
  'mill-beams': `
    line #77706a 9 -215 -10 215 -10
    8x 56 0 line #5f5a55 4 -200 -10 -180 -50
    box #f2c230 -60 -14 60 18 2
    line #33313c 5 -30 4 -30 50`,
  'steel-ladle': `
    path #33363c M -54 -90 L 54 -90 L 40 -10 L -40 -10 Z
    oval #ff9a2a 0 -90 52 9
    curve #6d757d 7 M -54 -84 C -60 -150 60 -150 54 -84
    path #ffb03a M 44 -92 C 80 -88 88 -40 90 40 L 104 40 C 104 -50 90 -98 50 -100 Z
    path #fff3a0 M 50 -94 C 84 -88 92 -40 94 40 L 98 40 C 98 -50 86 -92 52 -98 Z`,
  'molten-mould': `
    box #4a4644 -90 -30 180 30 2
    box #ff9a2a -80 -34 160 10 2
    box #ffe08a -60 -32 90 4 2`,
  'steel-coils': `
    2x 60 0 disc #8d97a0 -30 -30 30
    2x 60 0 disc #6d757d -30 -30 22
    2x 60 0 disc #aab4bc -30 -30 18
    2x 60 0 disc #33363c -30 -30 9`,
  'mill-sparks': `
    7x 16 -9 disc #ffd75a -40 30 3
    6x 18 -14 disc #ff9a3a -30 36 3
    6x -14 -12 disc #ffe9a0 20 34 2.6
    5x 20 -4 disc #ffd75a -20 20 2.4`,
  'mine-frames': `
    poly #4a4038 -300 -210 300 -210 300 150 -300 150
    path #2f2822 M -170 110 L -160 -110 L 160 -110 L 170 110 Z
    path #1a1512 M -60 14 L -56 -52 L 56 -52 L 60 14 Z
    line #8a6238 16 -170 110 -158 -116
    line #8a6238 16 170 110 158 -116
    line #9a7042 18 -180 -118 180 -118
    line #7a5530 10 -104 52 -98 -84
    line #7a5530 10 104 52 98 -84
    line #8a6238 11 -110 -84 110 -84
    line #6b4828 7 -62 16 -58 -54
    line #6b4828 7 62 16 58 -54
    line #7a5530 7 -66 -55 66 -55`,
  'mine-rails': `
    10x 0 0 line #5f4028 2 -20 20 20 20
    line #6b4828 5 -26 26 26 26
    line #6b4828 6 -38 44 38 44
    line #6b4828 8 -54 70 54 70
    line #6b4828 10 -74 104 74 104
    line #aab4bc 5 -14 14 -66 140
    line #aab4bc 5 14 14 66 140`,
  'ore-cart': `
    poly #55595f -50 -56 50 -56 40 -14 -40 -14
    box #3f4348 -54 -60 108 7 1
    5x 19 0 disc #8a6a3a -38 -62 11
    4x 20 0 disc #e3bd4f -28 -70 8
    2x 48 0 disc #2a2d31 -24 -8 11
    2x 48 0 disc #8d97a0 -24 -8 4`,
  'gold-ore': `
    path #6b5c4e M -50 0 L -44 -34 L -16 -50 L 20 -44 L 48 -20 L 50 0 Z
    4x 22 -3 disc gold -34 -16 5
    3x 20 4 disc #ffe48a -18 -34 4`,
  'miner-lamp': `
    line iron 2 0 -40 0 -16
    box iron -10 -18 20 6 2
    disc #ffd75a@25 0 0 40
    box #ffe9a0 -8 -12 16 22 3
    box iron -10 8 20 6 2`,
  'ice-hollow': `
    poly #7fbfe2 -300 -210 300 -210 300 150 -300 150
    path #a9daf2 M -240 130 C -260 -60 -160 -190 0 -190 C 160 -190 260 -60 240 130 Z
    path #6fb0dc M -180 100 C -200 -50 -120 -150 10 -150 C 130 -150 200 -40 180 100 Z
    path #c9ecfa M -110 60 C -130 -40 -70 -104 0 -104 C 80 -104 130 -40 110 60 Z
    path #f4fcff M -56 26 C -66 -24 -40 -60 0 -60 C 40 -60 66 -24 56 26 Z
    poly #bfe4f4 -240 130 -56 26 56 26 240 130
    6x 70 8 line white@60 3 -180 -60 -160 -110`,
  icicles: `
    14x 32 0 poly #dff4fc -216 0 -192 0 -204 46
    13x 34 0 poly #c3e8f8 -206 0 -186 0 -196 74
    7x 64 0 poly #eefaff -190 0 -166 0 -178 100`,
  'ice-crystal': `
    poly #dff4fc -20 0 -34 -60 -14 -100 4 -56 6 0
    poly #b9e2f6 6 0 4 -56 20 -80 36 -40 26 0
    poly white -30 0 -50 -34 -36 -52 -22 -20`,
};
