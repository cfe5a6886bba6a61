import { type Brush, disc } from '../../painting/shapes.ts';
import { drawSketch, type Sketch } from '../../painting/sketch.ts';
import { drawWheel } from './wheel.ts';

/** Vehicles told by what they carry, drawn as text, looking right; the wheels turn. */
interface SpecialVehicle {
  /** Half its length, and its height. */
  readonly half: number;
  readonly tall: number;
  readonly speed: number;
  readonly colour: string;
  readonly body: Sketch;
  readonly wheels: readonly (readonly [x: number, y: number, radius: number])[];
}

const GLASS = '#bfe0ee';

export const SPECIAL_VEHICLES: Readonly<Record<string, SpecialVehicle>> = {
  ambulance: {
    half: 140,
    tall: 126,
    speed: 420,
    colour: '#f7f7f5',
    body: `box blue -6 -124 34 16 5
    box red -52 -122 30 14 5
    box $ -132 -110 196 94 8
    path $ M 56 -104 L 92 -100 L 120 -58 L 134 -50 L 134 -16 L 56 -16 Z
    path ${GLASS} M 70 -60 L 70 -92 L 88 -92 L 110 -60 Z
    box red -132 -46 266 12 0
    box red -66 -102 18 50 2
    box red -82 -86 50 18 2
    box ${GLASS} 6 -98 40 30 4
    line #d3d9df 3 52 -104 52 -20
    box #d3d9df -132 -22 266 6 1
    oval #fff6cf 130 -38 4 7`,
    wheels: [
      [-84, -18, 20],
      [84, -18, 20],
    ],
  },
  'fire truck': {
    half: 190,
    tall: 140,
    speed: 400,
    colour: '#d8281f',
    body: `line #d3d9df 7 -176 -112 92 -128
    line #d3d9df 7 -176 -126 92 -142
    11x 24 -1.45 line #d3d9df 5 -164 -113 -164 -127
    box $ -180 -102 270 84 6
    path $ M 92 -112 L 156 -112 Q 174 -80 182 -56 L 182 -18 L 92 -18 Z
    path ${GLASS} M 112 -100 L 148 -100 L 164 -64 L 112 -64 Z
    box blue 118 -126 30 14 5
    box white -180 -56 362 9 0
    3x 62 0 box #b4bcc6 -166 -94 54 32 3
    2x 62 0 box #b4bcc6 -166 -44 54 20 2
    disc yellow -34 -34 14
    disc $-30 -34 -34 9
    box gold 20 -92 44 28 3
    oval #fff6cf 177 -40 5 8`,
    wheels: [
      [-130, -20, 23],
      [-70, -20, 23],
      [128, -20, 23],
    ],
  },
  tram: {
    half: 200,
    tall: 160,
    speed: 240,
    colour: '#d8433b',
    body: `curve ink 4 M -30 -122 L 0 -146 L 30 -122
    line ink 5 -26 -148 26 -148
    box #8d98a6 -160 -130 320 12 4
    box $ -190 -120 380 104 16
    box #f6ead0 -190 -116 380 54 14
    7x 44 0 box ${GLASS} -160 -108 36 40 4
    box ${GLASS} 150 -108 36 40 6
    box $-30 -20 -112 40 92 3
    box ${GLASS} -14 -106 12 60 2
    box ${GLASS} 2 -106 12 60 2
    box gold -190 -60 380 5 0
    box ink -150 -18 110 12 4
    box ink 40 -18 110 12 4
    disc #fff6cf 180 -36 7`,
    wheels: [
      [-126, -10, 13],
      [-64, -10, 13],
      [64, -10, 13],
      [126, -10, 13],
    ],
  },
  'pickup truck': {
    half: 140,
    tall: 96,
    speed: 380,
    colour: '#3f7fc9',
    body: `path $ M -132 -64 L -14 -64 L -10 -92 L 44 -92 L 74 -60 L 122 -54 Q 134 -48 132 -20 L -132 -20 Z
    path $-34 M -124 -64 L -22 -64 L -22 -58 L -124 -58 Z
    path ${GLASS} M 0 -84 L 40 -84 L 60 -60 L 0 -60 Z
    line $-30 3 24 -84 24 -26
    line $-30 3 -18 -62 -18 -24
    box steel -134 -26 268 8 3
    oval #fff6cf 126 -42 5 7
    box red -134 -56 6 14 2`,
    wheels: [
      [-84, -18, 22],
      [84, -18, 22],
    ],
  },
  'dump truck': {
    half: 170,
    tall: 140,
    speed: 220,
    colour: '#f0b02a',
    body: `path #8a6a48 M -140 -112 Q -90 -142 -20 -118 Q 20 -116 40 -108 Z
    poly $ -160 -112 54 -112 34 -46 -132 -46
    5x 36 0 line $-26 5 -118 -106 -110 -52
    path $ M 62 -34 L 62 -118 L 112 -118 Q 140 -84 152 -66 L 156 -34 Z
    path ${GLASS} M 78 -108 L 106 -108 L 132 -74 L 78 -74 Z
    box ink -140 -46 296 14 2
    disc #fff6cf 150 -50 6`,
    wheels: [
      [-90, -22, 24],
      [-32, -22, 24],
      [108, -22, 24],
    ],
  },
  'garbage truck': {
    half: 180,
    tall: 136,
    speed: 220,
    colour: '#3f8f5a',
    body: `path $ M -172 -40 L -166 -104 Q -150 -128 -110 -126 L 66 -126 L 66 -40 Z
    path $-30 M -172 -40 L -166 -104 Q -156 -122 -132 -126 L -120 -40 Z
    4x 44 0 line $-24 5 -92 -120 -92 -44
    curve white 7 M -26 -66 L -10 -96 L 6 -66 M 12 -56 L -32 -56
    path $+10 M 74 -30 L 74 -112 L 130 -112 Q 152 -84 160 -62 L 164 -30 Z
    path ${GLASS} M 90 -102 L 124 -102 L 142 -70 L 90 -70 Z
    box ink -160 -40 322 14 2
    box #f2832a 86 -124 20 12 4
    disc #fff6cf 158 -46 6`,
    wheels: [
      [-110, -20, 23],
      [-54, -20, 23],
      [118, -20, 23],
    ],
  },
  moped: {
    half: 74,
    tall: 92,
    speed: 300,
    colour: '#4fb0a0',
    body: `line steel 6 42 -22 28 -82
    line ink 6 16 -84 38 -80
    disc #fff6cf 36 -74 8
    path $ M 34 -64 Q 18 -40 22 -22 L -8 -22 L -20 -44 Q -58 -46 -62 -20 L -40 -14 L 24 -12 Q 40 -18 46 -40 Z
    path ink M -58 -54 L -12 -56 Q -6 -50 -14 -44 L -54 -44 Z
    path $-20 M 30 -34 Q 46 -46 62 -30 L 54 -24 Z
    disc red -64 -34 4`,
    wheels: [
      [-42, -16, 16],
      [46, -16, 16],
    ],
  },
};

export function drawSpecialVehicle(found: SpecialVehicle, brush: Brush, phase: number, colour: string): void {
  for (const [x, y, radius] of found.wheels) disc(brush, x, y, radius * 1.2, '#23222a');
  drawSketch(brush, found.body, { main: colour });
  for (const [x, y, radius] of found.wheels) drawWheel(brush, x, y, radius, phase);
}
