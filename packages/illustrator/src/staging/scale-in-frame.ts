import { INDOOR } from '../cast/casting.ts';
import type { Rig } from '../cast/rig.ts';
import type { Place, SceneDescription, Subject } from '../scene-description.ts';
import type { Floor } from '../scenery/stage.ts';
import { lifeSize, PERSON, STATURES } from '../vocabulary/life-size.ts';
import { LIVING } from '../vocabulary/living.ts';
import { believableSizes } from './believable-sizes.ts';
import type { Role } from './role.ts';

const FRAMINGS = { wide: 0.72, medium: 1, 'close-up': 1.75, aerial: 0.5 };
/** A grown person's height as a share of the frame's shorter side. */
const PERSON_SHARE = 0.57;
/** Somebody alone is what the film is about, and is shown nearer. */
const ALONE = 1.15;
/** How much smaller the lead may become beside something large. */
const LEAST_LEAD = 0.5;

/** How large each is drawn: the lead as large as its deed needs, the others beside it as in life. */
export function scalesInFrame(
  stage: Floor,
  roles: readonly Role[],
  crowd: number,
  aside: boolean,
): (role: Role) => number {
  const [lead] = roles;
  if (!lead) return () => 1;
  const own = chooseScale(stage, lead, crowd, aside);
  if (roles.length === 1) return () => own;
  const sizes = believableSizes(roles, stage.scene.relations);
  const times = ({ subject }: Role) => sizes.get(subject.id)! / sizes.get(lead.subject.id)!;
  const room = roles.map((role) => fitting(stage, role.rig) / times(role));
  const scale = Math.min(own, Math.max(own * LEAST_LEAD, Math.min(...room)));
  return (role) => (role === lead ? scale : Math.min(scale * times(role), fitting(stage, role.rig)));
}

/** How large it may be to be seen whole beside others. */
function fitting({ width, ground }: Floor, { box }: Rig): number {
  return Math.min((width * 0.6) / (box.right - box.left), (ground * 0.86) / (box.bottom - box.top));
}

function chooseScale(stage: Floor, role: Role, crowd: number, aside: boolean): number {
  const { scene, width, height } = stage;
  const { rig, subject } = role;
  const { box, cutAt, nearness } = rig;
  const [wide, tall] = [box.right - box.left, box.bottom - box.top];
  if (rig.fills) return 1.12 * Math.max(height / tall, width / wide);
  if (cutAt !== undefined) return Math.min((height * 0.94) / (cutAt - box.top), (width * 0.94) / wide);
  // A person in close-up is cut at the hips, whatever its height.
  if (isPortrait(scene, subject, rig))
    return Math.min((height * 1.3) / (-box.top * 0.7), (width * 1.9) / wide) * crowd ** -0.35;
  const person = Math.min(width, height) * PERSON_SHARE * (stage.portrait ? 1.15 : 1);
  // As the eye judges it: by its height, or by half its width when it is long.
  const extent = Math.max(-box.top * 0.72 + Math.max(0, box.bottom) * 0.4, wide * 0.5);
  // Small things are brought nearer and large ones pushed back, half way to equal size.
  const wanted =
    (person / 100) *
    (100 / extent) ** (crowd === 1 ? 0.62 : 0.5) *
    (crowd === 1 && LIVING.has(subject.figure.kind) && nearness === undefined ? ALONE : 1) *
    STATURES[subject.size] *
    FRAMINGS[scene.camera.framing] *
    (nearness ?? 1) *
    crowd ** -0.22 *
    (aside ? 0.75 : 1);
  // Two ships lie side by side.
  const abreast = rig.medium === 'water' && crowd > 1;
  const fits = Math.min(
    (width * (abreast ? 0.58 : 0.9)) / wide,
    // Each of many is seen beside the others, if half covered.
    crowd > 3 ? (width * 1.5) / (wide * crowd) : Infinity,
    (height * (rig.medium === 'ground' ? 0.86 : 0.9)) / tall,
    // On a high bridge there is less room above the feet.
    rig.medium === 'ground' ? (stage.ground * 0.98) / -Math.min(-1, box.top) : Infinity,
  );
  return Math.min(wanted, fits, besideFurniture(scene, role, person));
}

/** Rooms where furniture tells how large somebody is: what is small in life is not brought as near as elsewhere. */
function besideFurniture(
  { camera, place }: SceneDescription,
  { subject, alone }: Role,
  person: number,
): number {
  if (!isFurnished(place) || subject.figure.kind === 'person' || camera.framing === 'close-up')
    return Infinity;
  const size = Math.max(0.4, (lifeSize(subject, alone) / PERSON) ** 0.45) * STATURES[subject.size];
  return (person * size) / alone;
}

export function isFurnished(place: Place): boolean {
  return INDOOR.has(place) && !['tabletop', 'plain-room', 'stage'].includes(place);
}

/** Somebody in close-up who does nothing that takes more than the upper body. */
export function isPortrait({ camera, relation }: SceneDescription, { figure }: Subject, rig: Rig): boolean {
  if (camera.framing !== 'close-up' || figure.kind !== 'person') return false;
  return rig.cutAt === undefined && !rig.ownShadow && relation !== 'riding';
}
