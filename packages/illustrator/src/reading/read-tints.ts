import type { ColourName, Tints } from '../scene-description.ts';
import { COLOUR_WORDS } from './lexicon/verbs.ts';
import { tokenise } from './tokens.ts';

type Part = keyof Tints;

/** What has a colour of its own in a landscape, by its words. */
const PARTS: Readonly<Record<string, Part>> = {
  sky: 'sky',
  skies: 'sky',
  heavens: 'sky',
  cloud: 'clouds',
  clouds: 'clouds',
  moon: 'moon',
  moons: 'moon',
  sun: 'sun',
  suns: 'sun',
  lightning: 'lightning',
  thunderbolt: 'lightning',
  water: 'water',
  waters: 'water',
  sea: 'water',
  ocean: 'water',
  lagoon: 'water',
  lake: 'water',
  river: 'water',
  waves: 'water',
  wave: 'water',
  desert: 'ground',
  dune: 'ground',
  dunes: 'ground',
  sand: 'ground',
  sands: 'ground',
  grass: 'ground',
  meadow: 'ground',
  hills: 'ground',
  plain: 'ground',
  plains: 'ground',
  earth: 'ground',
  soil: 'ground',
  fireworks: 'fireworks',
  firework: 'fireworks',
};
/** As everybody paints them. */
const USUAL: Readonly<Partial<Record<Part, ReadonlySet<ColourName>>>> = {
  sky: new Set(['blue', 'light blue', 'grey', 'silver', 'white', 'dark grey']),
  clouds: new Set(['white', 'grey', 'silver', 'dark grey']),
  moon: new Set(['white', 'silver', 'cream']),
  sun: new Set(['yellow', 'golden', 'white']),
  ground: new Set([
    'green',
    'light green',
    'brown',
    'beige',
    'golden',
    'yellow',
    'dark green',
    'cream',
    'dark brown',
  ]),
  water: new Set(['blue', 'grey', 'silver', 'white', 'black', 'navy', 'golden']),
};
/** Between a colour and what has it: "purple storm clouds", "an orange evening sky". */
const BETWEEN = new Set(
  'storm rain thunder evening morning night summer winter autumn alien martian full crescent giant huge glowing swirling fluffy puffy stormy sunset sunrise dawn calm clear crystal sea ocean lake tropical shimmering still ice frozen bolts bolt of burning rising setting rolling crashing sand tall dry rocky sandy wide endless neon cotton candy'.split(
    ' ',
  ),
);
const SAID_OF =
  /^(?:is|are|turns?|turning|glows?|glowing|becomes?|burns?|painted|ablaze|tinted|flushed|lit|shines?|in|with|of|bright|deep|vivid|shades|slowly|all|burst|bursts|bursting|explode|explodes|exploding|light|up|bloom)$/;
const MOST = 3;

/** The colours that a prompt gives to the sky, to what is in it, and to the water. */
export function readTints(text: string): Tints {
  const words = tokenise(text);
  const found: Partial<Record<Part, ColourName[]>> = {};
  for (const [at, word] of words.entries()) {
    const part = PARTS[word];
    if (!part) continue;
    const colours = [...coloursBefore(words, at), ...coloursAfter(words, at, part)];
    const unusual = colours.filter((colour) => part === 'fireworks' || !USUAL[part]?.has(colour));
    if (unusual.length > 0) found[part] ??= unusual.slice(0, MOST);
  }
  return found;
}

function colourAt(words: readonly string[], at: number): ColourName | null {
  if (words[at] === 'blood') return 'red';
  return COLOUR_WORDS[words[at] ?? ''] ?? null;
}

/** "a pink and orange evening sky" */
function coloursBefore(words: readonly string[], at: number): ColourName[] {
  let from = at - 1;
  while (from >= 0 && BETWEEN.has(words[from]!)) from--;
  const colours: ColourName[] = [];
  for (let colour = colourAt(words, from); colour; colour = colourAt(words, from)) {
    colours.unshift(colour);
    from--;
    while (from > 0 && (words[from] === 'and' || words[from] === ',') && colourAt(words, from - 1)) from--;
  }
  return colours;
}

/** "the sky turns pink and purple", "fireworks burst in green and gold" */
function coloursAfter(words: readonly string[], at: number, part: Part): ColourName[] {
  const colours: ColourName[] = [];
  let next = at + 1;
  let said = false;
  while (SAID_OF.test(words[next] ?? '')) {
    said = true;
    next++;
  }
  if (!said) return [];
  for (let colour = colourAt(words, next); colour; colour = colourAt(words, next)) {
    colours.push(colour);
    next++;
    if (colourAt(words, next + 1) && (words[next] === 'and' || words[next] === ',')) next++;
    else if (words[next] === ',' && words[next + 1] === 'and' && colourAt(words, next + 2)) next += 2;
  }
  // "the sun shines in red …": of a colour before a noun somebody else has it.
  const ends = ENDS.test(words[next] ?? '.');
  return ends || part === 'fireworks' ? colours : [];
}

const ENDS =
  /^(?:[.,;:!?]|above|over|behind|as|while|and|at|across|with|when|in|overhead|before|on|against|then|during|just)$/;

const MANY: Readonly<Record<string, number>> = { two: 2, twin: 2, double: 2, three: 3 };

/** "Two suns": more than the sky has here. */
export function sunsOf(text: string): number {
  const found = /\b(two|twin|double|three) (?:\w+ ){0,2}?suns\b/.exec(text.toLowerCase());
  return found ? MANY[found[1]!]! : 1;
}
