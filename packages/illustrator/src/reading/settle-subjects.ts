import type { Figure, Material, Subject } from '../scene-description.ts';
import { giveOff } from './give-off.ts';
import { MATERIAL_WORDS } from './lexicon/garments.ts';
import type { Reading } from './reading.ts';

/** What only the whole prompt tells of its subjects: their form, their stuff, and what they do with each other. */
export function settleSubjects(reading: Reading): readonly Subject[] {
  const made = withoutStatues(reading.text.toLowerCase(), madeOf(reading));
  return giveOff(reading.text, withHeart(reading.text, made))
    .map(ofItsName)
    .map((subject) => asToy(reading, subject))
    .map((subject) => {
      if (jumpsIntoThing(reading, subject)) return { ...subject, deed: null, action: 'jump' };
      return talksTogether(reading, subject) ? { ...subject, deed: 'talk' } : subject;
    });
}

/** Into a box, and not into water. */
function jumpsIntoThing({ relations }: Reading, { id, deed }: Subject): boolean {
  return deed === 'jump-into-water' && relations.some(({ kind, of }) => kind === 'in' && of === id);
}

/** Two of a kind who talk, and whose words are not told, talk with each other. */
function talksTogether({ lines, subjects }: Reading, { action, count, deed, figure }: Subject): boolean {
  return (
    lines.length === 0 &&
    action === 'talk' &&
    deed === null &&
    figure.kind === 'person' &&
    count === 2 &&
    subjects.length === 1
  );
}

const STUFF: Readonly<Record<string, Material>> = {
  paper: 'paper',
  papercraft: 'paper',
  origami: 'paper',
  cardboard: 'paper',
  lego: 'lego',
  felt: 'wool',
  wool: 'wool',
  yarn: 'wool',
  knitted: 'wool',
  clay: 'clay',
  plasticine: 'clay',
  claymation: 'clay',
};
const NAMES = Object.keys(STUFF).join('|');
/** "Made of lego", "a papercraft world", "in origami style": of everything in the picture. */
const ALL_OF = new RegExp(
  `\\b(?:made (?:entirely |completely )?(?:out )?(?:of|from) (?:\\w+ )?(${NAMES})\\b|(${NAMES})(?: ?cut| bricks?)?(?:-| )(?:world|style|animation|scene|land|landscape|city|diorama|version)|(papercraft|claymation)\\b)`,
);

/** What the whole picture is made of, scenery included. */
export function stuffOf(text: string): Material | null {
  const found = ALL_OF.exec(text.toLowerCase());
  const name = found?.[1] ?? found?.[2] ?? found?.[3];
  return name ? STUFF[name]! : null;
}

const MADE_OF = /\b(?:made|built|carved|formed) (?:entirely |completely |only )?(?:out )?of ([a-z]+)/;

/** A castle made of glass is a castle, and of glass; no drinking glass stands beside it. */
function ofWhatItIsMade({ text, subjects }: Reading): readonly Subject[] {
  const name = MADE_OF.exec(text.toLowerCase())?.[1] ?? '';
  const material = MATERIAL_WORDS[name] ?? STUFF[name];
  if (!material) return subjects;
  const others = subjects.filter(({ noun }) => noun !== name);
  return others.map((each, index) => (index === 0 ? { ...each, material: each.material ?? material } : each));
}

function madeOf(reading: Reading): readonly Subject[] {
  const subjects = ofWhatItIsMade(reading);
  const stuff = stuffOf(reading.text);
  if (!stuff) return subjects;
  return subjects
    .filter(({ noun }) => subjects.length === 1 || !(noun in STUFF))
    .map((subject) => ({ ...subject, material: subject.material ?? stuff }));
}

/** A paper boat is of paper. */
function ofItsName(subject: Subject): Subject {
  const stuff = STUFF[subject.noun.split(' ')[0]!];
  const named = stuff && subject.noun.includes(' ') && subject.material === null;
  return named ? { ...subject, material: stuff, colour: subject.colour ?? 'white' } : subject;
}

/** What says that something is only the likeness of a thing, and what it is made of then. */
const TOYS: Readonly<Record<string, Material | null>> = {
  toy: null,
  miniature: null,
  model: null,
  rubber: 'plastic',
  plastic: 'plastic',
  inflatable: 'plastic',
  plush: 'wool',
  stuffed: 'wool',
  crocheted: 'wool',
  knitted: 'wool',
  origami: 'paper',
  lego: 'lego',
};
/** Of these only animals are likenesses: a wooden boat is a boat. */
const FIGURINES: Readonly<Record<string, Material | null>> = {
  wooden: 'wood',
  glass: 'glass',
  paper: 'paper',
  clay: 'clay',
  ceramic: 'clay',
  porcelain: 'clay',
  chocolate: 'clay',
  bronze: 'metal',
};
const ANIMALS = new Set<Figure['kind']>(['quadruped', 'bird', 'fish', 'creature']);
const REAL = new Set<Figure['kind']>(['object', 'emoji', 'prop', 'instrument', 'sign', 'landmark']);

/** A toy car stands on a table, a plush elephant too; what it is made of is seen. */
function asToy({ text, subjects }: Reading, subject: Subject): Subject {
  if (REAL.has(subject.figure.kind)) return subject;
  const words = { ...TOYS, ...(ANIMALS.has(subject.figure.kind) ? FIGURINES : {}) };
  const said = wordsBefore(text, subject.noun).find((word) => Object.hasOwn(words, word));
  if (said === undefined) return subject;
  const stuff = subject.material ?? words[said]!;
  const colour = subject.colour ?? (said === 'chocolate' ? 'brown' : null);
  // In somebody's hands, or played with, it is where they are.
  const alone = subjects.every(({ id, figure }) => id === subject.id || REAL.has(figure.kind));
  const still = alone && subject.action === null && subject.deed === null;
  return { ...subject, material: stuff, colour, ...(still && { toy: true, action: 'stand' as const }) };
}

const STATUE = /^(statue|sculpture|figurine|carving|bust|snow sculpture|ice sculpture)$/;

/** A statue of a lion is a lion, of stone or of what the statue is made of. */
function withoutStatues(text: string, subjects: readonly Subject[]): readonly Subject[] {
  const statue = subjects.find(({ noun }) => STATUE.test(noun));
  const shown = statue && subjects[subjects.indexOf(statue) + 1];
  const told = text.split(`${statue?.noun} of `)[1];
  if (!shown || !told?.split(' ').slice(0, 4).join(' ').includes(shown.noun)) return subjects;
  const material = statue.material ?? (statue.colour === 'golden' ? 'gold' : 'stone');
  const colour = shown.colour ?? statue.colour ?? STATUE_COLOURS[material] ?? 'grey';
  return subjects
    .filter((subject) => subject !== statue)
    .map((subject) =>
      subject === shown
        ? { ...shown, material, colour, action: shown.action ?? 'stand', toy: true }
        : subject,
    );
}

const STATUE_COLOURS: Partial<Record<Material, Subject['colour']>> = {
  gold: 'golden',
  ice: 'turquoise',
  wood: 'brown',
  clay: 'brown',
  paper: 'white',
};

/** The two words before a noun, the nearer first. */
function wordsBefore(text: string, noun: string): string[] {
  const words = text
    .toLowerCase()
    .split(/[^a-z]/)
    .filter((word) => word !== '');
  const first = noun.split(' ')[0]!;
  const at = words.findIndex((word) => word === first || word === `${first}s`);
  return words.slice(Math.max(0, at - 2), Math.max(0, at)).toReversed();
}

const HEART =
  /\bheart[- ]shaped (?:\w+ ){0,2}?(\w+)\b|\b(\w+) (?:\w+ )?(?:shaped like|in the (?:shape|form) of) an? (?:\w+ )?heart\b/;

function withHeart(text: string, subjects: readonly Subject[]): readonly Subject[] {
  const found = HEART.exec(text.toLowerCase());
  if (!found) return subjects;
  const named = subjects.find(({ noun }) => text.toLowerCase().includes(`heart-shaped ${noun}`));
  const shaped =
    named ??
    subjects.find(({ noun }) => found[0].includes(noun)) ??
    subjects.find(({ figure }) => figure.kind !== 'person' && figure.kind !== 'quadruped');
  if (shaped)
    return subjects
      .filter((subject) => subject === shaped || subject.noun !== 'heart')
      .map((subject) => (subject === shaped ? { ...subject, form: 'heart' } : subject));
  // A cloud is no subject of its own else.
  return [...subjects, heart(found[1] ?? found[2]!, Math.max(0, ...subjects.map(({ id }) => id)) + 1)];
}

function heart(noun: string, id: number): Subject {
  const figure: Figure = { kind: 'emoji', icon: 'red-heart' };
  return {
    id,
    noun,
    figure,
    count: 1,
    colour: null,
    size: 'normal',
    action: null,
    dress: null,
    clothes: [],
    material: null,
    deed: null,
    change: null,
    form: 'heart',
  };
}
