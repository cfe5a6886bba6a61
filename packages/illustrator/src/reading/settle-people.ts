import type { ColourName, Garment, Subject } from '../scene-description.ts';
import { COLOUR_WORDS } from './lexicon/verbs.ts';
import type { Reading } from './reading.ts';
import { settleYoung } from './settle-young.ts';

/** What the words around people tell of them: sex, age, hair, what is printed on their clothes, wind. */
export function settlePeople({ text, subjects: read }: Reading): readonly Subject[] {
  const subjects = settleYoung(text, read);
  const words =
    text
      .toLowerCase()
      .replace(/-/g, ' ')
      .match(/[a-z]+/g) ?? [];
  const people = subjects.filter(({ figure }) => figure.kind === 'person');
  return subjects.map((subject) =>
    subject.figure.kind === 'person' ? settled(subject, words, people.length === 1) : subject,
  );
}

function settled(subject: Subject, words: readonly string[], alone: boolean): Subject {
  const said = before(words, subject.noun);
  const sex = sexOf(said, words, subject, alone);
  const age = ageOf(said, subject);
  const hair = hairOf(said, words, subject);
  const windy = BLOWN.test(words.join(' '));
  const asleep = subject.deed === 'ride-shoulders' && /\b(asleep|sleeping|sleeps)\b/.test(words.join(' '));
  // "A scarf flying in the wind": the scarf flies.
  const action = windy && (subject.action === 'fly' || subject.action === 'wave') ? null : subject.action;
  return {
    ...subject,
    action: asleep ? null : action,
    deed: asleep ? 'carry-child' : subject.deed,
    colour: hair.takesColour ? null : subject.colour,
    clothes: [...subject.clothes.map((garment) => described(garment, words)), ...hair.clothes],
    ...(sex && { sex }),
    ...(age && { age }),
    ...(windy && { windy }),
  };
}

const BLOWN =
  /\b(scarf|hair|coat|dress|cape|skirt|shawl|veil|cloak|robe)s? (is |are |was )?(flying|blowing|fluttering|streaming|waving|billowing|flowing|flapping|blown|blows(?! out)|flutters|flies|streams|billows)\b|\bwindswept\b|\bstrong wind\b/;

/** The words right before a noun, the nearest first. */
function before(words: readonly string[], noun: string): string[] {
  const parts = noun.split(' ');
  const last = parts.at(-1)!;
  const at = words.findIndex(
    (word, index) =>
      (word === last || word === `${last}s` || word === `${last}es` || word === PLURALS[last]) &&
      parts.slice(0, -1).every((part, place) => words[index - parts.length + 1 + place] === part),
  );
  if (at < 0) return [];
  const first = at - parts.length + 1;
  const found: string[] = [...parts.slice(0, -1)];
  for (let index = first - 1; index >= Math.max(0, first - 4); index--) {
    if (/^(and|with|of|to|the|a|an|his|her|their|its|in|by|at|on|for|while|then)$/.test(words[index]!)) break;
    found.push(words[index]!);
  }
  return found;
}

const PLURALS: Readonly<Record<string, string>> = {
  man: 'men',
  woman: 'women',
  child: 'children',
  fisherman: 'fishermen',
  policeman: 'policemen',
  fireman: 'firemen',
  baby: 'babies',
  lady: 'ladies',
};

const FEMALE = new Set('girl woman lady female girls women schoolgirl'.split(' '));
const MALE = new Set('boy man male boys men'.split(' '));
const FEMALE_NOUNS = /(?:woman|women|girl|daughter|lady|heroine|actress|stewardess|princess|cowgirl|mother)$/;

function sexOf(
  said: readonly string[],
  words: readonly string[],
  { noun, figure }: Subject,
  alone: boolean,
): Subject['sex'] | null {
  if (said.some((word) => FEMALE.has(word))) return 'female';
  if (said.some((word) => MALE.has(word))) return 'male';
  const model = 'model' in figure ? figure.model : '';
  if (FEMALE_NOUNS.test(noun) && !OWN_SEX.has(model)) return 'female';
  if (!alone || OWN_SEX.has(model)) return null;
  const her = words.some((word) => word === 'she' || word === 'her' || word === 'herself');
  const him = words.some((word) => word === 'he' || word === 'his' || word === 'himself');
  return her && !him ? 'female' : him && !her && SOMETIMES_HIS.has(model) ? 'male' : null;
}

/** Figures whose noun says it already. */
const OWN_SEX = new Set(
  'woman girl boy schoolgirl schoolboy grandmother grandfather queen king bride groom witch wizard santa nun geisha mermaid ballerina waitress businesswoman fairy robot alien monster monkey snowman zombie'.split(
    ' ',
  ),
);
const SOMETIMES_HIS = new Set(['nurse', 'dancer', 'singer', 'flight attendant']);

const AGES: Readonly<Record<string, Subject['age']>> = {
  old: 'old',
  elderly: 'old',
  aged: 'old',
  ancient: 'old',
  older: 'old',
  senior: 'old',
  retired: 'old',
  teenage: 'teen',
  teenaged: 'teen',
  adolescent: 'teen',
  girl: 'child',
  boy: 'child',
  girls: 'child',
  boys: 'child',
  child: 'child',
  kid: 'child',
};
const NOUN_AGES: Readonly<Record<string, Subject['age']>> = {
  toddler: 'toddler',
  baby: 'baby',
  infant: 'baby',
};

function ageOf(said: readonly string[], { noun, figure }: Subject): Subject['age'] | null {
  const own = NOUN_AGES[noun];
  if (own) return own;
  // "A baby girl"; "a six year old boy" is not old.
  if (said.includes('baby')) return 'baby';
  if (said.includes('toddler')) return 'toddler';
  const model = 'model' in figure ? figure.model : '';
  if (/^(grandfather|grandmother)$/.test(model)) return null;
  const told = said.find((word) => AGES[word] !== undefined);
  if (!told || said.includes('year') || said.includes('years')) return null;
  const age = AGES[told]!;
  return age === 'old' && /^(boy|girl|schoolboy|schoolgirl)$/.test(model) ? null : age;
}

const SHADES: Readonly<Record<string, ColourName>> = {
  blond: 'golden',
  blonde: 'golden',
  brunette: 'brown',
  ginger: 'red',
  redhead: 'red',
  redheaded: 'red',
  haired: 'brown',
  silver: 'grey',
};
const STYLES: readonly (readonly [RegExp, string])[] = [
  [/\blong (\w+ )?(curly|wavy)|\b(curly|wavy) (\w+ )?long/, 'long curly hair'],
  [/\b(curly|wavy|frizzy)\b/, 'curly hair'],
  [/\b(long|flowing|waist length)\b/, 'long hair'],
  [/\b(short|cropped|bobbed)\b/, 'short hair'],
];

/** Hair that is said of somebody before the noun, and the length of hair that is named after it. */
function hairOf(
  said: readonly string[],
  words: readonly string[],
  { colour }: Subject,
): { readonly clothes: Garment[]; readonly takesColour: boolean } {
  const clothes: Garment[] = [];
  if (said.includes('bald')) clothes.push({ name: 'bald head', colour: null });
  if (said.includes('bearded')) clothes.push({ name: 'beard', colour: null });
  if (said.includes('pregnant')) clothes.push({ name: 'belly', colour: null });
  const at = said.indexOf('haired');
  const shade = said.map((word) => SHADES[word]).find((each) => each !== undefined);
  const told = at >= 0 ? COLOUR_WORDS[said[at + 1] ?? ''] : undefined;
  const takesColour =
    at >= 0 || (colour === 'golden' && said.some((word) => word === 'blond' || word === 'blonde'));
  if (at >= 0 || (shade && !words.includes('hair'))) {
    const style = STYLES.find(([pattern]) => pattern.test(said.toReversed().join(' ')))?.[1] ?? 'hair';
    clothes.push({ name: style, colour: told ?? shade ?? null });
  }
  return { clothes, takesColour };
}

const PRINTS: readonly (readonly [RegExp, NonNullable<Garment['pattern']>['kind']])[] = [
  [/\b(striped|stripy|stripes|pinstriped)\b/, 'stripes'],
  [/\b(polka|dotted|spotted|dots|spots)\b/, 'dots'],
  [/\b(checkered|checked|plaid|tartan|gingham|chequered)\b/, 'checks'],
  [/\b(floral|flowered|flowery|flowers|patterned)\b/, 'flowers'],
];

/** "A striped shirt", "a dress with white dots", "long red hair". */
function described(garment: Garment, words: readonly string[]): Garment {
  const { name } = garment;
  const at = placeOf(words, name);
  if (at < 0) return garment;
  const adjectives = words
    .slice(Math.max(0, at - 4), at)
    .join(' ')
    .split(/\b(?:a|an|the|his|her|their|with|in|wearing)\b/)
    .at(-1)!;
  const after = printAfter(words, at + name.split(' ').length);
  if (name === 'hair' || name === 'beard') {
    const style = STYLES.find(([pattern]) => pattern.test(adjectives))?.[1];
    const long = name === 'beard' && /\blong\b/.test(adjectives) ? 'long beard' : null;
    const shade = adjectives
      .split(' ')
      .map((word) => SHADES[word])
      .find((each) => each !== undefined);
    return {
      ...garment,
      name: name === 'hair' ? (style ?? name) : (long ?? name),
      colour: garment.colour ?? shade ?? null,
    };
  }
  if (name === 'mustache') return { ...garment, name: 'moustache' };
  const kind = PRINTS.find(([pattern]) => pattern.test(`${adjectives} ${after.join(' ')}`))?.[1];
  if (!kind) return garment;
  const print = after.map((word) => COLOUR_WORDS[word]).find(Boolean);
  const mixed = /\b(\w+) and (\w+) (?:striped|checkered|spotted|dotted)/.exec(adjectives);
  const [ground, second] = [COLOUR_WORDS[mixed?.[1] ?? ''], COLOUR_WORDS[mixed?.[2] ?? '']];
  return {
    ...garment,
    colour: second ?? garment.colour,
    pattern: { kind, colour: print ?? ground ?? null },
  };
}

/** Where a garment is named, in either number; -1 if nowhere. */
function placeOf(words: readonly string[], name: string): number {
  const parts = name.split(' ');
  const last = parts.length - 1;
  return words.findIndex((_, at) =>
    parts.every((part, index) => {
      const word = words[at + index];
      return word === part || (index === last && (word === `${part}s` || word === `${part}es`));
    }),
  );
}

/** "With white dots". */
function printAfter(words: readonly string[], at: number): readonly string[] {
  if (words[at] !== 'with') return [];
  const end = words
    .slice(at + 1, at + 4)
    .findIndex((word) => /^(dots|stripes|flowers|spots|checks)$/.test(word));
  return end < 0 ? [] : words.slice(at + 1, at + 2 + end);
}
