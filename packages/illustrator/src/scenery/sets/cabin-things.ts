/** The insides of vehicles, corridors and garages. */

/** Two rows of aeroplane seats that run towards the front, each row nearer and larger. */
function cabinSeats(): string {
  const rows: string[] = [];
  for (const near of [0.32, 0.42, 0.56, 0.76, 1.04, 1.4]) {
    for (const side of [-1, 1]) {
      const x = side * (40 + 92 * near);
      const y = 2 + 74 * near;
      const [wide, tall] = [54 * near, 78 * near];
      for (const seat of [-0.52, 0.52]) {
        const at = x + seat * wide;
        rows.push(`box #33507f ${at - wide * 0.48} ${y - tall} ${wide * 0.96} ${tall} ${8 * near}`);
        rows.push(
          `box #4a6ca8 ${at - wide * 0.4} ${y - tall * 0.96} ${wide * 0.8} ${tall * 0.5} ${6 * near}`,
        );
        rows.push(
          `box #e8ecf0 ${at - wide * 0.3} ${y - tall * 0.98} ${wide * 0.6} ${tall * 0.22} ${3 * near}`,
        );
      }
    }
  }
  return rows.join('\n');
}

/** Lockers along both walls of a corridor. */
function lockerWalls(): string {
  const lines: string[] = [];
  const wall = (x: number) => ({ top: -48 - (x - 70) * 0.34, low: 4 + (x - 70) * 0.54 });
  let x = 74;
  for (let locker = 0; x < 290; locker++) {
    const wide = 9 + locker * 3.4;
    const [a, b] = [wall(x), wall(x + wide)];
    const tone = locker % 2 ? '#3a78b8' : '#3370b0';
    for (const side of [-1, 1]) {
      lines.push(
        `poly ${tone} ${side * x} ${a.top} ${side * (x + wide)} ${b.top} ${side * (x + wide)} ${b.low} ${side * x} ${a.low}`,
        `line #1f4a7a 1.4 ${side * x} ${a.top} ${side * x} ${a.low}`,
        ...[0.12, 0.18, 0.24].map(
          (part) =>
            `line #1f4a7a 1 ${side * (x + wide * 0.25)} ${a.top + (a.low - a.top) * part} ${side * (x + wide * 0.75)} ${b.top + (b.low - b.top) * part}`,
        ),
        `disc #dfe5ea ${side * (x + wide * 0.8)} ${(a.top + a.low) / 2} ${0.8 + locker * 0.26}`,
      );
    }
    x += wide;
  }
  return lines.join('\n');
}

const SEATED_SIDE = `
  box #2f5f9a -22 -30 44 10 4
  path #2f5f9a M -24 -22 C -30 -50 -30 -72 -24 -84 L -12 -84 C -10 -66 -12 -40 -8 -24 Z`;

export const CABIN_THINGS: Readonly<Record<string, string>> = {
  'dark-window': `
    box #aab3ba -52 -52 104 60 6
    box #1f2733 -48 -48 96 52 4
    poly white@20 -30 4 -6 -48 8 -48 -16 4`,
  'subway-doors': `
    box #b3bcc4 -42 -112 84 112 3
    box #c9d1d8 -39 -108 38 106 2
    box #c9d1d8 1 -108 38 106 2
    box #1f2733 -32 -96 24 48 4
    box #1f2733 8 -96 24 48 4
    line #7d8790 2 0 -108 0 -2`,
  'subway-bench': `
    box #e0702a -62 -56 124 30 6
    box #e0702a -64 -28 128 10 4
    4x 31 0 line #b5541a 2 -31 -54 -31 -20
    box #7d8790 -60 -18 120 14 1`,
  'line-map': `
    box white -120 -14 240 24 2
    line #c22f2a 4 -108 -4 108 -4
    9x 27 0 disc white -108 -4 4
    9x 27 0 ring ink 1.4 -108 -4 4
    9x 27 0 line #8d8d8a 1.2 -112 4 -102 4`,
  'hand-rail': `
    line steel 4 -210 -4 210 -4
    12x 36 0 line #4a4f57 2 -198 -4 -198 12
    12x 36 0 ring #33313c 3.4 -198 19 7`,
  'steel-pole': `
    line #8d97a0 5 0 0 0 -190
    line #e6ecf0 1.6 -1 0 -1 -190`,
  'bus-window': `
    box #33404a -62 -62 124 76 5
    box #bfe3f4 -57 -57 114 66 3
    box #d9a58a -50 -36 30 45 0
    box #c9b08a -14 -24 34 33 0
    box #a8b8c8 26 -44 26 53 0
    6x 9 0 box #fff3cf -46 -28 4 6 0
    poly white@30 -40 9 -10 -57 4 -57 -26 9`,
  'bus-seat': `
    ${SEATED_SIDE}
    path #4a86c9 M -22 -40 C -26 -56 -26 -68 -22 -78 L -14 -78 C -13 -66 -14 -52 -13 -40 Z
    line #f2c230 3 -26 -84 -10 -88
    line #4a4f57 4 -14 0 -14 -20
    line #4a4f57 4 14 0 14 -20`,
  'stop-button': `
    box #f2c230 -8 -12 16 24 3
    disc red 0 0 5`,
  'train-window': `
    box #c9c2b4 -66 -66 132 84 8
    box #9fd8f2 -60 -60 120 72 6
    path #6fa85a M -60 -8 C -20 -30 20 -4 60 -20 L 60 12 L -60 12 Z
    disc white@80 -30 -44 9
    disc white@80 -18 -46 11
    path #4f8a42 M 18 -10 C 22 -26 34 -26 38 -12 Z
    poly white@30 -40 12 -12 -60 0 -60 -28 12`,
  'luggage-rack': `
    line steel 4 -210 10 210 10
    21x 20 0 line steel 2 -206 10 -200 -2
    box #8a4a2a -160 -26 50 28 4
    box #2f6a8a 20 -30 44 32 4
    box #a8323a 120 -22 56 24 6`,
  'train-seat': `
    ${SEATED_SIDE}
    box white -28 -88 18 16 4
    box #4a4f57 -16 -20 32 20 2`,
  'train-table': `
    box wood -20 -42 40 5 2
    line iron 3 0 0 0 -38
    box white -6 -52 8 10 2`,
  'plane-depth': `
    poly #f4f6f8 -300 -210 300 -210 60 -92 -60 -92
    poly #e3e8ec -300 -210 -60 -92 -60 0 -300 150
    poly #d9dfe4 300 -210 60 -92 60 0 300 150
    poly #4a5a78 -300 150 -60 0 60 0 300 150
    poly #6b7fa8 -34 150 -14 0 14 0 34 150
    box #c3cbd3 -60 -92 120 92 0
    box #8d99a8 -20 -70 40 70 2
    box #2f8f45 -16 -84 32 10 2
    text white 8 0 -79 EXIT
    poly #cfd6dd -300 -176 -66 -88 -66 -62 -300 -112
    poly #c6ced6 300 -176 66 -88 66 -62 300 -112
    4x 58 -20 line #9aa6b2 2 82 -66 82 -92
    4x -58 -20 line #9aa6b2 2 -82 -66 -82 -92
    poly #fffbe8 -20 -190 20 -190 8 -98 -8 -98
    oval #7fc4ea -96 -34 5 10
    oval #7fc4ea -124 -36 7 13
    oval #7fc4ea -162 -38 9 17
    oval #7fc4ea -212 -42 12 22
    oval #7fc4ea -274 -46 15 28
    oval #7fc4ea 96 -34 5 10
    oval #7fc4ea 124 -36 7 13
    oval #7fc4ea 162 -38 9 17
    oval #7fc4ea 212 -42 12 22
    oval #7fc4ea 274 -46 15 28
    ${cabinSeats()}`,
  'cockpit-view': `
    box #7fc4f0 -230 -250 460 190 0
    poly #dff0fa -230 -150 230 -150 230 -100 -230 -100
    path white M -230 -110 C -150 -134 -90 -104 -30 -118 C 50 -136 120 -102 230 -120 L 230 -60 L -230 -60 Z
    oval white -120 -190 40 9
    oval white 90 -206 52 10
    poly #2f353d -230 -250 -230 -60 -206 -60 -170 -250
    poly #2f353d 230 -250 230 -60 206 -60 170 -250
    poly #2f353d -10 -250 10 -250 14 -96 -14 -96
    path #2f353d M -230 -250 L 230 -250 L 230 -226 C 100 -240 -100 -240 -230 -226 Z
    path #3a414a M -230 -84 C -120 -112 120 -112 230 -84 L 230 6 L -230 6 Z
    path #2a3038 M -230 -60 C -120 -88 120 -88 230 -60 L 230 6 L -230 6 Z
    4x 46 0 disc #11151a -160 -46 19
    4x 46 0 ring #aeb6c0 2 -160 -46 19
    path #4aa8d8 M -179 -46 A 19 19 0 0 1 -141 -46 Z
    path #9a6a3a M -179 -46 A 19 19 0 0 0 -141 -46 Z
    line #7fe0a8 2 -114 -46 -104 -58
    line #f2c230 2 -68 -46 -76 -60
    line white 2 -22 -46 -22 -62
    2x 62 0 box #11151a 40 -66 54 40 2
    box #2f6a4a 43 -63 48 34 1
    curve #7fe0a8 1.6 M 48 -46 L 60 -56 L 72 -42 L 86 -50
    box #1f4a6a 105 -63 48 34 1
    3x 14 0 disc red 170 -60 4
    3x 14 0 disc #7fe0a8 170 -46 4
    3x 14 0 disc yellow 170 -32 4
    10x 16 0 line #dfe5ea 3 -76 -16 -76 -24
    line #8d97a0 8 -120 6 -120 -10
    curve #8d97a0 9 M -150 -34 C -150 -6 -90 -6 -90 -34
    line #8d97a0 8 120 6 120 -10
    curve #8d97a0 9 M 90 -34 C 90 -6 150 -6 150 -34
    2x 18 0 line #8d949c 6 -9 4 -9 -12
    2x 18 0 disc red -9 -14 6`,
  'dashboard-view': `
    box #9fd3f2 -230 -250 460 200 0
    path #6fa85a M -230 -120 C -100 -140 100 -140 230 -120 L 230 -50 L -230 -50 Z
    poly #6b717d -16 -132 16 -132 160 -50 -160 -50
    poly #f4f0e4 -1.6 -130 1.6 -130 3 -112 -3 -112
    poly #f4f0e4 -4 -104 4 -104 8 -76 -8 -76
    poly #2a2a30 -230 -250 -230 -40 -196 -60 -140 -250
    poly #2a2a30 230 -250 230 -40 196 -60 140 -250
    path #2a2a30 M -230 -250 L 230 -250 L 230 -222 C 100 -236 -100 -236 -230 -222 Z
    box #1f1f24 -36 -232 72 24 8
    box #bfd8e6 -32 -228 64 16 6
    path #3f3f47 M -230 -60 C -120 -86 120 -86 230 -60 L 230 6 L -230 6 Z
    path #2f2f36 M -230 -36 C -120 -56 120 -56 230 -36 L 230 6 L -230 6 Z
    disc #11131a -134 -52 22
    disc #11131a -82 -52 22
    ring #c3ccd6 2 -134 -52 20
    ring #c3ccd6 2 -82 -52 20
    line red 2 -134 -52 -122 -64
    line red 2 -82 -52 -92 -64
    box #11131a 20 -62 84 42 4
    box #2f6ab0 24 -58 76 34 2
    line white 3 30 -28 50 -44
    line white 3 50 -44 80 -50
    2x 46 0 disc #11131a 40 -8 8
    box #26262c 140 -50 70 30 4
    ring #6b6259 13 -108 -24 66
    line #6b6259 11 -166 -22 -50 -22
    line #6b6259 11 -108 -22 -108 40
    disc #57504a -108 -22 19
    disc #c3ccd6 -108 -22 6`,
  'star-window': `
    path #8d97a4 M -140 -64 L 140 -64 L 160 -30 L 140 40 L -140 40 L -160 -30 Z
    path #0b0f2a M -132 -57 L 132 -57 L 150 -28 L 133 33 L -133 33 L -150 -28 Z
    9x 29 7 disc white -124 -48 1.2
    8x 31 -6 disc #bfe0ff -116 20 1
    7x 33 3 disc white -100 -10 1.4
    disc #e08a4a 70 -8 24
    oval #f2c48a@80 70 -8 40 6 -.3
    disc #4a86d8 -84 8 12
    2x 100 0 line #8d97a4 4 -50 -57 -50 33`,
  'ship-console': `
    path #4a5666 M -64 0 L -58 -36 L 50 -52 L 66 -44 L 66 0 Z
    poly #26303c -52 -38 46 -52 52 -34 -48 -22
    3x 30 -4 box #4ae0d8 -44 -36 22 11 1
    6x 16 -2 disc red -44 -18 2.6
    6x 16 -2 disc #f2c230 -38 -12 2.6
    6x 16 0 box #7d8a9a -52 -6 11 4 1`,
  'captain-seat': `
    oval #33404a 0 -2 26 5
    box #5f6a78 -5 -24 10 22 1
    box #2f4a6a -30 -38 60 16 6
    path #2f4a6a M -24 -36 L -28 -96 C -20 -106 20 -106 28 -96 L 24 -36 Z
    box #5f6a78 -40 -52 12 8 3
    box #5f6a78 28 -52 12 8 3`,
  'ceiling-lights': `
    4x 90 0 box #dff6ff -165 -4 60 7 3`,
  'wall-pipes': `
    line #8d6a4a 9 -215 -30 215 -30
    line #5f7a5a 7 -215 -10 215 -10
    line #a8a8a4 6 -215 6 215 6
    6x 74 0 box #5f6468 -194 -38 8 52 1`,
  'porthole-sea': `
    disc #8d7a4a 0 0 40
    disc #c9b06a 0 0 36
    disc #1f7ab0 0 0 29
    path #4ab0d8 M -29 0 C -14 -8 14 8 29 0 C 28 -40 -28 -40 -29 0 Z
    oval #f2a02a 4 10 9 5
    poly #f2a02a -4 10 -11 5 -11 15
    4x 0 0 disc #6d5a30 0 -38 2.6
    2x 76 0 disc #6d5a30 -38 0 2.6
    disc #6d5a30 0 38 2.6`,
  periscope: `
    box #8d949c -8 -180 16 180 2
    box #5f6874 -20 -96 40 30 5
    box #33404a -12 -90 24 12 3
    line #33404a 6 -42 -76 42 -76
    2x 84 0 box ink -46 -84 8 16 3`,
  'valve-wheel': `
    ring red 6 0 0 24
    line red 5 -24 0 24 0
    line red 5 0 -24 0 24
    disc #8a1f1c 0 0 6`,
  'hatch-door': `
    box #55626a -36 -104 72 104 30
    box #7f9098 -30 -98 60 92 26
    ring #33404a 4 0 -50 14
    line #33404a 3 -14 -50 14 -50
    line #33404a 3 0 -64 0 -36`,
  'garage-ceiling': `
    box #7d7d79 -220 -60 440 50 0
    5x 88 0 box #6b6b67 -210 -60 16 64 0
    4x 110 0 box #fffbe8 -190 0 60 7 3
    line #c9573f 5 -215 -18 215 -18`,
  'level-mark': `
    box #f2c230 -60 -22 120 44 3
    box blue -54 -17 34 34 4
    text white 26 -37 1 P
    text ink 20 20 1 LEVEL 2`,
  'garage-bays': `
    8x 54 0 poly #f2e6a0 -194 -84 -190 -84 -198 -62 -204 -62
    poly #f4f0e4 -8 -44 8 -44 8 -40 -8 -40
    3x 120 0 poly #f4f0e4 -150 -34 -100 -34 -102 -29 -154 -29
    poly #f4f0e4 -26 -10 10 -10 10 -16 30 -6 10 4 10 -2 -26 -2`,
  'garage-pillar': `
    box #b3b3ae -20 -170 40 170 1
    box #f2c230 -20 -40 40 40 0
    2x 0 20 poly ink -20 -40 -6 -40 -20 -26
    2x 0 20 poly ink 20 -40 20 -32 -12 -20 -20 -20
    box blue -14 -110 28 28 3
    text white 20 0 -95 P`,
  'hall-depth': `
    poly #f4f2ea -300 -210 300 -210 70 -96 -70 -96
    poly #ece8d8 -300 -210 -70 -96 -70 0 -300 130
    poly #e0dccb 300 -210 70 -96 70 0 300 130
    poly #b9b8a8 -300 130 -70 0 70 0 300 130
    poly #d3d2c3 -26 130 -8 0 8 0 26 130
    box #d3d4c8 -70 -96 140 96 0
    box #7a5a3a -34 -72 32 72 1
    box #7a5a3a 2 -72 32 72 1
    box #bfe0ee -28 -64 20 22 1
    box #bfe0ee 8 -64 20 22 1
    poly #fffbe8 -60 -150 60 -150 44 -136 -44 -136
    poly #fffbe8 -34 -116 34 -116 26 -108 -26 -108`,
  'locker-walls': lockerWalls(),
  'school-banner': `
    poly #c22f2a -70 -14 70 -14 62 14 -62 14
    text white 15 0 1 GO TEAM!`,
  'ward-doors': `
    poly #7fb8b4 -150 -104 -104 -84 -104 20 -150 44
    poly #7fb8b4 -260 -130 -196 -110 -196 72 -260 108
    poly #6fa8a4 150 -104 104 -84 104 20 150 44
    poly #6fa8a4 260 -130 196 -110 196 72 260 108
    poly #d9f0f4 -140 -78 -116 -70 -116 -40 -140 -44
    poly #d9f0f4 -246 -96 -212 -86 -212 -40 -246 -44
    poly #d9f0f4 140 -78 116 -70 116 -40 140 -44
    poly #d9f0f4 246 -96 212 -86 212 -40 246 -44
    line #2f8f8a 5 -300 96 -70 -14
    line #2f8f8a 5 300 96 70 -14
    box white -192 -70 34 34 2
    box red -180 -66 10 26 0
    box red -188 -58 26 10 0`,
  'room-doors': `
    poly #6d4428 -150 -104 -104 -84 -104 20 -150 44
    poly #6d4428 -260 -130 -196 -110 -196 72 -260 108
    poly #5f3a22 150 -104 104 -84 104 20 150 44
    poly #5f3a22 260 -130 196 -110 196 72 260 108
    text gold 12 -127 -66 103
    text gold 16 -228 -82 101
    text gold 12 127 -66 104
    text gold 16 228 -82 102
    disc gold -110 -28 3
    disc gold 110 -28 3
    disc gold -206 -20 4.6
    disc gold 206 -20 4.6
    2x 350 0 disc #ffe9a0 -175 -60 9`,
  'red-runner': `
    poly #a8323a -120 130 -34 0 34 0 120 130
    poly #e3bd4f -120 130 -34 0 -31 0 -108 130
    poly #e3bd4f 120 130 34 0 31 0 108 130`,
  gurney: `
    box #dfe8ee -62 -48 124 12 5
    box white -58 -56 110 10 5
    box #bfe0f0 -60 -64 30 12 5
    line steel 3 -44 -36 44 -10
    line steel 3 44 -36 -44 -10
    2x 88 0 disc #33404a -44 -5 6
    line steel 3 62 -42 70 -66`,
  'locker-row': `
    3x 24 0 box #4f86b8 -36 -112 23 112 1
    3x 24 0 box #3f74a4 -34 -54 19 50 1
    9x 8 0 line #2f5a84 1.4 -33 -104 -28 -104
    9x 8 0 line #2f5a84 1.4 -33 -99 -28 -99
    3x 24 0 disc #dfe5ea -18 -62 2`,
  'locker-bench': `
    box wood -70 -26 140 8 2
    2x 110 0 box iron -60 -18 8 18 0`,
  'towel-heap': `
    path white M -22 0 C -26 -14 -8 -20 4 -14 C 20 -18 26 -8 22 0 Z
    line #3576c9 2 -16 -6 16 -6`,
  'escalator-pair': `
    poly #6d747c -170 0 -90 0 60 -190 -10 -190
    10x 15 -19 poly #3a3f47 -160 -2 -96 -2 -92 -10 -154 -10
    10x 15 -19 line #f2c230 1.6 -160 -2 -96 -2
    poly #2a2d33 -186 -26 -172 -26 -14 -216 -28 -216
    poly #bfe0ee@60 -180 -4 -170 -4 -12 -196 -24 -210
    poly #2a2d33 -92 -26 -78 -26 78 -216 64 -216
    poly #bfe0ee@60 -86 -4 -76 -4 78 -196 66 -210
    poly #6d747c 30 0 110 0 210 -130 210 -190 180 -190
    10x 15 -19 poly #3a3f47 40 -2 104 -2 108 -10 46 -10
    10x 15 -19 line #f2c230 1.6 40 -2 104 -2
    poly #2a2d33 14 -26 28 -26 186 -216 172 -216
    poly #2a2d33 108 -26 122 -26 220 -142 220 -160
    poly white -150 -40 -130 -40 -130 -34 -120 -43 -130 -52 -130 -46 -150 -46`,
  'baggage-belt': `
    box #8d949c -150 -16 300 16 3
    path #33363c M -150 -16 C -166 -36 -150 -44 -130 -44 L 130 -44 C 150 -44 166 -36 150 -16 Z
    12x 24 0 line #55595f 1.6 -138 -17 -130 -43
    box #55626c -50 -84 100 40 2
    6x 17 0 box #2a2d33 -48 -80 14 38 1`,
  'hangar-gate': `
    box #9fd3f0 -150 -112 300 112 0
    poly #8fb86a -150 -24 150 -24 150 0 -150 0
    poly #8d949c -20 -24 20 -24 70 0 -70 0
    path #7d868c M -215 -160 L 215 -160 L 215 0 L 150 0 L 150 -70 C 150 -124 -150 -124 -150 -70 L -150 0 L -215 0 Z
    7x 60 0 line #6b747a 3 -180 -160 -180 -110
    text white 20 0 -126 HANGAR 3`,
  'parked-plane': `
    path #eef1f4 M -150 -44 C -150 -62 -120 -66 -90 -66 L 90 -62 L 140 -100 L 160 -100 L 146 -52 C 150 -44 140 -36 120 -34 L -110 -30 C -140 -30 -150 -36 -150 -44 Z
    path #33404a M -142 -52 C -136 -60 -126 -62 -116 -62 L -116 -52 Z
    9x 20 0 disc #33507f -92 -52 4
    path #c3ccd6 M -30 -42 L 40 -42 L 90 -4 L 62 -4 Z
    path red M 96 -62 L 140 -100 L 160 -100 L 150 -66 Z
    box #8d97a4 -20 -30 44 16 7
    line iron 4 -104 -30 -104 -8
    line iron 4 20 -30 20 -8
    disc ink -104 -7 8
    disc ink 20 -7 8`,
  'bunk-bed': `
    line wood 5 -62 0 -62 -104
    line wood 5 62 0 62 -104
    box #e8e4da -62 -86 124 14 3
    box #3f6ab0 -30 -88 90 12 3
    box white -60 -92 24 10 4
    box wood -64 -74 128 6 1
    box #e8e4da -62 -32 124 14 3
    box #3f6ab0 -30 -34 90 12 3
    box white -60 -38 24 10 4
    box wood -64 -20 128 6 1
    line wood 3 36 0 36 -90
    line wood 3 54 0 54 -90
    5x 0 17 line wood 3 36 -80 54 -80`,
  'big-engine': `
    box #4f6a5a -130 -70 260 66 6
    5x 48 0 box #6b8a78 -112 -100 34 34 4
    5x 48 0 box #33404a -106 -108 22 10 3
    box #33404a -140 -8 280 10 1
    disc #3a4a42 -90 -36 24
    disc #8d949c -90 -36 16
    3x 60 0 disc #c9a44a -20 -34 12
    line #c9573f 8 130 -80 170 -80
    line #c9573f 8 170 -80 170 -180
    line #c9573f 8 -130 -90 -170 -90
    line #c9573f 8 -170 -90 -170 -180`,
  'gauge-row': `
    5x 44 0 disc #e6e6e0 -88 0 15
    5x 44 0 ring #8a6a2a 3 -88 0 15
    5x 44 0 line red 2 -88 0 -80 -8`,
};
