import { NAMED_COLOURS } from '../../painting/colour.ts';
import type { ColourName, SceneDescription, Subject } from '../../scene-description.ts';
import { seededRandom, seedOf } from '../../seeded-random.ts';
import { ACCESSORIES } from '../../stage/lexicon/garments.ts';
import { LIVING } from '../../stage/living.ts';
import type { CastingContext } from '../casting.ts';
import { measured } from '../measured.ts';
import type { Rig } from '../rig.ts';
import { personLook } from './choose-look.ts';
import { DEEDS, type DeedGroupName } from './deed-names.ts';
import {
  barrierOf,
  contentsOf,
  holderOf,
  liquidOf,
  thingElsewhere,
  thingsInHands,
  thingsOfDeed,
  toolOf,
  vesselOf,
} from './deed-things.ts';
import type { Deed, DeedGroup } from './deeds/deed.ts';
import type { ThingInDeed } from './deeds/draw-thing.ts';
import type { HeldBody } from './held-body.ts';
import type { PersonLook } from './person-look.ts';
import { withContents } from './with-contents.ts';

const GROUPS: Record<DeedGroupName, () => Promise<DeedGroup>> = {
  gestures: async () => (await import('./deeds/gestures.ts')).GESTURES,
  exercise: async () => (await import('./deeds/exercise.ts')).EXERCISE,
  'ball-games': async () => (await import('./deeds/ball-games.ts')).BALL_GAMES,
  contests: async () => (await import('./deeds/contests.ts')).CONTESTS,
  gliding: async () => (await import('./deeds/gliding.ts')).GLIDING,
  music: async () => (await import('./deeds/music.ts')).MUSIC,
  kitchen: async () => (await import('./deeds/kitchen.ts')).KITCHEN_DEEDS,
  'body-care': async () => (await import('./deeds/body-care.ts')).BODY_CARE,
  chores: async () => (await import('./deeds/chores.ts')).CHORES,
  'outdoor-work': async () => (await import('./deeds/outdoor-work.ts')).OUTDOOR_WORK,
  feats: async () => (await import('./deeds/feats.ts')).FEATS,
  crafts: async () => (await import('./deeds/crafts.ts')).CRAFTS,
  handwork: async () => (await import('./deeds/handwork.ts')).HANDWORK,
  trades: async () => (await import('./deeds/trades.ts')).TRADES,
  body: async () => (await import('./deeds/body.ts')).BODY_DEEDS,
  dressing: async () => (await import('./deeds/dressing.ts')).DRESSING,
  company: async () => (await import('./deeds/company.ts')).COMPANY,
  play: async () => (await import('./deeds/play.ts')).PLAY,
  outings: async () => (await import('./deeds/outings.ts')).OUTINGS,
  skills: async () => (await import('./deeds/skills.ts')).SKILLS,
  services: async () => (await import('./deeds/services.ts')).SERVICES,
  doings: async () => (await import('./deeds/doings.ts')).DOING_DEEDS,
};

const OPPONENTS = new Set<Subject['figure']['kind']>([
  'person',
  'quadruped',
  'bird',
  'creature',
  'fish',
  'craft',
]);
const SWORDS = new Set(['knight', 'samurai', 'pirate', 'ninja', 'king', 'queen']);

/** Who carries a sword fights with it. */
function armed({ figure }: Subject, deed: string): string {
  return deed === 'fight' && 'model' in figure && SWORDS.has(figure.model) ? 'sword-fight' : deed;
}

/** Without somebody who takes it, it stays in hand. */
function heldOut(script: Deed): Deed {
  const { once: _, ...offered } = alone(script);
  return { ...offered, keys: script.keys.slice(0, 2) };
}

function isToAnimals({ deeds, subjects }: SceneDescription, { id, deed }: Subject): boolean {
  const named = deeds
    .filter(({ by, name }) => by === id && name === deed)
    .flatMap(({ participants }) => participants);
  const figures = subjects.filter((each) => named.includes(each.id)).map(({ figure }) => figure.kind);
  return figures.length > 0 && !figures.includes('person');
}

/** Whoever kneels is given something kneeling; who takes a photograph goes on with it. */
async function withPartner(
  script: Deed,
  partner: Subject | null,
): Promise<{ readonly script: Deed; readonly props: DeedGroup['props'] }> {
  const given = { script, props: {} };
  if (!script.once || !script.partner || !partner?.deed) return given;
  const name = DEEDS[partner.deed];
  const group = name && (await GROUPS[name.group]());
  const own = group?.deeds[partner.deed];
  if (!group || !own || own.animal || own.mount || own.partner) return given;
  if (!script.partner.ownDeed)
    return own.stance
      ? { ...given, script: { ...script, partner: { ...script.partner, stance: own.stance } } }
      : given;
  const { x, ownHeight = false } = script.partner;
  const { face, keys, look, props, stance } = own;
  const going = { keys, ...(face && { face }), ...(look && { look }), ...(props && { props }) };
  return {
    script: { ...script, partner: { x, ownHeight, ...going, ...(stance && { stance }) } },
    props: group.props,
  };
}

/** Whoever holds it out to the one who does something to it. */
function showing(script: Deed): Deed {
  const holding = 'nh 24,-66 fh 22,-62';
  return {
    ...script,
    partner: {
      x: 84,
      ownHeight: true,
      keys: [holding, 'nh 25,-67 fh 23,-63'],
      props: `
        front anything:nothing 27,-68 30`,
    },
  };
}

function alone({ partner: _, ...deed }: Deed): Deed {
  return deed;
}

/** Clothes that the prompt names are worn whatever is done. */
function asDressed(deed: Deed, { clothes, dress }: Subject): Deed {
  if (!deed.look || (dress === null && !clothes.some(({ name }) => !ACCESSORIES.test(name)))) return deed;
  const { top: _, bottom: __, dress: ___, bare: ____, ...look } = deed.look;
  return { ...deed, look };
}

/** Beside others who are seen whole, nobody is cut off by the frame's edge. */
function inCompany(deed: Deed, { id, shown }: Subject, scene: SceneDescription): Deed {
  if (deed.cutAt === undefined || shown) return deed;
  const inHands = thingsInHands(scene);
  const others = scene.subjects.filter(
    (each) => each.id !== id && LIVING.has(each.figure.kind) && !inHands.has(each),
  );
  // Whoever does nothing else may be the partner.
  if (others.every((each) => deed.partner && each.deed === null)) return deed;
  const { cutAt: _, ...whole } = deed;
  return whole;
}

const FREE: HeldBody = { posture: undefined, seated: false };

const PROP_COLOUR = '#d9573c';

/** Somebody doing what has a name in DEEDS; null when there is no script of it. */
export async function castDeed(
  subject: Subject,
  look: PersonLook,
  context: CastingContext,
  partner: Subject | null,
  body: HeldBody = FREE,
): Promise<Rig | null> {
  const wanted = subject.deed && armed(subject, subject.deed);
  const name = wanted ? DEEDS[wanted] : undefined;
  if (!wanted || !name) return null;
  const group = await GROUPS[name.group]();
  const script = group.deeds[wanted];
  if (!script) return null;
  // Against a dragon one fights alone: it is drawn by its own figure.
  const other = partner && OPPONENTS.has(partner.figure.kind) && partner.figure.kind !== subject.figure.kind;
  const nobody = script.partner?.ifNamed && partner?.figure.kind !== subject.figure.kind && subject.count < 2;
  // What a dog is given is given to nobody else.
  const toOthers = script.once === true && isToAnimals(context.scene, subject);
  const things = thingsOfDeed(context.scene, subject.id);
  const elsewhere = thingElsewhere(context.scene, subject.id);
  const holder = elsewhere && holderOf(context.scene, subject.id, elsewhere.id);
  const isShown = holder?.id === partner?.id && holder?.figure.kind === 'person' && holder.deed === null;
  const shared = isShown ? { script: showing(script), props: {} } : await withPartner(script, partner);
  const deed = inCompany(
    asDressed(toOthers ? heldOut(script) : other || nobody ? alone(script) : shared.script, subject),
    subject,
    context.scene,
  );
  const { deedRig, isDoneAstride, isDoneInAnyPosture } = await import('./deeds/deed-rig.ts');
  if (context.astride && !isDoneAstride(deed)) return null;
  if (body.posture && body.posture !== deed.stance && !isDoneInAnyPosture(deed)) return null;
  const emptyHanded = (context.emptyHanded ?? false) || elsewhere !== null;
  const tint = subject.tint ?? null;
  // A boat is painted in the colour that it gets.
  const paint = tint ?? (subject.deed === 'paint-thing' ? (things.object?.colour ?? null) : null);
  const alike = subject.count > 1 || (deed.partner?.alike === true && partner?.figure.kind !== 'person');
  const rig = deedRig(deed, {
    look,
    // Of two men, the other is a man.
    partnerLook: await lookOfPartner(context, alike ? subject : partner, look, alike),
    several: (partner?.count ?? 1) > 1,
    animal: emptyHanded ? null : await companion(deed, tint, things.object),
    animalSize: things.object?.figure.kind === 'quadruped' ? SIZES[things.object.size] : 1,
    object: await thingOf(context, things.object ?? (isShown ? elsewhere : null)),
    target: await thingOf(context, things.target, false),
    tool: script.props?.includes('target:')
      ? null
      : await thingOf(context, toolOf(context.scene, subject.id)),
    barrier: await thingOf(context, barrierOf(context.scene, subject.id), false),
    liquid: liquidOf(context.scene.liquid).colour,
    sketches: {
      ...shared.props,
      ...group.props,
      ...(group.props.vessel ? vesselOf(group.props, context.scene.liquid) : {}),
    },
    colour: paint ? NAMED_COLOURS[paint] : PROP_COLOUR,
    handsOnly: subject.shown === 'hands',
    astride: context.astride ?? false,
    emptyHanded,
    ...body,
  });
  if (context.astride) return rig;
  const { place } = context.scene;
  return place === 'space'
    ? { ...rig, medium: 'air' }
    : place === 'underwater'
      ? { ...rig, medium: 'submerged' }
      : rig;
}

/** What an animal does in its own way, on its own legs. */
const ON_ALL_FOURS = new Set([
  'swim',
  'fight',
  'wrestle',
  'eat',
  'drink',
  'play-soccer',
  'walk-dog',
  'dig',
  'jog',
  'spray-water',
  'slide',
  'jump-into-water',
  'wake-owner',
]);
const PEOPLES_OWN = new Set<DeedGroupName>(['gestures', 'exercise']);

/** Whether an animal stands up for it, as people do. */
export function takesHands(deed: string): boolean {
  const group = DEEDS[deed]?.group;
  return group !== undefined && !PEOPLES_OWN.has(group) && !ON_ALL_FOURS.has(deed);
}

/** The other of the two where the prompt names one, else somebody unlike the first. */
async function lookOfPartner(
  { random: shared, scene }: CastingContext,
  partner: Subject | null,
  look: PersonLook,
  alike: boolean,
): Promise<PersonLook> {
  // Of its own, so that somebody looks the same in every shot.
  const random = partner && !alike ? seededRandom(seedOf(`${scene.seed} ${partner.id}`)) : shared;
  if (partner?.figure.kind === 'person' || partner?.figure.kind === 'quadruped') {
    const { subjectLook } = await import('../subject-look.ts');
    return subjectLook(partner, random);
  }
  return { ...personLook(look.dress ? 'man' : 'woman', random, null), height: look.height };
}

/** The lemons of who juggles lemons, the apple of who eats one. */
async function thingOf(
  context: CastingContext,
  thing: Subject | null,
  filled = true,
): Promise<ThingInDeed | null> {
  if (!thing) return null;
  const still = LIVING.has(thing.figure.kind) ? { ...thing, action: 'stand' as const, deed: null } : thing;
  const rig = await context.castThing?.({ ...still, count: 1 });
  if (!rig) return null;
  // Pictures have wide margins: what is in hand is measured by what is seen of it.
  const { box } = measured({ ...rig, frames: 1 });
  const held = { ...rig, box };
  const inside = filled ? contentsOf(context.scene, thing.id) : null;
  const contents = inside && (await thingOf(context, inside.subject));
  return {
    rig: contents ? withContents(held, contents.rig, contents.count, inside.within) : held,
    count: thing.count,
    size: SIZES[thing.size],
    towers: context.scene.relations.some(({ kind, of }) => kind === 'larger-than' && of === thing.id),
    flower: thing.figure.kind === 'emoji' && /flower|^(?:rose|tulip|hibiscus)/.test(thing.figure.icon),
    sign: thing.figure.kind === 'sign',
  };
}

/** Beside what has its usual size in the drawing of a deed. */
const SIZES: Record<Subject['size'], number> = { tiny: 0.5, small: 0.75, normal: 1, large: 1.5, giant: 1.9 };

async function companion(
  { animal, mount }: Deed,
  tint: ColourName | null,
  named: Subject | null,
): Promise<Rig | null> {
  if (mount) return (await import('../vehicles/vehicles.ts')).vehicle(mount, tint);
  if (!animal) return null;
  const [usual = 'dog', gait = 'idle'] = animal.split(' ');
  // A seal that is stroked is no rabbit.
  if (named && LIVING.has(named.figure.kind) && named.figure.kind !== 'quadruped') return null;
  const own = named?.figure.kind === 'quadruped' ? named : null;
  const { quadruped, isGait } = await import('../animals/quadruped.ts');
  const { anySpecies } = await import('../animals/species-of.ts');
  const rig = quadruped(anySpecies(own && 'model' in own.figure ? own.figure.model : usual), {
    gait: isGait(gait) ? gait : 'idle',
    colour: own?.colour ?? tint,
  });
  return own ? enlarged(rig, SIZES[own.size]) : rig;
}

function enlarged(rig: Rig, times: number): Rig {
  if (times === 1) return rig;
  const { box } = rig;
  return {
    ...rig,
    box: {
      left: box.left * times,
      right: box.right * times,
      top: box.top * times,
      bottom: box.bottom * times,
    },
    draw(brush, phase) {
      brush.save();
      brush.scale(times, times);
      rig.draw(brush, phase);
      brush.restore();
    },
  };
}
