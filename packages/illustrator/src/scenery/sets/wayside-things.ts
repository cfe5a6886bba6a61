/** Cobbles, smaller towards the back. */
function cobbles(): string {
  const lines = ['poly #9a9086 -230 -86 230 -86 230 4 -230 4'];
  for (let row = 0; row < 11; row++) {
    const y = -86 + 90 * ((row + 0.6) / 11) ** 1.5;
    const wide = 5 + row * 1.7;
    const count = Math.ceil(460 / (wide * 2.1)) + 1;
    const tone = ['#b3a99c', '#a89e92', '#bdb3a6'][row % 3];
    lines.push(
      `${count}x ${wide * 2.1} 0 oval ${tone} ${-232 + (row % 2) * wide} ${y} ${wide} ${1.6 + row * 0.42}`,
    );
  }
  return lines.join('\n');
}

/** What stands at roads, rails, runways and quays. */
export const WAYSIDE_THINGS: Readonly<Record<string, string>> = {
  'toll-roof': `
    5x 88 0 line #b9c0c6 5 -176 0 -176 -92
    poly #2f6ab0 -206 -118 206 -118 198 -88 -198 -88
    box white -206 -124 412 7 1
    text white 24 0 -102 TOLL PLAZA
    4x 88 0 disc #3fd06a -132 -80 6`,
  'toll-cabin': `
    box #c9b23a -34 -6 68 8 2
    box #eef0ea -24 -72 48 68 2
    box #8fd0ee -20 -64 40 28 2
    line white 2 0 -64 0 -36
    box #2f6ab0 -28 -84 56 14 2
    text white 10 0 -77 TOLL
    box #c22f2a -24 -30 48 8 0
    text ink 9 0 -14 $2.50`,
  'toll-barrier': `
    box #f2c230 -54 -26 12 26 1
    line white 6 -48 -22 40 -22
    4x 22 0 line red 6 -40 -22 -30 -22
    disc red -48 -30 4`,
  'lane-line': 'poly #f4f0e4 -3 -60 3 -60 6 0 -6 0',
  'control-tower': `
    poly #dfe3e6 -14 0 14 0 10 -104 -10 -104
    poly #2f4a5f -32 -104 32 -104 40 -130 -40 -130
    4x 18 0 line #9fc8da 2 -28 -106 -30 -128
    box #dfe3e6 -38 -138 76 9 2
    line iron 2 0 -138 0 -164
    box #c9d0d4 -70 -22 140 22 1
    6x 22 0 box #6d8090 -64 -16 12 9 0`,
  'runway-strip': `
    poly #565c66 -34 -84 34 -84 200 2 -200 2
    7x 7.6 0 poly white -26 -82 -23 -82 -28 -76 -32 -76
    poly white -1.6 -70 1.6 -70 2.6 -58 -2.6 -58
    poly white -3 -50 3 -50 5 -32 -5 -32
    poly white -6 -22 6 -22 9 0 -9 0
    poly white -33 -84 -31 -84 -184 2 -194 2
    poly white 33 -84 31 -84 184 2 194 2
    text white 22 -70 -12 09
    text white 22 70 -12 09L`,
  'runway-light': 'disc #fff3b0 0 -6 6',
  'landing-plane': `
    oval #eef1f4 0 -10 20 21
    path #33404a M -13 -18 C -8 -26 8 -26 13 -18 L 11 -12 L -11 -12 Z
    path #d3dae0 M -16 -4 L -130 -22 L -132 -17 L -16 8 Z
    path #d3dae0 M 16 -4 L 130 -22 L 132 -17 L 16 8 Z
    path #2f6ab0 M -3 -30 L 3 -30 L 2 -60 L -2 -60 Z
    2x 104 0 disc #6d7a88 -52 2 10
    2x 104 0 disc #33404a -52 2 6
    line iron 3 0 10 0 22
    2x 36 0 line iron 3 -18 8 -18 22
    3x 18 0 disc ink -18 24 4
    2x 36 0 disc #fff3b0 -18 -2 3`,
  'wind-sock': `
    line steel 4 0 0 0 -100
    poly #f2832a 0 -100 0 -80 26 -84 26 -96
    poly white 26 -96 26 -84 46 -87 46 -94
    poly #f2832a 46 -94 46 -87 62 -89 62 -92`,
  'helipad-mark': `
    oval #55595f 0 0 130 28
    oval #f4f0e4 0 0 118 24
    oval #55595f 0 0 110 21
    text #f4f0e4 34 0 4 H`,
  'parked-helicopter': `
    path #c22f3a M -54 -26 C -58 -54 -30 -64 0 -62 C 24 -60 30 -50 34 -46 L 110 -52 L 112 -44 L 34 -32 C 24 -18 -46 -14 -54 -26 Z
    path #9fd3f0 M -50 -36 C -48 -52 -32 -58 -16 -58 L -16 -36 Z
    box #9fd3f0 -10 -56 20 16 2
    poly #c22f3a 104 -50 122 -72 116 -44
    line iron 5 0 -62 0 -74
    line ink 4 -110 -76 110 -76
    line ink 3 112 -64 112 -34
    line iron 3 -24 -20 -24 -6
    line iron 3 14 -20 14 -6
    line iron 4 -50 -5 36 -5`,
  'wash-hall': `
    box #3f8fd0 -130 -120 260 120 3
    box white -136 -136 272 26 3
    text #1f5f9a 22 0 -122 CAR WASH
    box #1f3a57 -86 -100 172 100 2
    box #6fc0ea -78 -96 26 96 8
    box red 52 -96 26 96 8
    9x 0 11 line #3f9fd0 3 -78 -94 -52 -90
    9x 0 11 line #a8282a 3 52 -90 78 -94
    line steel 4 -86 -92 86 -92
    11x 14 0 line #bfe6fa 2 -70 -90 -72 -70`,
  foam: `
    9x 13 3 disc white@90 -56 -46 7
    8x 15 2 disc white@90 -52 -36 6
    6x 18 -3 disc #e6f6ff@90 -46 -22 7
    5x 22 2 disc white -44 -4 8
    6x 16 -6 disc #bfe6fa@80 -40 -62 3`,
  'ring-road': `
    oval #6b717d 0 -34 216 44
    oval #f4f0e4 0 -34 206 40
    oval #6b717d 0 -34 203 38.6
    oval #f4f0e4 0 -36 104 18
    oval #5fb04f 0 -38 100 17
    poly #6b717d -30 -86 30 -86 60 -66 -60 -66
    poly #6b717d -60 0 60 0 90 8 -90 8
    5x 18 0 disc #e0479e -36 -38 5
    path #6a4630 M -4 -40 L -2 -70 L 2 -70 L 4 -40 Z
    disc leaf 0 -82 19
    disc leaf+12 -7 -88 10
    poly white -150 -26 -126 -18 -132 -12 -104 -12 -116 -28 -122 -22 -144 -32`,
  'roundabout-sign': `
    line iron 4 0 0 0 -64
    disc blue 0 -84 24
    ring white 1.6 0 -84 22
    curve white 4 M -9 -92 C -2 -100 10 -96 11 -88
    curve white 4 M 11 -78 C 6 -70 -6 -70 -10 -76
    curve white 4 M -12 -82 C -12 -88 -10 -91 -9 -92
    poly white 14 -88 6 -88 11 -80`,
  'overpass-deck': `
    box #b3b0a8 -220 -84 440 22 0
    box #8d8a84 -220 -66 440 7 0
    line #dfe3e6 4 -220 -96 220 -96
    15x 30 0 line #dfe3e6 3 -212 -84 -212 -98
    3x 150 0 box #a39f97 -164 -62 28 62 0
    3x 150 0 poly #a39f97 -184 -62 -116 -62 -136 -46 -164 -46
    box #2f8f45 -60 -58 120 26 2
    text white 12 0 -44 CITY CENTER`,
  'hanging-bridge': `
    path #c9573f M -124 0 L -124 -150 L -112 -150 L -112 0 Z
    path #c9573f M 112 0 L 112 -150 L 124 -150 L 124 0 Z
    2x 236 0 box #c9573f -132 -112 28 7 1
    2x 236 0 box #c9573f -132 -70 28 7 1
    curve #b5462f 4 M -230 -50 C -180 -70 -140 -110 -118 -148 C -70 -40 70 -40 118 -148 C 140 -110 180 -70 230 -50
    line #b5462f 1.6 -90 -106 -90 -18
    line #b5462f 1.6 -64 -84 -64 -18
    line #b5462f 1.6 -36 -71 -36 -18
    line #b5462f 1.6 0 -67 0 -18
    line #b5462f 1.6 36 -71 36 -18
    line #b5462f 1.6 64 -84 64 -18
    line #b5462f 1.6 90 -106 90 -18
    line #b5462f 1.6 -150 -96 -150 -18
    line #b5462f 1.6 -180 -72 -180 -18
    line #b5462f 1.6 150 -96 150 -18
    line #b5462f 1.6 180 -72 180 -18
    box #a8402f -230 -18 460 10 0
    box #6b717d -230 -21 460 5 0`,
  'gorge-sides': `
    path #7a6a5a M -230 -84 L -140 -80 L -120 -50 L -130 -20 L -100 6 L -230 6 Z
    path #6b5c4e M 230 -84 L 140 -80 L 122 -46 L 132 -18 L 104 6 L 230 6 Z
    path #4a4038 M -120 -50 L 122 -46 L 132 -18 L 104 6 L -100 6 L -130 -20 Z
    path #6fc0e0 M -50 -20 C 0 -12 40 -26 70 -16 L 90 6 L -80 6 Z
    oval leaf -190 -84 44 6
    oval leaf 190 -84 44 6`,
  'rope-span': `
    4x 0 0 line wood 6 -142 4 -142 -46
    line wood 6 142 4 142 -46
    line wood 6 -158 8 -158 -38
    line wood 6 158 8 158 -38
    curve #c9a86a 3 M -142 -44 C -60 -14 60 -14 142 -44
    curve #c9a86a 3 M -158 -36 C -60 -2 60 -2 158 -36
    23x 12 0 line #a8865a 1.2 -132 -36 -132 -2
    curve #8a6238 9 M -150 -4 C -60 22 60 22 150 -4
    curve #5f3f22 2 M -150 0 C -60 27 60 27 150 0`,
  'stream-across': `
    path #4aa8d8 M -200 -14 C -120 -24 -60 -6 0 -14 C 70 -22 130 -6 200 -16 L 200 12 C 120 20 60 4 0 14 C -60 22 -120 6 -200 14 Z
    5x 80 0 oval white@60 -160 0 22 1.6`,
  'truss-bridge': `
    box #5f6a72 -230 -44 460 8 0
    box #5f6a72 -230 -120 460 6 0
    7x 68 0 line #5f6a72 5 -222 -40 -188 -118
    7x 68 0 line #5f6a72 5 -154 -40 -188 -118
    7x 68 0 line #5f6a72 4 -188 -40 -188 -118
    2x 230 0 path #8d8478 M -130 -36 L -100 -36 L -94 20 L -136 20 Z
    12x 40 0 line #3a3f45 5 -220 -46 -200 -46`,
  'lane-depth': `
    path #7d828c M -8 -92 L 8 -92 C 14 -70 -20 -50 40 -30 C 90 -14 130 -6 150 0 L -130 0 C -80 -12 -70 -28 -50 -36 C -16 -52 -6 -70 -8 -92 Z
    curve #f4f0e4 2 M 0 -90 C 4 -72 -12 -54 -2 -40
    curve #f4f0e4 4 M 0 -30 C 4 -20 6 -10 8 -2`,
  'dirt-lane': `
    path #b98e60 M -9 -92 L 9 -92 C 20 -66 -30 -44 60 -22 C 100 -10 130 -4 150 0 L -120 0 C -84 -14 -60 -30 -40 -42 C -14 -60 -8 -74 -9 -92 Z
    curve #8a6440 3 M -4 -90 C -2 -70 -30 -44 -50 -2
    curve #8a6440 3 M 5 -90 C 12 -70 0 -40 70 -2
    curve #6fa84f 5 M 0 -84 C 4 -66 -16 -44 6 -4`,
  'tall-cactus': `
    path #4f8f52 M -8 0 L -8 -84 C -8 -96 8 -96 8 -84 L 8 0 Z
    curve #4f8f52 11 M -6 -36 C -30 -36 -28 -48 -28 -62
    curve #4f8f52 11 M 6 -28 C 28 -28 28 -40 28 -54
    3x 5 0 line #3a6f3f 1.2 -5 -4 -5 -84
    oval #8a6a42@40 0 1 24 4`,
  'route-sign': `
    line wood 4 0 0 0 -40
    path white M -22 -74 C -10 -82 10 -82 22 -74 C 26 -56 14 -44 0 -38 C -14 -44 -26 -56 -22 -74 Z
    text ink 8 0 -68 ROUTE
    text ink 19 0 -54 66`,
  'hairpin-road': `
    path #5f9a4a M -230 -60 C -140 -110 -60 -96 0 -76 C 80 -112 150 -90 230 -70 L 230 6 L -230 6 Z
    path #7d828c M -6 -82 L 14 -80 C 60 -72 130 -70 130 -60 C 130 -50 -90 -56 -96 -40 C -100 -26 190 -38 180 -12 C 176 -2 130 2 110 6 L -120 6 C -40 -4 90 -4 92 -12 C 90 -20 -170 -10 -168 -40 C -160 -66 50 -58 60 -64 C 50 -70 0 -74 -6 -82 Z
    curve #f4f0e4 2 M 10 -78 C 60 -70 96 -66 96 -62 C 60 -54 -120 -62 -130 -40 C -130 -18 140 -34 138 -12 C 130 -4 60 -2 0 4
    9x 14 -1 box white -120 -34 3 7 0
    7x 16 -1 box white 60 -14 3 8 0`,
  'curve-sign': `
    line iron 3 0 0 0 -40
    poly #f2c230 0 -86 26 -60 0 -34 -26 -60
    curve ink 3.4 M -4 -46 C -4 -62 8 -54 6 -74
    poly ink 1 -70 11 -70 6 -78`,
  'old-houses': `
    box #e0b070 -230 -120 70 120 0
    poly #9a4a34 -236 -118 -154 -118 -195 -152
    box #d98a6a -160 -104 64 104 0
    poly #7a3f30 -166 -102 -90 -102 -128 -140
    box #efe0c0 -96 -126 74 126 0
    poly #a8553a -102 -124 -16 -124 -59 -160
    box #c9a06a -22 -106 66 106 0
    poly #8a4630 -28 -104 50 -104 11 -138
    box #e6c8a0 44 -122 70 122 0
    poly #9a4a34 38 -120 120 -120 79 -154
    box #d99a7a 114 -102 60 102 0
    poly #7a3f30 108 -100 180 -100 144 -136
    box #efd8a8 174 -120 60 120 0
    poly #a8553a 168 -118 240 -118 204 -150
    14x 33.4 0 box #5f7a8a -222 -96 14 20 1
    14x 33.4 0 box #5f7a8a -222 -62 14 20 1
    14x 33.4 0 line #4f8a4a 4 -223 -74 -207 -74
    7x 66 0 path #6d4028 M -206 0 L -206 -28 C -206 -42 -184 -42 -184 -28 L -184 0 Z
    5x 8 0 line #6d4a34 2 -96 -126 -90 -90
    4x 14 0 line #6d4a34 3 -90 -126 -90 -104
    line #6d4a34 3 -96 -104 -22 -104`,
  cobbles: cobbles(),
  'flower-tub': `
    poly #8a5a3a -18 -18 18 -18 14 0 -14 0
    disc leaf -8 -22 8
    disc leaf 8 -22 8
    4x 8 0 disc #e0479e -12 -26 4
    3x 9 0 disc yellow -8 -32 3.4`,
  'ferry-side': `
    path white M -150 -34 L 150 -34 L 132 4 L -130 4 Z
    path #2f6ab0 M -144 -18 L 144 -18 L 132 4 L -130 4 Z
    box white -120 -62 230 28 2
    10x 22 0 box #33507f -112 -54 12 11 1
    box white -90 -86 150 26 2
    7x 20 0 box #33507f -82 -78 12 9 1
    box white -60 -104 46 20 2
    box #33404a -54 -100 34 8 1
    box red 0 -112 26 28 1
    box ink 0 -118 26 8 1
    text white 14 -60 -9 FERRY
    4x 30 0 disc #f2832a 30 -44 5
    5x 62 0 oval white@70 -140 6 30 3`,
  'boat-shed': `
    box #a8453a -70 -62 140 62 1
    9x 15 0 line #8a342c 1.6 -62 -62 -62 0
    poly #5f5148 -82 -60 82 -60 0 -108
    box #2a201c -36 -46 72 48 1
    path white M -26 -8 L 26 -8 L 18 4 L -18 4 Z
    path #b5783a M -24 -4 L 24 -4 L 18 4 L -18 4 Z
    box #6b4a2e -86 -2 172 6 0
    5x 40 0 line #4a3320 5 -80 0 -80 18
    box white -10 -86 20 16 1
    line wood 3 54 -60 54 -10
    oval wood 54 -8 4 9`,
  jetty: `
    poly #a8784a -60 -20 70 -26 80 -14 -60 -6
    5x 30 -1 line #5f4028 5 -54 -10 -54 14`,
  'row-boat': `
    path #a8623a M -52 -18 L 52 -22 C 46 -2 34 4 20 4 L -26 4 C -40 2 -48 -6 -52 -18 Z
    line #6b3a20 4 -52 -18 52 -22
    line #d9a86a 5 -20 -14 -16 -20
    line #d9a86a 5 16 -16 18 -21
    line wood 3 -6 -18 -60 2`,
  'rope-rail': `
    12x 40 0 line wood-20 6 -222 0 -222 -34
    curve #d9c08a 3 M -230 -30 C -212 -22 -200 -24 -182 -30
    11x 40 0 curve #d9c08a 3 M -222 -30 C -212 -20 -192 -20 -182 -30
    11x 40 0 curve #d9c08a 3 M -222 -14 C -212 -4 -192 -4 -182 -14`,
  'long-jetty': `
    poly #b5854f -18 -80 18 -80 90 2 -90 2
    10x 0 0 line #7a5530 1 -18 -80 18 -80
    line #7a5530 1.4 -22 -72 22 -72
    line #7a5530 1.6 -30 -62 30 -62
    line #7a5530 2 -40 -50 40 -50
    line #7a5530 2.4 -54 -36 54 -36
    line #7a5530 2.8 -70 -18 70 -18
    line #5f4028 5 -24 -76 -24 -92
    line #5f4028 5 24 -76 24 -92
    line #5f4028 7 -46 -46 -46 -70
    line #5f4028 7 46 -46 46 -70
    line #5f4028 10 -84 -8 -84 -42
    line #5f4028 10 84 -8 84 -42`,
  bollard: `
    box ink -9 -24 18 24 3
    box ink -14 -28 28 8 3
    curve #d9c08a 4 M -12 -12 C -4 -6 4 -6 12 -12`,
  'hull-in-dock': `
    3x 80 0 line #8a6a42 8 -96 0 -70 -30
    path #b8433a M -140 -70 L 150 -70 C 140 -30 110 -6 70 -6 L -96 -6 C -124 -20 -136 -44 -140 -70 Z
    path #33404a M -140 -70 L 150 -70 L 142 -46 L -134 -46 Z
    5x 50 0 line #d8a53a 3 -120 0 -120 -120
    3x 0 36 line #d8a53a 3 -126 -36 90 -36
    box #8d949c -60 -104 80 34 1
    2x 200 0 disc #fff3b0 -100 -30 6
    8x 4 3 line #ffe08a 1.6 100 -30 112 -20`,
  'canal-water': `
    poly #8d8478 -130 -86 130 -86 230 4 -230 4
    poly #3f8fa8 -116 -84 116 -84 200 4 -200 4
    6x 36 0 oval white@40 -90 -70 12 1.4
    5x 60 0 oval white@40 -120 -40 20 1.8
    5x 76 0 oval white@40 -150 -12 26 2.2`,
  'arched-footbridge': `
    path #b9a68a M -150 0 C -90 -60 90 -60 150 0 L 110 0 C 70 -34 -70 -34 -110 0 Z
    curve #8d7a5f 4 M -150 -10 C -90 -72 90 -72 150 -10
    11x 22 0 line #8d7a5f 2 -110 -26 -110 -40`,
  gondola: `
    path ink M -84 -26 C -66 -2 50 2 84 -34 L 90 -56 L 96 -54 L 92 -30 C 70 10 -60 12 -90 -30 Z
    box red -20 -16 36 8 3
    line wood 3 40 -60 66 4`,
  'taxi-sign': `
    line iron 4 0 0 0 -70
    box #f2c230 -28 -104 56 36 3
    text ink 18 0 -85 TAXI`,
  'depot-hall': `
    box #c9ced2 -200 -96 400 96 0
    poly #7d868c -210 -94 210 -94 190 -116 -190 -116
    4x 98 0 box #4a545c -188 -78 84 78 1`,
};
