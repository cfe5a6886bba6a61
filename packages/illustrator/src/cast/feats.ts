import { type Brush, disc, oval, placed, segment, TURN } from '../painting/shapes.ts';
import { drawSketch } from '../painting/sketch.ts';
import type { Rig } from './rig.ts';
import { silhouetteOf } from './silhouette.ts';

/** Over and over: from the bank in a high arc into water that splashes, until only the head looks out. */
export function plunging(rig: Rig): Rig {
  const tall = -rig.box.top * 0.7;
  const reach = Math.max(70, tall);
  const sunk = tall * 0.62;
  return {
    ...still(rig),
    box: { left: -reach * 2.1, right: reach * 2.2, top: -tall * 1.2 - reach * 1.1, bottom: reach * 0.5 },
    cycle: 2.2,
    frames: 32,
    nearness: 1.8,
    draw(brush, phase) {
      oval(brush, reach * 0.9, reach * 0.14, reach * 1.25, reach * 0.26, '#3f9fd2');
      oval(brush, reach * 0.9, reach * 0.12, reach * 1.05, reach * 0.19, '#5ab6e2');
      const flight = Math.min(1, phase / 0.42);
      const after = Math.max(0, (phase - 0.42) / 0.58);
      brush.save();
      if (flight > 0.75) aboveWater(brush, reach);
      brush.translate(
        -reach + flight * reach * 1.9,
        -Math.sin(flight * Math.PI) * reach + (after > 0 ? sunk : flight * flight * sunk),
      );
      brush.rotate(after > 0 ? Math.sin(after * TURN) * 0.06 : -0.35 + flight * 0.9);
      rig.draw(brush, after > 0 ? 0.3 : flight * 0.5);
      brush.restore();
      if (after > 0) splash(brush, reach, after);
    },
  };
}

function still({ seat: _, ...rig }: Rig): Rig {
  return { ...rig, speed: 0, medium: 'ground', ownShadow: true };
}

function aboveWater(brush: Brush, reach: number): void {
  brush.beginPath();
  brush.rect(-reach * 4, -reach * 6, reach * 8, reach * 6.14);
  brush.clip();
}

function splash(brush: Brush, reach: number, after: number): void {
  const x = reach * 0.9;
  for (let drop = 0; drop < 18; drop++) {
    const angle = -Math.PI * (0.08 + (0.84 * drop) / 17);
    const speed = reach * (1 + ((drop * 7) % 5) * 0.16);
    const fall = after * after * reach * 2.2;
    const y = reach * 0.1 + Math.sin(angle) * speed * after * 1.9 + fall;
    if (y < reach * 0.16)
      disc(
        brush,
        x + Math.cos(angle) * speed * after,
        y,
        reach * 0.06 * (1.2 - after * 0.5),
        drop % 3 ? '#bfe6f8' : '#ffffff',
      );
  }
  brush.strokeStyle = '#e8f7fd';
  for (const late of [0, 0.25]) {
    const ring = Math.max(0, after - late);
    brush.lineWidth = reach * 0.03;
    brush.beginPath();
    brush.ellipse(x, reach * 0.13, reach * (0.25 + ring * 0.9), reach * (0.06 + ring * 0.15), 0, 0, TURN);
    brush.stroke();
  }
}

const SLOPE = { long: 300, high: 120 };
const SLOPE_SKETCH = `
  poly $ -180 -130 -150 -120 150 0 195 4 195 8 -180 8
  line #b9dcf0 4 -180 -130 -150 -120 150 0`;

/** All of them one after the other down a slope, on their bellies if they stand upright else. */
export function slidingDown(rig: Rig, count: number, ground: string, onBelly: boolean): Rig {
  const tall = -rig.box.top;
  const size = tall / 76;
  const angle = Math.atan2(SLOPE.high, SLOPE.long);
  const half = (SLOPE.long * size) / 2;
  const high = SLOPE.high * size;
  return {
    ...still(rig),
    box: { left: -half * 1.25, right: half * 1.35, top: -high - tall * 1.2, bottom: 8 },
    cycle: 2.4,
    frames: 36,
    company: count - 1,
    draw(brush, phase) {
      placed(brush, { scale: size }, () => drawSketch(brush, SLOPE_SKETCH, { main: ground }));
      for (let each = 0; each < count; each++) {
        const share = (phase + each / count) % 1;
        const x = -half + share * half * 2;
        const y = -high + share * high;
        for (let flake = 1; flake < 6; flake++)
          disc(
            brush,
            x - flake * 9 * size,
            y - (4 + ((flake * 5 + each) % 4) * 4 + flake * 3) * size,
            (5 - flake * 0.6) * size,
            '#ffffff',
          );
        placed(brush, { x, y, turn: onBelly ? angle + Math.PI / 2 : angle }, () => {
          if (onBelly) brush.translate(-18 * size, tall * 0.5);
          rig.draw(brush, (phase * 3) % 1);
        });
      }
    },
  };
}

/** In bed, asleep. */
const SLEEPER = `
  box #7a5236 84 -74 10 74 3
  box #7a5236 -94 -50 9 50 3
  box #8a6242 -90 -28 178 14 3
  box #f4f1ea -88 -40 174 16 6
  box #ffffff 48 -52 36 15 7
  oval hair 64 -56 15 13
  disc skin 61 -55 11
  line #33313c 1.6 53 -56 58 -54.6
  line #33313c 1.6 62 -54.6 67 -56
  oval #a8494a 60 -48 2.6 1.6
  box #4f7fc0 -88 -52 132 30 12
  box #e8eef6 24 -52 22 28 8
  line #5b6b8a 2 78 -76 87 -76 78 -67 87 -67
  line #5b6b8a 2 88 -92 101 -92 88 -79 101 -79`;

/** An animal on the bed of somebody who sleeps, tapping with its head. */
export function wakingOwner(rig: Rig, skin: string, hair: string): Rig {
  const size = Math.min(1, 44 / (-rig.box.top * 0.7));
  return {
    ...still(rig),
    box: { left: -110, right: 110, top: -110, bottom: 8 },
    cycle: 1.4,
    frames: 20,
    nearness: 1.3,
    draw(brush, phase) {
      drawSketch(brush, SLEEPER, { inks: { skin, hair } });
      placed(brush, { x: 2 + Math.max(0, Math.sin(phase * TURN)) * 7, y: -50, scale: size }, () =>
        rig.draw(brush, phase),
      );
      const tap = Math.max(0, Math.sin(phase * TURN));
      segment(brush, [22, -60], [38 + tap * 6, -66 + tap * 8], 6, '#e0954a');
    },
  };
}

/** Water in a bow out of the end of a trunk that is held out: the foremost point of the animal. */
export function sprayingWater(rig: Rig): Rig {
  const { box, tops, bottoms } = silhouetteOf(rig);
  const end = { x: box.right, y: (tops.at(-1)! + bottoms.at(-1)!) / 2 };
  return {
    ...still(rig),
    box: { ...rig.box, right: rig.box.right + 150, top: Math.min(rig.box.top, -230) },
    cycle: 1,
    frames: 20,
    draw(brush, phase) {
      rig.draw(brush, 0);
      for (let drop = 0; drop < 46; drop++) {
        const share = (drop / 46 + phase) % 1;
        const fan = (((drop * 13) % 11) - 5) / 5;
        const x = end.x + share * (90 + fan * 36);
        const y = end.y - Math.sin(share * Math.PI * 0.9) * (56 + fan * 12) + share * share * 110;
        oval(brush, x, y, 3 + share * 3, 4 + share * 4, drop % 3 ? '#7fc8ee' : '#e2f5fd');
      }
    },
  };
}
