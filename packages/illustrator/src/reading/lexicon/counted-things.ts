import { MATERIAL_WORDS } from './garments.ts';
import { COLOUR_WORDS, SIZE_WORDS } from './verbs.ts';

/**
 * Nouns that are drawn things and are also verbs, other words, or what something is made of: things only where a number,
 * an article or a possessive stands before them ("a saw", "the well"; not "he saw", "all is well").
 */
export const ONLY_WITH_ARTICLE = new Set(
  `arch bill bin bolt bow brush can cap chest comb drill file gate glue goal grill heels hoe hose iron jam jelly ladle leash level lock log mat match mop
  nail net note paddle pearl pipe plank plug puzzle rake record ring safe sack saw scale screw shed shower spade spring stall stamp stew straw swing switch tank tap tape
  thread tire toy button stick branch window rug carpet curtain roof fan dough well whistle wood wool column bale target plaster pick tag rope cross crib`.split(
    /\s+/,
  ),
);

/** Before these words a noun is one thing among others. */
const ARTICLES =
  /^(an?|the|this|that|his|her|its|their|my|your|our|one|two|three|four|five|six|seven|eight|nine|ten|some|several|many|few|single|another|each|every)$/;
/** A camera that films is "the camera", a leaf on a tree "its leaves"; what is counted is a thing. */
const INDEFINITE = /^(an?|one|two|three|four|five|six|seven|eight|nine|ten|single|another)$/;

const ADJECTIVE =
  /(y|ed|en|ful|ous|ish|al|ic|less)$|^(old|new|big|small|large|tall|long|short|round|open|closed|empty|full|single|simple|plain|soft|modern|antique|vintage)$/;
const DESCRIBING = 3;

/** Whether an article, possessive or number stands before the noun, with at most a few words about it between them. */
export function hasArticle(tokens: readonly string[], at: number): boolean {
  return begins(tokens, at, ARTICLES);
}

export function isOneOfMany(tokens: readonly string[], at: number): boolean {
  return begins(tokens, at, INDEFINITE);
}

function begins(tokens: readonly string[], at: number, words: RegExp): boolean {
  for (let before = at - 1; before >= Math.max(0, at - 1 - DESCRIBING); before--) {
    const word = tokens[before]!;
    if (words.test(word)) return true;
    if (!(word in COLOUR_WORDS || word in SIZE_WORDS || word in MATERIAL_WORDS || ADJECTIVE.test(word)))
      return false;
  }
  return false;
}

/** What is also a part of something larger, and is drawn with that: a house with a red roof, the window of a car. */
export const ALSO_PARTS = new Set(
  'roof chimney door window gate curtain button wheel tire belt pipe balcony column pillar chain bell fence'.split(
    ' ',
  ),
);

export function isPartOfOther(tokens: readonly string[], at: number, noun: string): boolean {
  if (!ALSO_PARTS.has(noun)) return false;
  const before = tokens.slice(Math.max(0, at - 7), at);
  const holder = before.findLastIndex((word) => /^(with|has|its|their|out|through|')$/.test(word));
  return holder > 0 || (tokens[at + 1] === 'of' && /^(an?|the|his|her)$/.test(tokens[at + 2] ?? ''));
}
