import { matchDeeds } from './match-deeds.ts';

/** What a phrase says in plain words, and where it ends. */
interface Plain {
  readonly say: readonly string[];
  readonly end: number;
}

/** Looks at one token; may change what was told before it. */
type Rule = (tokens: readonly string[], at: number, told: string[]) => Plain | null;

/** Situations that are said in passing, in words that are read right. */
export function plainSituations(tokens: readonly string[]): string[] {
  const told: string[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const plain = firstOf(tokens, at, told);
    told.push(...(plain?.say ?? [tokens[at]!]));
    at = plain?.end ?? at;
  }
  return told;
}

function firstOf(tokens: readonly string[], at: number, told: string[]): Plain | null {
  for (const rule of RULES) {
    const plain = rule(tokens, at, told);
    if (plain) return plain;
  }
  return null;
}

const DETERMINER = /^(an?|the|its|his|her|their)$/;
const LOOKS =
  /^(look|watch|star|gaz|peer|peek|glar|spy|spies|observ|sing|hoot|call|wav|shout|crow)(e|s|es|ed|ing)?$/;
const PERCH =
  /^(branch|twig|roof|rooftop|fence|wall|ledge|balcony|chimney|rock|boulder|windowsill|perch|shelf)$/;

/** "At the stars", "of a call". */
function isNoun(told: readonly string[], at: number): boolean {
  const before = told[at - 1] ?? '';
  return DETERMINER.test(before) || /^(at|of|in|on|to|by|with|for)$/.test(before);
}

/** "An owl stares at a mouse from a branch": it sits there. Who jumps or hangs from it does not. */
const fromPerch: Rule = (tokens, at, told) => {
  if (tokens[at] !== 'from' || !DETERMINER.test(tokens[at + 1] ?? '')) return null;
  const length = tokens.slice(at + 1, at + 4).findIndex((word) => PERCH.test(word)) + 1;
  const looks = told.findLastIndex(
    (word, index) => index >= told.length - 8 && LOOKS.test(word) && !isNoun(told, index),
  );
  if (length < 2 || looks < 1) return null;
  const verb = /^(is|are|was|were)$/.test(told[looks - 1]!) ? looks - 1 : looks;
  // "From the roof of a car": on the car.
  const end = tokens[at + 1 + length] === 'of' ? at + length + 3 : at + length;
  told.splice(verb, 0, 'on', ...tokens.slice(end > at + length ? end - 1 : at + 1, end + 1));
  return { say: [], end };
};

/** Verbs that give a preposition another sense: whoever looks into a bowl is not in it. */
const IN_OTHER_SENSE: readonly (readonly [verb: RegExp, preposition: string, sense: readonly string[]])[] = [
  [
    /^(crawl|creep|climb|slither|scurr|scuttl|clamber|scrambl|wriggl|inch)(e|s|es|ies|y|ed|ing)?$/,
    'over',
    ['on'],
  ],
  [/^(look|star|gaz|peer|peek)(e|s|es|ed|ing)?$/, 'into', ['at']],
  [/^(argu|quarrel|fight|fought|squabbl|bicker|disput)(e|s|es|ed|ing)?$/, 'over', ['beside']],
  [/^(gnaw|nibbl|chew|munch|snack|feast)(e|s|es|ed|ing)?$/, 'on', []],
];

/** Climbing over a wall is a deed of its own. */
const inOtherSense: Rule = (tokens, at, told) => {
  const found = IN_OTHER_SENSE.find(
    ([verb, preposition]) => tokens[at] === preposition && verb.test(told.at(-1) ?? ''),
  );
  if (!found || tokens[at + 1] === 'to') return null;
  const isDeed = matchDeeds(tokens).some(({ at: words }) => words.length > 1 && words.includes(at));
  return isDeed ? null : { say: found[2], end: at };
};

const MAKES = /^(carv|sculpt|mak|made|build|built|cut|fold|mold|mould|chisel|whittl|form)(e|es|s|ed|ing)?$/;

/** "Carves a statue out of marble": what it is made of is no place. */
const outOfStuff: Rule = (tokens, at, told) =>
  tokens[at] === 'out' &&
  tokens[at + 1] === 'of' &&
  !DETERMINER.test(tokens[at + 2] ?? 'a') &&
  told.slice(-5).some((word) => MAKES.test(word))
    ? { say: [], end: at + 2 }
    : null;

/** "A bus stops": one of them, so it does that. */
const busStops: Rule = (tokens, at, told) =>
  tokens[at] === 'stops' &&
  told.at(-1) === 'bus' &&
  told.slice(-4, -1).some((word) => /^(an?|the)$/.test(word))
    ? { say: ['halts'], end: at }
    : null;

const LEAPS = /^(catch|jump|leap|grab|snatch|kick|flip|twist|dunk)(e|s|es|ed|ing)?$/;

/** Who catches or jumps in mid-air is not up in the sky. */
const inMidAir: Rule = (tokens, at, told) => {
  const said = /^in (?:mid-air|midair|mid air)(?= |$)/.exec(tokens.slice(at, at + 3).join(' '));
  return said && told.slice(-7).some((word) => LEAPS.test(word))
    ? { say: [], end: at + said[0].split(' ').length - 1 }
    : null;
};

const RIDDEN = /^(bicycle|bike|motorcycle|motorbike|moped|scooter|unicycle|horse|camel|donkey|mule|sled)$/;

/** "On horseback", "by bicycle", and not "by a bicycle". */
const rides: Rule = (tokens, at) => {
  const next = tokens[at + 1] ?? '';
  if (tokens[at] === 'on' && next === 'horseback') return { say: ['riding', 'a', 'horse'], end: at + 1 };
  return tokens[at] === 'by' && RIDDEN.test(next) ? { say: ['riding', 'a', next], end: at + 1 } : null;
};

const PUSHED_IN = /^(wheelchair|swing|cart|stroller|pram|buggy)$/;
const PRAM = /^(stroller|pram|buggy)$/;

/** "Pushes an old man in a wheelchair": nobody is shoved. A pram is drawn with its baby. */
const pushesIn: Rule = (tokens, at) => {
  if (!/^push(es|ed|ing)?$/.test(tokens[at]!)) return null;
  const where = tokens.findIndex((word, index) => index > at + 1 && /^(in|on)$/.test(word));
  const end = tokens.findIndex((word, index) => index > where && PUSHED_IN.test(word));
  if (where < 0 || where > at + 5 || end < 0 || end > where + 3) return null;
  const who = PRAM.test(tokens[end]!) ? [] : ['with', ...tokens.slice(at + 1, where)];
  return { say: [tokens[at]!, 'a', tokens[end]!, ...who], end };
};

const EVENT = /^(bath|shower|swim|race|game|match|walk|nap|meal|lesson|show|fight)$/;

/** "After a bath", "before the race": when, and not where. */
const afterEvent: Rule = (tokens, at) => {
  if (!/^(after|before)$/.test(tokens[at]!) || !DETERMINER.test(tokens[at + 1] ?? '')) return null;
  const event = tokens.slice(at + 2, at + 4).findIndex((word) => EVENT.test(word));
  return event < 0 ? null : { say: [], end: at + 2 + event };
};

const EATS: Readonly<Record<string, string>> = { has: 's', have: '', having: 'ing', had: 's' };
const MEAL = /^(dinner|lunch|breakfast|supper|brunch|coffee|tea|beer|wine|drinks?)$/;
const DRUNK = /^(coffee|tea|beer|wine|drinks?)$/;
const OF_MEALS = /^(an?|the|their|his|her|some|cup|glass|of|early|late|romantic|big)$/;

/** "Has dinner", "having a cup of tea". */
const hasMeal: Rule = (tokens, at) => {
  const ending = EATS[tokens[at]!];
  if (ending === undefined) return null;
  const end = tokens.findIndex((word, index) => index > at && !OF_MEALS.test(word));
  const meal = tokens[end] ?? '';
  return MEAL.test(meal) ? { say: [(DRUNK.test(meal) ? 'drink' : 'eat') + ending, meal], end } : null;
};

/** "Looks at the clouds", "gazes up at the sky": from the ground. */
const looksAloft: Rule = (tokens, at, told) => {
  if (!LOOKS.test(told.at(-1) ?? '')) return null;
  const ahead = tokens.slice(at, at + 5).join(' ');
  const seen = /^(?:up )?(?:at )?the (?:blue |cloudy )?(?:sky|clouds)(?= |$)/.exec(ahead);
  return seen && /^(up|at)$/.test(tokens[at]!)
    ? { say: ['up'], end: at + seen[0].split(' ').length - 1 }
    : null;
};

const LIES =
  /^(is|sits?|sitting|sleeps?|sleeping|lies|lying|curls?|curled|rests?|resting|purrs|purring|naps?)$/;

/** "A cat sleeps in a woman's lap", "a woman with a cat on her lap": she has it in her arms. */
const onLap: Rule = (tokens, at, told) => {
  if (tokens[at] !== 'lap') return null;
  const [preposition, whose] = told.slice(-2);
  if (/^(on|in)$/.test(preposition ?? '') && /^(his|her|their)$/.test(whose ?? '')) {
    told.splice(-2);
    const company = told.lastIndexOf('with');
    if (company > 0) told[company] = 'cradling';
    return { say: [], end: at };
  }
  const from = told.findLastIndex((word) => /^(on|in)$/.test(word));
  const owner = told.slice(from + 1, told.indexOf("'", from));
  const verb = told.findLastIndex((word, index) => index < from && LIES.test(word));
  const start = told.findLastIndex((word, index) => index < verb && /^(and|while|as|[.,;])$/.test(word)) + 1;
  if (told.at(-1) !== "'" || owner.length < 2 || verb <= start) return null;
  told.splice(start, told.length, ...owner, 'cradles', ...told.slice(start, verb));
  return { say: [], end: at };
};

const RULES: readonly Rule[] = [
  fromPerch,
  inOtherSense,
  outOfStuff,
  busStops,
  inMidAir,
  rides,
  pushesIn,
  afterEvent,
  hasMeal,
  looksAloft,
  onLap,
];
