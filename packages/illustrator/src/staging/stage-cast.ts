import { castSubject } from '../cast/cast-subject.ts';
import { type CastingContext, INDOOR } from '../cast/casting.ts';
import { drawnWithOthers, isBorne, ridersOf } from '../cast/drawn-together.ts';
import { hollowFor } from '../cast/hollow.ts';
import { mirrored } from '../cast/mirrored.ts';
import { seenInOpening } from '../cast/openings.ts';
import { thingsInHands, thingsOfDeed } from '../cast/people/deed-things.ts';
import type { Rig } from '../cast/rig.ts';
import { measureRig } from '../cast/silhouette.ts';
import { DEEDS, isDoneToThing } from '../catalogue/deed-index.ts';
import { compose } from '../compositor/colour-matrix.ts';
import type { SceneDescription, Subject, SubjectId } from '../scene-description.ts';
import { type Floor, wholePixels } from '../scenery/stage.ts';
import { seededRandom, seedOf } from '../seeded-random.ts';
import { isHoldable } from '../vocabulary/holdable.ts';
import { lifeSize, PERSON, STATURES } from '../vocabulary/life-size.ts';
import { LIVING } from '../vocabulary/living.ts';
import type { Actor } from './actor.ts';
import { believableSizes, longest } from './believable-sizes.ts';
import { lookedAt, staysFor } from './facing.ts';
import { lipsOfRole, mouthsOfRole } from './lips.ts';
import { choosePath, isPortrait, portraitGround, wantedX } from './paths.ts';
import { filmReel, type Reel } from './reel.ts';
import type { CastOptions, Role } from './role.ts';
import { isShownAlone } from './shot-view.ts';
import { isArranged, stageArrangement } from './stage-arrangement.ts';

export interface Cast {
  /** Behind the others, standing still in the scene. */
  readonly landmarks: readonly Actor[];
  readonly actors: readonly Actor[];
  /** How fast the camera travels along, in pixels a second. */
  readonly velocity: number;
}

const FRAMINGS: Record<SceneDescription['camera']['framing'], number> = {
  wide: 0.72,
  medium: 1,
  'close-up': 1.75,
  aerial: 0.66,
};
/** A grown person's height as a share of the frame's shorter side. */
const PERSON_SHARE = 0.57;
/** Somebody alone is what the film is about, and is shown nearer. */
const ALONE = 1.15;
const MOST_ACTORS = 12;
const MOST_LOOKS = 3;
const MOST_HELPERS = 4;

/** Casts every subject of the scene, decides how large it is, where it stands and how it moves. */
export async function stageCast(stage: Floor, options: CastOptions): Promise<Cast> {
  const { scene } = stage;
  const everybody = await castRoles(stage);
  const alone = options.focus !== null && isShownAlone(scene, options.focus);
  const roles = alone ? shownAlone(everybody, options.focus!) : everybody;
  if (isArranged(scene) && !(alone && LIVING.has(roles[0]!.subject.figure.kind)))
    return { landmarks: [], actors: await stageArrangement(stage, roles, options), velocity: 0 };
  const leads = roles.filter((role) => role.subject.figure.kind !== 'landmark');
  const lead = leads[0];
  const total = Math.min(
    MOST_ACTORS,
    leads.reduce((sum, role) => sum + role.subject.count, 0),
  );
  // A lead makes room for its like, less for company.
  const crowd = lead ? lead.subject.count + (total - lead.subject.count) * 0.3 : 1;
  const scaleOf = scalesInFrame(stage, leads, crowd, options.aside);
  const leadScale = lead ? scaleOf(lead) : 1;
  const wanted = cameraVelocity(stage, lead ? lead.rig.speed * leadScale * 0.8 : 0, options.seconds);
  const velocity = wanted * wholePixels((wanted * scene.camera.pace) / options.framesPerSecond);
  const journey = Math.abs(velocity) * options.seconds * scene.camera.pace;
  const grade = compose(stage.palette.actors, stage.grade);
  const looks = leads.reduce((sum, { doubles }) => sum + 1 + doubles.length, 0);
  const actors: Actor[] = [];
  const looksLeft = turnedLeft(stage, leads, { total, aside: options.aside });
  let slot = 0;
  for (const role of leads) {
    const scale = scaleOf(role);
    const reels: Reel[] = [];
    for (const [index, look] of [role.rig, ...role.doubles].entries()) {
      const rig = looksLeft(role, index) ? { ...mirrored(look), speed: 0 } : look;
      reels.push(
        await filmReel(stage.compositor, inFrame(stage, role, rig, scale), {
          scale,
          facing: 'right',
          grade: rig.glows ? stage.grade : grade,
          outline: options.outline,
          framesPerSecond: options.framesPerSecond,
          speaking: mouthsOfRole(options.lips, role),
          of: looks,
        }),
      );
    }
    for (let index = 0; index < role.subject.count && slot < MOST_ACTORS; index++, slot++) {
      const reel = reels[index % reels.length]!;
      actors.push({
        ...choosePath(stage, {
          ...role,
          reel,
          scale,
          slot,
          total,
          lead: role === lead,
          aside: options.aside,
          journey,
          chased: scene.relation === 'chasing' && role !== lead,
        }),
        lips: lipsOfRole(options.lips, role, index),
      });
    }
  }
  const landmarks: Actor[] = [];
  for (const role of roles.filter(({ subject }) => subject.figure.kind === 'landmark'))
    landmarks.push(
      await placeLandmark(stage, role, landmarks.length, grade, { ...options, travel: journey }),
    );
  return { landmarks, actors: actors.toSorted((a, b) => groundOf(a) - groundOf(b)), velocity };
}

/** Who looks to the left, because there is whom they look at. */
function turnedLeft(
  stage: Floor,
  roles: readonly Role[],
  { total, aside }: { readonly total: number; readonly aside: boolean },
): (role: Role, look: number) => boolean {
  const { scene } = stage;
  const fixed = scene.relation === 'chasing' || scene.relation === 'flying-over';
  const placeOf = (role: Role, look: number) => {
    const before = roles.slice(0, roles.indexOf(role)).reduce((sum, { subject }) => sum + subject.count, 0);
    const [lead] = roles;
    return wantedX(stage, { ...role, slot: before + look, total, aside, chased: false, lead: role === lead });
  };
  return (role, look) => {
    const at = fixed ? null : lookedAt(scene, role.subject);
    if (at === null) return false;
    // Of two who do it to each other, the one on the right looks to the left.
    if (at === role.subject.id) return look > 0 && placeOf(role, look) > placeOf(role, 0);
    const other = roles.find(({ subject, voice, joined }) => [subject.id, voice, joined].includes(at));
    return other !== undefined && other !== role && placeOf(other, 0) < placeOf(role, look);
  };
}

function shownAlone(roles: readonly Role[], id: SubjectId): Role[] {
  const role =
    roles.find(({ subject, joined, voice }) => [subject.id, joined, voice].includes(id)) ?? roles[0]!;
  return [{ ...role, subject: { ...role.subject, count: 1 } }];
}

/** A camera that follows keeps up with the lead; one that pans crosses about a fifth of the frame in the film. */
function cameraVelocity(stage: Floor, leadSpeed: number, seconds: number): number {
  const { move } = stage.scene.camera;
  if (move === 'still') return 0;
  if (leadSpeed > 0) return Math.min(560 * stage.unit, leadSpeed);
  if (move === 'handheld') return 0;
  const pan = Math.min(28 * stage.unit, (stage.width * 0.2) / seconds);
  return move === 'pan-left' ? -pan : pan;
}

/** A portrait's legs are below the frame: they are not painted. */
function inFrame(stage: Floor, { subject }: Role, rig: Rig, scale: number): Rig {
  const ground = portraitGround(stage, subject, rig, scale);
  if (ground === null) return rig;
  const bottom = (stage.height - ground) / scale + PORTRAIT_MARGIN;
  return { ...rig, box: { ...rig.box, bottom: Math.min(rig.box.bottom, bottom) } };
}

/** It may rise a little as it walks or talks. */
const PORTRAIT_MARGIN = 6;

function groundOf(actor: Actor): number {
  return actor.shadow?.ground ?? actor.mirror ?? 0;
}

/** Whoever does with somebody what takes two: parents who argue do it with each other, and not with their child. */
function fellowOf(
  { subjects }: SceneDescription,
  one: Subject,
  joined: ReadonlySet<Subject>,
): Subject | null {
  if (one.deed === null || one.count > 1 || !DEEDS[one.deed]?.company) return null;
  const does = (each: Subject) => each !== one && each.deed === one.deed && !joined.has(each);
  return subjects.find((each) => does(each) && each.figure.kind === one.figure.kind) ?? null;
}

async function castRoles(stage: Floor): Promise<Role[]> {
  const { scene } = stage;
  const roles: Role[] = [];
  const borne = new Set(scene.subjects.filter((each) => isOnSomebody(scene, each)));
  const [first, second] = scene.subjects.filter((each) => !borne.has(each));
  const arranged = isArranged(scene);
  const joined = new Set<Subject>();
  const left = new Map<SubjectId, number>();
  const inHands = new Set([...thingsInHands(scene), ...drawnWithOthers(scene)]);
  // Whoever does something with others is cast before them: they are drawn with it.
  for (const each of scene.subjects.toSorted((a, b) => Number(b.deed !== null) - Number(a.deed !== null))) {
    if (joined.has(each)) continue;
    // Where it matters who is where, nobody walks off.
    const staged = isUnderVehicle(scene, each)
      ? { ...each, action: null, deed: 'lie-down' }
      : arranged && each.action === null && LIVING.has(each.figure.kind)
        ? { ...each, action: isInside(scene, each) ? ('sit' as const) : ('stand' as const) }
        : staysFor(scene, each) && scene.relation !== 'chasing'
          ? { ...withSharedDeed(scene, each), action: 'stand' as const }
          : withSharedDeed(scene, each);
    const subject = { ...staged, count: left.get(each.id) ?? staged.count };
    // Whatever is ridden, held or played is drawn with whoever does it.
    if (
      each === second &&
      (scene.relation === 'riding' || (scene.relation === 'holding' && isHoldable(subject)))
    )
      continue;
    if (inHands.has(each)) continue;
    if (subject.figure.kind === 'instrument' && scene.relation === 'playing') continue;
    // Of its own, so that somebody looks the same in every shot.
    const random = seededRandom(seedOf(`${scene.seed} ${each.id}`));
    const partner =
      fellowOf(scene, each, joined) ??
      (each === first ? (besideHands(scene, inHands) ?? second ?? null) : (first ?? null));
    const emptyHanded = hasThrown(scene, each);
    const whole = await castSubject(subject, { scene, random, emptyHanded }, partner);
    if (!whole) continue;
    const inOpening = (drawn: Rig) =>
      arranged ? seenInOpening(scene, subject, hollowFor(scene, subject, drawn)) : drawn;
    const cast = inOpening(whole);
    const rig = isDoneTogether(scene, subject)
      ? await withHelpers(cast, subject, { scene, random }, partner)
      : cast;
    const company = rig.company ?? 0;
    const joins = company > 0 && subject.count === 1 && partner?.figure.kind === subject.figure.kind;
    // Of three children to one of whom something is given the others stand by.
    if (joins && rig.unfolds && partner.count > company) left.set(partner.id, partner.count - company);
    else if (joins) joined.add(partner);
    const doubles: Rig[] = [];
    // Of two who do it to each other one looks to the left.
    const differ =
      ['person', 'fish'].includes(subject.figure.kind) || lookedAt(scene, subject) === subject.id;
    const wanted = differ ? Math.min(MOST_LOOKS, subject.count) : 1;
    while (doubles.length + 1 < wanted)
      doubles.push(inOpening((await castSubject(subject, { scene, random }, partner)) ?? whole));
    // All who ride one thing are drawn with it.
    const count =
      scene.relation === 'riding' && each === first && second
        ? Math.min(subject.count, second.count)
        : Math.ceil(subject.count / (1 + company));
    const [rider] = ridersOf(scene, each);
    roles.push({
      subject: { ...subject, count },
      rig,
      doubles,
      alone: await lengthAlone(scene, each, rig),
      ...(joins && { joined: partner.id }),
      ...(rider && { voice: rider.id }),
    });
  }
  return roles;
}

/** What somebody threw is on its way. */
function hasThrown({ moves = [] }: SceneDescription, { id }: Subject): boolean {
  return moves.some(
    ({ from, manner }) => from === id && manner !== 'go' && manner !== 'jump' && manner !== 'slide',
  );
}

/** How long somebody or something is drawn that stands there with nothing on it. */
async function lengthAlone(scene: SceneDescription, subject: Subject, drawn: Rig): Promise<number> {
  const bare = { ...scene, subjects: [subject], relation: null, relations: [], deeds: [] };
  const random = seededRandom(seedOf(`${scene.seed} ${subject.id}`));
  // Whoever does what takes hands is drawn upright, and not as long as on all fours.
  const { deed, figure } = subject;
  const isOnAllFours = LIVING.has(figure.kind) && figure.kind !== 'person' && deed === null;
  const rig = isOnAllFours
    ? await castSubject({ ...subject, action: 'stand' }, { scene: bare, random }, null)
    : null;
  return longest(measureRig(rig ?? drawn));
}

function isOnSomebody(scene: SceneDescription, { id }: Subject): boolean {
  return scene.relations.some((relation) => relation.of === id && isBorne(scene, relation));
}

/** Several people have one thing between them: three men push a car. */
function isDoneTogether(scene: SceneDescription, { count, deed, figure, id, shares }: Subject): boolean {
  if (count < 2 || figure.kind !== 'person') return false;
  if (shares) return true;
  if (!isDoneToThing(deed)) return false;
  const { object } = thingsOfDeed(scene, id);
  return object !== null && object.count === 1;
}

async function withHelpers(
  first: Rig,
  subject: Subject,
  context: CastingContext,
  partner: Subject | null,
): Promise<Rig> {
  const drawn = 1 + (first.company ?? 0);
  if ((drawn > 1 && !subject.shares) || subject.deed === null) return first;
  const { sideBySide } = await import('../cast/side-by-side.ts');
  const others: Rig[] = [];
  while (others.length + drawn < Math.min(MOST_HELPERS, subject.count)) {
    const rig = await castSubject({ ...subject, count: 1 }, { ...context, emptyHanded: true }, partner);
    if (!rig) break;
    others.push(rig);
  }
  return sideBySide(first, others, subject.deed, subject.shares ?? false);
}

/** "A girl and a boy brush their teeth": unless they are drawn as one pair, each of them does it. */
function withSharedDeed({ deeds }: SceneDescription, subject: Subject): Subject {
  if (subject.figure.kind !== 'person' || subject.deed !== null || subject.action !== null) return subject;
  const shared = deeds.find(
    ({ name, participants, toward }) =>
      name !== null && participants.includes(subject.id) && toward !== subject.id,
  );
  return shared?.name ? { ...subject, deed: shared.name } : subject;
}

/** Whoever does something to a thing does it with the next one who is there. */
function besideHands({ subjects }: SceneDescription, inHands: ReadonlySet<Subject>): Subject | null {
  const [first, second, ...others] = subjects;
  if (!first || !second || !inHands.has(second)) return null;
  return others.find((each) => !inHands.has(each) && each.figure.kind === first.figure.kind) ?? null;
}

/** There one can only lie. */
function isUnderVehicle({ relations, subjects }: SceneDescription, { figure, id }: Subject): boolean {
  const above = relations.find(({ kind, of }) => kind === 'under' && of === id)?.to;
  return (
    figure.kind === 'person' && subjects.some((each) => each.id === above && each.figure.kind === 'vehicle')
  );
}

function isInside({ relations }: SceneDescription, { id }: Subject): boolean {
  return relations.some(({ kind, of }) => kind === 'in' && of === id);
}

/** How large a figure is, as the eye judges it: by its height, or by half its width when it is long. */
function extentOf({ box }: Rig): number {
  return Math.max(-box.top * 0.72 + Math.max(0, box.bottom) * 0.4, (box.right - box.left) * 0.5);
}

/** How much smaller the lead may become beside something large. */
const LEAST_LEAD = 0.5;

/** How large each is drawn: the lead as large as its deed needs, the others beside it as in life. */
function scalesInFrame(
  stage: Floor,
  roles: readonly Role[],
  crowd: number,
  aside: boolean,
): (role: Role) => number {
  const [lead] = roles;
  if (!lead) return () => 1;
  const own = chooseScale(stage, lead, crowd, aside);
  if (roles.length === 1) return () => own;
  const sizes = believableSizes(
    roles.map(({ subject, rig, alone }) => ({ subject, rigs: [rig], alone })),
    stage.scene.relations,
  );
  const times = ({ subject }: Role) => sizes.get(subject.id)! / sizes.get(lead.subject.id)!;
  const room = roles.map((role) => fitting(stage, role.rig) / times(role));
  const scale = Math.min(own, Math.max(own * LEAST_LEAD, Math.min(...room)));
  return (role) => (role === lead ? scale : Math.min(scale * times(role), fitting(stage, role.rig)));
}

/** How large it may be to be seen whole beside others. */
function fitting({ width, ground }: Floor, { box }: Rig): number {
  return Math.min((width * 0.6) / (box.right - box.left), (ground * 0.86) / (box.bottom - box.top));
}

function chooseScale(stage: Floor, role: Role, total: number, aside: boolean): number {
  const { box, cutAt } = role.rig;
  if (role.rig.fills)
    return 1.12 * Math.max(stage.height / (box.bottom - box.top), stage.width / (box.right - box.left));
  if (cutAt !== undefined)
    return Math.min((stage.height * 0.94) / (cutAt - box.top), (stage.width * 0.94) / (box.right - box.left));
  const base = Math.min(stage.width, stage.height) * PERSON_SHARE * (stage.portrait ? 1.15 : 1);
  const extent = extentOf(role.rig);
  // Small things are brought nearer and large ones pushed back, half way to equal size.
  const wanted =
    (base / 100) *
    (100 / extent) ** (total === 1 ? 0.62 : 0.5) *
    (total === 1 && LIVING.has(role.subject.figure.kind) && role.rig.nearness === undefined ? ALONE : 1) *
    STATURES[role.subject.size] *
    FRAMINGS[stage.scene.camera.framing] *
    (role.rig.nearness ?? 1) *
    total ** -0.22 *
    (aside ? 0.75 : 1);
  // A person in close-up is cut at the hips, whatever its height.
  if (isPortrait(stage, role.subject, role.rig)) {
    return (
      Math.min((stage.height * 1.3) / (-box.top * 0.7), (stage.width * 1.9) / (box.right - box.left)) *
      total ** -0.35
    );
  }
  // Two ships lie side by side.
  const abreast = role.rig.medium === 'water' && total > 1;
  const fits = Math.min(
    (stage.width * (abreast ? 0.58 : 0.9)) / (box.right - box.left),
    (stage.height * (role.rig.medium === 'ground' ? 0.86 : 0.9)) / (box.bottom - box.top),
    // On a high bridge there is less room above the feet.
    role.rig.medium === 'ground' ? (stage.ground * 0.98) / -Math.min(-1, box.top) : Infinity,
  );
  return Math.min(wanted, fits, besideFurniture(stage, role, base));
}

/** Rooms where furniture tells how large somebody is: what is small in life is not brought as near as elsewhere. */
function besideFurniture({ scene }: Floor, { subject, rig, alone }: Role, person: number): number {
  const isFurnished = INDOOR.has(scene.place) && !['tabletop', 'plain-room', 'stage'].includes(scene.place);
  if (!isFurnished || subject.figure.kind === 'person' || scene.camera.framing === 'close-up')
    return Infinity;
  const drawn = alone ?? longest(measureRig(rig));
  return (
    (person * Math.max(0.4, (lifeSize(subject, drawn) / PERSON) ** 0.45) * STATURES[subject.size]) / drawn
  );
}

async function placeLandmark(
  stage: Floor,
  role: Role,
  index: number,
  grade: Floor['grade'],
  options: CastOptions & { travel: number },
): Promise<Actor> {
  const { width, height, horizon } = stage;
  const { box } = role.rig;
  const small = box.top > -120;
  // What the film is about stands in the middle, and its smoke takes no room from it.
  const alone = stage.scene.subjects.length === 1;
  const smoke = role.subject.gives ? 1.5 : 1;
  const target = height * (small ? 0.26 : alone ? 0.56 : 0.48) * smoke * STATURES[role.subject.size];
  const scale = Math.min(target / -box.top, (width * 0.5) / (box.right - box.left));
  const reel = await filmReel(stage.compositor, role.rig, {
    scale,
    facing: 'right',
    grade: role.rig.glows ? stage.grade : grade,
    outline: options.outline,
    framesPerSecond: options.framesPerSecond,
  });
  const onBank = stage.scene.place === 'lake';
  const ground =
    stage.scene.place === 'hilltop' || stage.scene.place === 'clifftop'
      ? stage.ground
      : onBank
        ? stage.ground - 16 * stage.unit
        : small
          ? stage.ground - 6 * stage.unit
          : Math.min(stage.ground - 30 * stage.unit, horizon + (height - horizon) * 0.34);
  // It must not leave the frame however long the film runs.
  const parallax = options.travel > 0 ? Math.min(0.3, (width * 0.26) / options.travel) : 0.3;
  const x = width * (alone ? 0.46 : ([0.74, 0.2, 0.5][index] ?? 0.5));
  return {
    reel,
    offset: index * 0.7,
    mirror: null,
    shadow: small || stage.scene.place === 'sky' ? null : { width: reel.width * 0.7, ground },
    path: ({ travel }) => ({ x: x + width * 0.08 - travel * parallax, y: ground }),
  };
}
