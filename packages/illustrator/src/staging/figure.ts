import type { Mouth } from '../cast/mouth.ts';
import type { Rig } from '../cast/rig.ts';
import { blend, compose, IDENTITY } from '../compositor/colour-matrix.ts';
import type { SceneDescription, Subject } from '../scene-description.ts';
import type { Floor } from '../scenery/stage.ts';
import { coversOf } from '../vocabulary/looks.ts';
import type { Actor } from './actor.ts';
import { lookedAt } from './facing.ts';
import { lipsOfRole } from './lips.ts';
import { filmReel, type Reel } from './reel.ts';
import type { CastOptions, Role } from './role.ts';

/** Somebody or something in the frame: how it is drawn, and where it is at any moment. */
export interface Figure extends Pick<Actor, 'path'> {
  /** Whom it plays, and which of all who play that one it is; null for the furniture. */
  readonly role: Role | null;
  readonly index: number;
  readonly rig: Rig;
  /** In pixels per hundredth of a person's height. */
  readonly scale: number;
  /** Figures that look the same have the same. */
  readonly look: string;
  /** Higher is nearer to the eye and drawn later. */
  readonly depth: number;
  /** How many others began to move before it: nobody marches in step. */
  readonly beat: number;
  readonly shadow?: Actor['shadow'];
  readonly mirror?: number | null;
}

/** How much of its own colour that keeps in any light of which a colour or a stuff is told: red gloves are red at night. */
const NAMED_KEEPS = 0.65;

function isOfNamedColour({ clothes, colour, dress, looks = [], material }: Subject): boolean {
  const isOfStuff = coversOf(looks).some(({ dye }) => dye !== undefined);
  return Boolean(colour ?? dress ?? material) || isOfStuff || clothes.some((each) => each.colour !== null);
}

/** Films every look of the figures once. */
export async function filmFigures(
  stage: Floor,
  figures: readonly Figure[],
  { framesPerSecond, lips, outline }: CastOptions,
): Promise<Actor[]> {
  const grade = compose(stage.palette.actors, stage.grade);
  const named = compose(blend(stage.palette.actors, IDENTITY, NAMED_KEEPS), stage.grade);
  const reels = new Map<string, Reel>();
  const of = new Set(figures.map(({ look }) => look)).size;
  const actors: Actor[] = [];
  for (const figure of figures.toSorted((one, other) => one.depth - other.depth)) {
    const { role, index, rig, scale, look, beat, path, shadow = null, mirror = null } = figure;
    const mouths = role ? lipsOfRole(lips, role, index) : {};
    const reel =
      reels.get(look) ??
      (await filmReel(stage.compositor, rig, {
        scale,
        grade: rig.glows ? stage.grade : role && isOfNamedColour(role.subject) ? named : grade,
        outline,
        framesPerSecond,
        speaking: Object.keys(mouths) as Mouth[],
        of,
      }));
    reels.set(look, reel);
    const offset = beat * 0.37 * rig.cycle;
    actors.push({ reel, offset, path, shadow, mirror, lips: mouths });
  }
  return actors;
}

type Placed = { readonly role: Role; readonly x: number };

/** Whether whom somebody looks at is on the left of them; of two who do it to each other this is the one on the right. */
export function looksLeft(scene: SceneDescription, one: Placed, all: readonly Placed[]): boolean {
  const at = lookedAt(scene, one.role.subject);
  // A subject that looks out from behind something has the head on the free side.
  const hides = scene.relations.some(({ kind, of }) => kind === 'behind' && of === one.role.subject.id);
  if (at === null || hides) return false;
  const others = all.filter((each) => each !== one && isPlayedBy(each.role, at));
  return others.length > 0 && others.every(({ x }) => x < one.x);
}

/** Whether a figure shows somebody, if only as rider or partner of another. */
export function isPlayedBy({ subject, joined, voice }: Role, id: number): boolean {
  return [subject.id, joined, voice].includes(id);
}
