import { type Brush, disc, oval, polygon, stroke, TURN } from '../../painting/shapes.ts';
import type { Happening } from '../../scene-description.ts';
import { measured } from '../measured.ts';
import type { Rig } from '../rig.ts';
import { BECOMING, covered } from './becoming.ts';
import { eased, middle, stretchOf, type Thing, type Way } from './happening-way.ts';
import { crumbling, dust, flash, hinged, pieces } from './pieces.ts';

/** The thing turned around a point. */
function turned(brush: Brush, thing: Thing, x: number, y: number, angle: number): void {
  brush.save();
  brush.translate(x, y);
  brush.rotate(angle);
  brush.translate(-x, -y);
  thing.show(brush);
  brush.restore();
}

function moved(brush: Brush, thing: Thing, x: number, y: number): void {
  brush.save();
  brush.translate(x, y);
  thing.show(brush);
  brush.restore();
}

const WAYS: Readonly<Record<Happening, Way>> = {
  ...BECOMING,
  glow: {
    draw(brush, phase, thing) {
      const strong = 0.6 + 0.4 * Math.sin(phase * TURN);
      for (const [size, shade] of [
        [0.95, '#ffe68a30'],
        [0.75, '#fff0b040'],
        [0.58, '#fff6cc50'],
      ] as const)
        disc(
          brush,
          middle(thing),
          (thing.top + thing.bottom) / 2,
          Math.max(thing.wide, thing.high) * size * strong,
          shade,
        );
      thing.show(brush);
    },
  },
  tick: {
    cycle: 1,
    draw(brush, phase, thing) {
      turned(brush, thing, middle(thing), thing.bottom, (phase < 0.5 ? 1 : -1) * 0.05);
      for (const side of [-1, 1])
        for (const far of [0.62, 0.74])
          if (phase < 0.5 === side > 0)
            stroke(
              brush,
              [-0.16, 0, 0.16].map((y) => [
                middle(thing) + side * thing.wide * (far - Math.abs(y) * 0.2),
                (thing.top + thing.bottom) / 2 + y * thing.high,
              ]),
              thing.high * 0.025,
              '#5f6874',
            );
    },
  },
  wobble: {
    cycle: 0.5,
    draw: (brush, phase, thing) =>
      turned(brush, thing, middle(thing), thing.bottom, Math.sin(phase * TURN) * 0.13),
  },
  swing: {
    cycle: 1.8,
    draw(brush, phase, thing) {
      const x = middle(thing);
      const hook = thing.top - thing.high * 0.7;
      brush.save();
      brush.translate(x, hook);
      brush.rotate(Math.sin(phase * TURN) * 0.42);
      brush.translate(-x, -hook);
      stroke(
        brush,
        [
          [x, hook],
          [x, thing.top + thing.high * 0.06],
        ],
        Math.max(1.4, thing.wide * 0.03),
        '#6b5a4a',
      );
      thing.show(brush);
      brush.restore();
    },
  },
  drift: {
    cycle: 3,
    draw: (brush, phase, thing) =>
      moved(
        brush,
        thing,
        Math.sin(phase * TURN) * thing.wide * 0.5,
        -thing.high * (0.5 + 0.2 * Math.sin(phase * TURN * 2)),
      ),
  },
  bounce: {
    cycle: 0.8,
    draw: (brush, phase, thing) =>
      moved(brush, thing, 0, -Math.abs(Math.sin(phase * Math.PI)) * thing.high * 0.4),
  },
  spin: {
    cycle: 0.9,
    draw(brush, phase, thing) {
      const x = middle(thing);
      // Around its own upright axis, as coins and tops do.
      brush.save();
      brush.translate(x, 0);
      const turn = Math.cos(phase * TURN);
      brush.scale(Math.sign(turn) * Math.max(0.14, Math.abs(turn)), 1);
      brush.translate(-x, 0);
      thing.show(brush);
      brush.restore();
      for (const [y, size] of [
        [0.34, 0.62],
        [0.62, 0.7],
      ] as const) {
        brush.strokeStyle = '#7a8494';
        brush.lineWidth = thing.high * 0.025;
        brush.beginPath();
        brush.ellipse(
          x,
          thing.top + thing.high * y,
          thing.wide * size,
          thing.high * 0.1,
          0,
          0.2,
          Math.PI - 0.2,
        );
        brush.stroke();
      }
    },
  },
  roll: {
    cycle: 2.4,
    frames: 30,
    draw(brush, phase, thing) {
      const reach = thing.wide * 0.7;
      brush.save();
      brush.translate(-reach + phase * reach * 2, 0);
      turned(brush, thing, middle(thing), (thing.top + thing.bottom) / 2, phase * TURN * 1.2);
      brush.restore();
    },
  },
  open: { once: true, frames: 30, draw: (brush, phase, thing) => hinged(brush, thing, eased(phase)) },
  close: { once: true, frames: 30, draw: (brush, phase, thing) => hinged(brush, thing, 1 - phase) },
  drip: {
    cycle: 1.1,
    draw(brush, phase, thing) {
      thing.show(brush);
      const x = middle(thing) + thing.wide * 0.1;
      const from = thing.top + thing.high * 0.4;
      const drop = thing.high * 0.05 + 1.6;
      oval(brush, x, thing.bottom, thing.wide * 0.34, thing.high * 0.05, thing.liquid);
      for (const late of [0, 0.5]) {
        const share = (phase + late) % 1;
        const y = from + share * share * (thing.bottom - from);
        disc(brush, x, y, drop, thing.liquid);
        polygon(
          brush,
          [
            [x - drop * 0.8, y],
            [x, y - drop * 2.6],
            [x + drop * 0.8, y],
          ],
          thing.liquid,
        );
      }
    },
  },
  overflow: {
    cycle: 1.2,
    draw(brush, phase, thing) {
      const { left, right, top, bottom, wide, high, liquid } = thing;
      oval(brush, middle(thing), bottom, wide * 0.95, high * 0.12 + 3, liquid);
      thing.show(brush);
      const rim = top + high * 0.3;
      oval(brush, middle(thing), rim, wide * 0.44, high * 0.07, liquid);
      for (let stream = 0; stream < 5; stream++) {
        const x = left + wide * (0.1 + stream * 0.2);
        const half = wide * (0.05 + ((stream * 3) % 4) * 0.012);
        stroke(
          brush,
          [
            [x, rim],
            [x + Math.sin((phase + stream * 0.3) * TURN) * 1.5, bottom],
          ],
          half * 2,
          liquid,
        );
        disc(brush, x, rim + ((phase + stream * 0.37) % 1) * (bottom - rim), half * 0.6, '#ffffff');
      }
      for (const side of [left - wide * 0.2, right + wide * 0.2])
        disc(brush, side, bottom - high * 0.25 * Math.abs(Math.sin(phase * Math.PI)), wide * 0.035, liquid);
    },
  },
  sink: {
    once: true,
    frames: 36,
    draw(brush, phase, thing) {
      brush.save();
      brush.beginPath();
      brush.rect(thing.left - thing.wide, thing.top - thing.high, thing.wide * 3, thing.high * 2);
      brush.clip();
      brush.translate(0, phase * thing.high * 0.95);
      turned(brush, thing, middle(thing), thing.bottom, phase * 0.5);
      brush.restore();
      for (const x of [-0.3, 0, 0.25])
        disc(brush, middle(thing) + x * thing.wide, thing.bottom - 3, 3, '#e2f5fd');
    },
  },
  fall: {
    once: true,
    frames: 40,
    draw(brush, phase, thing) {
      const down = Math.min(1, phase / 0.5);
      brush.save();
      brush.translate(0, -(1 - down * down) * Math.max(120, thing.high * 2));
      turned(brush, thing, middle(thing), (thing.top + thing.bottom) / 2, down * 1.35);
      brush.restore();
      if (down === 1) dust(brush, thing);
    },
  },
  topple: {
    once: true,
    frames: 40,
    draw(brush, phase, thing) {
      const shaky = stretchOf(phase, 0, 0.35);
      const down = eased(stretchOf(phase, 0.35, 0.7));
      // A fence falls forward, and not on its end.
      if (thing.wide > thing.high * 1.3 && down > 0) {
        brush.save();
        brush.translate(0, thing.bottom);
        brush.transform(1, 0, down * 0.5, 1 - down * 0.72, 0, 0);
        brush.translate(0, -thing.bottom);
        thing.show(brush);
        brush.restore();
        return;
      }
      const angle = down > 0 ? down * 1.5 : Math.sin(shaky * TURN * 2) * 0.1;
      turned(brush, thing, angle > 0 ? thing.right - thing.wide * 0.25 : thing.left, thing.bottom, angle);
      if (down === 1) dust(brush, { ...thing, left: thing.right, right: thing.right + thing.high });
    },
  },
  spill: {
    once: true,
    frames: 40,
    draw(brush, phase, thing) {
      const out = stretchOf(phase, 0.45, 0.75);
      const wide = thing.high * 0.9 * out;
      if (out > 0)
        oval(
          brush,
          thing.right + thing.high * 0.7 + wide * 0.6,
          thing.bottom,
          wide,
          thing.high * 0.1,
          thing.liquid,
        );
      WAYS.topple.draw(brush, phase, thing);
    },
  },
  crack: {
    once: true,
    frames: 30,
    draw(brush, phase, thing) {
      const long = stretchOf(phase, 0.1, 0.7);
      const steps = 7;
      covered(brush, thing, 0, (own) => {
        for (const [start, lean] of [
          [0.5, 0.1],
          [0.34, -0.16],
          [0.66, 0.2],
        ] as const) {
          const line: [number, number][] = [];
          for (let step = 0; step <= steps * long; step++)
            line.push([
              thing.left + thing.wide * (start + (lean * step) / steps + (step % 2 ? 0.05 : -0.05)),
              thing.top + thing.high * (0.1 + (0.8 * step) / steps),
            ]);
          if (line.length > 1) {
            stroke(own, line, Math.max(2, thing.wide * 0.035), '#ffffff');
            stroke(own, line, Math.max(1, thing.wide * 0.018), '#33313c');
          }
        }
      });
    },
  },
  crumble: { once: true, frames: 36, draw: (brush, phase, thing) => crumbling(brush, phase, thing) },
  break: {
    once: true,
    frames: 40,
    draw(brush, phase, thing) {
      const down = stretchOf(phase, 0, 0.4);
      if (down < 1) {
        moved(brush, thing, 0, -(1 - eased(down)) * Math.max(60, thing.high));
        return;
      }
      pieces(brush, thing, stretchOf(phase, 0.4, 0.6), { spread: 0.7, rise: 0.35, lie: true });
    },
  },
  broken: {
    frames: 1,
    draw(brush, _, thing) {
      const { left, right, top, bottom, wide, high } = thing;
      // Cracked through: the upper part has slid off the lower one.
      const edge = [0, 0.2, 0.4, 0.6, 0.8, 1].map(
        (share, index) => [left + share * wide, top + high * (index % 2 === 0 ? 0.42 : 0.56)] as const,
      );
      for (const upper of [false, true]) {
        brush.save();
        if (upper) {
          brush.translate(wide * 0.16, high * 0.05);
          brush.translate(right, bottom);
          brush.rotate(0.22);
          brush.translate(-right, -bottom);
        }
        brush.beginPath();
        for (const [x, y] of edge) brush.lineTo(x, y);
        brush.lineTo(right, upper ? top - high : bottom + high);
        brush.lineTo(left, upper ? top - high : bottom + high);
        brush.clip();
        thing.show(brush);
        brush.restore();
      }
    },
  },
  burst: {
    once: true,
    frames: 40,
    draw(brush, phase, thing) {
      const ready = stretchOf(phase, 0, 0.4);
      const after = stretchOf(phase, 0.4, 0.9);
      const [x, y] = [middle(thing), (thing.top + thing.bottom) / 2];
      if (after === 0) {
        brush.save();
        brush.translate(x, y);
        brush.scale(1 + ready * 0.16, 1 + ready * 0.16);
        brush.translate(-x, -y);
        thing.show(brush);
        brush.restore();
        return;
      }
      if (after < 0.5) flash(brush, x, y, Math.max(thing.wide, thing.high) * (0.5 + after));
      pieces(brush, thing, after, { spread: 1.5, rise: 0.9, lie: false });
    },
  },
};

/** Rounds of its own movement that somebody makes while something happens to them. */
const ROUNDS = 4;

/** A thing to which something happens: it rolls, drips, falls over, bursts. Where it is `over`, as it is afterwards. */
export function happening(rig: Rig, kind: Happening, liquid: string, over: boolean): Rig {
  const { box } = measured({ ...rig, frames: 1 });
  const { cycle, frames, once, draw } = WAYS[kind];
  const thing: Thing = {
    rig,
    ...box,
    wide: box.right - box.left,
    high: box.bottom - box.top,
    liquid,
    show(brush, phase = 0) {
      const own = (phase * ROUNDS) % 1;
      rig.draw(brush, own);
      rig.drawFront?.(brush, own);
    },
  };
  const { drawFront: _, seat: __, inside: ___, mouth: ____, ...rest } = rig;
  const isOver = over && once === true;
  return measured({
    ...rest,
    cycle: cycle ?? 2,
    frames: isOver ? 1 : (frames ?? 20),
    speed: 0,
    ...(once && { unfolds: true }),
    draw: (brush, phase) => draw(brush, isOver ? 1 : phase, thing),
  });
}
