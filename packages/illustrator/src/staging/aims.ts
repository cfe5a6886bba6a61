import { measureRig } from '../cast/silhouette.ts';
import type { Floor } from '../scenery/stage.ts';
import { LIVING } from '../vocabulary/living.ts';
import type { Actor } from './actor.ts';
import type { Figure } from './figure.ts';

/** What a camera looks at, in shares of the frame: the middle of it, of a person the upper half, and how tall it is. */
interface Aim {
  readonly x: number;
  readonly y: number;
  readonly tall: number;
}

/** Of the first and of the last of the cast whom the sentence names. */
export type Aims = readonly [first: Aim, last: Aim];

export function aimsOf({ scene, width, height }: Floor, figures: readonly Figure[]): Aims | null {
  // A cat on a windowsill is looked at, and not the sill.
  const living = scene.subjects.filter(({ figure }) => LIVING.has(figure.kind));
  const looked = living.length > 1 ? living : scene.subjects;
  const aims = looked.flatMap(({ id, figure: { kind } }): Aim[] => {
    const figure = figures.find(({ role }) => role?.subject.id === id);
    if (!figure) return [];
    const { left, right, top, bottom } = measureRig(figure.rig);
    const { x, y } = figure.path({ time: 0, progress: 0.5, travel: 0 });
    const down = top + (bottom - top) * (LIVING.has(kind) ? 0.35 : 0.5);
    return [
      {
        x: (x + ((left + right) / 2) * figure.scale) / width,
        y: (y + down * figure.scale) / height,
        tall: ((bottom - top) * figure.scale) / height,
      },
    ];
  });
  return aims.length === 0 ? null : [aims[0]!, aims.at(-1)!];
}

/** Of the smallest that is left of what turns its side: it is drawn, not modelled. */
const THINNEST = 0.35;
const NEARER = 0.25;
const LOWER = 0.1;

/** The same actor, round whom the camera goes once: those beside the middle pass before and behind it, and all show their other side. */
export function circled(actor: Actor, { width }: Floor, middle: number): Actor {
  return {
    ...actor,
    path(moment) {
      const position = actor.path(moment);
      const angle = moment.progress * Math.PI * 2;
      const [across, toward] = [Math.cos(angle), Math.sin(angle)];
      const aside = position.x - middle;
      return {
        ...position,
        x: middle + aside * across,
        y: position.y + aside * toward * LOWER,
        scale: (position.scale ?? 1) * (1 + (NEARER * toward * aside) / width),
        turn: Math.sign(across || 1) * Math.max(THINNEST, Math.abs(across)),
      };
    },
  };
}
