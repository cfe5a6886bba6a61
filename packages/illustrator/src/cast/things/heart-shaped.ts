import { darker, lighter } from '../../painting/colour.ts';
import { type Brush, disc, oval, placed, roundedBox, segment, stroke, TURN } from '../../painting/shapes.ts';
import type { Rig } from '../rig.ts';

const COLOURS: Readonly<Record<string, string>> = {
  cake: '#f4a6bc',
  cloud: '#ffffff',
  cookie: '#c98f4e',
  pizza: '#f0c04e',
  island: '#d9c08a',
  chocolate: '#6b3f2a',
  lake: '#4aa8d8',
  leaf: '#4fae5b',
};

/** Anything in the form of a heart: balloons fly, clouds drift, all else stands. */
export function heartShaped(noun: string, colour: string | null): Rig {
  const tone = colour ?? COLOURS[noun] ?? '#e2334f';
  if (/hot air balloon/.test(noun))
    return airborne({ half: 112, top: -300, bottom: 14 }, 34, hotAirBalloon(tone));
  if (/balloon/.test(noun)) return airborne({ half: 40, top: -84, bottom: 62 }, 16, balloon(tone));
  if (/cloud/.test(noun)) return airborne({ half: 130, top: -120, bottom: 110 }, 10, cloud(tone));
  return {
    box: { left: -36, right: 36, top: -54, bottom: 12 },
    cycle: 3,
    frames: 1,
    speed: 0,
    medium: 'ground',
    draw(brush) {
      // It lies: seen from above and a little from the side.
      brush.translate(0, -22);
      for (let layer = 14; layer > 0; layer--)
        flat(brush, layer, 34, darker(tone, layer > 6 && layer < 9 ? 0 : 0.28));
      flat(brush, 0, 34, tone);
      flat(brush, -1, 27, lighter(tone, 0.25));
      if (noun.includes('cake')) icing(brush, tone);
    },
  };
}

function airborne(
  { half, top, bottom }: { half: number; top: number; bottom: number },
  speed: number,
  draw: Rig['draw'],
): Rig {
  return { box: { left: -half, right: half, top, bottom }, cycle: 3, frames: 24, speed, medium: 'air', draw };
}

/** A heart about a middle; `half` is half its width. */
function heart(brush: Brush, x: number, y: number, half: number, colour: string): void {
  brush.fillStyle = colour;
  brush.beginPath();
  brush.moveTo(x, y + half * 0.92);
  brush.bezierCurveTo(x - half * 0.5, y + half * 0.5, x - half, y + half * 0.2, x - half, y - half * 0.32);
  brush.bezierCurveTo(x - half, y - half * 1.02, x - half * 0.2, y - half * 1.06, x, y - half * 0.46);
  brush.bezierCurveTo(x + half * 0.2, y - half * 1.06, x + half, y - half * 1.02, x + half, y - half * 0.32);
  brush.bezierCurveTo(x + half, y + half * 0.2, x + half * 0.5, y + half * 0.5, x, y + half * 0.92);
  brush.fill();
}

const hotAirBalloon = (tone: string) => (brush: Brush, phase: number) => {
  brush.rotate(Math.sin(phase * TURN) * 0.02);
  for (const side of [-1, 1]) segment(brush, [side * 34, -120], [side * 22, -38], 2, '#6b4a32');
  heart(brush, 0, -200, 104, darker(tone, 0.15));
  heart(brush, -3, -203, 96, tone);
  heart(brush, -6, -208, 60, lighter(tone, 0.16));
  oval(brush, -50, -248, 16, 24, 'rgba(255,255,255,0.4)', 0.5);
  roundedBox(brush, -26, -38, 52, 36, 6, '#9a6a3f');
  roundedBox(brush, -29, -42, 58, 8, 4, '#7a5230');
};

const balloon = (tone: string) => (brush: Brush, phase: number) => {
  brush.rotate(Math.sin(phase * TURN) * 0.06);
  stroke(
    brush,
    [
      [0, -8],
      [4, 14],
      [-4, 34],
      [1, 58],
    ],
    1.4,
    '#f4f1ea',
  );
  heart(brush, 0, -44, 36, tone);
  oval(brush, -17, -60, 6, 9, 'rgba(255,255,255,0.5)', 0.5);
};

const cloud = (tone: string) => (brush: Brush, phase: number) => {
  const drift = Math.sin(phase * TURN) * 2;
  for (let puff = 0; puff < 30; puff++) {
    const turn = (puff / 30) * TURN;
    const x = (5.4 * 16 * Math.sin(turn) ** 3) / 1.02;
    const y =
      -5.4 * (13 * Math.cos(turn) - 5 * Math.cos(2 * turn) - 2 * Math.cos(3 * turn) - Math.cos(4 * turn));
    disc(brush, x + drift, y, 18 + ((puff * 7) % 5) * 2, tone);
  }
  heart(brush, drift, 0, 84, tone);
};

function flat(brush: Brush, y: number, half: number, colour: string): void {
  placed(brush, { scale: [1, 0.62] }, () => heart(brush, 0, y / 0.62, half, colour));
}

function icing(brush: Brush, tone: string): void {
  for (const x of [-16, 0, 16]) {
    roundedBox(brush, x - 1.6, -22 + Math.abs(x) * 0.1, 3.2, 14, 1, '#fff6ec');
    oval(brush, x, -25 + Math.abs(x) * 0.1, 2, 3.4, '#ffb43a');
  }
  for (const [x, y] of [
    [-24, 0],
    [24, 0],
    [-11, 10],
    [11, 10],
    [0, 15],
  ] as const)
    disc(brush, x, y, 2.6, darker(tone, 0.35));
}
