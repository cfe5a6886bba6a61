import { type Brush, disc, oval, segment, TURN } from '../../painting/shapes.ts';
import type { StateChange } from '../../scene-description.ts';
import { lookOf } from '../../vocabulary/looks.ts';
import { paintCover } from '../covers.ts';
import { apart, painted } from '../painted-over.ts';
import { signsAreSeen } from '../signs.ts';
import { flames } from './burning.ts';
import {
  eased,
  footOf,
  moved,
  once,
  rounds,
  seenWithin,
  stretchOf,
  type Thing,
  type Way,
} from './happening-way.ts';
import { unlit } from './unlit.ts';

const DIRT = lookOf('dirty').cover!;
const ICE = lookOf('frozen').cover!;

/** How far a change is: a third of the film before it, a third after it. */
const changed = (phase: number) => stretchOf(phase, 0.3, 0.68);

/** The thing with something over it, and nowhere beside it. */
export function covered(brush: Brush, thing: Thing, phase: number, paint: (own: Brush) => void): void {
  painted(brush, (own) => thing.show(own, phase), paint);
}

const scaled = (brush: Brush, thing: Thing, phase: number, wide: number, high: number) =>
  moved(brush, thing, { from: footOf(thing), scale: [wide, high] }, phase);

function faded(brush: Brush, thing: Thing, phase: number, opacity: number): void {
  if (opacity >= 0.02) apart(brush, (own) => thing.show(own, phase), opacity);
}

/** Stars around what comes or goes by itself. */
function sparks(brush: Brush, { x, y, wide, high }: Thing, share: number): void {
  if (share <= 0 || share >= 1) return;
  const size = Math.max(3, Math.sqrt(wide * high) * 0.05);
  for (let spark = 0; spark < 10; spark++) {
    const angle = (spark / 10) * TURN + share * 2;
    const across = x + Math.cos(angle) * wide * (0.35 + share * 0.3);
    const down = y + Math.sin(angle) * high * (0.35 + share * 0.3);
    segment(brush, [across - size, down], [across + size, down], size * 0.4, '#fff2a8');
    segment(brush, [across, down - size], [across, down + size], size * 0.4, '#fff2a8');
  }
}

/** Light takes no room. */
function shining(brush: Brush, { x, top, wide, high }: Thing, strong: number): void {
  if (!signsAreSeen()) return;
  const far = Math.max(wide, high);
  const y = top + high * 0.3;
  brush.globalAlpha = strong;
  disc(brush, x, y, far * 1.5, '#ffe68a30');
  disc(brush, x, y, far * 1.05, '#fff0b048');
  disc(brush, x, y, far * 0.7, '#fff6cc66');
  for (let ray = 0; ray < 12; ray++) {
    const [across, down] = [Math.cos((ray / 12) * TURN) * far, Math.sin((ray / 12) * TURN) * far];
    const end = [x + across * 1.15, y + down * 1.15] as const;
    segment(brush, [x + across * 0.8, y + down * 0.8], end, far * 0.03, '#ffdf70');
  }
  brush.globalAlpha = 1;
}

function smoke(brush: Brush, { x, top, wide, high }: Thing, share: number): void {
  const size = Math.max(4, Math.min(wide, high) * 0.09);
  for (let puff = 0; puff < 6; puff++) {
    const rise = puff / 6 + share * 0.4;
    const grey = `rgba(120,122,132,${(0.75 * Math.max(0.1, 1 - rise * 0.7)).toFixed(2)})`;
    disc(
      brush,
      x + Math.sin(rise * 7) * size * 1.5,
      top + high * (0.25 - rise * 0.9),
      size * (0.6 + rise),
      grey,
    );
  }
}

function level(brush: Brush, thing: Thing, phase: number, share: number): void {
  const { left, wide, high, bottom, liquid } = thing;
  const top = bottom - high * 0.88 * share;
  covered(brush, thing, 0, (own) => {
    own.globalAlpha = 0.86;
    own.fillStyle = liquid;
    own.beginPath();
    own.moveTo(left, bottom);
    for (let at = 0; at <= 12; at++)
      own.lineTo(left + (wide * at) / 12, top + Math.sin(at * 1.3 + phase * 40) * high * 0.02);
    own.lineTo(left + wide, bottom);
    own.fill();
  });
}

function halves(brush: Brush, thing: Thing, apartBy: number): void {
  const { left, right, top, bottom, wide, high, x } = thing;
  for (const side of [-1, 1] as const) {
    brush.save();
    brush.translate(side * apartBy * wide * 0.34 + x, bottom);
    brush.rotate(side * apartBy * 0.22);
    brush.translate(-x, -bottom);
    brush.beginPath();
    for (let step = 0; step <= 8; step++)
      brush.lineTo(x + (step % 2 ? 1 : -1) * wide * 0.05, top - high + (high * 3 * step) / 8);
    brush.lineTo(side < 0 ? left - wide : right + wide, bottom + high);
    brush.lineTo(side < 0 ? left - wide : right + wide, top - high);
    brush.clip();
    thing.show(brush);
    brush.restore();
  }
}

const brown = (opacity: number, colour: string) => `rgba(${colour},${(opacity * 0.7).toFixed(2)})`;

/** What becomes of any thing, by its drawing alone: from how it was to how it is then. */
export const BECOMING: Readonly<Record<StateChange, Way>> = {
  'go-out': once((brush, phase, thing) => {
    const after = changed(phase);
    if (after < 0.5) {
      shining(brush, thing, 1 - after);
      thing.show(brush);
    } else {
      unlit(brush, thing);
      smoke(brush, thing, after);
    }
  }),
  'light-up': once((brush, phase, thing) => {
    const after = changed(phase);
    if (after < 0.3) unlit(brush, thing);
    else {
      shining(brush, thing, after);
      thing.show(brush);
    }
  }),
  'catch-fire': once((brush, phase, thing) => {
    const after = stretchOf(phase, 0.2, 0.6);
    covered(brush, thing, 0, (own) => {
      own.fillStyle = brown(after, '30,22,20');
      own.fillRect(thing.left, thing.top, thing.wide, thing.high);
    });
    if (after > 0) flames(brush, thing.rig.box, (phase * 5) % 1, after);
  }, 40),
  fill: once((brush, phase, thing) => level(brush, thing, phase, stretchOf(phase, 0.08, 0.85)), 36),
  drain: once((brush, phase, thing) => level(brush, thing, phase, 1 - stretchOf(phase, 0.1, 0.85)), 36),
  vanish: once((brush, phase, thing) => {
    const after = stretchOf(phase, 0.3, 0.75);
    faded(brush, thing, phase, 1 - after);
    sparks(brush, thing, after);
  }),
  appear: once((brush, phase, thing) => {
    const after = stretchOf(phase, 0.2, 0.65);
    faded(brush, thing, phase, after);
    sparks(brush, thing, after);
  }),
  shrink: once((brush, phase, thing) => {
    const size = 1 - 0.72 * stretchOf(phase, 0.15, 0.85);
    scaled(brush, thing, phase, size, size);
  }),
  swell: once((brush, phase, thing) => {
    const size = 0.32 + 0.68 * stretchOf(phase, 0.1, 0.85);
    scaled(brush, thing, phase, size, size);
  }),
  flatten: once((brush, phase, thing) => {
    const after = eased(changed(phase));
    scaled(brush, thing, phase, 1 + after * 0.22, 1 - after * 0.68);
  }),
  tear: once((brush, phase, thing) => halves(brush, thing, changed(phase))),
  soil: once((brush, phase, thing) =>
    covered(brush, thing, phase, (own) => {
      own.globalAlpha = changed(phase);
      paintCover(own, DIRT, thing);
    }),
  ),
  clean: once((brush, phase, thing) => {
    const after = stretchOf(phase, 0.15, 0.75);
    const unclean = { ...thing, left: thing.left + thing.wide * after };
    covered(brush, thing, phase, (own) => seenWithin(own, unclean, () => paintCover(own, DIRT, thing)));
    if (after === 1) sparks(brush, thing, 0.6);
  }),
  freeze: once((brush, phase, thing) => {
    const ice = { ...thing, top: thing.bottom - thing.high * stretchOf(phase, 0.15, 0.75) };
    covered(brush, thing, 0, (own) => seenWithin(own, ice, () => paintCover(own, ICE, thing)));
  }),
  wilt: once((brush, phase, thing) => {
    const after = stretchOf(phase, 0.1, 0.8);
    const { x, bottom, left, top, wide, high } = thing;
    const droop = (own: Brush) => {
      own.translate(x, bottom);
      own.transform(1, 0, -after * 0.7, 1 - after * 0.45, 0, 0);
      own.translate(-x, -bottom);
      thing.show(own);
    };
    painted(brush, droop, (own) => {
      own.fillStyle = brown(after, '120,84,40');
      own.fillRect(left - wide, top - high, wide * 3, high * 3);
    });
  }),
  bend: once((brush, phase, thing) => {
    const { left, right, top, high } = thing;
    const rows = 16;
    for (let row = 0; row < rows; row++) {
      const from = top + (high * row) / rows;
      const by = changed(phase) * (1 - row / rows) ** 2 * high;
      brush.save();
      brush.translate(by * 0.45, by * 0.16);
      seenWithin(
        brush,
        { left: left - 4, right: right + 4, top: from, bottom: from + high / rows + 0.6 },
        () => thing.show(brush),
      );
      brush.restore();
    }
  }),
  unroll: once((brush, phase, thing) =>
    moved(brush, thing, { from: { x: thing.left }, scale: [0.08 + 0.92 * stretchOf(phase, 0.12, 0.75), 1] }),
  ),
  rise: once(
    (brush, phase, thing) => moved(brush, thing, { y: -phase * Math.max(90, thing.high * 1.2) }, phase),
    40,
  ),
  land: once((brush, phase, thing) => {
    const y = -(1 - stretchOf(phase, 0, 0.7)) * Math.max(90, thing.high * 1.2);
    moved(brush, thing, { y }, phase);
  }, 40),
  ring: rounds(0.5, (brush, phase, thing) => {
    const { left, right, top, high, x, y } = thing;
    const beat = Math.sin(phase * TURN);
    moved(brush, thing, { from: { x, y: top }, turn: beat * 0.14 });
    brush.strokeStyle = '#e2503c';
    brush.lineCap = 'round';
    brush.lineWidth = Math.max(2, high * 0.04);
    for (const far of [0.16, 0.3, 0.44]) {
      for (const [edge, turn] of [[left, Math.PI] as const, [right, 0] as const]) {
        brush.beginPath();
        brush.arc(edge, y, high * (far + 0.06 * beat), turn - 0.7, turn + 0.7);
        brush.stroke();
      }
    }
  }),
  boil: rounds(1.2, (brush, phase, thing) => {
    const { left, top, wide, high } = thing;
    thing.show(brush);
    for (let bubble = 0; bubble < 14; bubble++) {
      const rise = (phase + bubble * 0.37) % 1;
      const x = left + wide * (0.15 + 0.7 * ((bubble * 0.618) % 1));
      const size = 0.05 + rise * 0.08;
      const steam = `rgba(245,248,252,${(0.75 * (1 - rise)).toFixed(2)})`;
      if (bubble < 8)
        disc(brush, x, top + high * (0.08 - rise * 0.12), wide * 0.03 * (1.4 - rise), '#e8f6fd');
      else
        oval(
          brush,
          x + Math.sin(rise * 6) * wide * 0.05,
          top - rise * high * 0.8,
          wide * size,
          high * (size + 0.01),
          steam,
        );
    }
  }),
};
