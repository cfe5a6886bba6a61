import type { Event } from '@phonofilm/reader/reader';
import { byWord } from '../catalogue/word-tables.ts';
import type { Action, Change, Figure, Happening } from '../scene-description.ts';
import { ACTION_WORDS } from '../vocabulary/verbs.ts';
import { own } from './told.ts';

const BY_VERB = byWord(ACTION_WORDS);
/** Verbs that ACTION_WORDS has only in phrases. */
const FURTHER: Readonly<Record<string, Action>> = { wave: 'wave', fish: 'fish', prepare: 'cook' };

/** The plain action that a verb is drawn as. */
export function actionOf({ verb, particle }: Pick<Event, 'verb' | 'particle'>, done = ''): Action | null {
  if (verb === 'ride' && done === 'wave') return 'surf';
  const phrase = particle === null ? verb : `${verb} ${particle}`;
  return BY_VERB.get(phrase) ?? own(FURTHER, verb) ?? BY_VERB.get(verb) ?? null;
}

/** What no vehicle does. */
const TAKES_SOMEBODY = new Set<Action>(
  'look read type eat drink sit sleep talk sing hold'.split(' ') as Action[],
);
const CANNOT_ACT = new Set<Figure['kind']>(['landmark', 'prop', 'object', 'sign', 'instrument']);

/** Vehicles run and fly; they do not look out of windows. */
export function canDo({ kind }: Figure, action: Action): boolean {
  return !CANNOT_ACT.has(kind) && !(TAKES_SOMEBODY.has(action) && (kind === 'vehicle' || kind === 'craft'));
}

/** What things do by themselves, from the least to the most that is to be seen. */
const HAPPENINGS: readonly (readonly [Happening, string])[] = [
  ['glow', 'glow flicker shine blink flash glimmer shimmer'],
  ['tick', 'tick'],
  ['wobble', 'wobble shake tremble rattle vibrate totter teeter jiggle'],
  ['swing', 'swing sway dangle'],
  ['drift', 'drift flutter'],
  ['bounce', 'bounce'],
  ['spin', 'spin rotate whirl revolve twirl'],
  ['roll', 'roll tumble'],
  ['open', 'open'],
  ['close', 'close shut slam'],
  ['drip', 'drip leak'],
  ['overflow', 'overflow flood'],
  ['sink', 'sink'],
  ['fall', 'fall drop plummet crash'],
  ['topple', 'topple'],
  ['crack', 'crack split'],
  ['crumble', 'crumble collapse disintegrate'],
  ['break', 'break shatter smash'],
  ['burst', 'burst explode pop erupt'],
];
const RANKS = HAPPENINGS.map(([happening]) => happening);
const HAPPENS: ReadonlyMap<string, Happening> = new Map(
  HAPPENINGS.flatMap(([happening, verbs]) => verbs.split(' ').map((verb) => [verb, happening])),
);
/** What has a way of its own to do such things. */
const ON_ITS_OWN = new Set(
  'ship boat sailboat yacht galleon submarine airplane plane helicopter rocket spaceship ufo kite volcano waterfall fountain fire campfire bonfire candle star sun moon cloud leaf flower rose sunflower tulip snow rain windmill wheel curtain flag'.split(
    ' ',
  ),
);
const OPENED = new Set(
  'door gate chest box book lid window suitcase drawer mailbox fridge refrigerator'.split(' '),
);
const THINGS = new Set<Figure['kind']>([
  'object',
  'emoji',
  'prop',
  'instrument',
  'landmark',
  'craft',
  'sign',
]);

/** What a thing does by itself; of several, what is most to be seen. */
export function happeningOf(
  noun: string,
  figure: Figure,
  events: readonly Pick<Event, 'verb' | 'particle' | 'adverbs'>[],
): Happening | null {
  const last = noun.split(' ').at(-1) ?? noun;
  if (!THINGS.has(figure.kind) || ON_ITS_OWN.has(last) || noun === 'hot air balloon') return null;
  const found = events
    .map(({ verb, particle, adverbs = [] }) => {
      const way = [particle, ...adverbs];
      if (way.includes('apart')) return 'crumble';
      return (way.includes('over') ? tippingOver(verb) : null) ?? HAPPENS.get(verb);
    })
    .filter((each) => each !== undefined)
    .filter((each) => (each !== 'open' && each !== 'close') || OPENED.has(last));
  return found.toSorted((one, other) => RANKS.indexOf(other) - RANKS.indexOf(one))[0] ?? null;
}

function tippingOver(verb: string): Happening | null {
  return TIPPING.has(verb) ? 'topple' : null;
}

const TIPPING = new Set(
  'fall tip wobble topple knock turn push kick bowl run blow pull throw bump'.split(' '),
);
const OVER = new Set(['over', 'down']);

/** What becomes of somebody or something to which it is done: it falls over, breaks, opens. */
export function outcomeOf(
  noun: string,
  figure: Figure,
  events: readonly Pick<Event, 'verb' | 'particle' | 'adverbs'>[],
): Happening | null {
  const isKnocked = events.some(
    ({ verb, particle, adverbs = [] }) =>
      TIPPING.has(verb) && [particle, ...adverbs].some((each) => each !== null && OVER.has(each)),
  );
  if (isKnocked) return 'topple';
  return happeningOf(
    noun,
    figure,
    events.filter(({ verb }) => RESULTS.has(HAPPENS.get(verb) ?? 'glow')),
  );
}

/** What others do to a thing, and not only it to itself. */
const RESULTS = new Set<Happening>(['open', 'close', 'crack', 'break', 'burst', 'spin', 'sink']);

const CHANGES: Readonly<Record<string, Change>> = {
  grow: 'grow',
  sprout: 'grow',
  germinate: 'grow',
  bloom: 'bloom',
  blossom: 'bloom',
  unfurl: 'bloom',
  unfold: 'bloom',
  open: 'bloom',
  melt: 'melt',
  thaw: 'melt',
};
const FLOWERS = /(?:flower|rose|tulip|daisy|lily|orchid|lotus|blossom|hibiscus|peony|dandelion|poppy)$/;
/** What burns in its everyday use. */
const MEANT_TO_BURN = new Set(
  'candle torch campfire bonfire fireplace hearth match lamp lantern stove oven grill barbecue volcano log incense cigarette cigar fire wood rocket sun star firework'.split(
    ' ',
  ),
);

export function isMeantToBurn(noun: string): boolean {
  return MEANT_TO_BURN.has(noun);
}

/** What becomes of something while it is filmed. */
export function changeOf(
  noun: string,
  isAlive: boolean,
  isBurning: boolean,
  events: readonly Pick<Event, 'verb'>[],
): Change | null {
  if (isAlive && noun !== 'snowman') return null;
  const last = noun.split(' ').at(-1) ?? noun;
  if (isBurning) return MEANT_TO_BURN.has(last) ? null : 'burn';
  const change = events.map(({ verb }) => own(CHANGES, verb)).find((each) => each !== undefined) ?? null;
  // Doors and books open too.
  return change === 'bloom' && !FLOWERS.test(noun) ? null : change;
}
