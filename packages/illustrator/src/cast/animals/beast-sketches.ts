import type { CreatureSketch } from './sketched-creatures.ts';

export const BEAST_SKETCHES: Readonly<Record<string, CreatureSketch>> = {
  frog: {
    wide: 130,
    tall: 96,
    size: 18,
    own: '#5fae3f',
    body: `path $-20 M -52 -10 Q -66 -54 -24 -60 Q -6 -44 -16 -12 Q -10 0 -60 0 Q -64 -6 -52 -10 Z
    path $ M -40 -30 Q -30 -66 6 -70 Q 44 -70 46 -40 Q 44 -12 6 -10 Q -34 -10 -40 -30 Z
    path #e6efb0 M 44 -42 Q 42 -12 6 -10 Q -8 -10 -16 -14 Q 16 -18 26 -40 Z
    path $-20 M 14 -26 Q 22 -6 16 -4 L 44 -2 Q 46 2 40 2 L 6 2 Q 0 -12 2 -24 Z
    disc $ 14 -74 15
    disc $ 38 -72 14
    disc white 16 -78 9
    disc white 40 -76 8
    disc ink 18 -78 5
    disc ink 42 -76 4.6
    curve $-50 3 M 8 -46 Q 30 -36 52 -48
    disc $-24 -22 -52 5
    disc $-24 -8 -60 4
    curve $-34 4 M -52 -10 Q -34 -14 -24 -34`,
    goes: 'hops',
    speed: 40,
  },
  snake: {
    wide: 170,
    tall: 100,
    size: 30,
    own: '#8fa83a',
    body: `curve $-22 9 M 44 -10 Q 70 -6 80 -20
    curve $-10 22 M 40 -12 Q -30 4 -56 -14 Q -66 -34 -30 -38 Q 10 -40 30 -34
    curve $ 22 M 34 -34 Q 60 -26 34 -16 Q 0 -10 -30 -16
    curve $ 20 M 30 -34 Q 2 -42 -4 -58 Q -6 -78 16 -84
    path $ M 4 -94 Q 24 -104 46 -92 Q 58 -84 46 -76 Q 24 -68 6 -76 Z
    4x 20 1 path $-40 M -34 -24 l 8 6 l -8 6 l -8 -6 Z
    3x -3 11 path $-40 M 4 -68 l 7 5 l -7 5 l -7 -5 Z
    curve red 3 M 52 -84 L 66 -84 L 74 -90 M 66 -84 L 74 -78
    disc white 34 -90 5.4
    disc ink 35.6 -90 3`,
    goes: 'sways',
    speed: 14,
  },
  crocodile: {
    wide: 240,
    tall: 74,
    size: 40,
    own: '#5f8a48',
    body: `path $ M -118 -10 Q -96 -22 -66 -34 Q -40 -52 10 -50 L 46 -50 Q 54 -62 64 -56 Q 70 -50 72 -46 L 112 -36 Q 120 -30 112 -24 L 60 -18 Q 30 -14 -30 -14 Q -70 -10 -118 -10 Z
    path #d9d8a0 M -60 -16 Q 10 -12 60 -18 L 110 -24 L 64 -26 Q 0 -24 -60 -16 Z
    7x 16 -1 poly $-26 -62 -36 -54 -50 -46 -40
    3x 16 -5 poly $-26 -108 -13 -102 -24 -94 -20
    curve $-45 2.6 M 112 -28 L 62 -30
    7x 7 0.6 poly white 64 -30 67 -24 71 -30
    disc #f2d24a 58 -54 5
    disc ink 59 -54 2.6
    disc $-40 110 -34 2.4`,
    legs: [
      [-44, -22, 20, 13, '#4a7038'],
      [-30, -20, 18, 13, '#547d40'],
      [24, -20, 18, 13, '#4a7038'],
      [38, -20, 18, 13, '#547d40'],
    ],
    goes: 'walks',
    speed: 30,
  },
  lizard: {
    wide: 200,
    tall: 60,
    size: 12,
    own: '#6fae3f',
    body: `curve $ 9 M -40 -24 Q -70 -30 -84 -14 Q -90 -4 -98 -8
    path $ M -54 -24 Q -40 -38 0 -36 Q 30 -36 44 -40 Q 60 -52 78 -44 Q 92 -36 88 -28 Q 76 -20 52 -22 Q 30 -14 -6 -16 Q -40 -16 -54 -24 Z
    path #e6efb0 M -36 -18 Q 0 -14 40 -20 Q 60 -20 84 -26 Q 60 -14 30 -14 Q -10 -12 -36 -18 Z
    6x 15 0 disc $-26 -38 -30 3.4
    disc #f2d24a 72 -40 5
    disc ink 73 -40 2.6
    curve $-45 2 M 86 -30 Q 76 -30 70 -28`,
    legs: [
      [-34, -20, 17, 8, '#578c30'],
      [-22, -20, 17, 8, '#65a038'],
      [26, -20, 17, 8, '#578c30'],
      [38, -20, 17, 8, '#65a038'],
    ],
    goes: 'walks',
    speed: 30,
  },
  tortoise: {
    wide: 140,
    tall: 80,
    size: 26,
    own: '#8a7a3f',
    body: `path #a8a060 M 42 -30 Q 54 -54 66 -52 Q 82 -48 76 -34 Q 66 -24 46 -20 Z
    disc ink 69 -44 3
    curve #6b6438 2 M 76 -36 Q 68 -32 62 -34
    poly #a8a060 -54 -22 -72 -14 -52 -14
    path $ M -58 -20 Q -56 -74 -4 -76 Q 48 -74 52 -20 Z
    path $-24 M -30 -66 L -8 -56 L -10 -34 L -34 -30 L -48 -46 Z M 4 -56 L 26 -66 L 42 -46 L 30 -30 L 6 -34 Z
    path $+14 M -18 -70 L 12 -70 L 2 -58 L -8 -58 Z
    box $-34 -60 -24 114 9 4`,
    legs: [
      [-40, -22, 18, 15, '#8f8850'],
      [-22, -20, 16, 15, '#a8a060'],
      [18, -22, 18, 15, '#8f8850'],
      [36, -20, 16, 15, '#a8a060'],
    ],
    goes: 'walks',
    speed: 14,
  },
  hamster: {
    wide: 120,
    tall: 96,
    size: 9,
    own: '#e0a45a',
    body: `disc $-12 -50 -18 8
    path $ M -52 -20 Q -56 -70 -10 -76 Q 10 -90 34 -80 Q 56 -66 54 -40 Q 52 -6 20 -4 L -26 -4 Q -50 -4 -52 -20 Z
    path #fff3e0 M 54 -40 Q 52 -6 20 -4 L -16 -4 Q 10 -18 20 -38 Q 36 -44 54 -40 Z
    disc $-16 8 -82 12
    disc #f2b8a0 8 -82 7
    disc $-16 36 -84 11
    disc #f2b8a0 36 -84 6
    oval #fff3e0 40 -44 16 12
    disc ink 34 -60 5
    disc white 35.6 -62 1.8
    oval #e87a7a 56 -50 5 4
    oval #f2b8a0 26 -6 9 5
    oval #f2b8a0 -26 -4 11 5
    oval #f2b8a0 40 -24 7 5`,
    goes: 'hops',
    speed: 24,
  },
  'guinea pig': {
    wide: 140,
    tall: 80,
    size: 12,
    own: '#b5703a',
    body: `path $ M -62 -22 Q -64 -66 -14 -72 Q 24 -74 44 -64 Q 66 -50 64 -32 Q 58 -10 30 -8 L -40 -6 Q -60 -8 -62 -22 Z
    path white M -20 -72 Q 4 -76 18 -70 Q 8 -36 14 -7 L -22 -6 Q -12 -40 -20 -72 Z
    path white M 62 -44 Q 68 -34 60 -26 Q 44 -20 40 -32 Q 46 -44 62 -44 Z
    path $-30 M 20 -72 Q 16 -58 28 -52 Q 36 -60 32 -72 Z
    disc ink 46 -52 4.6
    disc white 47.5 -53.6 1.6
    oval #e88a8a 64 -38 4 3.4
    4x 22 0 oval #f2b8a0 -40 -4 9 4`,
    goes: 'hops',
    speed: 20,
  },
  koala: {
    wide: 130,
    tall: 130,
    size: 44,
    own: '#9aa1ab',
    body: `path $-12 M -48 -10 Q -56 -66 -18 -76 L 20 -76 Q 50 -64 44 -10 Q 30 2 0 0 Q -34 2 -48 -10 Z
    path #eef0f2 M -20 -62 Q 2 -52 22 -62 Q 30 -24 14 -8 Q 0 -2 -14 -8 Q -30 -28 -20 -62 Z
    disc $-8 -46 -104 23
    disc #eef0f2 -46 -104 14
    disc $-8 46 -104 23
    disc #eef0f2 46 -104 14
    path $ M -42 -92 Q -42 -126 0 -128 Q 42 -126 42 -92 Q 40 -62 0 -60 Q -40 -62 -42 -92 Z
    oval #2f2d35 0 -88 11 17
    disc ink -20 -98 5
    disc ink 20 -98 5
    disc white -18.6 -99.6 1.7
    disc white 21.4 -99.6 1.7
    curve ink 2.4 M -8 -68 Q 0 -63 8 -68
    oval $-22 -34 -30 12 22 0.5
    oval $-22 34 -30 12 22 -0.5
    oval $-22 -26 -6 17 9
    oval $-22 26 -6 17 9`,
    goes: 'sways',
    speed: 0,
  },
  'red panda': {
    wide: 190,
    tall: 100,
    size: 34,
    own: '#c2572a',
    body: `curve $ 24 M -44 -44 Q -76 -42 -84 -66
    curve $-40 8 M -60 -58 L -62 -34 M -76 -66 L -68 -44 M -94 -70 L -74 -66
    path $ M -52 -46 Q -46 -70 0 -68 Q 36 -68 42 -40 Q 36 -26 -6 -26 Q -48 -26 -52 -46 Z
    path #33231f M -44 -34 Q 0 -24 40 -34 Q 30 -22 -6 -22 Q -36 -22 -44 -34 Z
    poly white 26 -80 26 -100 44 -88
    poly white 60 -90 74 -100 74 -80
    path $ M 20 -66 Q 20 -92 50 -92 Q 80 -92 82 -68 Q 80 -44 52 -42 Q 22 -44 20 -66 Z
    path white M 26 -58 Q 30 -68 40 -62 Q 44 -46 36 -46 Q 26 -50 26 -58 Z M 78 -58 Q 74 -68 64 -62 Q 60 -46 68 -46 Q 78 -50 78 -58 Z
    oval white 52 -54 13 10
    oval #2a1f24 53 -58 6 4.4
    disc ink 40 -68 4.4
    disc ink 66 -68 4.4
    path white M 36 -78 q 4 -6 9 -1 q -5 1 -9 1 M 62 -79 q 4 -5 9 1 q -5 0 -9 -1 Z`,
    legs: [
      [-38, -34, 32, 15, '#33231f'],
      [-22, -32, 30, 15, '#3d2a24'],
      [18, -34, 32, 15, '#33231f'],
      [32, -32, 30, 15, '#3d2a24'],
    ],
    goes: 'walks',
    speed: 50,
  },
  walrus: {
    wide: 180,
    tall: 110,
    size: 70,
    own: '#9a6a58',
    body: `path $-14 M -60 -16 Q -86 -34 -88 -6 Q -84 4 -62 0 Z
    path $ M -70 -12 Q -60 -58 -10 -76 Q 10 -108 42 -106 Q 76 -100 74 -66 Q 70 -26 56 -4 L -40 0 Q -64 2 -70 -12 Z
    path $-16 M 10 -6 Q 14 -34 28 -34 Q 40 -22 44 -2 L 12 0 Z
    oval $+26 58 -72 22 16
    disc ink 44 -88 4
    oval ink 66 -84 6 4.4
    path #fbf6e8 M 46 -66 Q 48 -30 44 -16 Q 40 -34 38 -64 Z M 66 -66 Q 70 -30 66 -16 Q 60 -34 58 -64 Z
    4x 8 0 disc $-45 44 -74 1.8
    3x 9 0 disc $-45 48 -67 1.8
    curve $-24 3 M -30 -54 Q -14 -46 2 -52`,
    goes: 'hops',
    speed: 16,
  },
  starfish: {
    wide: 120,
    tall: 114,
    size: 16,
    own: '#f2762a',
    body: `path $ M 0 -114 Q 12 -112 20 -76 Q 58 -76 60 -66 Q 60 -56 32 -40 Q 44 -6 36 0 Q 26 4 0 -22 Q -26 4 -36 0 Q -44 -6 -32 -40 Q -60 -56 -60 -66 Q -58 -76 -20 -76 Q -12 -112 0 -114 Z
    disc $+40 0 -96 4
    disc $+40 0 -80 5
    disc $+40 42 -66 4
    disc $+40 26 -62 5
    disc $+40 -42 -66 4
    disc $+40 -26 -62 5
    disc $+40 26 -14 4
    disc $+40 16 -30 5
    disc $+40 -26 -14 4
    disc $+40 -16 -30 5
    disc $+40 0 -54 7
    disc ink -9 -58 4
    disc ink 9 -58 4
    curve ink 2.6 M -8 -46 Q 0 -40 8 -46`,
    goes: 'sways',
    speed: 0,
  },
  seahorse: {
    wide: 90,
    tall: 150,
    size: 26,
    own: '#f2a03a',
    body: `path $-20 M -26 -84 Q -52 -78 -46 -50 Q -32 -54 -22 -62 Z
    curve $ 13 M -2 -40 Q 10 -8 -14 -6 Q -32 -8 -24 -22 Q -16 -28 -12 -20
    path $ M -16 -104 Q -36 -70 -16 -38 Q 0 -24 8 -40 Q 30 -66 14 -98 Z
    4x 1 14 curve $-26 3 M -18 -88 Q 0 -80 18 -88
    path $ M -22 -112 Q -26 -142 2 -144 Q 20 -144 22 -128 L 46 -122 Q 50 -112 44 -110 L 20 -110 Q 14 -96 -4 -98 Z
    poly $-20 -14 -140 -10 -154 -2 -144 6 -154 8 -142
    disc white 8 -128 6.4
    disc ink 9.5 -128 3.6`,
    goes: 'sways',
    speed: 12,
    medium: 'submerged',
  },
  lobster: {
    wide: 200,
    tall: 90,
    size: 20,
    own: '#d8392b',
    body: `curve $-20 3 M 40 -44 Q 60 -86 92 -84 M 40 -40 Q 70 -70 98 -62
    4x 15 0 line $-24 5 -26 -20 -34 -2
    path $-10 M -96 -34 Q -92 -52 -78 -42 Q -92 -30 -78 -20 Q -92 -12 -96 -28 Z
    path $ M -84 -32 Q -70 -48 -50 -44 L -48 -20 Q -70 -16 -84 -32 Z
    3x 13 -1 box $-12 -66 -46 4 28 2
    path $ M -54 -46 Q -10 -62 30 -50 Q 50 -42 48 -30 Q 40 -16 -6 -16 L -52 -20 Z
    curve $-26 3 M -10 -52 Q 0 -36 -8 -18
    line $-10 9 30 -28 58 -20
    path $ M 52 -28 Q 70 -46 96 -32 Q 84 -28 74 -22 Q 92 -20 92 -10 Q 70 -2 56 -14 Z
    line $-10 9 26 -44 54 -56
    path $-8 M 50 -64 Q 66 -82 90 -74 Q 80 -66 72 -60 Q 88 -60 88 -50 Q 68 -42 54 -50 Z
    disc ink 42 -46 4.4`,
    goes: 'hops',
    speed: 12,
  },
  squid: {
    wide: 170,
    tall: 80,
    size: 40,
    own: '#e0789a',
    body: `path $-16 M 60 -40 L 84 -76 Q 88 -40 84 -4 Z
    path $ M -20 -58 Q 40 -72 88 -40 Q 40 -8 -20 -22 Z
    path $ M -34 -60 Q -4 -66 0 -40 Q -4 -14 -34 -20 Q -44 -40 -34 -60 Z
    curve $-10 7 M -34 -54 Q -60 -62 -82 -50 M -36 -46 Q -60 -46 -84 -36 M -36 -34 Q -60 -34 -82 -22 M -34 -26 Q -60 -20 -80 -8
    curve $-20 5 M -34 -40 Q -66 -52 -88 -62 M -34 -40 Q -66 -26 -88 -14
    disc white -18 -46 9
    disc ink -20 -46 5
    disc $+40@70 30 -50 5
    disc $+40@70 50 -44 4`,
    goes: 'sways',
    speed: 40,
    medium: 'submerged',
  },
  mole: {
    wide: 130,
    tall: 80,
    size: 10,
    own: '#4a4048',
    body: `path #7a5436 M -64 0 Q -40 -22 0 -20 Q 44 -22 64 0 Z
    path $ M -40 -8 Q -42 -66 0 -70 Q 36 -70 52 -44 L 62 -36 Q 60 -28 48 -26 Q 34 -6 -40 -8 Z
    oval #f29aa8 62 -36 7 6
    disc ink 32 -48 3
    path #f2b8a8 M 20 -14 Q 24 -26 36 -20 L 46 -10 L 38 -10 L 40 -2 L 32 -8 L 28 0 Z
    path #f2b8a8 M -20 -12 Q -16 -24 -4 -18 L 6 -8 L -2 -8 L 0 0 L -8 -6 L -12 2 Z`,
    goes: 'hops',
    speed: 8,
  },
  meerkat: {
    wide: 80,
    tall: 150,
    size: 20,
    own: '#c9a06a',
    body: `curve $-20 9 M -18 -8 Q -44 -6 -38 -34
    path $ M -24 -4 Q -32 -60 -14 -100 L 16 -100 Q 30 -60 22 -4 Z
    path #f2e2c4 M -8 -92 Q 8 -92 12 -84 Q 18 -40 10 -8 L -8 -8 Q -14 -50 -8 -92 Z
    path $ M -22 -116 Q -22 -146 4 -146 Q 26 -144 32 -122 Q 36 -112 26 -110 Q 8 -98 -10 -102 Q -20 -106 -22 -116 Z
    disc $-24 -16 -136 7
    oval ink 14 -126 8 7 0.3
    disc white 16 -127 2.4
    oval ink 34 -117 5 4
    line $-14 9 -10 -80 6 -56
    line $-14 9 16 -80 14 -56
    oval $-24 -12 -3 14 5
    oval $-24 14 -3 14 5`,
    goes: 'sways',
    speed: 0,
  },
  ferret: {
    wide: 190,
    tall: 60,
    size: 14,
    own: '#b08a60',
    body: `curve #6b4a34 12 M -60 -28 Q -86 -28 -92 -12
    path $ M -70 -24 Q -60 -52 -20 -44 Q 20 -38 40 -46 Q 60 -60 78 -48 Q 92 -38 86 -32 Q 70 -24 52 -24 Q 10 -14 -40 -14 Q -66 -12 -70 -24 Z
    path #f2e6d4 M 62 -44 Q 84 -50 88 -36 Q 80 -28 64 -30 Z
    path #5a3d2c M 60 -48 Q 72 -52 76 -44 Q 68 -38 60 -40 Z
    disc ink 70 -45 3
    disc ink 88 -37 3.4
    disc $-24 54 -52 7`,
    legs: [
      [-52, -20, 18, 10, '#5a3d2c'],
      [-40, -18, 16, 10, '#6b4a34'],
      [30, -20, 18, 10, '#5a3d2c'],
      [42, -20, 18, 10, '#6b4a34'],
    ],
    goes: 'walks',
    speed: 60,
  },
  caterpillar: {
    wide: 160,
    tall: 64,
    size: 6,
    own: '#6fae3f',
    body: `5x 24 0 line $-45 5 -58 -10 -60 0
    disc $-10 -60 -22 19
    disc $ -36 -28 20
    disc $-10 -10 -30 20
    disc $ 16 -27 20
    disc $-6 46 -32 23
    curve ink 3 M 40 -52 Q 36 -62 30 -62 M 52 -52 Q 56 -62 62 -62
    disc red 30 -62 4
    disc red 62 -62 4
    disc white 40 -36 6
    disc ink 42 -36 3.4
    disc white 56 -36 6
    disc ink 58 -36 3.4
    curve ink 2.4 M 42 -22 Q 50 -17 57 -22`,
    goes: 'hops',
    speed: 8,
  },
  slug: {
    wide: 150,
    tall: 56,
    size: 5,
    own: '#a8814f',
    body: `path $ M -70 -2 Q -40 -34 10 -34 Q 30 -36 40 -44 Q 58 -46 62 -26 Q 64 -4 46 0 L -60 0 Z
    path $-20 M -70 -2 Q 0 -12 56 -6 L 46 0 L -60 0 Z
    line $-20 4 46 -42 42 -56
    line $-20 4 54 -42 58 -56
    disc ink 42 -57 3.4
    disc ink 58 -57 3.4`,
    goes: 'sways',
    speed: 6,
  },
};
