import { INDOOR } from '../cast/casting.ts';
import { measureRig } from '../cast/silhouette.ts';
import type { Place, SpatialRelation, SubjectId } from '../scene-description.ts';
import type { Floor } from '../scenery/stage.ts';
import { lifeSize, PERSON, STATURES } from '../vocabulary/life-size.ts';
import { LIVING } from '../vocabulary/living.ts';
import type { Arrangement } from './arrange.ts';
import { extentOf } from './arranged-node.ts';
import { arrangementOf } from './arrangement-of.ts';
import { boundsOf, middleOf, tallOf, wideOf } from './bounds-of.ts';
import { cutView } from './cut-view.ts';
import { isStruck } from './lightning.ts';
import type { Fit } from './path-on-leg.ts';
import type { CastOptions, Role } from './role.ts';
import type { Spot } from './spot.ts';

export interface Filmed {
  readonly spots: readonly Spot[];
  readonly bounds: Arrangement['bounds'];
  readonly fit: Fit;
}

/** Of the shorter side of the frame: what is smaller is overlooked, or taken for something else. */
const LEAST_IN_FRAME = 0.16;
/** In how many turns it is made larger, by how much in each, and in all. */
const TURNS = 3;
const MOST_AT_ONCE = 1.7;
const MOST_GROWN = 4;
/** Many of a kind are seen together, and would take the room of all others. */
const MANY = 4;
const MOST_OF_MANY = 2;
/** What is on or in another is no larger than that lets it be. */
const HOSTS = new Set<SpatialRelation['kind']>(['on', 'in', 'under', 'hanging-from']);

/** All in the frame, each as large as in life unless it would not be seen: that, and what it is on or in, is drawn larger. */
export function allSeen(
  stage: Floor,
  roles: readonly Role[],
  { aside, focus }: CastOptions,
  raised: number,
  goes: boolean,
): Filmed {
  const { scene, width, height } = stage;
  const least = Math.min(width, height) * LEAST_IN_FRAME;
  const grown = new Map<SubjectId, number>();
  for (let turn = 0; ; turn++) {
    const arrangement = arrangementOf(scene, roles, grown);
    const fit = fitInto(stage, roles, arrangement, aside, raised, goes);
    const lacking = new Map<SubjectId, number>();
    for (const { subject, rig, scale } of arrangement.spots) {
      const lacks = least / (extentOf(measureRig(rig)) * scale * fit.scale);
      const hosts = scene.relations.filter(({ kind, of }) => of === subject.id && HOSTS.has(kind));
      for (const id of [subject.id, ...hosts.map(({ to }) => to)])
        if (lacks > 1) lacking.set(id, Math.min(MOST_AT_ONCE, Math.max(lacks, lacking.get(id) ?? 1)));
    }
    if (turn === TURNS || lacking.size === 0)
      return { ...arrangement, fit: nearer(stage, arrangement.spots, focus, fit) };
    for (const [id, lacks] of lacking) {
      const isMany = roles.some(({ subject, rigs }) => subject.id === id && rigs.length > MANY);
      grown.set(id, Math.min(isMany ? MOST_OF_MANY : MOST_GROWN, (grown.get(id) ?? 1) * lacks));
    }
  }
}

const CLOSENESS = { wide: 0.7, medium: 1, 'close-up': 1.2, aerial: 0.85, overhead: 1, low: 1.3 };

/** As large as fits into the frame, over a ground that may be `raised`; who `goes` has room for it. */
function fitInto(
  stage: Floor,
  roles: readonly Role[],
  { spots, bounds, largest }: Arrangement,
  aside: boolean,
  raised: number,
  goes: boolean,
): Fit {
  const { width, height, scene } = stage;
  const ground = stage.ground - raised;
  const room = aside ? 0.5 : raised > 0 ? 0.6 : scene.moves ? 0.94 : 0.84;
  // A thing alone does not fill the frame from edge to edge; the largest of several may, so that the others are seen.
  const several = new Set(spots.map(({ subject }) => subject)).size > 1;
  const most = raised > 0 ? 0.4 : several ? 0.8 : 0.62;
  const living = spots.filter(({ subject }) => LIVING.has(subject.figure.kind));
  const highest = Math.max(0.01, ...living.map(({ rig, y, scale }) => -y - rig.box.top * scale));
  // Lightning needs sky to come from.
  const closeness = CLOSENESS[scene.camera.framing] * (isStruck(scene) ? 0.66 : 1);
  const [{ rig, scale: own, subject }] = spots as [Spot];
  const cut = spots.length === 1 ? cutView(stage, subject, rig) : null;
  const isAlone = goes && spots.length === 1;
  const scale = cut
    ? cut.scale / own
    : closeness *
      Math.min(
        (width * room) / wideOf(bounds),
        (ground - height * 0.08) / -bounds.top,
        // A figure that jumps is not cut off.
        ground / highest,
        isAlone ? aloneInFrame(stage, roles[0]!) / own : (Math.min(width, height) * most) / largest,
      );
  const shift = goes ? (scene.aside ?? 0) : 0;
  const centre = width * (aside ? 0.27 : 0.5 + shift) - middleOf(bounds) * scale;
  return { scale, centre, ground, height };
}

/** A grown person's height as a share of the frame's shorter side. */
const PERSON_SHARE = 0.57;
/** Somebody alone is what the film is about, and is shown nearer. */
const ALONE = 1.15;

/** How large one is shown with whom a camera goes along: small ones are brought nearer and large ones pushed back, half way to equal size. */
function aloneInFrame({ height, portrait, scene, width }: Floor, { alone, rig, subject }: Role): number {
  const person = (Math.min(width, height) * PERSON_SHARE * (portrait ? 1.15 : 1)) / 100;
  const { box, nearness } = rig;
  // As the eye judges it: by its height, or by half its width when it is long.
  const extent = Math.max(-box.top * 0.72 + Math.max(0, box.bottom) * 0.4, wideOf(box) * 0.5);
  const isLiving = LIVING.has(subject.figure.kind);
  const closer = nearness ?? (isLiving ? ALONE : 1);
  const size = STATURES[subject.size] * person;
  const wanted = size * (100 / extent) ** 0.62 * closer;
  // In rooms furniture tells how large somebody is.
  if (!isFurnished(scene.place) || subject.figure.kind === 'person') return wanted;
  return Math.min(wanted, (size * 100 * Math.max(0.4, (lifeSize(subject, alone) / PERSON) ** 0.45)) / alone);
}

export function isFurnished(place: Place): boolean {
  return INDOOR.has(place) && !['tabletop', 'plain-room', 'stage'].includes(place);
}

const NEARER = 1.6;

/** A close shot of one of them: larger and in the middle, the others where they are beside it. */
function nearer({ width, height }: Floor, spots: readonly Spot[], focus: SubjectId | null, fit: Fit): Fit {
  const own = spots.filter(({ subject }) => subject.id === focus);
  if (own.length === 0) return fit;
  const box = boundsOf(own);
  const most = Math.min(fit.scale * NEARER, (width * 0.86) / wideOf(box), (height * 0.82) / tallOf(box));
  const scale = Math.max(fit.scale, most);
  const centre = width / 2 - middleOf(box) * scale;
  const ground = Math.max(fit.ground, height * 0.5 - ((box.top + box.bottom) / 2) * scale);
  return { scale, centre, ground, height };
}
