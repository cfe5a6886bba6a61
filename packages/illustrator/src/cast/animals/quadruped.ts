import { darker, lighter, mix } from '../../painting/colour.ts';
import { type Brush, disc, oval, stroke, TURN } from '../../painting/shapes.ts';
import type { ColourName } from '../../scene-description.ts';
import type { Anchor } from '../body-parts.ts';
import { drawWorn } from '../people/draw-worn.ts';
import type { Worn } from '../people/person-look.ts';
import { limb, type Point, type Rig, swing } from '../rig.ts';
import { drawAnimalHead } from './animal-head.ts';
import { dyed } from './dyed.ts';
import { drawCoat, drawShag } from './quadruped-coat.ts';
import { drawTail, type Tail } from './quadruped-tail.ts';
import type { Species } from './species.ts';

export type Gait = 'run' | 'walk' | 'idle' | 'sit' | 'sleep' | 'jump' | 'graze' | 'spray' | 'rear';

/** A dog stands this high at the shoulder, in hundredths of a person; the drawing is made in finer units. */
const DOG_SCALE = 0.29;

/** How steep an animal is on its hind legs. */
const REARED = -0.85;

interface GaitShape {
  readonly cycle: number;
  readonly frames: number;
  readonly speed: number;
  readonly stride: number;
  readonly lift: number;
  /** Where in the round each leg is: near hind, far hind, near fore, far fore. */
  readonly legs: readonly [number, number, number, number];
}

const GAITS: Record<Gait, GaitShape> = {
  run: { cycle: 0.56, frames: 14, speed: 330, stride: 0.9, lift: 1.2, legs: [0, 0.08, 0.42, 0.52] },
  walk: { cycle: 1.15, frames: 26, speed: 85, stride: 0.4, lift: 0.65, legs: [0, 0.5, 0.25, 0.75] },
  jump: { cycle: 0.95, frames: 22, speed: 230, stride: 0.75, lift: 1, legs: [0, 0.06, 0.45, 0.52] },
  idle: { cycle: 2.8, frames: 26, speed: 0, stride: 0, lift: 0, legs: [0, 0, 0, 0] },
  graze: { cycle: 1.8, frames: 20, speed: 0, stride: 0, lift: 0, legs: [0, 0, 0, 0] },
  spray: { cycle: 1, frames: 16, speed: 0, stride: 0, lift: 0, legs: [0, 0, 0, 0] },
  rear: { cycle: 0.9, frames: 16, speed: 0, stride: 0, lift: 0, legs: [0, 0, 0, 0.5] },
  sit: { cycle: 2.8, frames: 26, speed: 0, stride: 0, lift: 0, legs: [0, 0, 0, 0] },
  sleep: { cycle: 3.6, frames: 26, speed: 0, stride: 0, lift: 0, legs: [0, 0, 0, 0] },
};

export const isGait = (name: string): name is Gait => name in GAITS;

export function quadruped(
  own: Species,
  options: { gait: Gait; colour: ColourName | null; worn?: readonly Worn[]; lift?: number },
): Rig {
  const species = dyed(own, options.colour);
  const body = new QuadrupedBody(species, options.gait, options.worn ?? [], options.lift ?? 0);
  const scale = DOG_SCALE * species.size;
  const gait = GAITS[options.gait];
  const hop = species.extra === 'hop' || options.gait === 'jump';
  const tall = body.headTop + 60 + (hop ? 60 : 0) + (options.gait === 'rear' ? 110 * species.body : 0);
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
      brush.save();
      brush.scale(scale, scale);
      body.draw(brush, phase);
      brush.restore();
    },
    muzzle(phase) {
      const { x, y } = body.muzzle(phase);
      return { x: x * scale, y: y * scale };
    },
    anatomy: {
      stature: body.headTop * scale,
      isUpright: false,
      at(anchor, phase) {
        const { x, y } = body.partAt(anchor, phase);
        return { x: x * scale, y: y * scale };
      },
    },
    seat(phase) {
      const at = body.at(phase, { x: -10, y: -44 * species.girth - (species.extra === 'hump' ? 40 : 0) });
      return { x: at.x * scale, y: at.y * scale, angle: body.pitch(phase) };
    },
  };
}

class QuadrupedBody {
  readonly #species: Species;
  readonly #gait: Gait;
  readonly #lift: number;
  readonly #shape: GaitShape;
  readonly #coat: string;
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
    this.#shape = GAITS[gait];
    this.#coat = species.coat;
    this.#shade = mix(this.#coat, '#301428', 0.15);
    this.#dark = mix(this.#coat, '#20101a', 0.34);
    this.#leg = 50 * species.leg;
    this.#half = 78 * species.body;
  }

  /** Height of the highest point above the ground. */
  get headTop(): number {
    const horns =
      this.#species.horns === 'antlers' ? 70 : this.#species.horns || this.#species.ear === 'long' ? 30 : 0;
    return this.#leg * 2 + 60 + 62 * this.#species.neck + horns;
  }

  pitch(phase: number): number {
    if (this.#gait === 'sit') return -0.55;
    if (this.#gait === 'rear') return REARED;
    if (this.#gait === 'run') return Math.sin(phase * TURN + 2.2) * 0.1;
    if (this.#gait === 'jump') return Math.sin(phase * TURN + 2.2) * 0.2;
    return this.#gait === 'walk' ? Math.sin(phase * TURN * 2) * 0.014 : 0;
  }

  #height(phase: number): number {
    const standing = this.#leg * 2 + 16;
    const hop =
      this.#species.extra === 'hop' && this.#shape.speed > 0 ? Math.abs(Math.sin(phase * Math.PI)) * 40 : 0;
    switch (this.#gait) {
      case 'run':
        return standing + 6 + hop - Math.sin(phase * TURN + 0.6) * 12;
      case 'jump':
        return standing + Math.abs(Math.sin(phase * Math.PI)) * 55;
      case 'walk':
        return standing + hop - Math.sin(phase * TURN * 2) * 2.6;
      case 'idle':
      case 'spray':
      case 'graze':
        return standing - 2 + Math.sin(phase * TURN) * 1.4;
      case 'sit':
        return standing * 0.8 + Math.sin(phase * TURN) * 1.2;
      case 'rear':
        return standing + this.#half * Math.sin(-REARED) * 0.86;
      case 'sleep':
        return 44 * this.#species.girth + Math.sin(phase * TURN) * 2.4;
      default:
        return this.#gait satisfies never;
    }
  }

  /** A point of the body (its own middle is the origin) as it is placed at a moment. */
  at(phase: number, point: Point): Point {
    const angle = this.pitch(phase);
    const cos = Math.cos(angle);
    const sin = Math.sin(angle);
    return { x: point.x * cos - point.y * sin, y: -this.#height(phase) + point.x * sin + point.y * cos };
  }

  draw(brush: Brush, phase: number): void {
    const species = this.#species;
    const half = this.#half;
    drawTail(brush, this.#tail(phase));
    if (this.#gait !== 'sleep') {
      this.#drawLeg(brush, phase, 3, { x: half - 18, y: 22 }, true, true);
      this.#drawLeg(brush, phase, 1, { x: -half + 16, y: 14 }, false, true);
    }
    this.#drawTorso(brush, phase);
    if (this.#gait !== 'sleep') {
      this.#drawLeg(brush, phase, 0, { x: -half + 8, y: 6 }, false, false);
      this.#drawLeg(brush, phase, 2, { x: half - 8, y: 20 }, true, false);
    } else for (const x of [-half * 0.5, half * 0.75]) oval(brush, x, -9, 40, 13, this.#shade);
    const neck = this.#neckEnd(phase);
    brush.save();
    brush.translate(neck.x, neck.y);
    brush.rotate(this.#nod(phase));
    brush.scale(species.head ?? 1, species.head ?? 1);
    drawAnimalHead(
      brush,
      species,
      this.#coat,
      this.#gait === 'sleep' || (this.#shape.speed === 0 && phase > 0.92),
      this.#gait === 'spray' ? 'raised' : Math.sin(phase * TURN),
    );
    // Clothes are drawn for a person's head; an animal's is drawn about twice as large.
    brush.scale(2.1, 2.1);
    drawWorn(brush, this.#worn, 'head');
    brush.translate(-8, 15);
    drawWorn(brush, this.#worn, 'neck');
    brush.restore();
  }

  #nod(phase: number): number {
    const long = (this.#species.neck > 1.4 ? 0.28 : 0) - this.#lift;
    if (this.#gait === 'graze') return 0.75 + Math.sin(phase * TURN * 2) * 0.08 + long;
    if (this.#gait === 'sleep') return 0.3 + long;
    if (this.#gait === 'idle' || this.#gait === 'sit') return Math.sin(phase * TURN) * 0.05 + long;
    return this.pitch(phase) * 0.4 + 0.04 + long;
  }

  muzzle(phase: number): Point {
    const neck = this.#neckEnd(phase);
    const nod = this.#nod(phase);
    const head = this.#species.head ?? 1;
    const [x, y] = [(30 + 32 * this.#species.snout) * head, 17 * head];
    return {
      x: neck.x + x * Math.cos(nod) - y * Math.sin(nod),
      y: neck.y + x * Math.sin(nod) + y * Math.cos(nod),
    };
  }

  /** Where a part of the body is; what animals have no word for is where people would have it. */
  partAt(anchor: Anchor, phase: number): Point {
    const neck = this.#neckEnd(phase);
    const head = this.#species.head ?? 1;
    const fat = this.#species.girth;
    const muzzle = this.muzzle(phase);
    switch (anchor) {
      case 'crown':
        return { x: neck.x + 4, y: neck.y - 34 * head };
      case 'nose':
        return { x: muzzle.x - 6, y: muzzle.y - 15 * head };
      case 'mouth':
        return muzzle;
      case 'neck':
        return { x: neck.x - 18, y: neck.y + 26 };
      case 'shoulder':
        return this.at(phase, { x: this.#half * 0.6, y: -36 * fat });
      case 'back':
        return this.at(phase, { x: -10, y: -36 * fat - (this.#species.extra === 'hump' ? 40 : 0) });
      case 'tail':
        return this.at(phase, { x: -this.#half - 22, y: -26 * fat });
      case 'chest':
      case 'armpit':
        return this.at(phase, { x: this.#half * 0.5, y: 12 * fat });
      case 'hip':
        return this.at(phase, { x: -this.#half * 0.6, y: 0 });
      case 'lap':
      case 'knee':
      case 'arm':
        return { x: this.#half * 0.8, y: -this.#leg * 0.9 };
      case 'hand':
      case 'foot':
        return { x: this.#half, y: -12 };
      case 'other-hand':
        return { x: -this.#half + 20, y: -12 };
      default:
        return anchor satisfies never;
    }
  }

  #tail(phase: number): Tail {
    const fast = this.#gait === 'run' || this.#gait === 'jump';
    return {
      species: this.#species,
      coat: this.#coat,
      shade: this.#shade,
      dark: this.#dark,
      root: this.at(phase, { x: -this.#half - 10, y: -18 * this.#species.girth }),
      wag: Math.sin(phase * TURN + 1) * (fast ? 16 : this.#shape.speed > 0 ? 11 : 16),
      fast,
      low: this.#gait === 'sleep' || this.#gait === 'sit',
    };
  }

  #neckEnd(phase: number): Point {
    const species = this.#species;
    if (this.#gait === 'sleep') return { x: this.#half + 16, y: -30 };
    // Drinking and grazing: the head is down at the ground before the forelegs.
    if (this.#gait === 'graze')
      return {
        x: this.#half + 34 + 34 * species.neck,
        y: -52 - Math.sin(phase * TURN * 2) * 3,
      };
    const stretch = this.#gait === 'run' ? Math.sin(phase * TURN + 0.9) * 4 : 0;
    const raise = this.#gait === 'sit' ? { x: -26, y: -14 } : { x: 0, y: 0 };
    return this.at(phase, {
      x: this.#half + 38 + 18 * (species.neck - 1) + stretch + raise.x,
      y: -62 * species.neck + raise.y,
    });
  }

  #drawLeg(
    brush: Brush,
    phase: number,
    index: 0 | 1 | 2 | 3,
    joint: Point,
    fore: boolean,
    far: boolean,
  ): void {
    const species = this.#species;
    const { stride, lift, legs } = this.#shape;
    const angle = (phase + legs[index]) * TURN;
    const hip = this.at(phase, joint);
    const forward = Math.sin(angle) * stride + (fore ? 0.04 : -0.04);
    const raised = Math.max(0, Math.cos(angle)) * lift;
    const thigh = fore ? 0 : 0.34;
    const sitting = this.#gait === 'sit' && !fore;
    // On its hind legs it reaches up with the others, one after the other.
    const reaching = this.#gait === 'rear' && fore;
    const paws = Math.sin(angle) * 0.4;
    const upper = reaching
      ? 1.5 + paws
      : sitting
        ? 1.15
        : forward + thigh - (this.#gait === 'sit' ? this.pitch(phase) * 0 : 0);
    const lower = reaching ? 1.7 + paws : sitting ? -1.1 : forward - raised - thigh * 0.8;
    const knee = swing(hip, upper, this.#leg);
    const free = swing(knee, lower, this.#leg);
    const foot = {
      x: free.x,
      y: reaching ? free.y : Math.min(-5, this.#shape.speed === 0 || this.#gait === 'sit' ? -5 : free.y),
    };
    const coat = far ? this.#dark : this.#shade;
    const dark = species.mark === 'panda' ? species.markColour! : null;
    const paw = dark ?? (far ? darker(species.paw, 0.3) : species.paw);
    const thick = species.girth ** 0.8;
    const wide = (fore ? 25 : 34) * thick;
    const thin = 15 * thick;
    const ankle = { x: knee.x + (foot.x - knee.x) * 0.42, y: knee.y + (foot.y - knee.y) * 0.42 };
    limb(brush, [knee, foot], [thin + 2, thin - 3], [paw]);
    limb(brush, [hip, knee, ankle], [wide, thin + 4, thin], [dark ?? coat, dark ?? coat]);
    if (species.mark === 'stripes' && !far)
      for (const share of [0.35, 0.7])
        stroke(
          brush,
          [
            [hip.x + (knee.x - hip.x) * share - thin * 0.5, hip.y + (knee.y - hip.y) * share],
            [hip.x + (knee.x - hip.x) * share + thin * 0.4, hip.y + (knee.y - hip.y) * share + 3],
          ],
          4.5,
          species.markColour!,
        );
    oval(brush, foot.x + 5, foot.y, 12 * Math.sqrt(thick), 7, paw);
  }

  #drawTorso(brush: Brush, phase: number): void {
    const species = this.#species;
    const half = this.#half;
    const fat = species.girth;
    const neck = this.#neckEnd(phase);
    const path = () => {
      const p = (x: number, y: number): [number, number] => {
        const point = this.at(phase, { x, y });
        return [point.x, point.y];
      };
      brush.beginPath();
      brush.moveTo(...p(-half - 20, -6));
      brush.bezierCurveTo(...p(-half - 20, -46 * fat), ...p(-half + 34, -44 * fat), ...p(-4, -36 * fat));
      brush.bezierCurveTo(...p(half * 0.5, -34 * fat), ...p(half - 8, -44), neck.x - 26, neck.y - 2);
      brush.bezierCurveTo(neck.x - 14, neck.y - 22, neck.x + 16, neck.y - 12, neck.x + 14, neck.y + 16);
      brush.bezierCurveTo(...p(half + 40, -14), ...p(half + 30, 40 * fat), ...p(half - 14, 42 * fat));
      brush.bezierCurveTo(...p(22, 45 * fat), ...p(-12, 27 * fat), ...p(-half + 22, 32 * fat));
      brush.bezierCurveTo(...p(-half - 10, 36 * fat), ...p(-half - 24, 22), ...p(-half - 20, -6));
      brush.closePath();
    };
    const middle = this.at(phase, { x: 0, y: 0 });
    if (species.extra === 'hump') {
      const hump = this.at(phase, { x: -14, y: -36 });
      oval(brush, hump.x, hump.y - 16, 52, 44, this.#coat, this.pitch(phase));
    }
    const gradient = brush.createLinearGradient(0, middle.y - 60 * fat, 0, middle.y + 50 * fat);
    gradient.addColorStop(0, lighter(this.#coat, 0.12));
    gradient.addColorStop(0.55, this.#coat);
    gradient.addColorStop(1, this.#shade);
    path();
    brush.fillStyle = gradient;
    brush.fill();
    brush.save();
    path();
    brush.clip();
    drawCoat(brush, this.#species, this.#half, (point) => this.at(phase, point));
    brush.restore();
    if (species.mark === 'wool') this.#drawWool(brush, phase);
    if (species.mark === 'shaggy') drawShag(brush, species, half, (point) => this.at(phase, point));
    if (species.mane) this.#drawMane(brush, phase, neck);
  }

  #drawWool(brush: Brush, phase: number): void {
    for (let puff = 0; puff < 26; puff++) {
      const angle = (puff / 26) * TURN;
      const at = this.at(phase, {
        x: Math.cos(angle) * (this.#half + 4),
        y: -2 + Math.sin(angle) * 42 * this.#species.girth,
      });
      disc(brush, at.x, at.y, 17, puff % 2 ? this.#coat : darker(this.#coat, 0.06));
    }
  }

  #drawMane(brush: Brush, phase: number, neck: Point): void {
    const withers = this.at(phase, { x: this.#half * 0.45, y: -40 });
    const flow = Math.sin(phase * TURN) * (this.#shape.speed > 0 ? 12 : 3) + (this.#gait === 'run' ? 16 : 0);
    brush.fillStyle = this.#species.mane!;
    brush.beginPath();
    brush.moveTo(neck.x - 6, neck.y - 32);
    brush.bezierCurveTo(
      neck.x - 44,
      neck.y - 20,
      withers.x + 10,
      withers.y - 30,
      withers.x - flow,
      withers.y + 8,
    );
    brush.bezierCurveTo(withers.x + 12, withers.y + 6, neck.x - 26, neck.y + 26, neck.x - 8, neck.y - 4);
    brush.fill();
  }
}
