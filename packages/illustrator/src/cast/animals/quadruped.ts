import { Path2D } from '@napi-rs/canvas';
import type { Species } from '../../catalogue/animal-bodies.ts';
import type { DeedAnimal } from '../../catalogue/deed-data.ts';
import { wordTable } from '../../catalogue/word-tables.ts';
import { once } from '../../once.ts';
import { alpha, darker, lighter, mix } from '../../painting/colour.ts';
import { type Brush, oval, placed, stroke, TURN } from '../../painting/shapes.ts';
import { drawSketch } from '../../painting/sketch.ts';
import type { ColourName } from '../../scene-description.ts';
import type { Anchor } from '../body-parts.ts';
import { drawWorn } from '../people/draw-worn.ts';
import type { Worn } from '../people/person-look.ts';
import { limb, type Point, type Rig, rotated, swing } from '../rig.ts';
import { drawAnimalHead } from './animal-head.ts';
import { drawTail } from './animal-parts.ts';
import { dyed } from './species-of.ts';

export type Gait = DeedAnimal['gait'];

/** A dog stands this high at the shoulder, in hundredths of a person; the drawing is made in finer units. */
const DOG_SCALE = 0.29;
const HUMP = 40;

/** A middle, how far to both sides, how often in a round, and how much later. */
type Wave = readonly [middle: number, reach: number, times?: number, late?: number];

/** A row of `words/gaits.yaml`, which says what each is. */
interface GaitShape {
  readonly cycle: number;
  readonly frames: number;
  readonly speed: number;
  readonly stride: number;
  readonly lift: number;
  readonly legs: readonly [number, number, number, number];
  readonly pitch: Wave;
  readonly rise: Wave;
  readonly nod?: Wave;
  readonly rests: readonly [legs: number, body: number, girth: number];
  readonly hop?: number;
  readonly tail?: 'fast' | 'low';
}

const gaits = once(() => wordTable<Readonly<Record<Gait | 'still', GaitShape>>>('gaits'));

const gaitShape = (name: Gait): GaitShape => ({ ...gaits().still, ...gaits()[name] });

const sin = (phase: number, turns = 1, offset = 0) => Math.sin(phase * TURN * turns + offset);

const waveAt = ([middle, reach, times, late]: Wave, phase: number): number =>
  middle + sin(phase, times, late) * reach;

export function quadruped(
  own: Species,
  options: { gait: Gait; colour: ColourName | null; worn?: readonly Worn[]; lift?: number },
): Rig {
  const species = dyed(own, options.colour);
  const body = new QuadrupedBody(species, options.gait, options.worn ?? [], options.lift ?? 0);
  const scale = DOG_SCALE * species.size;
  const gait = gaitShape(options.gait);
  const hop = species.extra === 'hop' || options.gait === 'jump';
  const tall = body.headTop + 60 + (hop ? 60 : 0) + (options.gait === 'rear' ? 110 * species.body : 0);
  const scaled = ({ x, y }: Point): Point => ({ x: x * scale, y: y * scale });
  return {
    box: {
      left: -235 * scale * Math.max(1, species.body),
      right: (170 + 60 * species.neck + 40 * species.snout) * scale,
      top: -tall * scale,
      bottom: 26 * scale,
    },
    cycle: gait.cycle * Math.sqrt(species.size),
    frames: Math.round(gait.frames * Math.sqrt(Math.min(1.6, species.size))),
    speed: gait.speed * species.size ** 0.5 * 0.8,
    medium: 'ground',
    draw(brush, phase) {
      placed(brush, { scale }, () => body.draw(brush, phase));
    },
    muzzle: (phase) => scaled(body.partAt('mouth', phase)),
    anatomy: {
      stature: body.headTop * scale,
      isUpright: false,
      at: (anchor, phase) => scaled(body.partAt(anchor, phase)),
    },
    seat: (phase) => ({ ...scaled(body.partAt('back', phase, -44)), angle: waveAt(gait.pitch, phase) }),
  };
}

class QuadrupedBody {
  readonly #species: Species;
  readonly #gait: Gait;
  readonly #lift: number;
  readonly #shape: GaitShape;
  readonly #shade: string;
  readonly #dark: string;
  readonly #worn: readonly Worn[];
  readonly #leg: number;
  readonly #half: number;

  constructor(species: Species, gait: Gait, worn: readonly Worn[], lift: number) {
    this.#lift = lift;
    this.#worn = worn;
    this.#species = species;
    this.#gait = gait;
    this.#shape = gaitShape(gait);
    this.#shade = mix(species.coat, '#301428', 0.15);
    this.#dark = mix(species.coat, '#20101a', 0.34);
    this.#leg = 50 * species.leg;
    this.#half = 78 * species.body;
  }

  /** Height of the highest point above the ground. */
  get headTop(): number {
    const { crestHeight = 0, ear, neck } = this.#species;
    return this.#leg * 2 + 60 + 62 * neck + (ear === 'long' ? 30 : crestHeight);
  }

  #height(phase: number): number {
    const { extra, girth } = this.#species;
    const { hop = extra === 'hop' && this.#shape.speed > 0 ? 40 : 0, rests, rise } = this.#shape;
    const standing = this.#leg * 2 + 16;
    const base = standing * rests[0] + this.#half * rests[1] + girth * rests[2];
    return base + Math.abs(sin(phase, 0.5)) * hop + waveAt(rise, phase);
  }

  /** A point of the body (its own middle is the origin) as it is placed at a moment. */
  #at(phase: number, x: number, y: number): Point {
    const middle = { x: 0, y: -this.#height(phase) };
    return rotated({ x, y: middle.y + y }, middle, waveAt(this.#shape.pitch, phase));
  }

  draw(brush: Brush, phase: number): void {
    const { coat, girth, head = 1 } = this.#species;
    const half = this.#half;
    drawTail(
      brush,
      this.#species,
      { shade: this.#shade, dark: this.#dark },
      this.#at(phase, -half - 10, -18 * girth),
      sin(phase, 1, 1) * 0.13,
      this.#shape.tail,
    );
    if (this.#gait === 'sleep') {
      this.#drawTorso(brush, phase);
      for (const x of [-half * 0.5, half * 0.75]) oval(brush, x, -9, 40, 13, this.#shade);
    } else {
      this.#drawLeg(brush, phase, 3, this.#at(phase, half - 18, 22), true, true);
      this.#drawLeg(brush, phase, 1, this.#at(phase, -half + 16, 14), false, true);
      this.#drawTorso(brush, phase);
      this.#drawLeg(brush, phase, 0, this.#at(phase, -half + 8, 6), false, false);
      this.#drawLeg(brush, phase, 2, this.#at(phase, half - 8, 20), true, false);
    }
    const neck = this.#neckEnd(phase);
    const blinks = this.#gait === 'sleep' || (this.#shape.speed === 0 && phase > 0.92);
    placed(brush, { x: neck.x, y: neck.y, turn: this.#nod(phase), scale: head }, () => {
      drawAnimalHead(brush, this.#species, coat, blinks, phase);
      // Clothes are drawn for a person's head; an animal's is drawn about twice as large.
      brush.scale(2.1, 2.1);
      drawWorn(brush, this.#worn, 'head');
      brush.translate(-8, 15);
      drawWorn(brush, this.#worn, 'neck');
    });
  }

  #nod(phase: number): number {
    const long = (this.#species.neck > 1.4 ? 0.28 : 0) - this.#lift;
    const { nod, pitch } = this.#shape;
    return long + (nod ? waveAt(nod, phase) : waveAt(pitch, phase) * 0.4 + 0.04);
  }

  #muzzle(phase: number): Point {
    const neck = this.#neckEnd(phase);
    const { head = 1, snout } = this.#species;
    return rotated({ x: neck.x + (30 + 32 * snout) * head, y: neck.y + 17 * head }, neck, this.#nod(phase));
  }

  /** Where a part of the body is; what animals have no word for is where people would have it. */
  partAt(anchor: Anchor, phase: number, back = -36): Point {
    const { extra, girth, head = 1 } = this.#species;
    const half = this.#half;
    const neck = this.#neckEnd(phase);
    const muzzle = this.#muzzle(phase);
    const chest = this.#at(phase, half * 0.5, 12 * girth);
    const knee = { x: half * 0.8, y: -this.#leg * 0.9 };
    const foot = { x: half, y: -12 };
    const parts: Record<Anchor, Point> = {
      crown: { x: neck.x + 4, y: neck.y - 34 * head },
      nose: { x: muzzle.x - 6, y: muzzle.y - 15 * head },
      mouth: muzzle,
      neck: { x: neck.x - 18, y: neck.y + 26 },
      shoulder: this.#at(phase, half * 0.6, -36 * girth),
      back: this.#at(phase, -10, back * girth - (extra === 'hump' ? HUMP : 0)),
      tail: this.#at(phase, -half - 22, -26 * girth),
      chest,
      armpit: chest,
      hip: this.#at(phase, -half * 0.6, 0),
      lap: knee,
      knee,
      arm: knee,
      hand: foot,
      foot,
      'other-hand': { x: -half + 20, y: -12 },
    };
    return parts[anchor];
  }

  #neckEnd(phase: number): Point {
    const { neck } = this.#species;
    if (this.#gait === 'sleep') return { x: this.#half + 16, y: -30 };
    // Drinking and grazing: the head is down at the ground before the forelegs.
    if (this.#gait === 'graze') return { x: this.#half + 34 + 34 * neck, y: -52 - sin(phase, 2) * 3 };
    // It is drawn upside down: back and head are on the ground.
    if (this.#gait === 'on-back') return this.#at(phase, this.#half + 36, -4);
    const stretch = this.#gait === 'run' ? sin(phase, 1, 0.9) * 4 : 0;
    const raised = this.#gait === 'sit' ? { x: -26, y: -14 } : { x: 0, y: 0 };
    return this.#at(phase, this.#half + 38 + 18 * (neck - 1) + stretch + raised.x, -62 * neck + raised.y);
  }

  #drawLeg(brush: Brush, phase: number, index: 0 | 1 | 2 | 3, hip: Point, fore: boolean, far: boolean): void {
    const { girth, limbs, markColour, paw: own, stripedLegs } = this.#species;
    const { stride, lift, legs, speed } = this.#shape;
    const angle = (phase + legs[index]) * TURN;
    const forward = Math.sin(angle) * stride + (fore ? 0.04 : -0.04);
    const raised = Math.max(0, Math.cos(angle)) * lift;
    const thigh = fore ? 0 : 0.34;
    const isSitting = this.#gait === 'sit' && !fore;
    // On its hind legs it reaches up with the others, one after the other.
    const isReaching = this.#gait === 'rear' && fore;
    const paws = Math.sin(angle) * 0.4;
    const upper = isReaching ? 1.5 + paws : isSitting ? 1.15 : forward + thigh;
    const lower = isReaching ? 1.7 + paws : isSitting ? -1.1 : forward - raised - thigh * 0.8;
    const knee = swing(hip, upper, this.#leg);
    const free = swing(knee, lower, this.#leg);
    const foot = { x: free.x, y: isReaching ? free.y : speed === 0 ? -5 : Math.min(-5, free.y) };
    const coat = limbs ?? (far ? this.#dark : this.#shade);
    const paw = limbs ?? (far ? darker(own, 0.3) : own);
    const thick = girth ** 0.8;
    const thin = 15 * thick;
    const ankle = { x: knee.x + (foot.x - knee.x) * 0.42, y: knee.y + (foot.y - knee.y) * 0.42 };
    limb(brush, [knee, foot], [thin + 2, thin - 3], [paw]);
    limb(brush, [hip, knee, ankle], [(fore ? 25 : 34) * thick, thin + 4, thin], [coat, coat]);
    if (stripedLegs && !far)
      for (const share of [0.35, 0.7]) {
        const [x, y] = [hip.x + (knee.x - hip.x) * share, hip.y + (knee.y - hip.y) * share];
        stroke(brush, 4.5, markColour!, [x - thin * 0.5, y], [x + thin * 0.4, y + 3]);
      }
    oval(brush, foot.x + 5, foot.y, 12 * Math.sqrt(thick), 7, paw);
  }

  #drawTorso(brush: Brush, phase: number): void {
    const { belly, coat, extra, fleece, girth: fat, mane, mark, markColour = coat, neck } = this.#species;
    const half = this.#half;
    const { y } = this.#at(phase, 0, 0);
    const inOwnFrame = (draw: () => void) =>
      placed(brush, { y, turn: waveAt(this.#shape.pitch, phase) }, draw);
    const sketched = (sketch: string) =>
      drawSketch(brush, sketch, { main: coat, inks: { mark: markColour } });
    if (extra === 'hump') inOwnFrame(() => oval(brush, -14, -52, 52, 44, coat));
    const gradient = brush.createLinearGradient(0, y - 60 * fat, 0, y + 50 * fat);
    gradient.addColorStop(0, lighter(coat, 0.12));
    gradient.addColorStop(0.55, coat);
    gradient.addColorStop(1, this.#shade);
    const outline = this.#outline(phase);
    brush.fillStyle = gradient;
    brush.fill(outline);
    brush.save();
    brush.clip(outline);
    inOwnFrame(() => {
      oval(brush, half + 24, 18, 30, 50 * neck ** 0.4, belly, -0.35);
      oval(brush, 0, 44 * fat, half, 15, alpha(belly, 0.75));
      if (mark) sketched(mark);
    });
    brush.restore();
    if (fleece) inOwnFrame(() => sketched(fleece));
    if (mane) this.#drawMane(brush, phase, mane);
  }

  #outline(phase: number): Path2D {
    const half = this.#half;
    const { girth: fat } = this.#species;
    const neck = this.#neckEnd(phase);
    const p = (x: number, y: number): [number, number] => {
      const at = this.#at(phase, x, y);
      return [at.x, at.y];
    };
    const path = new Path2D();
    path.moveTo(...p(-half - 20, -6));
    path.bezierCurveTo(...p(-half - 20, -46 * fat), ...p(-half + 34, -44 * fat), ...p(-4, -36 * fat));
    path.bezierCurveTo(...p(half * 0.5, -34 * fat), ...p(half - 8, -44), neck.x - 26, neck.y - 2);
    path.bezierCurveTo(neck.x - 14, neck.y - 22, neck.x + 16, neck.y - 12, neck.x + 14, neck.y + 16);
    path.bezierCurveTo(...p(half + 40, -14), ...p(half + 30, 40 * fat), ...p(half - 14, 42 * fat));
    path.bezierCurveTo(...p(22, 45 * fat), ...p(-12, 27 * fat), ...p(-half + 22, 32 * fat));
    path.bezierCurveTo(...p(-half - 10, 36 * fat), ...p(-half - 24, 22), ...p(-half - 20, -6));
    path.closePath();
    return path;
  }

  #drawMane(brush: Brush, phase: number, colour: string): void {
    const neck = this.#neckEnd(phase);
    const { x, y } = this.#at(phase, this.#half * 0.45, -40);
    const flow = sin(phase) * (this.#shape.speed > 0 ? 12 : 3) + (this.#gait === 'run' ? 16 : 0);
    brush.fillStyle = colour;
    brush.beginPath();
    brush.moveTo(neck.x - 6, neck.y - 32);
    brush.bezierCurveTo(neck.x - 44, neck.y - 20, x + 10, y - 30, x - flow, y + 8);
    brush.bezierCurveTo(x + 12, y + 6, neck.x - 26, neck.y + 26, neck.x - 8, neck.y - 4);
    brush.fill();
  }
}
