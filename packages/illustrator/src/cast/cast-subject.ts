import { animalDrawing } from '../catalogue/animal-index.ts';
import { NAMED_COLOURS } from '../painting/colour.ts';
import type { ColourName, Subject } from '../scene-description.ts';
import { heapOf } from '../vocabulary/heaps.ts';
import { lifeSize, STATURES, sizeAtBody } from '../vocabulary/life-size.ts';
import { LIVING } from '../vocabulary/living.ts';
import { lookOf } from '../vocabulary/looks.ts';
import { wordClass, wordRecord } from '../vocabulary/word-classes.ts';
import { carriedBy, carrying, eatenBy, eating, pulledBy, pulling, wayOf } from './animals/ways.ts';
import type { CastingContext } from './casting.ts';
import { borneBy, isBorne, ridersOf, wornThings } from './drawn-together.ts';
import { type Load, laden } from './laden.ts';
import { looking } from './looking.ts';
import { drawObject } from './objects/draw-object.ts';
import { playing } from './painted-as.ts';
import { asHeadgear, crowned } from './people/draw-worn.ts';
import { liquidOf } from './people/liquids.ts';
import type { Worn } from './people/person-look.ts';
import type { Rider } from './riding.ts';
import type { Rig } from './rig.ts';
import { castEmoji } from './things/emoji.ts';
import { heaped } from './things/heaped.ts';
import { heartShaped } from './things/heart-shaped.ts';
import { ofStuff } from './things/of-stuff.ts';
import { onPedestal } from './things/on-pedestal.ts';
import { sign } from './things/sign.ts';
import { turned } from './things/turned.ts';
import { transformed } from './transformed.ts';

/**
 * The figure for a subject, doing what it does; `partner` is the subject it has to do with. A film shows few of all
 * the figures there are, and of the large ones only those are loaded.
 */
export async function castSubject(
  subject: Subject,
  given: CastingContext,
  partner: Subject | null,
): Promise<Rig | null> {
  const { within = [] } = given;
  // A tamer with his head in the mouth of a lion that he has his hands at is not drawn with it once more.
  if (within.at(-1) !== subject.id && within.includes(subject.id)) return null;
  const context = { ...given, within: [...within, subject.id] };
  const one = await castUnladen(subject, { ...context, partner });
  const heap = one && heapOf(subject);
  const rig = one && (await looking(heap ? heaped(one, heap) : one, subject));
  if (!rig) return null;
  // What riders and mounts have on them is drawn with each of them.
  return playing(isMounted(subject, context) ? rig : await withLoads(rig, subject, context), subject);
}

function isMounted(subject: Subject, { scene }: CastingContext): boolean {
  return (
    ridersOf(scene, subject).length > 0 ||
    (scene.relation === 'riding' && subject.id === scene.subjects[0]?.id)
  );
}

async function castUnladen(subject: Subject, given: CastingContext): Promise<Rig | null> {
  const castThing = (thing: Subject) => castSubject(thing, given, null);
  const worn = await headgearOf(subject, given);
  const context = { ...given, worn, castThing };
  const { change, colour, figure, material, noun } = subject;
  if (subject.form === 'heart') return heartShaped(noun, colour && NAMED_COLOURS[colour]);
  if (subject.drink) return (await import('./things/drink.ts')).drinkRig(subject.drink, noun);
  const unwritten = await castUnchanged(subject, context);
  if (!unwritten) return null;
  const upright = await withWords(unwritten, subject);
  const lying = subject.lies ? turned(upright, subject.lies) : upright;
  const isWheeled = subject.looks?.includes('wheeled');
  const rig = isWheeled ? (await import('./things/on-wheels.ts')).onWheels(lying) : lying;
  const happens = change ?? subject.does ?? subject.gives;
  if (happens) {
    const { happening } = await import('./things/happening.ts');
    const word = noun.split(' ').at(-1)!;
    const blossom = FLOWERS.has(word) ? (colour ?? FLOWER_COLOURS[word] ?? 'pink') : null;
    return happening(rig, happens, {
      main: blossom ? NAMED_COLOURS[blossom] : liquidOf(given.scene.liquid).colour,
      of: blossom ? [word, 'flower'] : [word],
      over: subject.over ?? false,
    });
  }
  // What is done stays done: the last moment of it.
  if (subject.over) return { ...rig, frames: 1, draw: (brush) => rig.draw(brush, 0.999) };
  if (!material) return rig;
  // Of what it is covered with it is anyway.
  const isCovered = subject.looks?.some((name) => lookOf(name).cover?.matter !== undefined);
  const solid = isCovered ? rig : ofStuff(rig, material, LIVING.has(figure.kind));
  const stands = subject.toy && SCULPTED.has(material) && figure.kind !== 'vehicle';
  return stands ? onPedestal({ ...solid, frames: 1 }) : solid;
}

/** A person's words are on a tabard, which is cast with them. */
async function withWords(rig: Rig, { colour, figure, word }: Subject): Promise<Rig> {
  if (word === undefined || LIVING.has(figure.kind)) return rig;
  const { written } = await import('./things/written.ts');
  return written(rig, word, 'model' in figure ? figure.model : '', colour && NAMED_COLOURS[colour]);
}

const FLOWERS = wordClass('flowers');
const FLOWER_COLOURS: Readonly<Record<string, ColourName>> = wordRecord('flowerColours');
const SCULPTED = new Set(['stone', 'metal', 'gold']);

async function castUnchanged(subject: Subject, context: CastingContext): Promise<Rig | null> {
  const { partner, scene } = context;
  const feat = (await castFeat(subject, context)) ?? (await castWay(subject, context));
  if (feat) return feat;
  const riders = ridersOf(scene, subject);
  if (riders.length > 0) return castMounted(subject, riders, context);
  if (scene.relation === 'riding' && partner && subject.id === scene.subjects[0]?.id) {
    const action = partner.action ?? (partner.figure.kind === 'quadruped' ? 'run' : null);
    const rider = await castMounted({ ...partner, action }, [subject, ...ridersOf(scene, partner)], context);
    if (rider) return rider;
  }
  const rig = await castFigure(subject, context);
  const { worn = [] } = context;
  if (!rig) return null;
  if (worn.length === 0 || WITH_HEADS.has(subject.figure.kind)) return rig;
  return crowned(rig, worn, subject.figure.kind === 'bird');
}

/** With all that is on a part of their body. */
async function withLoads(rig: Rig, subject: Subject, context: CastingContext): Promise<Rig> {
  const loads: Load[] = [];
  for (const borne of borneBy(context.scene, subject)) {
    const drawn = await castSubject(borne.subject, context, null);
    if (drawn) loads.push({ ...borne, rig: drawn });
  }
  return loads.length > 0 ? laden(rig, loads) : rig;
}

/** Figures that wear things on their own heads, wherever these are. */
const WITH_HEADS = new Set<Subject['figure']['kind']>(['person', 'quadruped']);

/** What is worn that is no garment; of whom there is a head to put it on. */
async function headgearOf(subject: Subject, context: CastingContext): Promise<readonly Worn[]> {
  const things = wornThings(context.scene, subject);
  const rigs = await Promise.all(things.map((thing) => castSubject(thing, context, null)));
  return rigs.flatMap((rig) => (rig ? [asHeadgear(rig)] : []));
}

/** Each copy of it is one, where several are drawn together. */
async function castFigure(subject: Subject, context: CastingContext): Promise<Rig | null> {
  const rig = await castPlain(subject, context);
  return rig && playing(rig, subject);
}

async function castPlain(subject: Subject, context: CastingContext): Promise<Rig | null> {
  const { figure, colour } = subject;
  switch (figure.kind) {
    case 'person': {
      const { subjectLook } = await import('./subject-look.ts');
      const { castPerson } = await import('./people/cast-person.ts');
      return castPerson(subject, subjectLook(subject, context.random), context);
    }
    case 'quadruped':
      return (await import('./animals/cast-quadruped.ts')).castQuadruped(subject, context);
    case 'bird':
    case 'fish':
    case 'creature': {
      const rig = await castAnimal(subject, context);
      if (!rig || (subject.deed === null && subject.action === null)) return rig;
      const { withArms } = await import('./animals/with-arms.ts');
      return (await withArms(subject, rig, context)) ?? rig;
    }
    case 'vehicle': {
      const rig = drawnThing(figure.model, colour);
      const flies = subject.action === 'fly' || subject.action === 'float';
      return rig && flies ? (await import('./things/happening.ts')).happening(rig, 'fly') : rig;
    }
    case 'object':
      return drawnThing(figure.model, colour) ?? sign(subject.noun);
    case 'sign':
      return sign(figure.model);
    case 'craft':
    case 'landmark':
    case 'instrument':
      return drawnThing(figure.model, colour) ?? castEmoji(subject, context);
    case 'prop':
    case 'emoji':
      return castEmoji(subject, context);
    default:
      return figure satisfies never;
  }
}

const drawnThing = (model: string, colour: ColourName | null) =>
  drawObject(model, colour && NAMED_COLOURS[colour]);

/** An animal with something in its mouth, or one that digs, hatches, stretches. */
async function castWay(subject: Subject, context: CastingContext): Promise<Rig | null> {
  const { scene } = context;
  const way = wayOf(scene, subject);
  const carried = carriedBy(scene, subject);
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
  const rig = await castFigure(way?.name === 'hatch' ? { ...plain, action: 'stand' } : plain, free);
  const castOne = (thing: Subject | null) => thing && castSubject({ ...thing, count: 1 }, context, null);
  const load = await castOne(pulled);
  if (rig && load) return pulling(rig, load, subject.count, ridersOf(scene, pulled!).length > 0);
  const food = await castOne(eaten);
  if (rig && food) return eating(rig, food);
  const doing =
    rig && way?.happens ? (await import('./things/happening.ts')).happening(rig, way.happens) : rig;
  const thing = await castOne(carried);
  return doing && thing ? carrying(doing, thing, shareOf(carried!, subject)) : doing;
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
  if (figure.kind === 'bird') return (await import('./animals/bird.ts')).castBird(doing, context);
  if (figure.kind === 'fish') {
    const { fish, fishKind } = await import('./animals/fish.ts');
    const drawing = animalDrawing(model)!;
    const swimmer = fish(fishKind(drawing.fish!, drawing.colour, colour, context.random()));
    return scene.place === 'swimming-pool' ? { ...swimmer, medium: 'water' } : swimmer;
  }
  const drawing = animalDrawing(model);
  if (!drawing?.sketched) return castEmoji(doing, context);
  const { sketchedCreature } = await import('./animals/sketched-creatures.ts');
  const tone = colour ? NAMED_COLOURS[colour] : drawing.colour;
  const { asleep, ...awake } = drawing.sketched;
  if (asleep && subject.action === 'sleep')
    return sketchedCreature({ ...awake, sketch: asleep, medium: 'ground', speed: 0, cycle: 3 }, tone);
  const rig = sketchedCreature(awake, tone, true, scene.effects.includes('embers'));
  // What swims else rests on the ground where a prompt puts it on land.
  return rig.medium === 'submerged' && !WATERS.has(scene.place) && subject.action !== 'fly'
    ? transformed({ ...rig, medium: 'ground', speed: 0 }, { y: -rig.box.bottom })
    : rig;
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
    const astride = { ...context, partner: null, worn, astride: true, scene: { ...scene, relation: null } };
    const alone = { ...rider, count: 1 };
    const person = await looking(await castPerson(alone, look, astride), alone);
    const figure = await withLoads(person, alone, astride);
    // The rider of something giant is as small on it as beside it.
    const size = Math.max(0.6, STATURES[rider.size] / STATURES[mount.size]);
    aboard.push({ subject: rider, look, figure, action: rider.action, size });
  }
  const mounted = (await import('./riding.ts')).riding(rig, aboard);
  // On a carpet or a goose that flies one is in the air.
  const flies = riders.some(({ action }) => action === 'fly') && rig.medium === 'ground';
  return flies ? { ...mounted, medium: 'air', speed: Math.max(120, rig.speed) } : mounted;
}

const COLD = new Set(['ski-slope', 'mountains', 'arctic', 'snowy-yard', 'iceberg']);
/** Deeds that are more than a pose of the figure, and what it does in them itself. */
const FEATS = wordRecord<Readonly<Record<string, Subject['action']>>>('feats');

/** What is more than a pose of the figure: water that splashes, a slope, somebody asleep. */
async function castFeat({ deed, ...subject }: Subject, context: CastingContext): Promise<Rig | null> {
  const { scene } = context;
  const isFeat = deed !== null && deed in FEATS;
  if (!isFeat || (subject.figure.kind === 'person' && deed !== 'jump-into-water')) return null;
  const relations = scene.relations.filter((relation) => !isBorne(scene, relation));
  const free = { ...context, scene: { ...scene, relation: null, relations } };
  const rig = await castSubject(
    { ...subject, deed: null, action: FEATS[deed]! },
    free,
    context.partner ?? null,
  );
  if (!rig) return null;
  const main = COLD.has(scene.place) || scene.weather === 'snow' ? '#eef6fc' : '#7cb25a';
  return (await import('./things/happening.ts')).happening(rig, deed, { main, count: subject.count });
}
