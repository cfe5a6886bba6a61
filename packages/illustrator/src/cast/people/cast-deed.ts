import type { Deed } from '../../catalogue/deed-data.ts';
import { DEEDS, deedDrawing } from '../../catalogue/deed-index.ts';
import { placeDrawing } from '../../catalogue/place-index.ts';
import { NAMED_COLOURS } from '../../painting/colour.ts';
import type { ColourName, SceneDescription, Subject } from '../../scene-description.ts';
import { seededRandom, seedOf } from '../../seeded-random.ts';
import { heldSize, lifeSize, PERSON } from '../../vocabulary/life-size.ts';
import { LIVING } from '../../vocabulary/living.ts';
import { speciesOf } from '../animals/species-of.ts';
import { type CastingContext, MEDIA } from '../casting.ts';
import { hollowFor } from '../hollow.ts';
import { measured } from '../measured.ts';
import { drawObject } from '../objects/draw-object.ts';
import { known, playing } from '../painted-as.ts';
import type { Rig } from '../rig.ts';
import { measureRig } from '../silhouette.ts';
import { personLook } from './choose-look.ts';
import { contentsOf, thingElsewhere, thingsInHands, thingsOfDeed, toolOf } from './deed-things.ts';
import type { ThingInDeed } from './deeds/draw-thing.ts';
import { dressedForDeed, isLed } from './dressed-for-deed.ts';
import type { HeldBody } from './held-body.ts';
import { liquidOf } from './liquids.ts';
import type { PersonLook } from './person-look.ts';
import { withContents } from './with-contents.ts';

const SWORDS = new Set(['knight', 'samurai', 'pirate', 'ninja', 'king', 'queen']);

/** Who carries a sword fights with it. */
function armed({ figure }: Subject, deed: string): string {
  return deed === 'fight' && 'model' in figure && SWORDS.has(figure.model) ? 'sword-fight' : deed;
}

/** Without somebody who takes it, what is given stays in hand. */
function alone({ partner, ...deed }: Deed): Deed {
  const { once, ...unending } = deed;
  return once && partner ? { ...unending, keys: deed.keys.slice(0, 2) } : deed;
}

/** Where the drawing is of the one to whom it is done: a barber is the other of the two. */
function isServed(deed: string, { noun }: Subject): boolean {
  const { by = [], toOneself } = DEEDS[deed] ?? {};
  return toOneself === true && by.includes(noun);
}

/** Both in what belongs to the deed, as far as it fits them. */
function dressed(deed: Deed, subject: Subject, other: Subject | null): Deed {
  const { look, partner } = deed;
  return {
    ...deed,
    ...(look && { look: dressedForDeed(look, subject) }),
    ...(partner?.look && other && { partner: { ...partner, look: dressedForDeed(partner.look, other) } }),
  };
}

/** What is seen from its top to the ground, beside the living. */
const STAND_BESIDE = new Set([...LIVING, 'landmark', 'vehicle', 'craft']);

/** Beside others who are seen whole, under something or before it, and high up, nobody is cut off by the frame's edge. */
function inCompany(deed: Deed, { id, shown }: Subject, scene: SceneDescription): Deed {
  if (deed.cutAt === undefined || shown) return deed;
  const inHands = thingsInHands(scene);
  const others = scene.subjects.filter(
    (each) => each.id !== id && STAND_BESIDE.has(each.figure.kind) && !inHands.has(each),
  );
  // A person who does nothing else may be the partner.
  const isUnder = scene.relations.some(({ kind, of }) => kind === 'under' && of === id);
  const isBefore = scene.relations.some(({ kind, to }) => kind === 'behind' && to === id);
  const isHigh = 'deck' in placeDrawing(scene.place);
  if (!isUnder && !isBefore && !isHigh && others.every((each) => deed.partner && each.deed === null))
    return deed;
  const { cutAt: _, ...whole } = deed;
  return whole;
}

/** What is in the near hand beside what is done, and the line of a drawing that has it there. */
export interface InHand {
  readonly thing: ThingInDeed;
  readonly prop: string;
}

const FREE: HeldBody = { posture: undefined, seated: false };

/** Somebody doing what has a file in `deeds/`; null when it has no drawing. */
export async function castDeed(
  subject: Subject,
  look: PersonLook,
  context: CastingContext,
  body: HeldBody = FREE,
  inHand: InHand | null = null,
): Promise<Rig | null> {
  const { partner = null } = context;
  const wanted = subject.deed && armed(subject, subject.deed);
  const script = wanted && deedDrawing(wanted);
  if (!script) return null;
  // Against a dragon one fights alone: it is drawn by its own figure.
  const isOfKind = partner?.figure.kind === subject.figure.kind;
  const opposed =
    partner && !isOfKind && (LIVING.has(partner.figure.kind) || partner.figure.kind === 'craft');
  const nobody = script.partner?.ifNamed && !isOfKind && subject.count < 2;
  const things = thingsOfDeed(context.scene, subject.id);
  const elsewhere = thingElsewhere(context.scene, subject.id);
  const company = opposed || nobody || context.astride ? alone(script) : script;
  const alike = subject.count > 1 || (company.partner?.alike === true && partner?.figure.kind !== 'person');
  const other = alike ? subject : partner;
  const led = isLed(company, subject, other) || isServed(wanted, subject);
  const costumed = led ? dressed(company, other ?? subject, subject) : dressed(company, subject, other);
  const whole = inCompany(costumed, subject, context.scene);
  const deed = inHand ? { ...whole, props: `${whole.props ?? ''}\n${inHand.prop}` } : whole;
  const { deedRig, isDoneAstride, isDoneInAnyPosture } = await import('./deeds/deed-rig.ts');
  if (context.astride && !isDoneAstride(deed)) return null;
  if (body.posture && body.posture !== deed.stance && !isDoneInAnyPosture(deed)) return null;
  const emptyHanded = (context.emptyHanded ?? false) || elsewhere !== null;
  const tint = subject.tint ?? null;
  // A boat is painted in the colour that it gets.
  const paint = tint ?? (subject.deed === 'paint-thing' ? (things.object?.colour ?? null) : null);
  // Of two men, the other is a man.
  const partnerLook = await lookOfPartner(context, other, look, alike);
  const rig = deedRig(deed, {
    look: led ? partnerLook : look,
    partnerLook: led ? look : partnerLook,
    // A figure that is drawn as the other of two does nothing of its own.
    lead: led && other ? { ...other, action: null } : null,
    partner: led || alike ? subject : other && { ...other, action: null, deed: subject.deed },
    several: (partner?.count ?? 1) > 1,
    animal: emptyHanded ? null : await companion(deed, tint, things.object),
    animalSize: things.object?.figure.kind === 'quadruped' ? SIZES[things.object.size] : 1,
    object: inHand?.thing ?? (await thingOf(context, things.object)),
    target: await thingOf(context, things.target, false),
    tool: script.props?.includes('target:')
      ? null
      : await thingOf(context, toolOf(context.scene, subject.id)),
    liquid: liquidOf(context.scene.liquid),
    ...(paint && { colour: NAMED_COLOURS[paint] }),
    ...writtenBy(context.scene, subject),
    handsOnly: subject.shown === 'hands',
    astride: context.astride ?? false,
    emptyHanded,
    ...body,
  });
  if (context.astride) return rig;
  const medium = MEDIA[context.scene.place];
  return medium ? { ...rig, medium } : rig;
}

/** What somebody writes on a board that is drawn with the deed. */
function writtenBy({ deeds }: SceneDescription, { deed, id }: Subject): { readonly written?: string } {
  const done = deeds.filter(({ by, name }) => by === id && name === deed);
  const written = done.flatMap(({ roles = [] }) => roles.flatMap(({ writing }) => writing ?? []))[0];
  return written === undefined ? {} : { written };
}

/** Whether an animal stands up for it, as people do. */
export function takesHands(deed: string): boolean {
  return deed in DEEDS && !DEEDS[deed]?.handless;
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
  return { ...personLook(look.dress ? 'man' : 'woman', random), height: look.height };
}

/** The lemons of who juggles lemons, the apple of who eats one. */
export async function thingOf(
  context: CastingContext,
  thing: Subject | null,
  filled = true,
): Promise<ThingInDeed | null> {
  if (!thing) return null;
  const still = LIVING.has(thing.figure.kind) ? { ...thing, action: 'stand' as const, deed: null } : thing;
  const drawn = await context.castThing?.({ ...still, count: 1 });
  if (!drawn) return null;
  const rig = filled ? drawn : hollowFor(context.scene, thing, drawn);
  // Pictures have wide margins: what is in hand is measured by what is seen of it.
  const box = measureRig(measured({ ...rig, frames: 1 }));
  const held = { ...rig, box };
  const inside = filled ? contentsOf(context.scene, thing.id) : null;
  const contents = inside && (await thingOf(context, inside.subject));
  return {
    rig: contents ? withContents(held, contents.rig, contents.count, inside.within) : held,
    count: thing.count,
    size: SIZES[thing.size],
    held: heldSize(thing, Math.max(box.bottom - box.top, box.right - box.left)),
    // Pictures are all of one size.
    ...(thing.figure.kind === 'emoji' && { life: besidePerson(thing) }),
    towers: context.scene.relations.some(({ kind, of }) => kind === 'larger-than' && of === thing.id),
    sign: thing.figure.kind === 'sign',
  };
}

/** In hundredths of a person's height: small things are larger than in life, since they have to be seen. */
function besidePerson(thing: Subject): number {
  const times = lifeSize(thing, PERSON) / PERSON;
  return 100 * times ** (times > 1 ? 0.8 : 0.58);
}

/** Beside what has its usual size in the drawing of a deed. */
const SIZES: Record<Subject['size'], number> = { tiny: 0.5, small: 0.75, normal: 1, large: 1.5, giant: 1.9 };

export async function companion(
  { animal, mount }: Deed,
  tint: ColourName | null,
  named: Subject | null,
): Promise<Rig | null> {
  if (mount) {
    const rig = drawObject(mount, tint && NAMED_COLOURS[tint]);
    return rig && known(rig, { name: mount });
  }
  if (!animal) return null;
  const { gait, species } = animal;
  // A seal that is stroked is no rabbit.
  if (named && LIVING.has(named.figure.kind) && named.figure.kind !== 'quadruped') return null;
  const own = named?.figure.kind === 'quadruped' ? named : null;
  const { quadruped } = await import('../animals/quadruped.ts');
  const rig = quadruped(speciesOf(own && 'model' in own.figure ? own.figure.model : species)!, {
    gait,
    colour: own?.colour ?? tint,
  });
  return own ? playing(rig, own) : known(rig, { name: species });
}
