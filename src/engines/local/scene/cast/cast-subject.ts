import type { Image } from '@napi-rs/canvas';
import { NAMED_COLOURS } from '../painting/colour.ts';
import type { Action, SceneDescription, Subject } from '../scene-description.ts';
import type { Random } from '../seeded-random.ts';
import { riding } from './combine.ts';
import { craft } from './craft.ts';
import { creature } from './creatures.ts';
import { type EmojiMotion, emoji, loadEmoji, onTable } from './emoji.ts';
import { fish } from './fish.ts';
import { flyingBird } from './flying-bird.ts';
import * as handProps from './hand-props.ts';
import * as instrumentsHeld from './instruments.ts';
import { landmark } from './landmarks.ts';
import { type MovementName, type PersonOptions, person } from './person.ts';
import { type PersonLook, personLook } from './person-look.ts';
import { type Gait, quadruped } from './quadruped.ts';
import { perchedOwl, swimmingBird } from './resting-bird.ts';
import type { Medium, Rig } from './rig.ts';
import { SPECIES } from './species.ts';
import * as gear from './sports-gear.ts';
import { vehicle } from './vehicles.ts';

/** What animals can only do upright, as people do. */
const UPRIGHT = new Set<Action>([
  'play',
  'dance',
  'surf',
  'ski',
  'skate',
  'cook',
  'read',
  'paint',
  'drive',
  'sing',
  'type',
  'wave',
  'drink',
  'hold',
  'fish',
  'meditate',
  'talk',
  'fly',
  'ride',
  'sail',
]);

/** Models whose emoji goes by another name. */
const EMOJI_OF: Readonly<Record<string, string>> = {
  frog: 'frog',
  chicken: 'chicken',
  seahorse: 'tropical-fish',
  ladybug: 'lady-beetle',
  satellite: 'satellite',
  church: 'church',
  statue: 'statue-of-liberty',
  waterfall: 'national-park',
  barn: 'house-with-garden',
  cactus: 'cactus',
  palm: 'palm-tree',
  football: 'soccer-ball',
  basketball: 'basketball',
  ball: 'volleyball',
  umbrella: 'umbrella',
  surfboard: 'person-surfing',
  laptop: 'laptop',
  book: 'open-book',
  candle: 'candle',
  frisbee: 'flying-disc',
  flag: 'triangular-flag',
  sword: 'crossed-swords',
  wand: 'magic-wand',
  broom: 'broom',
  'fishing rod': 'fishing-pole',
  piano: 'musical-keyboard',
  guitar: 'guitar',
  violin: 'violin',
  drum: 'drum',
  trumpet: 'trumpet',
  saxophone: 'saxophone',
  flute: 'flute',
  accordion: 'accordion',
  microphone: 'microphone',
};

export interface CastingContext {
  readonly scene: SceneDescription;
  readonly random: Random;
}

/** The figure for a subject, doing what it does. `others` are the subjects it has to do with. */
export async function castSubject(
  subject: Subject,
  context: CastingContext,
  partner: Subject | null,
): Promise<Rig | null> {
  const { scene } = context;
  if (scene.relation === 'riding' && partner && subject === scene.subjects[0]) {
    const mount = await castSubject(
      { ...partner, action: partner.action ?? (partner.figure.kind === 'quadruped' ? 'run' : null) },
      { ...context, scene: { ...scene, relation: null } },
      null,
    );
    const look = lookOf(subject, context.random);
    if (mount) return riding(mount, 'model' in partner.figure ? partner.figure.model : '', look);
  }
  switch (subject.figure.kind) {
    case 'person':
      return castPerson(subject, lookOf(subject, context.random), context, partner);
    case 'quadruped':
      return castQuadruped(subject, context, partner);
    case 'bird':
      return castBird(subject, context);
    case 'fish':
      return fish(subject.figure.model, subject.colour, context.random());
    case 'creature':
      return (
        creature(subject.figure.model, subject.colour, scene.effects.includes('embers')) ??
        castEmoji(subject, context)
      );
    case 'vehicle':
      return vehicle(subject.figure.model, subject.colour);
    case 'craft':
      return craft(subject.figure.model, subject.colour) ?? castEmoji(subject, context);
    case 'landmark':
      return landmark(subject.figure.model) ?? castEmoji(subject, context);
    case 'instrument':
    case 'prop':
    case 'emoji':
      return castEmoji(subject, context);
    default:
      return subject.figure satisfies never;
  }
}

function lookOf(subject: Subject, random: Random): PersonLook {
  if (subject.figure.kind === 'person')
    return personLook(subject.figure.model, random, subject.dress ?? subject.colour);
  const model = 'model' in subject.figure ? subject.figure.model : '';
  const species = SPECIES[model] ?? SPECIES['bear']!;
  const coat = subject.colour ? NAMED_COLOURS[subject.colour] : species.coat;
  const base = personLook('man', random, null);
  const known = model in SPECIES;
  return {
    ...base,
    skin: coat,
    top: subject.dress ? NAMED_COLOURS[subject.dress] : coat,
    bottom: coat,
    shoes: species.paw,
    head: { species: known ? model : 'bear' },
    height: species.size < 0.9 ? 0.78 : 0.92,
    hat: 'none',
    beard: null,
  };
}

function castQuadruped(
  subject: Subject,
  context: CastingContext,
  partner: Subject | null,
): Promise<Rig | null> | Rig {
  const model = (subject.figure as { model: string }).model;
  const { scene } = context;
  const action = subject.action;
  if (action && UPRIGHT.has(action) && !(action === 'play' && scene.relation !== 'playing'))
    return castPerson(subject, lookOf(subject, context.random), context, partner);
  const gait: Gait = gaitOf(action, scene);
  const rig = quadruped(model, { gait, colour: subject.colour });
  if (scene.place === 'space') return { ...rig, medium: 'air', speed: 40 };
  if (scene.place === 'underwater' || (action === 'swim' && scene.place !== 'beach'))
    return { ...rig, medium: scene.place === 'underwater' ? 'submerged' : 'water', speed: 60 };
  return rig;
}

function gaitOf(action: Action | null, scene: SceneDescription): Gait {
  switch (action) {
    case 'run':
    case 'chase':
    case 'play':
    case 'drive':
      return 'run';
    case 'jump':
    case 'climb':
      return 'jump';
    case 'sit':
    case 'look':
    case 'eat':
      return 'sit';
    case 'sleep':
      return 'sleep';
    case 'stand':
    case 'talk':
    case 'sing':
      return 'idle';
    case null:
      return scene.relation === 'chasing' ? 'run' : INDOOR.has(scene.place) ? 'sit' : 'walk';
    default:
      return 'walk';
  }
}

const INDOOR = new Set(['room', 'kitchen', 'stage']);

function castBird(subject: Subject, { scene }: CastingContext): Rig {
  const model = (subject.figure as { model: string }).model;
  if (model === 'owl' && subject.action !== 'fly') return perchedOwl(subject.colour);
  const floats =
    ['duck', 'swan', 'goose'].includes(model) &&
    subject.action !== 'fly' &&
    (scene.place === 'lake' || scene.place === 'ocean');
  return floats ? swimmingBird(model, subject.colour) : flyingBird(model, subject.colour);
}

async function castEmoji(subject: Subject, { scene }: CastingContext): Promise<Rig | null> {
  const icon =
    subject.figure.kind === 'emoji'
      ? subject.figure.icon
      : (EMOJI_OF[subject.figure.model] ?? subject.figure.model);
  const picture = await loadEmoji(icon);
  if (!picture) return null;
  const size = { landmark: 170, prop: 30, instrument: 50 }[subject.figure.kind as string] ?? 62;
  const medium: Medium =
    scene.place === 'space' || subject.action === 'fly' || subject.action === 'float'
      ? 'air'
      : scene.place === 'underwater'
        ? 'submerged'
        : scene.place === 'ocean'
          ? 'water'
          : scene.place === 'sky'
            ? 'air'
            : 'ground';
  const rig = emoji(picture, size, emojiMotion(subject, medium), medium);
  // Cups and cakes do not stand on the floor.
  return INDOOR.has(scene.place) && subject.figure.kind === 'emoji' && subject.action === null
    ? onTable(rig)
    : rig;
}

function emojiMotion(subject: Subject, medium: Medium): EmojiMotion {
  if (subject.figure.kind === 'landmark') return 'still';
  if (subject.action === 'dance' || subject.action === 'sing' || subject.action === 'wave') return 'dance';
  if (subject.action === 'walk' || subject.action === 'run' || subject.action === 'jump') return 'hop';
  if (medium === 'submerged') return 'swim';
  return medium === 'ground' && subject.action === null && subject.figure.kind === 'emoji'
    ? 'still'
    : medium === 'ground'
      ? 'hop'
      : 'drift';
}

const INSTRUMENTS: Readonly<
  Record<
    string,
    { readonly movement: MovementName; readonly before?: PersonOptions['before']; readonly right: number }
  >
> = {
  piano: { movement: 'play-piano', before: instrumentsHeld.piano, right: 24 },
  guitar: { movement: 'play-guitar', before: instrumentsHeld.guitar, right: 10 },
  violin: { movement: 'play-violin', before: instrumentsHeld.violin, right: 6 },
  drum: { movement: 'play-drum', before: instrumentsHeld.drums, right: 30 },
  trumpet: { movement: 'play-wind', before: instrumentsHeld.horn('#e0b64a'), right: 20 },
  saxophone: { movement: 'play-wind', before: instrumentsHeld.horn('#d9a52f'), right: 20 },
  flute: { movement: 'play-wind', before: instrumentsHeld.flute, right: 10 },
  accordion: { movement: 'play-guitar', before: instrumentsHeld.guitar, right: 10 },
  microphone: { movement: 'sing', before: instrumentsHeld.microphone, right: 6 },
};

/** What somebody has in hand by what they do. */
const TOOLS: Partial<Record<Action, { readonly before: PersonOptions['before']; readonly right: number }>> = {
  read: { before: handProps.book, right: 6 },
  type: { before: handProps.laptop, right: 10 },
  cook: { before: handProps.pan, right: 20 },
  paint: { before: handProps.easel, right: 20 },
  sing: { before: instrumentsHeld.microphone, right: 4 },
  fish: { before: gear.fishingRod, right: 60 },
  skate: { before: gear.skateboard, right: 6 },
};

async function castPerson(
  subject: Subject,
  look: PersonLook,
  context: CastingContext,
  partner: Subject | null,
): Promise<Rig> {
  const { scene } = context;
  const medium: Medium =
    scene.place === 'space'
      ? 'air'
      : scene.place === 'underwater'
        ? 'submerged'
        : subject.action === 'fly'
          ? 'air'
          : subject.action === 'surf' || (subject.action === 'swim' && scene.place !== 'beach')
            ? 'water'
            : 'ground';
  const model = 'model' in subject.figure ? subject.figure.model : '';
  const instrument =
    scene.relation === 'playing'
      ? scene.subjects.find((other) => other.figure.kind === 'instrument')
      : undefined;
  if (instrument && subject.action === 'play') {
    const playing = INSTRUMENTS[(instrument.figure as { model: string }).model] ?? INSTRUMENTS['guitar']!;
    return person({
      look,
      movement: playing.movement,
      medium,
      ...(playing.before ? { before: playing.before } : {}),
      room: { right: playing.right },
    });
  }
  if (scene.relation === 'holding' && partner && subject === scene.subjects[0])
    return castHolder(subject, look, medium, partner);
  const movement = movementOf(subject.action, medium, scene);
  const surfing =
    subject.action === 'surf'
      ? {
          behind: gear.surfboard(partner?.colour ?? null),
          room: { left: 120, right: 70, top: 10, bottom: 30 },
        }
      : {};
  const skiing = subject.action === 'ski' ? { behind: gear.skis } : {};
  const tool = subject.action ? TOOLS[subject.action] : undefined;
  const held =
    tool?.before ??
    (model === 'reporter'
      ? instrumentsHeld.microphone
      : model === 'knight' || model === 'samurai'
        ? handProps.sword('#dfe5ec')
        : model === 'wizard' || model === 'witch' || model === 'fairy'
          ? handProps.wand
          : undefined);
  return person({
    look,
    movement,
    medium,
    ...surfing,
    ...skiing,
    ...(held ? { before: held, room: { right: tool?.right ?? 10 } } : {}),
  });
}

async function castHolder(
  subject: Subject,
  look: PersonLook,
  medium: Medium,
  partner: Subject,
): Promise<Rig> {
  const model = 'model' in partner.figure ? partner.figure.model : partner.figure.icon;
  const walking = subject.action === 'walk' || subject.action === 'run';
  const movement: MovementName = walking ? 'walk' : 'hold';
  if (model === 'umbrella')
    return person({
      look,
      movement: 'hold',
      medium,
      before: handProps.umbrella(partner.colour),
      room: { top: 20 },
    });
  if (model === 'book') return person({ look, movement: 'read', medium, before: handProps.book });
  if (model === 'sword') return person({ look, movement, medium, before: handProps.sword('#dfe5ec') });
  const thing = partner.figure.kind === 'craft' ? craft(model, partner.colour) : null;
  if (thing) {
    const long = model === 'kite' ? 74 : 26;
    const draw = handProps.picture(
      (brush) => {
        brush.scale(0.6, 0.6);
        thing.draw(brush, 0);
      },
      24,
      long,
    );
    return person({
      look,
      movement: model === 'kite' ? 'wave' : 'hold',
      medium,
      before: draw,
      room: { top: 70, right: 40 },
    });
  }
  const picture: Image | null = await loadEmoji(EMOJI_OF[model] ?? model);
  const draw = picture
    ? handProps.picture((brush, size) => brush.drawImage(picture, -size / 2, -size / 2, size, size), 26)
    : undefined;
  return person({ look, movement, medium, ...(draw ? { before: draw } : {}), room: { right: 16 } });
}

function movementOf(action: Action | null, medium: Medium, scene: SceneDescription): MovementName {
  if (medium === 'air' && (action === null || action === 'stand' || action === 'walk' || action === 'look'))
    return scene.place === 'space' ? 'float' : 'fly';
  if (medium === 'submerged' && (action === null || action === 'walk' || action === 'look')) return 'swim';
  if (action === null)
    return scene.style === 'selfie'
      ? 'wave'
      : scene.relation === 'chasing'
        ? 'run'
        : INDOOR.has(scene.place)
          ? 'idle'
          : 'walk';
  if (action === 'play')
    return scene.subjects.some((other) => 'model' in other.figure && /ball|football/.test(other.figure.model))
      ? 'kick'
      : 'play';
  if (action === 'ride') return 'walk';
  if (action === 'eat' && medium !== 'ground') return 'float';
  return action;
}
