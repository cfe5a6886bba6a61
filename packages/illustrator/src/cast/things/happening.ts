import { disc, oval, polygon, segment, stroke, TURN } from '../../painting/shapes.ts';
import type { Happening } from '../../scene-description.ts';
import { measured } from '../measured.ts';
import type { Rig } from '../rig.ts';
import { BECOMING, covered } from './becoming.ts';
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
import { crackedThrough, crumbling, dust, flash, hinged, pieces } from './pieces.ts';

const beat = (phase: number, times = 1) => Math.sin(phase * TURN * times);

const WAYS: Readonly<Record<Happening, Way>> = {
  ...BECOMING,
  glow: rounds(2, (brush, phase, thing) => {
    const far = Math.max(thing.wide, thing.high) * (0.6 + 0.4 * beat(phase));
    disc(brush, thing.x, thing.y, far * 0.95, '#ffe68a30');
    disc(brush, thing.x, thing.y, far * 0.75, '#fff0b040');
    disc(brush, thing.x, thing.y, far * 0.58, '#fff6cc50');
    thing.show(brush);
  }),
  tick: rounds(1, (brush, phase, thing) => {
    const { wide, high, x, y } = thing;
    const side = phase < 0.5 ? 1 : -1;
    moved(brush, thing, { from: footOf(thing), turn: side * 0.05 });
    for (const far of [0.62, 0.74]) {
      const arc = [-0.16, 0, 0.16].map(
        (down) => [x + side * wide * (far - Math.abs(down) * 0.2), y + down * high] as const,
      );
      stroke(brush, arc, high * 0.025, '#5f6874');
    }
  }),
  wobble: rounds(0.5, (brush, phase, thing) =>
    moved(brush, thing, { from: footOf(thing), turn: beat(phase) * 0.13 }),
  ),
  swing: rounds(1.8, (brush, phase, thing) => {
    const { top, wide, high, x } = thing;
    const hook = top - high * 0.7;
    brush.save();
    brush.translate(x, hook);
    brush.rotate(beat(phase) * 0.42);
    segment(brush, [0, 0], [0, high * 0.76], Math.max(1.4, wide * 0.03), '#6b5a4a');
    brush.translate(-x, -hook);
    thing.show(brush);
    brush.restore();
  }),
  drift: rounds(3, (brush, phase, thing) =>
    moved(brush, thing, { x: beat(phase) * thing.wide * 0.5, y: -thing.high * (0.5 + 0.2 * beat(phase, 2)) }),
  ),
  bounce: rounds(0.8, (brush, phase, thing) =>
    moved(brush, thing, { y: -Math.abs(beat(phase, 0.5)) * thing.high * 0.4 }),
  ),
  spin: rounds(0.9, (brush, phase, thing) => {
    const { top, wide, high, x } = thing;
    const turn = Math.cos(phase * TURN);
    // Around its own upright axis, as coins and tops do.
    moved(brush, thing, { from: { x }, scale: [Math.sign(turn) * Math.max(0.14, Math.abs(turn)), 1] });
    brush.strokeStyle = '#7a8494';
    brush.lineWidth = high * 0.025;
    for (const [y, size] of [[0.34, 0.62] as const, [0.62, 0.7] as const]) {
      brush.beginPath();
      brush.ellipse(x, top + high * y, wide * size, high * 0.1, 0, 0.2, Math.PI - 0.2);
      brush.stroke();
    }
  }),
  roll: rounds(
    2.4,
    (brush, phase, thing) =>
      moved(brush, thing, { x: thing.wide * 0.7 * (phase * 2 - 1), from: thing, turn: phase * TURN * 1.2 }),
    30,
  ),
  open: once((brush, phase, thing) => hinged(brush, thing, eased(phase))),
  close: once((brush, phase, thing) => hinged(brush, thing, 1 - phase)),
  drip: rounds(1.1, (brush, phase, thing) => {
    const { top, bottom, wide, high, liquid } = thing;
    thing.show(brush);
    const x = thing.x + wide * 0.1;
    const from = top + high * 0.4;
    const drop = high * 0.05 + 1.6;
    oval(brush, x, bottom, wide * 0.34, high * 0.05, liquid);
    for (const late of [0, 0.5]) {
      const y = from + eased((phase + late) % 1) * (bottom - from);
      disc(brush, x, y, drop, liquid);
      const tail = [[x - drop * 0.8, y] as const, [x, y - drop * 2.6] as const, [x + drop * 0.8, y] as const];
      polygon(brush, tail, liquid);
    }
  }),
  overflow: rounds(1.2, (brush, phase, thing) => {
    const { left, right, top, bottom, wide, high, liquid } = thing;
    oval(brush, thing.x, bottom, wide * 0.95, high * 0.12 + 3, liquid);
    thing.show(brush);
    const rim = top + high * 0.3;
    oval(brush, thing.x, rim, wide * 0.44, high * 0.07, liquid);
    for (let stream = 0; stream < 5; stream++) {
      const x = left + wide * (0.1 + stream * 0.2);
      const half = wide * (0.05 + ((stream * 3) % 4) * 0.012);
      segment(brush, [x, rim], [x + beat(phase + stream * 0.3) * 1.5, bottom], half * 2, liquid);
      disc(brush, x, rim + ((phase + stream * 0.37) % 1) * (bottom - rim), half * 0.6, '#ffffff');
    }
    for (const side of [left - wide * 0.2, right + wide * 0.2])
      disc(brush, side, bottom - high * 0.25 * Math.abs(beat(phase, 0.5)), wide * 0.035, liquid);
  }),
  sink: once((brush, phase, thing) => {
    const { left, right, top, bottom, wide, high, x } = thing;
    seenWithin(brush, { left: left - wide, right: right + wide, top: top - high, bottom }, () =>
      moved(brush, thing, { y: phase * high * 0.95, from: footOf(thing), turn: phase * 0.5 }),
    );
    for (const across of [-0.3, 0, 0.25]) disc(brush, x + across * wide, bottom - 3, 3, '#e2f5fd');
  }, 36),
  fall: once((brush, phase, thing) => {
    const down = Math.min(1, phase / 0.5);
    const y = -(1 - eased(down)) * Math.max(120, thing.high * 2);
    moved(brush, thing, { y, from: thing, turn: down * 1.35 });
    if (down === 1) dust(brush, thing);
  }, 40),
  topple: once((brush, phase, thing) => {
    const { left, right, bottom, wide, high } = thing;
    const shaky = stretchOf(phase, 0, 0.35);
    const down = eased(stretchOf(phase, 0.35, 0.7));
    // A fence falls forward, and not on its end.
    if (wide > high * 1.3 && down > 0) {
      moved(brush, thing, { x: -down * high * 0.2, from: { y: bottom }, scale: [1, 1 - down * 0.72] });
      return;
    }
    const turn = down > 0 ? down * 1.5 : beat(shaky, 2) * 0.1;
    moved(brush, thing, { from: { x: turn > 0 ? right - wide * 0.25 : left, y: bottom }, turn });
    if (down === 1) dust(brush, { ...thing, left: right, right: right + high });
  }, 40),
  spill: once((brush, phase, thing) => {
    const { right, bottom, high, liquid } = thing;
    const wide = high * 0.9 * stretchOf(phase, 0.45, 0.75);
    oval(brush, right + high * 0.7 + wide * 0.6, bottom, wide, wide > 0 ? high * 0.1 : 0, liquid);
    WAYS.topple.draw(brush, phase, thing);
  }, 40),
  crack: once((brush, phase, thing) => {
    const { left, top, wide, high } = thing;
    const steps = Math.floor(7 * stretchOf(phase, 0.1, 0.7));
    if (steps === 0) {
      thing.show(brush);
      return;
    }
    const crack = (start: number, lean: number) =>
      Array.from({ length: steps + 1 }, (_, step): [number, number] => [
        left + wide * (start + (lean * step) / 7 + (step % 2 ? 0.05 : -0.05)),
        top + high * (0.1 + (0.8 * step) / 7),
      ]);
    covered(brush, thing, 0, (own) => {
      for (const line of [crack(0.5, 0.1), crack(0.34, -0.16), crack(0.66, 0.2)]) {
        stroke(own, line, Math.max(2, wide * 0.035), '#ffffff');
        stroke(own, line, Math.max(1, wide * 0.018), '#33313c');
      }
    });
  }),
  crumble: once((brush, phase, thing) => crumbling(brush, phase, thing), 36),
  break: once((brush, phase, thing) => {
    const down = stretchOf(phase, 0, 0.4);
    if (down < 1) moved(brush, thing, { y: -(1 - eased(down)) * Math.max(60, thing.high) });
    else pieces(brush, thing, stretchOf(phase, 0.4, 0.6), { spread: 0.7, rise: 0.35, lie: true });
  }, 40),
  broken: rounds(2, (brush, _, thing) => crackedThrough(brush, thing), 1),
  burst: once((brush, phase, thing) => {
    const after = stretchOf(phase, 0.4, 0.9);
    if (after === 0) {
      moved(brush, thing, { from: thing, scale: 1 + stretchOf(phase, 0, 0.4) * 0.16 });
      return;
    }
    if (after < 0.5) flash(brush, thing.x, thing.y, Math.max(thing.wide, thing.high) * (0.5 + after));
    pieces(brush, thing, after, { spread: 1.5, rise: 0.9, lie: false });
  }, 40),
};

/** Rounds of its own movement that somebody makes while something happens to them. */
const ROUNDS = 4;

/** A thing to which something happens: it rolls, drips, falls over, bursts. Where it is `over`, as it is afterwards. */
export function happening(rig: Rig, kind: Happening, liquid: string, over: boolean): Rig {
  const { box } = measured({ ...rig, frames: 1 });
  const { cycle = 2, frames, once: isOnce, draw } = WAYS[kind];
  const thing: Thing = {
    rig,
    ...box,
    wide: box.right - box.left,
    high: box.bottom - box.top,
    x: (box.left + box.right) / 2,
    y: (box.top + box.bottom) / 2,
    liquid,
    show(brush, phase = 0) {
      const own = (phase * ROUNDS) % 1;
      rig.draw(brush, own);
      rig.drawFront?.(brush, own);
    },
  };
  const { drawFront: _, seat: __, inside: ___, mouth: ____, ...rest } = rig;
  const isOver = over && isOnce === true;
  return measured({
    ...rest,
    cycle,
    frames: isOver ? 1 : frames,
    speed: 0,
    ...(isOnce && { unfolds: true }),
    draw: (brush, phase) => draw(brush, isOver ? 1 : phase, thing),
  });
}
