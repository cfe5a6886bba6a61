import { findGarment, garmentFollows } from './find-garment.ts';
import { findNoun } from './find-noun.ts';
import { LIVING } from './scene-draft.ts';
import { isWord } from './tokens.ts';
import { BE } from './word-classes.ts';

/** What somebody does to something, by how it is said of the thing: "driven by", "is pushed by". */
const DONE: Readonly<Record<string, readonly [one: string, several: string]>> = Object.fromEntries(
  `driven drives drive, ridden rides ride, flown flies fly, piloted drives drive, steered drives drive, rowed rows row, sailed sails sail, paddled paddles paddle,
  pulled pulls pull, pushed pushes push, dragged drags drag, towed tows tow, drawn pulls pull, carried carries carry, lifted lifts lift, held holds hold, led leads lead, walked walks walk,
  chased chases chase, followed follows follow, pursued chases chase, hunted chases chase, herded herds herd, attacked attacks attack, arrested arrests arrest, tackled tackles tackle, caught catches catch,
  thrown throws throw, kicked kicks kick, hit hits hit, eaten eats eat, fed feeds feed, licked licks lick, bitten bites bite, hugged hugs hug, kissed kisses kiss, tickled tickles tickle,
  washed washes wash, brushed brushes brush, groomed grooms groom, milked milks milk, petted pets pet, stroked strokes stroke, shaved shaves shave, examined examines examine, repaired repairs repair,
  fixed fixes fix, cleaned cleans clean, opened opens open, closed closes close, cut cuts cut, picked picks pick, watered waters water, served serves serve, rescued rescues rescue,
  knocked knocks knock, stolen steals steal, played plays play, mopped mops mop, swept sweeps sweep, ploughed ploughs plough, plowed plows plow`
    .split(',')
    .map((row) => row.trim().split(/\s+/))
    .map(([done, one, several]) => [done!, [one!, several!]]),
);
const CLAUSE = /^(while|as|and|when|where|but|then|that|which|who|until)$/;
/** Between what something is done to and the verb. */
const PASSIVE =
  /^(gets?|getting|been|slowly|gently|quickly|carefully|suddenly|quietly|proudly|happily|\w{2,}ly)$/;

/** "A bus driven by a dog" and "a bus with a dog at the wheel": a dog drives a bus. */
export function inActiveVoice(tokens: readonly string[]): string[] {
  for (let at = 0; at + 2 < tokens.length; at++) {
    const told = passiveAt(tokens, at) ?? atTheWheel(tokens, at);
    if (told) return told;
  }
  return [...tokens];
}

function passiveAt(tokens: readonly string[], at: number): string[] | null {
  const verb = DONE[tokens[at]!];
  // "Pushed along by a nurse", "pulled through the snow by dogs".
  const by = [1, 2, 3, 4, 5].map((further) => at + further).find((place) => tokens[place] === 'by');
  if (!verb || by === undefined || tokens.slice(at, by).some((token) => !isWord(token))) return null;
  const agent = agentAt(tokens, by + 1);
  if (!agent) return null;
  const way = tokens.slice(at + 1, by);
  if (way.some((token) => LIVING.has(findNoun([token], 0)?.figure.kind ?? 'emoji'))) return null;
  const begin = tokens.slice(0, at).findLastIndex((token) => !isWord(token) || CLAUSE.test(token)) + 1;
  let end = at;
  while (end > begin && (BE.has(tokens[end - 1]!) || PASSIVE.test(tokens[end - 1]!))) end--;
  // "Driven by a robot, a tractor ploughs": the thing comes after the comma.
  if (end === begin) {
    const comma = tokens.indexOf(',', by);
    if (at > 0 || comma < 0 || comma - by > 12) return null;
    const thing = thingAt(tokens, comma + 1);
    if (thing === null) return null;
    const doer = tokens.slice(by + 1, comma);
    const rest = tokens.slice(thing);
    return join([], doer, verb[agent.several ? 1 : 0], tokens.slice(comma + 1, thing), way, rest);
  }
  const rest = tokens.slice(agent.end);
  const doer = tokens.slice(by + 1, agent.end);
  return join(tokens.slice(0, begin), doer, verb[agent.several ? 1 : 0], tokens.slice(begin, end), way, rest);
}

const WHEEL = /^(at|behind|in) (the|its) (wheel|steering wheel|helm|controls|cockpit|driver)(?= |$)/;

function atTheWheel(tokens: readonly string[], at: number): string[] | null {
  if (tokens[at] !== 'with') return null;
  const agent = agentAt(tokens, at + 1);
  const place = agent && WHEEL.exec(tokens.slice(agent.end, agent.end + 4).join(' '));
  if (!agent || !place) return null;
  const begin = tokens.slice(0, at).findLastIndex((token) => !isWord(token) || CLAUSE.test(token)) + 1;
  if (begin === at) return null;
  let end = agent.end + place[0].split(' ').length;
  while (tokens[end] === "'" || tokens[end] === 'seat') end++;
  const doer = tokens.slice(at + 1, agent.end);
  return join(tokens.slice(0, begin), doer, 'drives', tokens.slice(begin, at), [], tokens.slice(end));
}

/** What is told of the thing afterwards is told of it again by its name. */
function join(
  before: readonly string[],
  doer: readonly string[],
  verb: string,
  thing: readonly string[],
  way: readonly string[],
  rest: readonly string[],
): string[] {
  const goesOn = isWord(rest[0]) && /[^s]s$/.test(rest[0]) && findNoun(rest, 0)?.figure.kind !== 'person';
  const named = thing.filter((word) => !/^(an?|the|his|her|its|their|my)$/.test(word));
  return [...before, ...doer, verb, ...thing, ...way, ...(goesOn ? [',', 'the', ...named] : []), ...rest];
}

/** Somebody within the next words, with what they wear. */
function agentAt(tokens: readonly string[], from: number): { end: number; several: boolean } | null {
  for (let at = from; at < from + 6 && isWord(tokens[at]); at++) {
    const noun = findNoun(tokens, at);
    if (!noun || !LIVING.has(noun.figure.kind)) continue;
    // A robot gardener, a golden retriever.
    const trade = findNoun(tokens, at + noun.length);
    const end = at + noun.length + (trade?.figure.kind === 'person' ? trade.length : 0);
    return { end: endOfDress(tokens, end), several: noun.plural };
  }
  return null;
}

function endOfDress(tokens: readonly string[], from: number): number {
  if (!/^(in|wearing)$/.test(tokens[from] ?? '') || !garmentFollows(tokens, from + 1)) return from;
  for (let at = from + 1; at < from + 7; at++) {
    const garment = findGarment(tokens, at);
    if (garment) return at + garment.length;
  }
  return from;
}

/** Where the thing that begins here ends. */
function thingAt(tokens: readonly string[], from: number): number | null {
  for (let at = from; at < from + 5 && isWord(tokens[at]); at++) {
    const noun = findNoun(tokens, at);
    if (noun && findNoun(tokens, at + noun.length) === null) return at + noun.length;
  }
  return null;
}
