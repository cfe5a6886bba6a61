import type { FlipBook } from './place-set.ts';

/** Hedges of a maze, seen from a little above: walls with paths between them. */
function maze(): string {
  const lines = ['poly #d9cba4 -230 -96 230 -96 230 4 -230 4'];
  for (let row = 0; row < 5; row++) {
    const y = -92 + 96 * (row / 4) ** 1.35;
    const tall = 14 + row * 8;
    const unit = 24 + row * 11;
    for (let at = -10; at < 10; at++) {
      const gap = (at * 7 + row * 5 + 70) % 4 === 0;
      if (gap) continue;
      lines.push(
        `box #2f7a38 ${at * unit} ${y - tall} ${unit + 1} ${tall} 1`,
        `box #4f9f52 ${at * unit} ${y - tall - 5 - row} ${unit + 1} ${6 + row} 1`,
      );
      if ((at + row) % 3 === 0 && row < 4)
        lines.push(
          `poly #3f8f45 ${at * unit} ${y - 5} ${at * unit + 9} ${y - 5} ${at * unit + 4} ${y + 14} ${at * unit - 12} ${y + 14}`,
        );
    }
  }
  return lines.join('\n');
}

const turbine = (turn: number): string => {
  const blades = [0, 1, 2].map((blade) => {
    const angle = turn + (blade * Math.PI * 2) / 3;
    const [x, y] = [Math.sin(angle) * 62, -132 - Math.cos(angle) * 62];
    return `line white 6 0 -132 ${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  return `path #eef1f4 M -6 0 L -3 -132 L 3 -132 L 6 0 Z\n${blades.join('\n')}\ndisc #c3ccd3 0 -132 6`;
};

/** What tells sports grounds, gardens and works in the open. */
export const OPEN_AIR_THINGS: Readonly<Record<string, string | FlipBook>> = {
  'volley-net': `
    line #33404a 6 -110 0 -110 -84
    line #33404a 6 110 0 110 -84
    box #ffffff@40 -110 -82 220 34 0
    28x 8 0 line #55595f 1 -108 -82 -108 -48
    5x 0 8 line #55595f 1 -110 -80 110 -80
    box #f2c230 -110 -86 220 5 0
    box white -110 -50 220 4 0`,
  'volley-lines': `
    poly #e0a060 -170 -84 170 -84 224 -6 -224 -6
    line white 3 -170 -84 170 -84
    line white 4 -224 -6 224 -6
    line white 3 -170 -84 -224 -6
    line white 3 170 -84 224 -6
    line white 3 -56 -84 -70 -6
    line white 3 56 -84 70 -6
    line white 3 0 -84 0 -6`,
  'sand-lines': `
    line #2f6ab0 3 -150 -66 150 -66
    line #2f6ab0 4 -220 -6 220 -6
    line #2f6ab0 3 -150 -66 -220 -6
    line #2f6ab0 3 150 -66 220 -6`,
  'half-pipe': `
    path #a3a9ae M -120 0 L -120 -84 L -96 -84 C -92 -30 -60 -8 0 -8 C 60 -8 92 -30 96 -84 L 120 -84 L 120 0 Z
    curve #dfe3e6 6 M -98 -84 C -92 -30 -60 -8 0 -8 C 60 -8 92 -30 98 -84
    line #77808a 3 -120 -86 -96 -86
    line #77808a 3 96 -86 120 -86
    2x 216 0 line #55626c 3 -118 -86 -118 -110
    2x 216 0 line #55626c 3 -98 -86 -98 -110
    2x 216 0 line #55626c 3 -120 -110 -96 -110
    text #d8433b 30 -70 -14 S
    text #3576c9 30 74 -14 K`,
  'quarter-ramp': `
    path #a3a9ae M -60 0 C -10 -4 24 -30 30 -74 L 60 -74 L 60 0 Z
    curve #dfe3e6 5 M -60 0 C -10 -4 24 -30 30 -74
    line #55626c 3 58 -74 58 -98
    line #55626c 3 34 -98 60 -98`,
  'grind-rail': `
    line #c22f2a 5 -60 -26 60 -26
    2x 100 0 line #77808a 4 -50 -26 -50 0`,
  'graffiti-wall': `
    box #8d949a -70 -56 140 56 0
    text #ff5fa8 34 -10 -28 SKATE
    curve #4fd0ff 4 M -60 -10 C -30 -24 20 4 60 -14
    disc #f2c230 54 -42 8`,
  'rink-glass': `
    box #d6ecf4@50 -220 -60 440 40 0
    11x 44 0 line #aab8c0 2 -220 -60 -220 -20
    box white -220 -22 440 20 0
    box #f2c230 -220 -4 440 5 0
    text #c22f2a 12 -110 -10 HOCKEY
    text #2f6ab0 12 110 -10 ARENA`,
  'hockey-lines': `
    poly #d8433b -4 -72 4 -72 8 4 -8 4
    poly #3576c9 -84 -72 -78 -72 -126 4 -136 4
    poly #3576c9 84 -72 78 -72 126 4 136 4
    curve #3576c9 3 M -46 -38 C -46 -58 46 -58 46 -38 C 46 -16 -46 -16 -46 -38
    disc #3576c9 0 -38 4
    2x 290 0 curve #d8433b 2.4 M -180 -30 C -180 -44 -110 -44 -110 -30 C -110 -14 -180 -14 -180 -30`,
  'hockey-goal': `
    path #ffffff@70 M -30 -4 L -40 -44 L 14 -44 L 20 0 Z
    6x 9 0 line #8d97a0 1 -32 -4 -38 -44
    4x 0 10 line #8d97a0 1 -38 -40 16 -40
    line red 5 20 0 20 -46
    line red 5 20 -46 -36 -46
    line red 4 -36 -46 -30 0`,
  'hockey-stick': `
    line #8a5a34 5 40 -60 -10 0
    line #8a5a34 7 -10 0 -38 0
    oval ink -54 -2 11 4`,
  'white-rail': `
    line white 5 -42 -34 42 -34
    line white 4 -42 -18 42 -18
    line white 5 0 0 0 -36`,
  'race-horse': `
    path #8a4a2a M -46 -46 C -30 -58 20 -56 34 -50 L 50 -80 C 60 -84 70 -72 76 -64 L 70 -58 L 60 -64 L 50 -36 C 40 -26 -30 -26 -44 -34 Z
    line #8a4a2a 7 -40 -34 -70 -8
    line #8a4a2a 7 -30 -30 -26 2
    line #8a4a2a 7 36 -32 70 -18
    line #8a4a2a 7 30 -30 44 2
    curve #3f2416 6 M -46 -46 C -60 -50 -70 -44 -78 -36
    path #3f2416 M 36 -54 L 50 -84 L 44 -84 L 28 -56 Z
    path #3f8fd0 M -8 -52 L 4 -86 L 18 -80 L 10 -54 Z
    disc #f2c230 18 -90 8
    line white 6 0 -54 14 -34
    box white -14 -56 24 6 2`,
  'finish-post': `
    line white 5 0 0 0 -90
    disc red 0 -104 20
    disc white 0 -104 14
    text red 9 0 -103 FINISH`,
  'arena-fence': `
    3x 0 16 line #a8744a 5 -40 -46 40 -46
    2x 76 0 line #8a5a34 6 -38 0 -38 -54`,
  'bucking-bull': `
    path #3f2c22 M -60 -60 C -30 -78 20 -66 44 -44 C 60 -40 66 -24 58 -14 L 44 -20 C 30 -18 -20 -24 -40 -34 Z
    line #3f2c22 9 -50 -50 -84 -72
    line #3f2c22 9 -44 -46 -76 -50
    line #3f2c22 9 20 -28 12 2
    line #3f2c22 9 34 -26 40 2
    curve #e6dcc8 5 M 48 -40 C 50 -52 60 -54 66 -48
    curve #e6dcc8 5 M 58 -34 C 66 -42 76 -40 78 -34
    disc white 54 -28 2.4
    curve #3f2c22 4 M -60 -60 C -76 -80 -66 -92 -58 -100`,
  'hay-stack': `
    box #d9b045 -34 -34 68 34 2
    2x 30 0 line #a8842a 3 -16 -34 -16 0
    box #e0bd55 -22 -64 56 30 2`,
  'ring-tiers': `
    box #c9a46a -220 -150 440 150 0
    box #8a5a34 -220 -160 440 14 0
    20x 22 0 path #6d4628 M -214 -112 L -214 -126 C -214 -138 -200 -138 -200 -126 L -200 -112 Z
    4x 0 24 box #e0c08a -220 -100 440 14 0
    40x 11 0 disc #d8433b -214 -104 3.6
    38x 11.4 0 disc #3576c9 -212 -80 3.8
    36x 12 0 disc #f2c230 -210 -56 4
    34x 12.6 0 disc #3f9a52 -208 -32 4.2`,
  'ring-boards': `
    box #b8332f -220 -34 440 34 0
    box white -220 -26 440 4 0
    4x 110 0 box #8a1f1c -180 -40 44 40 0`,
  'red-cape': `
    line wood 4 -30 -60 30 -66
    path #d8332b M -30 -60 L 30 -66 L 40 -6 C 20 -14 -10 4 -34 -4 Z`,
  'archery-target': `
    line wood 5 -24 0 -10 -60
    line wood 5 24 0 10 -60
    disc white 0 -56 40
    disc ink 0 -56 33
    disc #3fa8e0 0 -56 26
    disc #e0332f 0 -56 18
    disc #f2d43a 0 -56 10
    line #8a5a34 2.4 4 -58 30 -72
    line #8a5a34 2.4 -6 -50 -30 -66`,
  'range-flags': `
    6x 70 0 line iron 2 -180 0 -180 -40
    6x 70 0 poly #e0332f -180 -40 -158 -34 -180 -28`,
  'shooting-line': 'box white -215 -4 430 6 0',
  'bow-stand': `
    curve #8a5a34 5 M -10 -80 C 34 -60 34 -20 -10 0
    line #e6dcc8 1.4 -10 -80 -10 0
    line #c9a05a 3 -34 -40 40 -40
    poly iron 40 -46 52 -40 40 -34
    poly red -34 -40 -44 -46 -44 -34`,
  'pool-basin': `
    poly #eef2f2 -120 -74 120 -74 150 2 -150 2
    poly #3fb8e0 -112 -70 112 -70 138 -4 -138 -4
    poly #7fd8f0 -100 -64 60 -64 40 -40 -110 -40
    5x 44 0 oval white@60 -90 -54 16 1.8
    5x 50 0 oval white@60 -100 -22 20 2.2`,
  'steel-ladder': `
    curve steel 4 M -10 0 C -10 -34 0 -36 4 -28
    curve steel 4 M 12 0 C 12 -34 22 -36 26 -28`,
  'swim-ring': `
    oval #f2832a 0 -8 30 11
    oval white -14 -10 8 6
    oval white 14 -10 8 6
    oval #3fb8e0 0 -9 14 5`,
  'water-slides': `
    4x 60 0 line #8d97a0 5 -90 0 -90 -140
    box #f2c230 -110 -150 220 10 1
    poly #e0433b -120 -150 -10 -150 -65 -184
    poly #3f8fd0 10 -150 120 -150 65 -184
    curve #3fb0e8 16 M -100 -140 C -190 -110 -20 -90 -100 -60 C -160 -40 -150 -10 -170 0
    curve #e0433b 16 M 100 -140 C 190 -110 20 -90 100 -60 C 160 -40 150 -10 170 0
    curve #f2c230 16 M 0 -140 C 0 -90 20 -60 0 0
    curve #9fe0fa 5 M -100 -140 C -190 -110 -20 -90 -100 -60 C -160 -40 -150 -10 -170 0
    curve #ffb8b0 5 M 100 -140 C 190 -110 20 -90 100 -60 C 160 -40 150 -10 170 0
    curve #fff0b0 5 M 0 -140 C 0 -90 20 -60 0 0`,
  'splash-pool': `
    oval #eef2f2 0 -12 140 26
    oval #3fb8e0 0 -13 128 21
    6x 40 0 disc white@80 -100 -22 9
    5x 44 0 oval white@60 -90 -8 18 2`,
  'drive-in-screen': `
    4x 50 0 line #6d757d 6 -75 0 -75 -50
    box #33404a -130 -150 260 116 2
    box #f2f4f6 -124 -144 248 104 1
    disc #f2a02a 60 -112 18
    path #3f6ab0 M -124 -60 C -80 -90 -40 -60 0 -84 C 40 -104 90 -70 124 -84 L 124 -40 L -124 -40 Z
    path #2a3f6a M -70 -40 L -50 -96 L -30 -40 Z`,
  'open-stage': `
    path #5f6a78 M -140 -20 L -140 -90 C -140 -150 140 -150 140 -90 L 140 -20 Z
    path #2a313c M -120 -20 L -120 -84 C -120 -130 120 -130 120 -84 L 120 -20 Z
    box #a8744a -150 -24 300 24 1
    11x 28 0 line #8a5a34 2 -140 -22 -140 0
    2x 190 0 box ink -110 -62 30 40 2
    2x 190 0 disc #6d6d7a -95 -46 9
    line #c3cbd3 3 0 -24 0 -60
    disc ink 0 -64 6
    5x 40 0 poly #fff3b0@25 -84 -106 -76 -106 -56 -24 -104 -24
    5x 40 0 box #f2c230 -86 -112 12 8 2`,
  'folding-chair': `
    line #33404a 3 -14 0 10 -30
    line #33404a 3 14 0 -10 -30
    box #c8433b -14 -32 28 5 1
    box #c8433b -13 -54 26 14 2
    2x 24 0 line #33404a 3 -12 -30 -12 -52`,
  'pull-up-bars': `
    3x 50 0 line #f2c230 6 -50 0 -50 -100
    line #3576c9 5 -50 -96 50 -96
    line #3576c9 5 -50 -70 0 -70`,
  'leg-press': `
    line #3576c9 7 0 0 0 -80
    line #3576c9 5 0 -76 -40 -64
    line #3576c9 5 0 -76 40 -64
    2x 80 0 box #f2c230 -52 -36 24 6 2
    line #3576c9 5 -40 -64 -40 -34
    line #3576c9 5 40 -64 40 -34`,
  'parallel-bars': `
    4x 30 0 line #f2c230 5 -45 0 -45 -50
    line #3576c9 5 -50 -50 50 -50
    line #3576c9 5 -44 -40 56 -40`,
  'temple-wall': `
    box #efe6d4 -220 -40 440 40 0
    path #4a545c M -224 -40 L 224 -40 L 216 -54 L -216 -54 Z
    22x 20 0 line #6d7880 3 -210 -52 -214 -41`,
  'raked-sand': `
    poly #efe8d8 -230 -86 230 -86 230 4 -230 4
    8x 0 11 curve #d3c9b2 2 M -230 -80 C -120 -84 120 -76 230 -80
    4x 0 0 curve #c9bea4 2 M -140 -38 C -140 -54 -42 -54 -42 -38 C -42 -24 -140 -24 -140 -38
    curve #c9bea4 2 M -152 -38 C -152 -62 -30 -62 -30 -38 C -30 -16 -152 -16 -152 -38
    curve #c9bea4 2 M 10 -22 C 10 -42 144 -42 144 -22 C 144 -4 10 -4 10 -22
    curve #c9bea4 2 M -6 -22 C -6 -52 160 -52 160 -22 C 160 4 -6 4 -6 -22`,
  'zen-rock': `
    oval #6f8f52 0 0 40 7
    path #77756e M -34 0 C -36 -26 -16 -48 2 -46 C 20 -44 34 -20 34 0 Z
    path #8d8b84 M -20 -8 C -18 -28 -8 -40 4 -40 C 0 -28 -8 -16 -10 -6 Z`,
  'pruned-pine': `
    path #5f4028 M -5 0 C -14 -30 10 -44 -4 -70 L 4 -70 C 18 -44 -4 -30 6 0 Z
    oval #2f6a3f -26 -50 28 11
    oval #3a7a48 22 -66 28 11
    oval #2f6a3f -6 -86 32 12`,
  'garden-pond': `
    oval #8d8b80 0 -10 150 32
    oval #3f8f9a 0 -11 138 26
    4x 54 4 oval #f2702a -90 -14 10 4
    3x 60 -4 oval white -60 -2 9 3.4
    5x 50 0 oval white@40 -100 -18 18 1.6`,
  'red-bridge': `
    curve #c8332f 9 M -90 0 C -50 -46 50 -46 90 0
    curve #a8282a 4 M -90 -22 C -50 -70 50 -70 90 -22
    line #c8332f 6 -88 2 -88 -28
    line #c8332f 6 88 2 88 -28
    line #c8332f 5 -50 -22 -50 -54
    line #c8332f 5 50 -22 50 -54
    line #c8332f 5 0 -32 0 -64`,
  'cherry-tree': `
    path #5f4034 M -8 0 L -4 -50 L -22 -70 L -18 -74 L 0 -58 L 18 -76 L 22 -72 L 5 -48 L 9 0 Z
    disc #f7b8cc -26 -80 24
    disc #f7b8cc 26 -80 24
    disc #fcd0dc 0 -98 28
    disc #f2a0bc -10 -72 12
    6x 14 3 disc #fcd0dc -36 2 3`,
  'garden-beds': `
    poly #d9cba4 -30 -86 30 -86 70 4 -70 4
    poly #d9cba4 -230 -46 230 -46 230 -38 -230 -38
    poly #2f7a38 -150 -80 -44 -80 -56 -52 -190 -52
    poly #2f7a38 150 -80 44 -80 56 -52 190 -52
    poly #e0708a -140 -77 -50 -77 -60 -55 -174 -55
    poly #f2c230 140 -77 50 -77 60 -55 174 -55
    poly #2f7a38 -230 -32 -80 -32 -96 4 -230 4
    poly #2f7a38 230 -32 80 -32 96 4 230 4
    poly #e0433b -230 -27 -90 -27 -104 0 -230 0
    poly #b06ac0 230 -27 90 -27 104 0 230 0`,
  'cone-bush': `
    box #8a5a34 -3 -6 6 6 0
    poly #2f7a38 -20 -4 20 -4 0 -70
    poly #4a9a4f -14 -6 -2 -6 -2 -56`,
  'maze-hedges': maze(),
  'picnic-table': `
    box #a8744a -66 -44 132 8 1
    box #a8744a -84 -22 168 6 1
    line #8a5a34 6 -34 -38 -58 0
    line #8a5a34 6 34 -38 58 0
    box #d8433b -24 -47 48 5 0`,
  'picnic-cloth': `
    poly #e0433b -74 -24 74 -24 96 4 -96 4
    5x 30 0 poly white -72 -24 -58 -24 -76 4 -94 4
    2x 0 11 line white@60 4 -80 -16 80 -16`,
  'plant-box': `
    box #8a5a34 -44 -24 88 24 1
    4x 22 0 line #6d4426 2 -34 -24 -34 0
    6x 15 0 disc leaf -38 -28 9
    5x 15 0 disc #e0708a -30 -36 5
    4x 20 0 disc #f2c230 -30 -26 4`,
  'beach-cabins': `
    box #e0433b -150 -70 64 70 0
    4x 16 0 box white -142 -70 8 70 0
    poly #3f6ab0 -158 -68 -78 -68 -118 -100
    box #3f8fd0 -70 -70 64 70 0
    4x 16 0 box white -62 -70 8 70 0
    poly #e0433b -78 -68 2 -68 -38 -100
    box #3f9a6a 10 -70 64 70 0
    4x 16 0 box white 18 -70 8 70 0
    poly #f2c230 2 -68 82 -68 42 -100
    box #f2a02a 90 -70 64 70 0
    4x 16 0 box white 98 -70 8 70 0
    poly #3f9a6a 82 -68 162 -68 122 -100
    4x 80 0 box #f4ead2 -132 -48 28 48 1
    4x 80 0 disc ink -110 -24 2.4`,
  'oil-platform': `
    4x 60 0 box #f2b52a -98 -60 12 66 0
    3x 60 0 line #c9901a 4 -92 0 -32 -56
    3x 60 0 line #c9901a 4 -32 0 -92 -56
    box #8d949a -120 -76 240 18 1
    line #f2b52a 3 -120 -90 120 -90
    13x 20 0 line #f2b52a 2 -120 -90 -120 -76
    box #d8433b -110 -106 56 30 1
    4x 12 0 box #dfe8ee -104 -100 7 9 0
    box #dfe3e6 -46 -98 30 22 1
    line #5f6874 5 -4 -76 22 -176
    line #5f6874 5 56 -76 30 -176
    5x 5 -20 line #5f6874 3 0 -90 50 -90
    line #5f6874 3 4 -96 44 -116
    line #5f6874 3 12 -126 36 -146
    box #f2c230 14 -186 24 12 1
    line #f2b52a 6 70 -76 70 -130
    line #f2b52a 5 70 -130 116 -150
    line iron 1.6 114 -150 114 -110
    box #33404a -100 -116 30 10 1
    line #8d949a 5 120 -70 150 -118
    5x 70 0 oval white@60 -140 8 26 2.4`,
  'rig-flame': [
    `path #f2702a M -8 40 C -22 20 -14 0 0 -26 C 8 -4 22 10 8 40 Z\npath #ffd75a M -4 38 C -8 26 -4 14 0 4 C 5 16 8 26 4 38 Z`,
    `path #f2702a M -8 40 C -18 18 -6 0 10 -22 C 10 0 22 14 8 40 Z\npath #ffd75a M -4 38 C -6 26 0 14 4 6 C 6 18 8 26 4 38 Z`,
  ],
  'solar-panel': `
    line #8d949a 4 -20 0 -20 -18
    line #8d949a 4 20 0 20 -18
    poly #dfe5ea -50 -12 38 -12 54 -52 -34 -52
    poly #1f3f8a -47 -14 36 -14 51 -50 -32 -50
    4x 17 0 line #7fa0e0 1.4 -30 -14 -15 -50
    2x 5 -12 line #7fa0e0 1.4 -42 -26 41 -26
    poly white@30 -10 -50 6 -50 -10 -14 -26 -14`,
  'wind-turbine': [0, 0.26, 0.52, 0.79, 1.05, 1.31, 1.57, 1.83].map(turbine),
  'dam-wall': `
    path #5f8a52 M -230 20 L -230 -120 L -130 -110 L -90 20 Z
    path #557f4a M 230 20 L 230 -120 L 130 -110 L 90 20 Z
    poly #c9c9c4 -150 -100 150 -100 100 16 -100 16
    path #b3b3ae M -150 -100 C -60 -84 60 -84 150 -100 L 150 -92 C 60 -76 -60 -76 -150 -92 Z
    box #dcdcd6 -160 -110 320 12 1
    13x 24 0 line #8d8d88 3 -146 -110 -146 -120
    line #8d8d88 3 -160 -120 160 -120
    6x 36 0 line #a8a8a2 2 -92 -90 -70 14
    3x 60 0 path #eaf8fc M -72 -44 L -48 -44 L -44 16 L -76 16 Z
    3x 60 0 path #9fdcf0 M -64 -44 L -56 -44 L -54 16 L -66 16 Z
    5x 40 0 disc white -80 16 12
    box #3f9ac0 -150 -116 300 7 0`,
  'dam-river': `
    path #4aa8d8 M -100 -26 L 100 -26 C 130 -14 160 -6 190 4 L -190 4 C -160 -6 -130 -14 -100 -26 Z
    5x 56 2 oval white@70 -120 -10 18 2`,
  'quarry-steps': `
    path #d3c3a4 M -220 0 L -220 -140 L -150 -140 L -150 -104 L -90 -104 L -90 -70 L -30 -70 L -30 -36 L 60 -36 L 60 -70 L 120 -70 L 120 -104 L 180 -104 L 180 -140 L 220 -140 L 220 0 Z
    path #b5a384 M -220 -130 L -150 -130 L -150 -104 L -220 -104 Z
    path #b5a384 M -220 -96 L -90 -96 L -90 -70 L -220 -70 Z
    path #b5a384 M -220 -62 L -30 -62 L -30 -36 L -220 -36 Z
    path #b5a384 M 220 -130 L 180 -130 L 180 -104 L 220 -104 Z
    path #b5a384 M 220 -96 L 120 -96 L 120 -70 L 220 -70 Z
    path #b5a384 M 220 -62 L 60 -62 L 60 -36 L 220 -36 Z
    path #c3b292 M -220 -28 L 220 -28 L 220 0 L -220 0 Z`,
  'dump-truck': `
    path #f2b52a M -74 -26 L -84 -66 L 20 -66 L 26 -26 Z
    5x 20 0 disc #a89e90 -66 -68 13
    path #f2b52a M 28 -24 L 28 -62 L 56 -62 L 70 -40 L 70 -24 Z
    box #bfe0ee 36 -56 18 16 1
    box #33404a -76 -26 148 8 0
    2x 56 0 disc #22202a -50 -14 17
    2x 56 0 disc steel -50 -14 7
    disc #22202a 52 -14 17
    disc steel 52 -14 7`,
  'stone-heap': `
    4x 26 0 disc #a89e90 -40 -12 15
    3x 26 0 disc #b9b0a2 -27 -32 15
    2x 26 0 disc #a39a8c -14 -50 13`,
};
