import { RIDE_PROPS } from './ride-props.ts';

/** Stairs, fences, doors and signs; the origin is on the floor. */
export const OUTING_PROPS: Readonly<Record<string, string>> = {
  ...RIDE_PROPS,
  'rising-stairs': `
    poly #7a5538 -84 0 -84 -8 110 -122 110 -92 -46 0
    9x 24 -14 box #d8b48a -86 -14 30 14 0
    9x 24 -14 box #b5343f -86 -16 30 4 1
    9x 24 -14 line #8a6242 2.4 -70 -14 -70 -56
    line #6b4a30 5 -88 -52 120 -174`,
  'way-up': `
    line #ffffff 5 -20 12 12 -8
    poly #ffffff 22 -14 4 -14 16 4`,
  'way-down': `
    line #ffffff 5 -20 -12 10 6
    poly #ffffff 20 12 14 -6 2 12`,
  'way-right': `
    line #ffffff 5 -24 0 8 0
    poly #ffffff 22 0 6 -10 6 10`,
  stilt: `
    line #c8863e 5 0 -34 0 60
    box #8a5a32 -5 0 14 5 1`,
  'walking-cane': `
    line #6b4226 3.4 0 0 6 48
    curve #6b4226 3.4 M 0 0 C -1 -7 -9 -7 -9 0`,
  'snow-racket': `
    oval #8a5a32 4 3 20 4
    oval #f2d9a8 4 3 17 2.6
    4x 8 0 line #8a5a32 1 -8 1 -8 5`,
  'trek-pole': `
    line #33313c 2 0 -2 8 50
    oval #d8433b 7 44 5 1.6`,
  'knee-water': `
    path #4fa3cc@85 M -96 -6 C -76 -10 -60 -2 -40 -6 C -20 -10 0 -2 20 -6 C 44 -10 60 -2 96 -6 C 90 20 -90 20 -96 -6 Z
    curve white 2 M -30 -6 C -16 -12 14 -12 28 -6
    curve white 2 M -20 2 C -6 -2 8 -2 22 2`,
  'rain-puddle': `
    oval #7fb6d8 0 1 44 6
    oval #b9dcf0 -8 0 22 2.6`,
  'puddle-splash': `
    path #8fd0f2 M -38 0 C -44 -18 -36 -30 -30 -34 C -30 -18 -24 -8 -18 0 Z
    path #8fd0f2 M 38 0 C 44 -18 36 -30 30 -34 C 30 -18 24 -8 18 0 Z
    disc #b5e0f7 -46 -34 4
    disc #b5e0f7 48 -30 4
    disc #b5e0f7 -24 -44 3
    disc #b5e0f7 26 -46 3
    disc #b5e0f7 0 -24 3`,
  'low-fence': `
    line #c9c2b4 4 -44 -18 44 -18
    line #c9c2b4 4 -44 -40 44 -40
    7x 14 0 path #fdfbf5 M -47 0 L -47 -48 L -42 -54 L -37 -48 L -37 0 Z`,
  'wire-fence': `
    box #6d7683 -26 -100 4 100 1
    box #6d7683 30 -100 4 100 1
    8x 8 0 line #9aa3af 1.2 -24 -96 -24 0
    12x 0 8 line #9aa3af 1.2 -24 -94 32 -94
    line #6d7683 3.4 -26 -98 34 -98`,
  'city-wall': `
    box #a8563f -30 -62 60 62 1
    6x 0 10 line #8a4331 1.4 -30 -56 30 -56
    4x 16 0 line #8a4331 1.4 -24 -62 -24 0
    box #d9cdb8 -34 -68 68 8 1`,
  'grass-slope': `
    path #5aa84a M -120 0 L -120 -78 C -80 -72 20 -24 120 0 Z
    path #6cba5a M -120 -70 C -80 -64 20 -18 120 0 C 20 -28 -80 -74 -120 -80 Z`,
  'roll-arrows': `
    curve #ffffff 4 M -26 0 C -16 -22 12 -24 22 -6
    poly #ffffff 28 6 12 0 26 -12`,
  'bouncing-bed': `
    box #8a5a32 -86 -60 8 60 2
    box #8a5a32 80 -40 8 40 2
    box #a8713f -82 -20 164 12 2
    box #fdfbf5 -80 -34 160 16 6
    box #7fb0e0 -30 -36 110 18 6
    box #ffffff -76 -46 36 14 6`,
  'bouncing-sofa': `
    box #4f7f9a -78 -70 156 50 10
    box #5f93b0 -70 -32 140 26 6
    box #3f6a84 -88 -48 18 48 8
    box #3f6a84 70 -48 18 48 8
    line #3f6a84 2 0 -30 0 -8`,
  'bouncy-castle': `
    box #e2574c -104 -120 26 112 10
    box #3576c9 78 -120 26 112 10
    poly #f2c230 -110 -118 -72 -118 -91 -150
    poly #f2c230 72 -118 110 -118 91 -150
    box #f2c230 -80 -76 160 60 8
    5x 30 0 line #e2a01e 2 -60 -74 -60 -18
    box #8e6bc9 -112 -24 224 26 12
    6x 36 0 line #6f4fae 2 -92 -22 -92 0`,
  'high-bar': `
    box #5f6874 -60 -130 6 130 1
    box #5f6874 56 -130 6 130 1
    line #aeb6c0 5 -62 -126 62 -126`,
  'long-vine': `
    curve #4f7f3a 5 M 0 0 C 4 40 -4 90 0 200
    4x 0 44 oval leaf 6 30 7 3 .4
    4x 0 44 oval leaf -6 50 7 3 -.4`,
  'vine-branch': `
    path #6b4a30 M -120 -8 C -60 -14 60 -2 140 -12 L 140 4 C 60 10 -60 2 -120 6 Z
    oval leaf -70 -10 30 14
    oval #58ab5e 80 -14 36 15`,
  'carrying-arm': `
    oval skin 0 0 5 4.4`,
  'night-cap': `
    path #3576c9 M -13 -6 C -12 -22 8 -24 13 -8 C 2 -12 -6 -10 -13 -6 Z
    curve #3576c9 8 M 0 -17 C -16 -24 -24 -10 -24 4
    disc white -24 8 4.4
    curve white 3 M -13 -6 C -4 -11 4 -11 13 -8`,
  'sleep-zs': `
    text #3f5f9a 20 0 0 Z
    text #3f5f9a 16 16 -14 z
    text #3f5f9a 12 28 -26 z`,
  'protest-sign': `
    line wood 4 0 12 0 -40
    box #fdfbf5 -32 -88 64 48 2
    text #c8243c 26 0 -56 NO!`,
  'protest-sign-two': `
    line wood 4 0 12 0 -34
    box #f2c230 -32 -78 64 44 2
    text #22222c 17 0 -50 STOP`,
  'raised-fist': `
    box skin -6 -7 12 11 4
    3x 4 0 line skin-20 1 -3 -6 -3 0`,
  'race-number': `
    box white -9 -8 18 15 1
    text #22222c 12 0 4 7`,
  'race-number-two': `
    box white -9 -8 18 15 1
    text #22222c 12 0 4 12`,
  'finish-gate': `
    line #e8ecf2 5 -40 0 -40 -140
    line #e8ecf2 5 44 0 44 -140
    box #22222c -46 -150 96 26 2
    text white 19 2 -131 FINISH
    6x 16 0 box #22222c -46 -124 8 6 0
    6x 16 0 box white -38 -124 8 6 0`,
  'open-car': `
    path $ M -30 -18 C -30 -38 -20 -42 -10 -44 C 4 -76 70 -78 92 -46 C 118 -42 124 -34 124 -16 L -30 -16 Z
    path #2b2f3a M -2 -44 C 8 -68 30 -70 34 -70 L 34 -16 L -4 -16 Z
    path #bfe0ee M 40 -46 L 40 -70 C 62 -70 74 -60 82 -46 Z
    box #4a3a34 4 -46 8 26 3
    box #5a4840 4 -26 24 8 3
    path $-20 M -4 -16 L -30 -8 L -30 -40 L -16 -62 L -2 -66 Z
    poly #bfe0ee -26 -40 -15 -58 -6 -61 -6 -42
    disc ink -16 -14 12
    disc steel -16 -14 5
    disc ink 96 -14 13
    disc steel 96 -14 6
    disc #fff2b0 120 -30 4`,
  'bus-door': `
    box #f2a02a -70 -150 190 142 8
    box #bfe0ee -62 -136 52 50 4
    box #bfe0ee 44 -136 68 50 4
    box #2b2f3a -4 -138 42 130 2
    box #5f6874 -4 -20 42 8 0
    box #8d96a3 -8 -10 50 8 1
    line #f2c230 3 34 -120 34 -40
    box #22222c -40 -166 110 18 3
    text #f2c230 14 16 -152 BUS 12
    disc ink -44 -6 14
    disc steel -44 -6 6
    disc ink 92 -6 14
    disc steel 92 -6 6`,
  'train-door': `
    box #c8d2de -90 -150 210 140 8
    box #2f6fb5 -90 -70 210 16 0
    box #bfe0ee -80 -134 60 48 5
    box #bfe0ee 54 -134 58 48 5
    box #2b2f3a -6 -138 44 128 2
    box #9aa3af -22 -138 16 128 2
    box #9aa3af 38 -138 12 128 2
    box #5f6874 -10 -16 52 8 1
    line #f2c230 3 32 -116 32 -40
    4x 50 0 disc ink -70 -2 8`,
  'small-case': `
    curve ink 2 M -5 0 C -5 -6 5 -6 5 0
    box #8a5a32 -14 0 28 20 2
    line #6b4226 2 -14 8 14 8`,
  'queue-of-three': `
    3x 34 0 box #3d405b -43 -44 9 44 2
    3x 34 0 box #3d405b -32 -44 9 44 2
    box #e2574c -46 -78 26 38 8
    box #4fae7b -12 -78 26 38 8
    box #8e6bc9 22 -78 26 38 8
    3x 34 0 disc #e0a878 -33 -92 12
    3x 34 0 path #4a2f24 M -46 -90 C -48 -110 -20 -110 -22 -96 C -30 -98 -38 -98 -46 -90 Z`,
  'ticket-window': `
    box #5b6b8a -26 -118 54 118 3
    box #bfe0ee -16 -88 34 36 2
    disc #e0a878 2 -66 9
    box #e3c9a4 -30 -54 22 6 1
    box #22222c -24 -112 50 16 2
    text #f2c230 11 1 -100 TICKETS`,
  'zebra-stripes': `
    5x 44 0 poly #f8f6f1 -118 10 -90 10 -78 -6 -102 -6`,
  'green-signal': `
    line #4a4f5a 4 0 0 0 -120
    box #22222c -12 -140 24 44 4
    disc #5a2a2a 0 -128 8
    disc #4fd07a 0 -108 8
    line #22222c 2 0 -112 0 -106
    line #22222c 1.6 0 -106 -3 -102
    line #22222c 1.6 0 -106 3 -102`,
  'open-doorway': `
    box #8a6242 -30 -128 60 128 2
    box #8fd0f2 -24 -122 48 122 0
    path #6cba5a M -24 -30 C -10 -38 10 -34 24 -32 L 24 0 L -24 0 Z
    disc #fff2b0 8 -100 8
    poly #c8863e -24 -122 -54 -132 -54 8 -24 0
    disc gold -48 -58 3`,
  'big-headset': `
    curve ink 3 M -11 -2 C -10 -16 8 -16 9 -2
    box #d8433b -14 -4 7 12 3`,
  'search-coil': `
    oval ink 0 0 17 4.4
    oval #8d96a3 0 -1 12 2.4`,
  'beep-marks': `
    curve #f2c230 2.6 M -10 -10 C -6 -15 6 -15 10 -10
    curve #f2c230 2.6 M -16 -17 C -8 -25 8 -25 16 -17`,
  'gold-pan': `
    path #6d5a4a M -26 -4 L 26 -4 L 18 8 L -18 8 Z
    oval #8a7460 0 -4 26 5
    oval #5aa0c8 0 -4 20 3.4
    5x 7 0 disc #f2c230 -14 -5 2.4
    4x 7 0 disc #ffe27a -10 -3 1.8`,
  'small-stream': `
    path #4fa3cc@90 M -60 -4 C -30 -10 30 -2 70 -6 L 70 10 L -60 10 Z
    curve white 1.6 M -30 0 C -10 -4 10 4 30 0`,
  'reflect-vest': `
    path #c8e82c M -9 -29 L 9 -29 L 10 2 L -10 2 Z
    line #f4f6f8 3 -10 -12 10 -12
    line #f4f6f8 3 -5 -29 -5 2
    line #f4f6f8 3 5 -29 5 2`,
  'white-glove': `
    oval white 0 -4 5 7
    3x 3 0 line #d5dbe3 1 -3 -9 -3 -4`,
  'whistle-lips': `
    box #e8ecf2 0 -2 7 4 1
    disc #e8ecf2 7 1 3`,
  'traffic-cone': `
    poly #f07a2c -10 0 10 0 3 -30 -3 -30
    poly white -7 -10 7 -10 5 -18 -5 -18
    box #f07a2c -14 -3 28 4 1`,
  'beam-of-light': `
    poly #fff2b0@55 8 -4 120 -44 120 30 8 4
    box ink -6 -4 16 7 2`,
  'lamp-helmet': `
    path #f2c230 M -13 -3 C -12 -19 12 -19 13 -4 Z
    disc #fff8dc 11 -9 4
    ring #8d96a3 1.4 11 -9 4`,
  'rope-coil': `
    ring #d9b27c 3 0 0 10
    ring #c89a5a 2 0 0 7`,
  'wheel-post': `
    box #6b4a32 -5 -56 10 56 2
    box #7a5236 -12 -6 24 6 1`,
  'helm-wheel': `
    ring #8a5a34 5 0 0 19
    line #8a5a34 3.4 -27 0 27 0
    line #8a5a34 3.4 0 -27 0 27
    line #8a5a34 3.4 -19 -19 19 19
    line #8a5a34 3.4 -19 19 19 -19
    disc #e0b64a 0 0 5`,
};
