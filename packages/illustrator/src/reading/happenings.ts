import type { Figure, Happening } from '../scene-description.ts';
import { type FoundNoun, findNoun } from './find-noun.ts';
import { findOpenNoun } from './find-open-noun.ts';
import { baseForms } from './lexicon/inflections.ts';
import { isWord } from './tokens.ts';

/** What things do by themselves, from the least to the most that is to be seen. */
const VERBS: readonly (readonly [Happening, string])[] = [
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
const RANKS = VERBS.map(([happening]) => happening);
const BY_VERB: ReadonlyMap<string, Happening> = new Map(
  VERBS.flatMap(([happening, words]) => words.split(' ').map((word) => [word, happening])),
);
const BETWEEN =
  /^(that|which|is|are|was|slowly|suddenly|gently|starts?|begins?|to|starting|beginning|then|finally|softly|quickly|keeps?|still|violently|silently|loudly|lazily|wildly|slightly)$/;
const PARTICLES = /^(over|apart|down|off|out|open|away|around|up|shut)$/;
const THINGS = new Set<Figure['kind']>([
  'object',
  'emoji',
  'prop',
  'instrument',
  'landmark',
  'craft',
  'sign',
]);
/** What has a way of its own to do such things. */
const ON_ITS_OWN =
  /\b(ship|boat|sailboat|yacht|galleon|submarine|airplane|plane|helicopter|rocket|spaceship|ufo|kite|volcano|waterfall|fountain|fire|campfire|bonfire|candle|star|sun|moon|cloud|hot air balloon|leaf|leaves|flower|rose|sunflower|tulip|snow|rain|windmill|ferris wheel|curtain|flag)$/;
const OPENED =
  /\b(door|gate|chest|box|book|lid|window|treasure chest|suitcase|drawer|mailbox|fridge|refrigerator)$/;

export interface Happenings {
  readonly tokens: string[];
  /** By the last word of the noun. */
  readonly of: ReadonlyMap<string, Happening>;
}

/** "A coin spins on a table": what the coin does, and the words without it, which would be read as somebody's deed. */
export function readHappenings(tokens: readonly string[]): Happenings {
  const of = new Map<string, Happening>();
  const told: string[] = [];
  let last: string | null = null;
  for (let at = 0; at < tokens.length; ) {
    const verb = last === null ? null : verbAt(tokens, at, told);
    if (last !== null && verb) {
      if (fits(last, verb.happening)) note(of, last, verb.happening);
      at += verb.length;
      continue;
    }
    const noun = thingAt(tokens, at);
    if (noun) {
      told.push(...tokens.slice(at, at + noun.length));
      at += noun.length;
      const next = verbOf(tokens, skipped(tokens, at));
      // "Wobbles and falls": it goes on with the same thing only where that does something at all.
      last = next && fits(noun.name, next.happening) ? noun.name : null;
      if (next && last !== null) {
        note(of, noun.name, next.happening);
        at = skipped(tokens, at) + next.length;
      }
      continue;
    }
    if (!isWord(tokens[at]) || /^(while|as|when)$/.test(tokens[at]!)) last = null;
    told.push(tokens[at]!);
    at += 1;
  }
  return of.size === 0 ? { tokens: [...tokens], of } : { tokens: told, of };
}

function note(of: Map<string, Happening>, noun: string, happening: Happening): void {
  const before = of.get(noun);
  if (!before || RANKS.indexOf(happening) > RANKS.indexOf(before)) of.set(noun, happening);
}

function fits(noun: string, happening: Happening): boolean {
  return happening === 'open' || happening === 'close' ? OPENED.test(noun) : true;
}

/** A further verb of the same thing, right after "and" or "then". */
function verbAt(tokens: readonly string[], at: number, told: readonly string[]) {
  return /^(and|then|before|it)$/.test(told.at(-1) ?? '') ? verbOf(tokens, at) : null;
}

function skipped(tokens: readonly string[], from: number): number {
  let at = from;
  while (BETWEEN.test(tokens[at] ?? '')) at++;
  return at;
}

function verbOf(tokens: readonly string[], at: number): { happening: Happening; length: number } | null {
  const word = tokens[at] ?? '';
  if (!/(s|ing)$/.test(word) && tokens[at - 1] !== 'to' && !/s$/.test(tokens[at - 1] ?? '')) return null;
  const happening = baseForms(word)
    .map((form) => BY_VERB.get(form))
    .find((each) => each !== undefined);
  if (!happening) return null;
  const particle = tokens[at + 1] ?? '';
  const over =
    (happening === 'fall' && particle === 'over') || (particle === 'over' && happening === 'wobble');
  if (over) return { happening: 'topple', length: 2 };
  if (happening === 'fall' && /^(asleep|in)$/.test(particle)) return null;
  if (happening === 'fall' && particle === 'apart') return { happening: 'crumble', length: 2 };
  if (
    happening === 'break' &&
    /^(into|through|on|against)$/.test(particle) &&
    /^(into|through)$/.test(particle)
  )
    return null;
  return { happening, length: PARTICLES.test(particle) && !/^(an?|the)$/.test(tokens[at + 2] ?? '') ? 2 : 1 };
}

/** A thing that only the dictionary knows, where a verb of its own follows. */
function rarerThing(
  tokens: readonly string[],
  at: number,
): Pick<FoundNoun, 'noun' | 'figure' | 'length'> | null {
  const follows = [1, 2].some((further) => verbOf(tokens, skipped(tokens, at + further)));
  return follows && /^(an?|the|old|little|big)$|ed$|y$/.test(tokens[at - 1] ?? '')
    ? findOpenNoun(tokens, at, true)
    : null;
}

function thingAt(tokens: readonly string[], at: number): { name: string; length: number } | null {
  // "The clock tower spins": the last noun of a row is what it is.
  const noun = isWord(tokens[at]) ? (findNoun(tokens, at) ?? rarerThing(tokens, at)) : null;
  if (!noun || !THINGS.has(noun.figure.kind) || ON_ITS_OWN.test(noun.noun)) return null;
  const next = skipped(tokens, at + noun.length);
  if (!verbOf(tokens, next)) return null;
  // "A man with a ball bounces": it is said of the man.
  if (
    /^(with|holding|carrying|wearing)$/.test(
      tokens.slice(Math.max(0, at - 3), at).find((word) => /^(with|holding|carrying|wearing)$/.test(word)) ??
        '',
    ) &&
    !/ing$/.test(tokens[next]!)
  )
    return null;
  return { name: noun.noun, length: noun.length };
}

/** What a subject does by itself, if it is a thing. */
export function withHappening(
  { of }: Happenings,
  { figure, noun }: { readonly figure: Figure; readonly noun: string },
): { readonly does?: Happening } {
  const does = THINGS.has(figure.kind) ? of.get(noun) : undefined;
  return does ? { does } : {};
}
