import { animalDrawing } from '../catalogue/animal-index.ts';
import { NAMED_COLOURS } from '../painting/colour.ts';
import { placed } from '../painting/shapes.ts';
import type { ColourName, Subject } from '../scene-description.ts';
import { lifeSize, STATURES, sizeAtBody } from '../vocabulary/life-size.ts';
import { LIVING } from '../vocabulary/living.ts';
import { lookOf } from '../vocabulary/looks.ts';
import type { CastingContext } from './casting.ts';
import { borneBy, isBorne, ridersOf, wornThings } from './drawn-together.ts';
import type { Load } from './laden.ts';
import type { Worn } from './people/person-look.ts';
import type { Rider } from './riding.ts';
import type { Rig } from './rig.ts';

/**
 * The figure for a subject, doing what it does; `partner` is the subject it has to do with. A film shows few of all
 * the figures there are, and only those are loaded.
 */
export async function castSubject(
  subject: Subject,
  context: CastingContext,
  partner: Subject | null,
): Promise<Rig | null> {
  const plain = await castUnladen(subject, context, partner);
  const rig = plain && (await looked(plain, subject));
  // What riders and mounts have on them is drawn with each of them.
  return rig && !isMounted(subject, context) ? withLoads(rig, subject, context, partner) : rig;
}

async function looked(rig: Rig, subject: Subject): Promise<Rig> {
  const isPlain =
    subject.looks === undefined &&
    subject.parts === undefined &&
    subject.action !== 'sleep' &&
    subject.deed === null;
  return isPlain ? rig : (await import('./looking.ts')).looking(rig, subject);
}

function isMounted(subject: Subject, { scene }: CastingContext): boolean {
  return (
    ridersOf(scene, subject).length > 0 ||
    (scene.relation === 'riding' && subject.id === scene.subjects[0]?.id)
  );
}

async function castUnladen(
  subject: Subject,
  given: CastingContext,
  partner: Subject | null,
): Promise<Rig | null> {
  const castThing = (thing: Subject) => castSubject(thing, given, null);
  const worn = await headgearOf(subject, given);
  const context = { ...given, worn, castThing };
  const { change, colour, figure, material, noun } = subject;
  if (subject.form === 'heart')
    return (await import('./things/heart-shaped.ts')).heartShaped(noun, colour && NAMED_COLOURS[colour]);
  if (subject.drink)
    return (await import('./things/drink.ts')).drinkRig(
      subject.drink,
      /cup|mug/.test(noun) ? 'cup' : 'glass',
    );
  if (change === null) {
    const upright = await castUnchanged(subject, context, partner);
    const rig =
      upright && subject.lies ? (await import('./things/turned.ts')).turned(upright, subject.lies) : upright;
    if (rig && subject.does) {
      const { happening } = await import('./things/happening.ts');
      const { liquidOf } = await import('./people/deed-things.ts');
      return happening(rig, subject.does, liquidOf(given.scene.liquid).colour, subject.over === true);
    }
    if (rig && subject.gives) return (await import('./things/fuming.ts')).fuming(rig, subject.gives);
    if (!rig || !material) return rig;
    // Of what it is covered with it is anyway.
    const isCovered = subject.looks?.some((name) => lookOf(name).cover?.matter !== undefined);
    const solid = isCovered
      ? rig
      : (await import('./things/of-stuff.ts')).ofStuff(rig, material, LIVING.has(figure.kind));
    const stands = subject.toy && SCULPTED.has(material) && figure.kind !== 'vehicle';
    return stands ? (await import('./things/on-pedestal.ts')).onPedestal({ ...solid, frames: 1 }) : solid;
  }
  if (
    change !== 'melt' &&
    change !== 'burn' &&
    figure.kind === 'emoji' &&
    /flower|^(rose|tulip|hibiscus|blossom)/.test(figure.icon)
  ) {
    const { growingFlower } = await import('./things/growing-flower.ts');
    return growingFlower(NAMED_COLOURS[colour ?? FLOWER_COLOURS[noun] ?? 'pink'], change);
  }
  const rig = await castUnchanged(subject, context, partner);
  if (change === 'burn') return rig && (await import('./things/burning.ts')).burning(rig);
  return rig && (await import('./things/changing.ts')).changing(rig, change);
}

const SCULPTED = new Set(['stone', 'metal', 'gold']);

const FLOWER_COLOURS: Readonly<Record<string, ColourName>> = {
  rose: 'red',
  sunflower: 'yellow',
  tulip: 'red',
  daisy: 'white',
  dandelion: 'yellow',
  lavender: 'purple',
};

async function castUnchanged(
  subject: Subject,
  context: CastingContext,
  partner: Subject | null,
): Promise<Rig | null> {
  const { scene } = context;
  const feat = (await castFeat(subject, context, partner)) ?? (await castWay(subject, context, partner));
  if (feat) return feat;
  const riders = ridersOf(scene, subject);
  if (riders.length > 0) return castMounted(subject, riders, context);
  if (scene.relation === 'riding' && partner && subject.id === scene.subjects[0]?.id) {
    const rider = await castRider(subject, context, partner);
    if (rider) return rider;
  }
  const rig = await castFigure(subject, context, partner);
  const { worn = [] } = context;
  if (!rig) return null;
  if (worn.length === 0 || WITH_HEADS.has(subject.figure.kind)) return rig;
  return (await import('./people/draw-worn.ts')).crowned(rig, worn, subject.figure.kind === 'bird');
}

const MOST_BEARERS = 4;

/** With all that is on a part of their body; one thing that several have on them is borne by all. */
async function withLoads(
  rig: Rig,
  subject: Subject,
  context: CastingContext,
  partner: Subject | null,
): Promise<Rig> {
  const loads: Load[] = [];
  for (const borne of borneBy(context.scene, subject)) {
    const drawn = await castSubject(borne.subject, context, null);
    if (drawn) loads.push({ ...borne, rig: drawn });
  }
  if (loads.length === 0) return rig;
  const { laden, ladenTogether } = await import('./laden.ts');
  const shared = subject.count > 1 ? loads.find((load) => isShared(load)) : undefined;
  if (!shared) return laden(rig, loads);
  const bearers = [rig];
  while (bearers.length < Math.min(MOST_BEARERS, subject.count))
    bearers.push((await castFigure(subject, context, partner)) ?? rig);
  return laden(
    ladenTogether(bearers, shared),
    loads.filter((load) => load !== shared),
  );
}

function isShared({ subject }: Load): boolean {
  return subject.count === 1 && !LIVING.has(subject.figure.kind);
}

/** Figures that wear things on their own heads, wherever these are. */
const WITH_HEADS = new Set<Subject['figure']['kind']>(['person', 'quadruped']);

/** What is worn that is no garment; of whom there is a head to put it on. */
async function headgearOf(subject: Subject, context: CastingContext): Promise<readonly Worn[]> {
  const things = wornThings(context.scene, subject);
  if (things.length === 0) return [];
  const { asHeadgear } = await import('./people/draw-worn.ts');
  const rigs = await Promise.all(things.map((thing) => castSubject(thing, context, null)));
  return rigs.flatMap((rig) => (rig ? [asHeadgear(rig)] : []));
}

async function castFigure(
  subject: Subject,
  context: CastingContext,
  partner: Subject | null,
): Promise<Rig | null> {
  const { figure, colour } = subject;
  switch (figure.kind) {
    case 'person': {
      const { subjectLook } = await import('./subject-look.ts');
      const { castPerson } = await import('./people/cast-person.ts');
      return castPerson(subject, subjectLook(subject, context.random), context, partner);
    }
    case 'quadruped':
      return (await import('./animals/cast-quadruped.ts')).castQuadruped(subject, context, partner);
    case 'bird':
    case 'fish':
    case 'creature': {
      const rig = await castAnimal(subject, context);
      if (!rig || (subject.deed === null && subject.action === null)) return rig;
      const { withArms } = await import('./animals/with-arms.ts');
      return (await withArms(subject, rig, context, partner)) ?? rig;
    }
    case 'vehicle': {
      const rig = await drawnThing(figure.model, colour);
      const flies = subject.action === 'fly' || subject.action === 'float';
      return rig && flies ? (await import('./hovering.ts')).hovering(rig) : rig;
    }
    case 'object':
      return (await drawnThing(figure.model, colour)) ?? castSign(subject.noun);
    case 'sign':
      return castSign(figure.model);
    case 'craft':
    case 'landmark':
    case 'instrument':
      return (await drawnThing(figure.model, colour)) ?? castEmoji(subject, context);
    case 'prop':
    case 'emoji':
      return castEmoji(subject, context);
    default:
      return figure satisfies never;
  }
}

async function drawnThing(model: string, colour: ColourName | null): Promise<Rig | null> {
  const { drawObject } = await import('./objects/draw-object.ts');
  return drawObject(model, colour && NAMED_COLOURS[colour]);
}

/** An animal with something in its mouth, or one that digs, hatches, stretches. */
async function castWay(
  subject: Subject,
  context: CastingContext,
  partner: Subject | null,
): Promise<Rig | null> {
  const { carriedBy, carrying, eatenBy, eating, inItsWay, wayOf } = await import('./animals/ways.ts');
  const { scene } = context;
  const way = wayOf(scene, subject);
  const carried = carriedBy(scene, subject);
  const { pulledBy, pulling } = await import('./animals/pulling.ts');
  const pulled = pulledBy(scene, subject);
  const eaten = eatenBy(scene, subject);
  if (!way && !carried && !pulled && !eaten) return null;
  const gets = pulled && subject.action === null ? ('walk' as const) : subject.action;
  const plain = { ...subject, deed: null, action: gets === 'hold' ? ('walk' as const) : gets };
  const free = {
    ...context,
    scene: {
      ...scene,
      deeds: way ? scene.deeds.map((each) => ({ ...each, object: null })) : [],
      relation: null,
    },
  };
  const rig = await castFigure(way === 'hatch' ? { ...plain, action: 'stand' } : plain, free, partner);
  const load = pulled && (await context.castThing?.({ ...pulled, count: 1 }));
  if (rig && load) return pulling(rig, load, subject.count, ridersOf(scene, pulled).length > 0);
  const food = eaten && (await context.castThing?.({ ...eaten, count: 1 }));
  if (rig && food) return eating(rig, food);
  const doing = rig && way ? (inItsWay(rig, way) ?? rig) : rig;
  const thing = carried && (await context.castThing?.({ ...carried, count: 1 }));
  return doing && thing ? carrying(doing, thing, shareOf(carried, subject)) : doing;
}

/** How large a thing is in the mouth of an animal, as a share of its body. */
function shareOf(thing: Subject, animal: Subject): number {
  return sizeAtBody(lifeSize(thing, 20), lifeSize(animal, 60)) * Math.max(0.6, STATURES[thing.size]);
}

const WATERS = new Set(['underwater', 'ocean', 'lake', 'river', 'swimming-pool', 'aquarium', 'space', 'sky']);

async function castAnimal(subject: Subject, context: CastingContext): Promise<Rig | null> {
  const { colour, figure } = subject;
  const { scene } = context;
  const model = 'model' in figure ? figure.model : '';
  const doing = subject.deed !== null ? { ...subject, deed: null, action: 'stand' as const } : subject;
  if (figure.kind === 'bird') return (await import('./animals/cast-bird.ts')).castBird(doing, context);
  if (figure.kind === 'fish') {
    const { fish, fishKind } = await import('./animals/fish.ts');
    const drawing = animalDrawing(model) ?? animalDrawing('fish')!;
    const swimmer = fish(fishKind(drawing.fish!, drawing.colour, colour, context.random()));
    return scene.place === 'swimming-pool' ? { ...swimmer, medium: 'water' } : swimmer;
  }
  const drawing = animalDrawing(model);
  if (!drawing?.sketched) return castEmoji(doing, context);
  const { sketchedCreature } = await import('./animals/sketched-creatures.ts');
  const tone = colour ? NAMED_COLOURS[colour] : drawing.colour;
  const rig = sketchedCreature(drawing.sketched, tone, true, scene.effects.includes('embers'));
  return rig.medium === 'submerged' && !WATERS.has(scene.place) && subject.action !== 'fly'
    ? ashore(rig)
    : rig;
}

/** What swims else rests on the ground where a prompt puts it on land. */
function ashore(rig: Rig): Rig {
  const { bottom, top } = rig.box;
  return {
    ...rig,
    medium: 'ground',
    speed: 0,
    box: { ...rig.box, top: top - bottom, bottom: 0 },
    draw(brush, phase) {
      placed(brush, { y: -bottom }, () => rig.draw(brush, phase));
    },
  };
}

/** The lead on what it rides, and others who sit there too. */
async function castRider(subject: Subject, context: CastingContext, mount: Subject): Promise<Rig | null> {
  return castMounted(
    { ...mount, action: mount.action ?? (mount.figure.kind === 'quadruped' ? 'run' : null) },
    [subject, ...ridersOf(context.scene, mount)],
    context,
  );
}

const MOST_RIDERS = 3;
/** What carries somebody, with those who sit on it. */
async function castMounted(
  mount: Subject,
  riders: readonly Subject[],
  context: CastingContext,
): Promise<Rig | null> {
  const { scene } = context;
  const relations = scene.relations.filter(({ kind }) => kind !== 'riding');
  const gets = mount.action ?? (mount.figure.kind === 'quadruped' ? 'stand' : null);
  const free = { ...context, scene: { ...scene, relation: null, relations } };
  const { does: _, gives: __, ...plain } = mount;
  const rig = await castSubject({ ...plain, material: null, change: null, action: gets }, free, null);
  if (!rig) return null;
  const { subjectLook } = await import('./subject-look.ts');
  const { castPerson } = await import('./people/cast-person.ts');
  const aboard: Rider[] = [];
  for (const rider of riders
    .flatMap((each) => Array.from({ length: Math.ceil(each.count / mount.count) }, () => each))
    .slice(0, MOST_RIDERS)) {
    const look = subjectLook(rider, context.random);
    const worn = await headgearOf(rider, context);
    const astride = { ...context, worn, astride: true, scene: { ...scene, relation: null } };
    const alone = { ...rider, count: 1 };
    const person = await looked(await castPerson(alone, look, astride, null), alone);
    const figure = await withLoads(person, alone, astride, null);
    // Whoever rides something giant is as small on it as beside it.
    const size = Math.max(0.6, STATURES[rider.size] / STATURES[mount.size]);
    aboard.push({ look, figure, action: rider.action, size });
  }
  const mounted = (await import('./riding.ts')).riding(rig, aboard);
  // On a carpet or a goose that flies one is in the air.
  const flies = riders.some(({ action }) => action === 'fly') && rig.medium === 'ground';
  return flies ? { ...mounted, medium: 'air', speed: Math.max(120, rig.speed) } : mounted;
}

async function castEmoji(subject: Subject, context: CastingContext): Promise<Rig | null> {
  return (await import('./things/cast-emoji.ts')).castEmoji(subject, context);
}

async function castSign(word: string): Promise<Rig> {
  return (await import('./things/sign.ts')).sign(word);
}

const COLD = new Set(['ski-slope', 'mountains', 'arctic', 'snowy-yard', 'iceberg']);
const ON_BELLIES = new Set(['penguin']);

/** What is more than a pose of the figure: water that splashes, a slope, somebody asleep. */
async function castFeat(
  subject: Subject,
  context: CastingContext,
  partner: Subject | null,
): Promise<Rig | null> {
  const { deed, figure, count } = subject;
  const model = 'model' in figure ? figure.model : '';
  const { scene } = context;
  const unladen = { ...scene, relations: scene.relations.filter((relation) => !isBorne(scene, relation)) };
  const acting = (action: Subject['action']) =>
    castSubject(
      { ...subject, deed: null, action },
      { ...context, scene: { ...unladen, relation: null } },
      partner,
    );
  if (deed === 'jump-into-water') {
    const rig = await acting('jump');
    return rig && (await import('./feats.ts')).plunging(rig);
  }
  if (deed === 'fire-cannons') {
    const rig = await acting(null);
    return rig && (await import('./firing.ts')).firing(rig);
  }
  if (figure.kind === 'person') return null;
  if (deed === 'slide') {
    const rig = await acting('sit');
    const ground = COLD.has(scene.place) || scene.weather === 'snow' ? '#eef6fc' : '#7cb25a';
    return rig && (await import('./feats.ts')).slidingDown(rig, count, ground, ON_BELLIES.has(model));
  }
  if (deed === 'wake-owner') {
    const { personLook } = await import('./people/choose-look.ts');
    const { skin, hair } = personLook('man', context.random, null);
    const rig = await acting('sit');
    return rig && (await import('./feats.ts')).wakingOwner(rig, skin, hair);
  }
  if (deed === 'spray-water' && model === 'elephant') {
    const { quadruped } = await import('./animals/quadruped.ts');
    const { anySpecies } = await import('./animals/species-of.ts');
    const rig = quadruped(anySpecies(model), { gait: 'idle', colour: subject.colour, lift: 1.25 });
    return (await import('./feats.ts')).sprayingWater(rig);
  }
  return null;
}
