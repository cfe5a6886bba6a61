/** Gear of sports, as it is held, worn or stood before; the origin is where the hand or foot has it. */
export const SPORTS_PROPS: Readonly<Record<string, string>> = {
  'roller-skate': `
    box $ -5 -8 14 7 2.5
    box white -5 -1 14 2.4 1
    disc ink -2 4 3
    disc ink 6 4 3
    disc steel -2 4 1.2
    disc steel 6 4 1.2`,
  'ice-blade': `
    box white -5 -7 13 8 3
    line iron 1 -2 1 -2 5
    line iron 1 6 1 6 5
    line steel 1.8 -7 5 9 5 11 3`,
  scarf: `
    line red 5 -5 1 6 1
    line red 4.4 -5 2 -18 8
    line #f2a098 1 -8 4 -16 7`,
  skateboard: `
    line $ 4 -34 -11 -26 -8 26 -8 34 -11
    disc ink -18 -3 4
    disc ink 18 -3 4
    disc white -18 -3 1.6
    disc white 18 -3 1.6`,
  'kick-scooter': `
    line steel 3 24 -4 17 -62
    line ink 4 10 -62 26 -62
    line $ 4.6 -24 -8 20 -8 24 -10
    disc ink -28 -6 6
    disc ink 26 -6 6
    disc steel -28 -6 2.4
    disc steel 26 -6 2.4`,
  'skate-helmet': `
    path $ M -13 -2 C -14 -20 14 -20 13.5 -4 Z
    line $-25 1.4 -6 -14 -6 -4
    line $-25 1.4 1 -16 1 -4
    line ink 1.2 -8 -2 -2 10`,
  'soccer-ball': `
    disc white 0 0 6.4
    ring ink .7 0 0 6.2
    poly ink 0 -2.6 2.4 -.8 1.5 2 -1.5 2 -2.4 -.8
    line ink .8 0 -2.6 0 -6
    line ink .8 2.4 -.8 5.6 -2
    line ink .8 -2.4 -.8 -5.6 -2
    line ink .8 1.5 2 3.6 4.8
    line ink .8 -1.5 2 -3.6 4.8`,
  basketball: `
    disc #e07b2a 0 0 7.4
    ring ink .7 0 0 7.2
    line ink .7 -7 0 7 0
    line ink .7 0 -7 0 7
    curve ink .7 M -5 -5 C -1.5 -2 -1.5 2 -5 5
    curve ink .7 M 5 -5 C 1.5 -2 1.5 2 5 5`,
  'bowling-ball': `
    disc #2f3a78 0 0 9
    disc #7885d0 -3 -3 2.4
    disc ink 2 -4 1.1
    disc ink 5 -2 1.1
    disc ink 2.4 -.6 1.1`,
  baseball: `
    disc white 0 0 4
    curve red .7 M -2.6 -3 C -.8 -1 -.8 1 -2.6 3
    curve red .7 M 2.6 -3 C .8 -1 .8 1 2.6 3`,
  'tennis-ball': `
    disc #cfe23f 0 0 3.6
    curve white .7 M -2.4 -2.6 C 0 -1 0 1 -2.4 2.6`,
  'golf-ball': `
    disc white 0 0 2
    ring steel .3 0 0 1.9`,
  'wide-goal': `
    10x 8 0 line #dfe7ee .8 -40 0 -40 -100
    10x 0 -11 line #dfe7ee .8 -40 -2 34 -2
    line white 4.4 -42 0 -42 -104 36 -104 36 0`,
  flight: `
    line white 1.4 -10 -3 -26 -4
    line white 1.4 -10 0 -32 0
    line white 1.4 -10 3 -26 4`,
  goal: `
    6x 8 0 line #dfe7ee .8 -22 0 -22 -96
    9x 0 -11 line #dfe7ee .8 -22 -4 24 -4
    line white 4 -24 0 -24 -98 24 -98
    line white 3 24 -98 34 0`,
  hoop: `
    line iron 6 34 0 34 -120
    line iron 5 34 -120 8 -142
    box white 0 -178 6 56 1
    box red 0 -156 6 24 1
    line #f2832a 2.6 0 -134 -30 -134`,
  'hoop-net': `
    line #f2832a 2.8 -12 -2 12 -2
    line white .9 -12 -2 -6 18
    line white .9 -5 -2 1 18
    line white .9 3 -2 -3 18
    line white .9 12 -2 6 18
    line white .9 -9 6 9 6
    line white .9 -7 12 7 12`,
  'bowling-lane': `
    poly #e6c089 -110 -6 112 -6 124 6 -122 6
    line #b98a55 .8 -114 -2 116 -2
    line #b98a55 .8 -118 2 120 2`,
  pins: `
    3x 9 0 path white M -12 -4 C -16 -12 -13 -18 -11 -22 C -13 -28 -6 -28 -8 -22 C -6 -18 -3 -12 -7 -4 Z
    3x 9 0 line red 1.4 -11 -22 -8 -22
    2x 9 0 path white M -8 2 C -12 -6 -9 -12 -7 -16 C -9 -22 -2 -22 -4 -16 C -2 -12 1 -6 -3 2 Z
    2x 9 0 line red 1.4 -7 -16 -4 -16`,
  'pins-falling': `
    oval white 16 -2 8 3 -.3
    oval white -18 -2 8 3 .4`,
  frisbee: `
    oval $ 0 0 11 3.6
    oval $+30 0 -1 7.6 2`,
  'baseball-glove': `
    path #8f5730 M -6 6 C -10 -2 -8 -10 -2 -11 C 4 -13 11 -9 10 -1 C 10 6 2 9 -6 6 Z
    line #6a3d20 .8 -1 -11 0 -3
    line #6a3d20 .8 3 -11 3 -3
    line #6a3d20 .8 7 -9 6 -2`,
  bat: `
    path #c79052 M -6 -1.4 L 14 -2 C 28 -4 38 -4 39 0 C 38 4 28 4 14 2 L -6 1.4 Z
    disc #a87440 -6 0 2.2`,
  racket: `
    line ink 2.4 -4 0 12 0
    oval $ 24 0 14 10
    oval #e9efe2 24 0 11.8 7.8
    5x 4 0 line $ .4 16 -6 16 6
    4x 0 3.4 line $ .4 13 -5 35 -5`,
  'golf-flag': `
    oval #2f6d38 0 0 7 2
    line white 1.6 0 0 0 -60
    poly red 0 -60 22 -53 0 -46`,
  'golf-club': `
    line steel 1.4 -4 0 36 0
    line ink 2.2 -4 0 6 0
    poly iron 35 -2 42 -1 42 6 36 5`,
  'target-board': `
    line wood 6 -6 0 6 -60
    line wood 6 22 0 10 -60
    oval #8a5a34 8 -72 26 34
    oval #c79a68 4 -72 25 33
    oval white 3 -72 20 27
    oval red 3 -72 15 20
    oval white 3 -72 10 13
    oval red 3 -72 5 6.6`,
  axe: `
    line #8a5a34 2.6 0 14 0 -12
    path steel M -1 -14 L 8 -18 C 12 -13 12 -8 8 -4 L -1 -8 Z
    path #e7edf2 M 8 -18 C 12 -13 12 -8 8 -4 L 10 -4 C 14 -9 14 -14 10 -18 Z`,
  'archery-target': `
    line wood 4 -6 0 4 -64
    line wood 4 16 0 6 -64
    oval #f8f6f1 0 -74 11 28
    oval #33313c 0 -74 9.4 23.6
    oval #3576c9 0 -74 7.6 18.6
    oval #e23b2e 0 -74 5.4 13
    oval #f6cd3c 0 -74 3 7`,
  bow: `
    curve #8a5a34 2.6 M 0 -22 C 14 -14 14 14 0 22`,
  arrow: `
    line #8a5a34 1.2 -2 0 30 0
    poly iron 29 -2 35 0 29 2
    poly red -3 -2.4 4 0 -3 2.4`,
  sword: `
    poly #dfe5ec 0 -1.8 44 -1 49 0 44 1 0 1.8
    line gold 2.6 0 -6 0 6
    line #6b4a32 3 -9 0 0 0`,
  fist: `
    disc skin 0 0 5
    line skin-20 .8 2 -3 4 -2
    line skin-20 .8 3 0 5 1`,
  'boxing-glove': `
    disc #b8282a 1 0 6.6
    oval #d8433b 2 -1.6 4.6 3.4
    box white -7 -3.4 4 7 1.5`,
  'wrestling-mat': `
    oval #e6c64a 0 0 92 7
    oval #d8433b 0 0 56 4`,
  'table-small': `
    box wood -22 -42 44 5 2
    line wood-15 4 -16 -38 -18 0
    line wood-15 4 16 -38 18 0`,
  'chair-side': `
    line wood 3.4 -12 0 -12 -58
    line wood 3.4 10 0 10 -20
    box wood+10 -14 -23 27 5 2
    box wood -14 -58 4 36 2`,
  'hoop-back': `
    path #e0479e M -34 0 C -34 -13 34 -13 34 0 L 31 0 C 31 -9 -31 -9 -31 0 Z`,
  'hoop-front': `
    path #f279ae M -34 0 C -34 13 34 13 34 0 L 31 0 C 31 9 -31 9 -31 0 Z`,
  'rope-low': `
    curve #d8433b 1.4 M 16 -50 C 30 10 -28 10 -14 -50`,
  'rope-high': `
    curve #d8433b 1.4 M 16 -50 C 40 -150 -38 -150 -14 -50`,
  kite: `
    poly $ 0 -26 18 -4 0 24 -18 -4
    poly $+35 0 -26 18 -4 0 -2
    poly $-18 0 24 -18 -4 0 -2
    line ink .8 0 -26 0 24
    line ink .8 -18 -4 18 -4
    curve $ 1.4 M 0 24 C 8 32 -8 40 2 50
    poly yellow -4 34 4 38 -4 41
    poly blue -3 45 5 48 -3 52`,
  spool: `
    box wood -3 -4 6 8 1`,
  breaker: `
    path #2f86c0 M -120 34 C -110 -50 -70 -108 -6 -100 C 26 -96 36 -78 26 -66 C 12 -84 -28 -76 -40 -30 C -46 -6 -30 10 0 16 L 90 16 L 110 34 Z
    path #57b0dd M -106 34 C -98 -40 -64 -94 -12 -92 C -48 -84 -66 -40 -62 0 C -58 20 -30 28 0 28 L 70 34 Z
    path white M -14 -102 C 22 -104 46 -84 30 -60 C 26 -70 18 -78 4 -82 C 10 -90 0 -98 -14 -102 Z
    disc white 30 -62 7
    disc white 20 -70 6
    disc white 36 -52 4`,
  'surfboard-flat': `
    oval $ 0 2 46 4.4
    oval $+50 2 1 38 1.6`,
  spray: `
    disc white@80 0 4 7
    disc white@80 10 0 5
    disc white@80 -8 6 6
    disc white@80 16 6 4`,
  wake: `
    path white@70 M -120 8 C -60 -14 -30 -4 -6 2 C -40 6 -80 10 -120 8 Z
    path white@50 M -130 14 C -70 0 -20 4 10 6 C -40 14 -90 16 -130 14 Z`,
  'tow-rope': `
    line #f2c230 1.6 0 0 130 -10
    line ink 2.6 -1 -5 1 5`,
  'life-vest': `
    box #f2832a -9 3 18 20 4
    line white 2 -9 10 9 10
    line white 2 -9 17 9 17`,
  ski: `
    line $ 3.4 -30 3 36 3 44 -3`,
  'ski-pole': `
    line iron 1.4 0 -2 -24 34
    line iron 2.6 -20 28 -16 31`,
  goggles: `
    box ink -1 -6 15 7 3
    box #f2a02a 1 -5 12 5 2
    line ink 1.6 -12 -3 0 -3`,
  'snowboard-flat': `
    line $ 5 -38 -7 -30 -2 30 -2 38 -7
    line $+40 1.4 -24 -2 24 -2`,
  'rock-wall': `
    path #8d7f73 M 14 6 L 20 -60 L 12 -96 L 22 -130 L 16 -150 L 90 -150 L 90 6 Z
    path #a8998b M 30 6 L 34 -54 L 26 -100 L 38 -140 L 32 -150 L 90 -150 L 90 6 Z
    oval red 22 -26 5 4
    oval yellow 20 -44 5 4
    oval blue 23 -92 5 4
    oval leaf 22 -118 5 4
    oval yellow 50 -70 5 4
    oval red 60 -130 5 4
    oval blue 58 -26 5 4`,
  harness: `
    line ink 2.4 -9 -2 9 -2
    curve ink 2 M -6 0 C -6 12 4 12 4 0`,
  'climbing-rope': `
    line #b98a55 3.6 0 4 0 -150
    15x 0 -10 line #8a6238 1 -1.6 -2 1.6 -6`,
  'bungee-bridge': `
    box iron -130 -8 260 10 1
    13x 20 0 line iron 2.4 -124 -8 -114 -28
    13x 20 0 line iron 2.4 -124 -28 -114 -8
    line iron 3 -130 -28 130 -28`,
  'skydive-pack': `
    box #33507f -16 -18 24 12 4
    line ink 1.4 -6 -8 2 8`,
  'wind-lines': `
    5x 26 0 line white@80 1 -60 -34 -60 -54
    4x 26 0 line white@80 1 -48 50 -48 30`,
  canopy: `
    path $ M -76 14 C -70 -50 70 -50 76 14 C 60 2 44 2 38 14 C 26 2 12 2 0 14 C -12 2 -26 2 -38 14 C -44 2 -60 2 -76 14 Z
    path $+45 M -38 14 C -38 -20 -20 -34 0 -34 C -14 -20 -14 0 0 14 C -12 2 -26 2 -38 14 Z
    path $+45 M 38 14 C 38 -20 20 -34 0 -34 C 26 -26 52 -16 76 14 C 60 2 44 2 38 14 Z`,
  'pool-water': `
    path #57b8e0@78 M -110 2 C -90 -4 -80 6 -60 2 C -40 -4 -30 6 -10 2 C 10 -4 20 6 40 2 C 60 -4 70 6 110 2 L 110 22 L -110 22 Z
    curve white 1.6 M -104 4 C -90 0 -80 8 -62 4
    curve white 1.6 M -40 8 C -20 2 -6 10 12 5
    curve white 1.6 M 36 6 C 56 0 70 8 96 4
    disc white@85 -58 -2 3
    disc white@85 -64 2 4
    disc white@85 44 -2 3`,
  'swim-cap': `
    path red M -12.4 -2 C -12 -18 12 -18 12 -4 Z
    box ink 1 -4 12 5 2.4
    box #7fd0f0 2.4 -3 9 3 1.4`,
  paddle: `
    line wood 2.2 -44 0 44 0
    oval yellow -48 0 9 4.4
    oval yellow 48 0 9 4.4`,
  kayak: `
    path $ M -74 -8 C -40 -2 40 -2 78 -10 C 62 8 30 12 0 12 C -30 12 -60 8 -74 -8 Z
    path $+30 M -74 -8 C -40 -2 40 -2 78 -10 C 50 0 -40 2 -74 -8 Z
    path #57b8e0@80 M -100 12 C -70 4 -50 12 -30 8 C 0 2 30 12 50 8 C 70 4 80 10 100 10 L 100 20 L -100 20 Z`,
  rowboat: `
    path #8a5a34 M -66 -16 L 66 -18 C 58 6 40 12 0 12 C -40 12 -58 6 -66 -16 Z
    line #c79a68 4 -68 -16 68 -18
    path #57b8e0@80 M -100 10 C -70 4 -50 12 -30 8 C 0 2 30 12 50 8 C 70 4 80 10 100 10 L 100 20 L -100 20 Z`,
  oar: `
    line #c79a68 2.4 -6 0 48 0
    oval #c79a68 52 0 10 3.6`,
  'dinghy-sail': `
    line wood 3 14 -10 14 -178
    path white M 10 -174 C -30 -120 -60 -70 -62 -46 L 12 -40 Z
    path $ M 18 -160 C 40 -110 60 -60 64 -32 L 18 -38 Z
    line wood 2 -64 -44 14 -40`,
  dinghy: `
    path white M -76 -18 L 74 -20 C 62 6 40 12 0 12 C -40 12 -66 6 -76 -18 Z
    line $ 4 -77 -17 75 -19
    path #57b8e0@80 M -110 10 C -70 4 -50 12 -30 8 C 0 2 30 12 50 8 C 70 4 80 10 110 10 L 110 20 L -110 20 Z`,
  treadmill: `
    poly ink -48 -8 44 -8 48 0 -52 0
    box #5a5f6a -46 -9 88 4 2
    line iron 4 42 -4 34 -62
    box ink 22 -74 22 15 3
    box #5fe8ff 25 -71 16 8 1
    line iron 3 34 -58 14 -58`,
  barbell: `
    line steel 2.4 -46 0 46 0
    box ink -48 -17 7 34 2
    box ink -38 -12 5 24 2
    box ink 41 -17 7 34 2
    box ink 33 -12 5 24 2`,
};
