import { createCanvas } from '@napi-rs/canvas';
import { type Brush, disc, oval, stroke, TURN } from '../../painting/shapes.ts';
import type { StateChange } from '../../scene-description.ts';
import { lookOf } from '../../vocabulary/looks.ts';
import { paintCover } from '../covers.ts';
import { signsAreSeen } from '../signs.ts';
import { flames } from './burning.ts';
import { eased, middle, stretchOf, type Thing, type Way } from './happening-way.ts';

/** How far a change is: a third of the film before it, a third after it. */
const DIRT = lookOf('dirty').cover!;
const ICE = lookOf('frozen').cover!;
const changed = (phase: number) => stretchOf(phase, 0.3, 0.68);

/** Painted apart from all else that is on the canvas, so that it can be painted over. */
function apart(brush: Brush, paint: (own: Brush) => void): void {
  const canvas = createCanvas(brush.canvas.width, brush.canvas.height);
  const own = canvas.getContext('2d');
  const { a, b, c, d, e, f } = brush.getTransform();
  own.setTransform(a, b, c, d, e, f);
  paint(own);
  brush.save();
  brush.resetTransform();
  brush.drawImage(canvas, 0, 0);
  brush.restore();
}

/** The thing with something over it, and nowhere beside it. */
export function covered(brush: Brush, thing: Thing, phase: number, paint: (own: Brush) => void): void {
  apart(brush, (own) => {
    thing.show(own, phase);
    own.globalCompositeOperation = 'source-atop';
    paint(own);
  });
}

function scaled(brush: Brush, thing: Thing, phase: number, wide: number, high: number): void {
  brush.save();
  brush.translate(middle(thing), thing.bottom);
  brush.scale(wide, high);
  brush.translate(-middle(thing), -thing.bottom);
  thing.show(brush, phase);
  brush.restore();
}

function faded(brush: Brush, thing: Thing, phase: number, opacity: number): void {
  if (opacity < 0.02) return;
  apart(brush, (own) => {
    thing.show(own, phase);
    own.globalCompositeOperation = 'destination-in';
    own.globalAlpha = opacity;
    own.fillStyle = '#000000';
    own.fillRect(thing.left - thing.wide, thing.top - thing.high, thing.wide * 3, thing.high * 3);
  });
}

/** Stars around what comes or goes by itself. */
function sparks(brush: Brush, thing: Thing, share: number): void {
  if (share <= 0 || share >= 1) return;
  for (let spark = 0; spark < 10; spark++) {
    const angle = (spark / 10) * TURN + share * 2;
    const x = middle(thing) + Math.cos(angle) * thing.wide * (0.35 + share * 0.3);
    const y = (thing.top + thing.bottom) / 2 + Math.sin(angle) * thing.high * (0.35 + share * 0.3);
    const size = Math.max(3, Math.sqrt(thing.wide * thing.high) * 0.05);
    for (const [across, up] of [
      [size, 0],
      [0, size],
    ] as const)
      stroke(
        brush,
        [
          [x - across, y - up],
          [x + across, y + up],
        ],
        size * 0.4,
        '#fff2a8',
      );
  }
}

/** Light takes no room. */
function shining(brush: Brush, thing: Thing, strong: number): void {
  if (!signsAreSeen()) return;
  const far = Math.max(thing.wide, thing.high);
  const y = thing.top + thing.high * 0.3;
  brush.globalAlpha = strong;
  for (const [size, shade] of [
    [1.5, '#ffe68a30'],
    [1.05, '#fff0b048'],
    [0.7, '#fff6cc66'],
  ] as const)
    disc(brush, middle(thing), y, far * size, shade);
  for (let ray = 0; ray < 12; ray++) {
    const [across, up] = [Math.cos((ray / 12) * TURN), Math.sin((ray / 12) * TURN)];
    stroke(
      brush,
      [
        [middle(thing) + across * far * 0.8, y + up * far * 0.8],
        [middle(thing) + across * far * 1.15, y + up * far * 1.15],
      ],
      far * 0.03,
      '#ffdf70',
    );
  }
  brush.globalAlpha = 1;
}

const isFlame = (red: number, green: number, blue: number) =>
  red > 205 && green > 70 && green < 242 && blue < 125 && red - blue > 110;

/** From here up a candle or a torch burns; all of a fire is flames. */
const WICK = 0.45;
const MOSTLY = 0.3;

/** The thing without its flames, or dark where it has none. */
function unlit(brush: Brush, thing: Thing): void {
  apart(brush, (own) => {
    thing.show(own, 0);
    const { width, height } = own.canvas;
    const image = own.getImageData(0, 0, width, height);
    const { data } = image;
    const { d, f } = own.getTransform();
    const [edge, wick] = [0, WICK].map((share) => f + d * (thing.top + thing.high * share)) as [
      number,
      number,
    ];
    let [painted, flames] = [0, 0];
    const each = (look: (at: number, y: number) => void) => {
      for (let y = Math.max(0, Math.floor(edge)); y < height; y++)
        for (let x = 0; x < width; x++) {
          const at = (y * width + x) * 4;
          if (data[at + 3]! > 20) look(at, y);
        }
    };
    const burns = (at: number) => isFlame(data[at]!, data[at + 1]!, data[at + 2]!);
    each((at, y) => {
      painted++;
      if (burns(at) && (y < wick || flames > painted * MOSTLY)) flames++;
    });
    const isFire = flames > painted * MOSTLY;
    each((at, y) => {
      if (burns(at) && (isFire || y < wick)) data[at + 3] = 0;
      else if (flames < painted * 0.02)
        for (const part of [0, 1, 2]) data[at + part]! *= part === 2 ? 0.62 : 0.5;
    });
    own.putImageData(image, 0, 0);
  });
}

function smoke(brush: Brush, thing: Thing, share: number): void {
  const size = Math.max(4, Math.min(thing.wide, thing.high) * 0.09);
  for (let puff = 0; puff < 6; puff++) {
    const rise = puff / 6 + share * 0.4;
    disc(
      brush,
      middle(thing) + Math.sin(rise * 7) * size * 1.5,
      thing.top + thing.high * 0.25 - rise * thing.high * 0.9,
      size * (0.6 + rise),
      `rgba(120,122,132,${(0.75 * Math.max(0.1, 1 - rise * 0.7)).toFixed(2)})`,
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
  const { left, right, top, bottom, wide, high } = thing;
  for (const side of [-1, 1] as const) {
    brush.save();
    brush.translate(side * apartBy * wide * 0.34, 0);
    brush.translate(middle(thing), bottom);
    brush.rotate(side * apartBy * 0.22);
    brush.translate(-middle(thing), -bottom);
    brush.beginPath();
    for (let step = 0; step <= 8; step++)
      brush.lineTo(middle(thing) + (step % 2 ? 1 : -1) * wide * 0.05, top - high + (high * 3 * step) / 8);
    brush.lineTo(side < 0 ? left - wide : right + wide, bottom + high);
    brush.lineTo(side < 0 ? left - wide : right + wide, top - high);
    brush.clip();
    thing.show(brush, 0);
    brush.restore();
  }
}

/** What becomes of any thing, by its drawing alone: from how it was to how it is then. */
export const BECOMING: Readonly<Record<StateChange, Way>> = {
  'go-out': {
    once: true,
    frames: 30,
    draw(brush, phase, thing) {
      const after = changed(phase);
      if (after < 0.5) {
        shining(brush, thing, 1 - after);
        thing.show(brush, 0);
      } else {
        unlit(brush, thing);
        smoke(brush, thing, after);
      }
    },
  },
  'light-up': {
    once: true,
    frames: 30,
    draw(brush, phase, thing) {
      const after = changed(phase);
      if (after < 0.3) return unlit(brush, thing);
      shining(brush, thing, after);
      thing.show(brush, 0);
    },
  },
  'catch-fire': {
    once: true,
    frames: 40,
    draw(brush, phase, thing) {
      const after = stretchOf(phase, 0.2, 0.6);
      covered(brush, thing, 0, (own) => {
        own.fillStyle = `rgba(30,22,20,${(after * 0.7).toFixed(2)})`;
        own.fillRect(thing.left, thing.top, thing.wide, thing.high);
      });
      if (after > 0) flames(brush, thing.rig.box, (phase * 5) % 1, after);
    },
  },
  fill: {
    once: true,
    frames: 36,
    draw: (brush, phase, thing) => level(brush, thing, phase, stretchOf(phase, 0.08, 0.85)),
  },
  drain: {
    once: true,
    frames: 36,
    draw: (brush, phase, thing) => level(brush, thing, phase, 1 - stretchOf(phase, 0.1, 0.85)),
  },
  vanish: {
    once: true,
    frames: 30,
    draw(brush, phase, thing) {
      const after = stretchOf(phase, 0.3, 0.75);
      faded(brush, thing, phase, 1 - after);
      sparks(brush, thing, after);
    },
  },
  appear: {
    once: true,
    frames: 30,
    draw(brush, phase, thing) {
      const after = stretchOf(phase, 0.2, 0.65);
      faded(brush, thing, phase, after);
      sparks(brush, thing, after);
    },
  },
  shrink: {
    once: true,
    frames: 30,
    draw(brush, phase, thing) {
      const size = 1 - 0.72 * stretchOf(phase, 0.15, 0.85);
      scaled(brush, thing, phase, size, size);
    },
  },
  swell: {
    once: true,
    frames: 30,
    draw(brush, phase, thing) {
      const size = 0.32 + 0.68 * stretchOf(phase, 0.1, 0.85);
      scaled(brush, thing, phase, size, size);
    },
  },
  flatten: {
    once: true,
    frames: 30,
    draw(brush, phase, thing) {
      const after = eased(changed(phase));
      scaled(brush, thing, phase, 1 + after * 0.22, 1 - after * 0.68);
    },
  },
  tear: { once: true, frames: 30, draw: (brush, phase, thing) => halves(brush, thing, changed(phase)) },
  soil: {
    once: true,
    frames: 30,
    draw: (brush, phase, thing) =>
      covered(brush, thing, phase, (own) => {
        own.globalAlpha = changed(phase);
        paintCover(own, DIRT, thing);
      }),
  },
  clean: {
    once: true,
    frames: 30,
    draw(brush, phase, thing) {
      const after = stretchOf(phase, 0.15, 0.75);
      covered(brush, thing, phase, (own) => {
        own.beginPath();
        own.rect(thing.left + thing.wide * after, thing.top, thing.wide, thing.high);
        own.clip();
        paintCover(own, DIRT, thing);
      });
      if (after === 1) sparks(brush, thing, 0.6);
    },
  },
  freeze: {
    once: true,
    frames: 30,
    draw: (brush, phase, thing) =>
      covered(brush, thing, 0, (own) => {
        const after = stretchOf(phase, 0.15, 0.75);
        own.beginPath();
        own.rect(thing.left, thing.bottom - thing.high * after, thing.wide, thing.high);
        own.clip();
        paintCover(own, ICE, thing);
      }),
  },
  wilt: {
    once: true,
    frames: 30,
    draw(brush, phase, thing) {
      const after = stretchOf(phase, 0.1, 0.8);
      apart(brush, (own) => {
        own.translate(middle(thing), thing.bottom);
        own.transform(1, 0, -after * 0.7, 1 - after * 0.45, 0, 0);
        own.translate(-middle(thing), -thing.bottom);
        thing.show(own, 0);
        own.globalCompositeOperation = 'source-atop';
        own.fillStyle = `rgba(120,84,40,${(after * 0.7).toFixed(2)})`;
        own.fillRect(thing.left - thing.wide, thing.top - thing.high, thing.wide * 3, thing.high * 3);
      });
    },
  },
  bend: {
    once: true,
    frames: 30,
    draw(brush, phase, thing) {
      const after = changed(phase);
      const rows = 16;
      for (let row = 0; row < rows; row++) {
        const from = thing.top + (thing.high * row) / rows;
        const up = 1 - row / rows;
        brush.save();
        brush.translate(after * up * up * thing.high * 0.45, after * up * up * thing.high * 0.16);
        brush.beginPath();
        brush.rect(thing.left - 4, from, thing.wide + 8, thing.high / rows + 0.6);
        brush.clip();
        thing.show(brush, 0);
        brush.restore();
      }
    },
  },
  unroll: {
    once: true,
    frames: 30,
    draw(brush, phase, thing) {
      const after = 0.08 + 0.92 * stretchOf(phase, 0.12, 0.75);
      brush.save();
      brush.translate(thing.left, 0);
      brush.scale(after, 1);
      brush.translate(-thing.left, 0);
      thing.show(brush, 0);
      brush.restore();
    },
  },
  rise: {
    once: true,
    frames: 40,
    draw(brush, phase, thing) {
      brush.save();
      brush.translate(0, -phase * Math.max(90, thing.high * 1.2));
      thing.show(brush, phase);
      brush.restore();
    },
  },
  land: {
    once: true,
    frames: 40,
    draw(brush, phase, thing) {
      brush.save();
      brush.translate(0, -(1 - stretchOf(phase, 0, 0.7)) * Math.max(90, thing.high * 1.2));
      thing.show(brush, phase);
      brush.restore();
    },
  },
  ring: {
    cycle: 0.5,
    draw(brush, phase, thing) {
      const { left, right, top, bottom, high } = thing;
      brush.save();
      brush.translate(middle(thing), top);
      brush.rotate(Math.sin(phase * TURN) * 0.14);
      brush.translate(-middle(thing), -top);
      thing.show(brush, 0);
      brush.restore();
      brush.strokeStyle = '#e2503c';
      brush.lineCap = 'round';
      brush.lineWidth = Math.max(2, high * 0.04);
      for (const [x, turn] of [
        [left, Math.PI],
        [right, 0],
      ] as const)
        for (const far of [0.16, 0.3, 0.44]) {
          brush.beginPath();
          brush.arc(
            x,
            (top + bottom) / 2,
            high * (far + 0.06 * Math.sin(phase * TURN)),
            turn - 0.7,
            turn + 0.7,
          );
          brush.stroke();
        }
    },
  },
  boil: {
    cycle: 1.2,
    draw(brush, phase, thing) {
      const { left, top, wide, high } = thing;
      thing.show(brush, 0);
      for (let bubble = 0; bubble < 14; bubble++) {
        const rise = (phase + bubble * 0.37) % 1;
        const x = left + wide * (0.15 + 0.7 * ((bubble * 0.618) % 1));
        if (bubble < 8)
          disc(brush, x, top + high * 0.08 - rise * high * 0.12, wide * 0.03 * (1.4 - rise), '#e8f6fd');
        else
          oval(
            brush,
            x + Math.sin(rise * 6) * wide * 0.05,
            top - rise * high * 0.8,
            wide * (0.05 + rise * 0.08),
            high * (0.06 + rise * 0.08),
            `rgba(245,248,252,${(0.75 * (1 - rise)).toFixed(2)})`,
          );
      }
    },
  },
};
