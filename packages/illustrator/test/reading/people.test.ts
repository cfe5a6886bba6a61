import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clothesOfRole } from '../../src/cast/people/clothes-of-role.ts';
import { peopleTable } from '../../src/cast/people/people-table.ts';
import { garmentPart } from '../../src/catalogue/garment-index.ts';
import type { Subject } from '../../src/scene-description.ts';
import { readScene } from '../../src/stage/read-scene.ts';
import { GARMENTS } from '../../src/vocabulary/garments.ts';
import { nouns } from '../../src/vocabulary/nouns.ts';

/** Who is seen, and how: `surfer female child [pink dress with white dots]`. */
async function people(prompt: string): Promise<string> {
  return (await readScene(prompt)).subjects.map(described).join(', ');
}

function described({ age, clothes, count, figure, sex, size, windy }: Subject): string {
  const worn = clothes.map(({ colour, name, pattern }) => {
    const print = pattern && `with ${[pattern.colour, pattern.kind].filter(Boolean).join(' ')}`;
    return `[${[colour, name, print].filter(Boolean).join(' ')}]`;
  });
  const model = 'model' in figure ? figure.model : figure.icon;
  return [count > 1 && `${count}`, size !== 'normal' && size, model, sex, age, windy && 'windy', ...worn]
    .filter(Boolean)
    .join(' ');
}

const PROMPTS: readonly [prompt: string, expected: string][] = [
  // Age and sex.
  ['an old fisherman with a grey beard', 'fisherman old [grey beard]'],
  ['a girl surfer with a pink board', 'surfer female child'],
  ['a female firefighter', 'firefighter female'],
  ['a mechanic wipes her hands', 'mechanic female'],
  ['a grandmother and her granddaughter', 'grandmother, girl'],
  ['a dad and his toddler', 'man, toddler toddler'],
  ['a teenage boy with headphones', 'boy teen [headphones]'],
  ['a woman talking to a stranger', 'woman, man'],
  ['a family of four walking on the beach', 'man, woman, girl'],
  // Trades have figures of their own.
  ['a bride and groom', 'bride, groom'],
  ['a postman in a blue uniform', 'postman [blue uniform]'],
  ['a goalkeeper in an orange jersey', 'goalkeeper [orange jersey]'],
  ['a pilot in front of an airplane', 'pilot, airplane'],
  // What is worn and carried.
  ['a hiker with a blue backpack', 'hiker [blue backpack]'],
  ['a vendor in a white apron', 'vendor [white apron]'],
  ['a waiter in a black vest and bow tie', 'waiter [black vest] [bow tie]'],
  ['a man in black swimming trunks', 'man [black swimming trunks]'],
  ['a child in green rubber boots', 'boy [green rubber boots]'],
  ['a woman in a red dress with white polka dots', 'woman [red dress with white dots]'],
  ['a boy in a striped shirt', 'boy [shirt with stripes]'],
  ['a lumberjack in a red checkered shirt', 'lumberjack [red shirt with checks]'],
  ['a woman with a white scarf flying in the wind', 'woman windy [white scarf]'],
  // Hair and beard.
  ['a woman with long red hair', 'woman [red long hair]'],
  ['a man with a long white beard', 'man [white long beard]'],
  ['a bald man with a moustache', 'man [moustache] [bald head]'],
  ['a blonde girl with braids', 'girl [braids] [golden hair]'],
  // Young animals are of their parents' kind.
  ['an elephant and her calf', 'elephant, small elephant'],
  ['a lioness with her cub', 'lioness, small lioness'],
];

for (const [prompt, expected] of PROMPTS)
  test(`"${prompt}" shows ${expected}`, async () => assert.equal(await people(prompt), expected));

test('a black and white striped shirt leaves the film its colours', async () => {
  const prompt = 'a referee in a black and white striped shirt';
  assert.equal((await readScene(prompt)).style, null);
  assert.equal(await people(prompt), 'referee [white shirt with black stripes]');
  assert.equal((await readScene('a black and white film of a man')).style, 'noir');
});

test('a sleeping child is carried on the shoulder', async () => {
  for (const prompt of ['a woman carrying a sleeping toddler'])
    assert.equal((await readScene(prompt)).subjects[0]?.deed, 'carry-child', prompt);
});

test('all that a trade wears is drawn', async () => {
  const models = new Set(
    [...nouns().values()].flatMap((figure) => (figure.kind === 'person' ? [figure.model] : [])),
  );
  for (const model of models)
    for (const { name } of clothesOfRole(model)) assert.ok(garmentPart(name), `${model} wears ${name}`);
});

/** Vague words for all that is worn, what is hardly seen, and other spellings. */
const NOT_DRAWN = new Set(['clothes', 'outfit', 'belt', 'visor', 'mustache']);

test('every garment that is read is drawn', async () => {
  const missing = [...GARMENTS].filter(
    (name) => !garmentPart(name) && !(name in peopleTable().hairParts) && !NOT_DRAWN.has(name),
  );
  assert.deepEqual(missing, []);
});
