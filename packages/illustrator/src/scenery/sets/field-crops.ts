/** Stripes that run towards the horizon: `[colour, width]` in turn, from the middle to both sides. */
function stripes(ground: string, colours: readonly string[]): string {
  const lines = [`poly ${ground} -260 -80 260 -80 260 4 -260 4`];
  for (let row = -16; row <= 16; row++) {
    const colour = colours[(row + 32) % colours.length]!;
    const [far, near] = [row * 14, row * 58];
    lines.push(`poly ${colour} ${far - 4.6} -78 ${far + 4.6} -78 ${near + 19} 4 ${near - 19} 4`);
  }
  return lines.join('\n');
}

/** Terraces of clipped tea bushes, one band behind the other. */
function terraces(): string {
  const bands = [
    ['#5f9a4a', -118],
    ['#4f8f3f', -98],
    ['#68a852', -76],
    ['#4a8a3a', -54],
    ['#5f9e48', -30],
    ['#43823a', -4],
  ] as const;
  return bands
    .map(([colour, y], band) => {
      const bush = 14 + band * 3;
      const count = Math.ceil(470 / bush);
      const sway = band % 2 ? 14 : -12;
      return `
        path #8a6a42 M -230 ${y + 8} C -100 ${y + sway} 80 ${y - sway} 230 ${y + 6} L 230 ${y + 44} L -230 ${y + 44} Z
        path ${colour} M -230 ${y} C -100 ${y + sway - 8} 80 ${y - sway - 8} 230 ${y - 2} L 230 ${y + 17} C 80 ${y - sway + 10} -100 ${y + sway + 10} -230 ${y + 19} Z
        ${count}x ${bush} 0 oval ${colour}+14 ${-228} ${y + 8} ${bush / 2} ${3 + band * 0.9}`;
    })
    .join('\n');
}

export const FIELD_CROPS: Readonly<Record<string, string>> = {
  vine: `
    line #6b4a2e 3 -18 0 -18 -46
    line #8a8a86 1 -20 -40 20 -40
    path #5f4028 M -2 0 C -6 -14 4 -20 0 -32 L 3 -32 C 8 -20 -1 -14 3 0 Z
    oval #3f8f3f 0 -36 20 9
    disc #4fa34a -12 -42 8
    disc #5fb052 2 -45 9
    disc #4fa34a 13 -40 8
    3x 11 0 disc #5f2f7a -13 -28 3.4
    3x 11 0 disc #6d3a8a -9 -28 3.4
    3x 11 0 disc #5f2f7a -11 -23 3.2
    3x 11 0 disc #4a2466 -11 -18 2.4`,
  'vine-stripes': stripes('#b08e62', ['#4f9a45', '#5aa64e']),
  'wine-house': `
    box #f0dcb4 -60 -50 120 50 0
    poly #b5603f -68 -48 68 -48 50 -72 -50 -72
    5x 24 0 box #6a8a9a -52 -36 12 16 0
    box #6d4a30 -10 -28 20 28 8
    box #f0dcb4 44 -86 22 86 0
    poly #b5603f 40 -84 70 -84 55 -104`,
  'apple-tree': `
    path #6a4630 M -5 0 L -3 -26 L 3 -26 L 5 0 Z
    disc #3f8f3f -13 -34 13
    disc #3f8f3f 13 -34 13
    disc #4fa34a 0 -46 17
    disc #62b556 -5 -50 8
    4x 9 0 disc #e0332f -15 -32 3
    3x 11 0 disc #e0332f -10 -45 3
    2x 9 0 disc #e0332f -4 -56 2.6
    disc #e0332f 10 -2 2.4
    oval #2f6a30@30 0 1 16 3`,
  'olive-tree': `
    path #7a6a5a M -8 0 L -3 -22 L -12 -34 L -8 -36 L 0 -26 L 9 -36 L 12 -32 L 4 -20 L 8 0 Z
    disc #8a9a6a -13 -40 13
    disc #7d8f62 12 -40 13
    disc #97a878 0 -50 14
    5x 7 0 oval #3f4a2a -14 -38 1.6 2.2
    4x 8 0 oval #3f4a2a -12 -48 1.6 2.2`,
  'date-palm': `
    path #8a6842 M -4 0 C -3 -30 -2 -50 -2 -62 L 3 -62 C 3 -40 4 -20 5 0 Z
    curve #3f8f3f 5 M 0 -62 C -14 -76 -26 -70 -30 -56
    curve #3f8f3f 5 M 0 -62 C 14 -76 26 -70 30 -56
    curve #4fa34a 5 M 0 -62 C -8 -84 -22 -84 -30 -76
    curve #4fa34a 5 M 0 -62 C 8 -84 22 -84 30 -76
    curve #62b556 5 M 0 -62 C 0 -80 4 -88 6 -92
    3x 4 0 disc #b5622a -4 -58 3.4`,
  'fruit-basket': `
    path #b98a4a M -34 -26 L 34 -26 L 26 0 L -26 0 Z
    2x 0 10 line #8a6230 2 -32 -20 32 -20
    5x 13 0 disc #e0332f -26 -28 8
    4x 13 0 disc #d8433b -20 -36 8
    curve #8a6230 4 M -32 -26 C -28 -64 28 -64 32 -26`,
  'paddy-banks': `
    poly #bfe0ee -260 -86 260 -86 260 4 -260 4
    path #7aa84f M -260 -86 L 260 -86 L 260 -82 C 120 -78 -60 -84 -260 -80 Z
    path #6b9a48 M -260 -66 C -120 -72 60 -62 260 -68 L 260 -63 C 60 -57 -120 -66 -260 -61 Z
    path #8a6a42 M -260 -61 C -120 -66 60 -57 260 -63 L 260 -60 C 60 -54 -120 -63 -260 -58 Z
    path #6b9a48 M -260 -42 C -60 -36 60 -48 260 -40 L 260 -34 C 60 -41 -60 -29 -260 -35 Z
    path #8a6a42 M -260 -35 C -60 -29 60 -41 260 -34 L 260 -30 C 60 -37 -60 -25 -260 -31 Z
    path #6b9a48 M -260 -12 C -120 -20 60 -6 260 -14 L 260 -6 C 60 2 -120 -12 -260 -4 Z
    poly #6b9a48 -70 -86 -66 -86 -96 -40 -104 -40
    poly #6b9a48 60 -66 65 -66 90 -14 80 -14
    poly #6b9a48 -150 -40 -142 -40 -190 4 -204 4
    5x 92 0 oval white@50 -190 -74 20 1.4
    4x 112 0 oval white@50 -160 -52 26 1.6
    4x 120 0 oval white@50 -200 -24 30 2`,
  'rice-shoots': `
    line #5fb53f 1.8 0 0 0 -18
    line #6fc24a 1.8 0 0 -6 -15
    line #6fc24a 1.8 0 0 6 -15
    line #4fa338 1.8 0 0 -10 -9
    line #4fa338 1.8 0 0 10 -9
    oval #2f6a8a@40 0 1 9 1.6`,
  'gold-field': `
    poly #e0b54a -260 -84 260 -84 260 4 -260 4
    poly #d3a238 -20 -84 20 -84 150 4 -150 4`,
  'wheat-ears': `
    5x 8 0 line #c9962e 1.8 -16 0 -17 -34
    5x 8 0 oval #e8bd4a -17 -40 2.8 8
    5x 8 0 line #f4d67a .9 -17 -46 -20 -56
    5x 8 0 line #f4d67a .9 -17 -46 -14 -56
    4x 8 0 line #b9862a 1.8 -12 0 -12 -28
    4x 8 0 oval #d9a83a -12 -33 2.6 7`,
  'corn-plant': `
    line #4f8f3a 4 0 0 0 -60
    curve #5fa345 5 M 0 -14 C -10 -30 -20 -30 -24 -18
    curve #5fa345 5 M 0 -20 C 10 -36 20 -36 24 -24
    curve #4f9a3f 5 M 0 -36 C -10 -54 -18 -52 -22 -40
    curve #4f9a3f 5 M 0 -40 C 10 -58 18 -56 22 -46
    oval #7ab84a 7 -32 5 11 .3
    oval #f4cf3a 8 -36 4 9 .3
    line #d9b45a 2 0 -58 -5 -70
    line #d9b45a 2 0 -58 0 -73
    line #d9b45a 2 0 -58 5 -70`,
  'lavender-rows': stripes('#a8885a', ['#8a5fc9', '#7a4fb8']),
  'tulip-rows': stripes('#5f9a48', ['#e0332f', '#f2c230', '#e0708a', '#f8f6f1', '#f2832a']),
  'ploughed-rows': stripes('#7a5636', ['#8f6842', '#86603c']),
  'lavender-tufts': `
    9x 9 0 line #6b9a5a 1.6 -36 0 -36 -22
    9x 9 0 oval #8a5fc9 -36 -30 3 11
    8x 9 0 oval #a37ae0 -32 -24 2.8 9`,
  'stone-house': `
    box #d9c8a8 -36 -34 72 34 0
    poly #a8623f -42 -33 42 -33 28 -50 -28 -50
    box #5f7a94 -26 -26 10 12 0
    box #5f7a94 16 -26 10 12 0
    box #6d4a30 -6 -20 12 20 0`,
  'tall-sunflower': `
    line #4f8f3a 3.4 0 0 0 -46
    oval #5fa345 -9 -18 9 4 .5
    oval #5fa345 9 -26 9 4 -.5
    disc #f2b21f 0 -52 14
    8x 0 0 disc #f7c93a 0 -52 12
    disc #6a4020 0 -52 7.6
    disc #4a2c16 0 -52 4`,
  'yellow-field': 'poly #f0cf2a -260 -84 260 -84 260 4 -260 4',
  'rape-plant': `
    3x 12 0 line #6fa83f 2 -12 0 -12 -24
    4x 9 0 disc #f7dc2f -14 -28 6
    3x 9 0 disc #ffe95a -9 -35 5
    4x 9 0 disc #e6c61f -12 -20 4`,
  'cotton-plant': `
    line #6b4a2e 2.6 0 0 0 -36
    line #6b4a2e 2 0 -14 -13 -24
    line #6b4a2e 2 0 -18 13 -28
    oval #5f8f42 -9 -12 8 4 .4
    oval #5f8f42 9 -14 8 4 -.4
    disc white -14 -28 7.6
    disc white 14 -32 7.6
    disc white 0 -41 8.4
    disc white 3 -22 6
    disc #e6e2d8 -12 -25 3`,
  'tea-terraces': terraces(),
  cabbage: `
    oval #4a3420@40 0 1 16 3
    oval #4f9a52 -10 -7 9 7
    oval #4f9a52 10 -7 9 7
    disc #7cc46a 0 -9 10
    curve #b9e0a0 1.6 M 0 -1 C -2 -8 0 -14 0 -18
    curve #b9e0a0 1.4 M 0 -6 C -5 -9 -6 -12 -6 -14
    curve #b9e0a0 1.4 M 0 -6 C 5 -9 6 -12 6 -14`,
  'strawberry-plant': `
    oval #3f8f3f 0 -9 20 9
    disc #4fa34a -10 -14 7
    disc #4fa34a 8 -15 7
    path #e0332f M -14 -10 C -8 -12 -6 -6 -11 0 C -17 -5 -17 -8 -14 -10 Z
    path #e0332f M 2 -8 C 8 -10 10 -4 5 2 C -1 -3 -1 -6 2 -8 Z
    path #e0332f M 15 -11 C 21 -12 22 -6 18 -1 C 12 -6 12 -9 15 -11 Z
    disc white -2 -20 3
    disc yellow -2 -20 1.2`,
  pumpkin: `
    curve #4f8f3a 2 M -26 0 C -18 -6 -8 2 0 -4
    oval #d9701f -10 -12 9 12
    oval #d9701f 10 -12 9 12
    oval #f2882a -5 -13 8 13
    oval #f2882a 5 -13 8 13
    oval #f79a3f 0 -13 5 13
    line #4f7a34 4 0 -24 3 -30
    oval #4f9a45 18 -4 9 5`,
  scarecrow: `
    line wood 4 0 0 0 -66
    line wood 4 -34 -66 34 -66
    path #3f6ab0 M -30 -72 L 30 -72 L 30 -60 L 14 -58 L 14 -26 L -14 -26 L -14 -58 L -30 -60 Z
    2x 64 0 line gold 2 -34 -70 -30 -60
    disc #e8cf9a 0 -86 12
    oval #a8743a 0 -95 20 4
    path #a8743a M -10 -96 C -10 -112 10 -112 10 -96 Z
    2x 8 0 disc ink -4 -88 1.6
    curve ink 1.2 M -4 -80 C 0 -78 2 -78 5 -80`,
  'cut-field': `
    poly #d9c46a -260 -80 260 -80 260 4 -260 4
    11x 20 0 poly #c9b25a -110 -80 -104 -80 -104 4 -124 4`,
  'round-bale': `
    oval #8a7530@40 0 1 34 5
    path #d9b045 M -10 -44 L 16 -44 C 38 -44 38 0 16 0 L -10 0 Z
    oval #e8c55a -10 -22 17 22
    curve #b58f32 1.6 M -10 -36 C 0 -34 2 -10 -10 -8 C -20 -10 -20 -30 -12 -30 C -4 -28 -6 -16 -11 -17`,
  trough: `
    poly #8d949c -44 -22 44 -22 38 0 -38 0
    oval water 0 -22 42 4.4`,
  'hen-house': `
    line wood 5 -38 0 -38 -20
    line wood 5 38 0 38 -20
    box #b5503f -46 -62 92 44 1
    6x 15 0 line #8f3a2e 1.4 -38 -62 -38 -18
    poly #6d4a30 -56 -60 56 -60 0 -94
    box #33261c -30 -46 24 28 1
    poly wood -32 -18 -8 -18 -30 4 -54 4
    4x -5 5 line wood-30 2 -30 -14 -12 -14
    box #f4e6c8 8 -50 26 18 1
    line #8f3a2e 1.6 21 -50 21 -32`,
  hen: `
    line #f2a02a 2.4 -4 0 -4 -10
    line #f2a02a 2.4 6 0 6 -10
    path #f4ead8 M -22 -32 C -20 -14 -8 -6 6 -8 C 20 -10 24 -24 22 -40 C 16 -34 8 -28 0 -26 C -8 -26 -16 -30 -22 -42 Z
    disc #f4ead8 20 -42 8
    path #e0332f M 14 -48 C 15 -56 19 -54 20 -51 C 22 -56 27 -54 26 -47 Z
    poly #f2a02a 27 -43 35 -40 27 -38
    disc #e0332f 26 -34 3
    disc ink 22 -43 1.4
    path #dccbb0 M -8 -22 C 0 -12 10 -14 12 -24 C 4 -22 -2 -24 -8 -22 Z`,
  'wire-fence': `
    2x 76 0 line wood 3.4 -38 0 -38 -40
    line wood 2.4 -38 -38 38 -38
    11x 7.6 0 line #8d949c .9 -38 -2 -30 -38
    11x 7.6 0 line #8d949c .9 -30 -2 -38 -38`,
  'bee-hive': `
    line wood 3 -16 0 -16 -8
    line wood 3 16 0 16 -8
    box #f2e2b0 -22 -30 44 22 1
    box #e8c95a -22 -52 44 22 1
    line #b9962e 1.6 -22 -30 22 -30
    box #8d949c -26 -58 52 7 1
    box #4a3420 -10 -15 20 4 1`,
};
