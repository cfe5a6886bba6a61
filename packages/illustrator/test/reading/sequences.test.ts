import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SceneDescription } from '../../src/scene-description.ts';
import { enhancePrompt } from '../../src/stage/enhance-prompt.ts';
import { readScene } from '../../src/stage/read-scene.ts';

/** A scene in one line: where and when, and who does what. */
function shown({ place, time, subjects }: SceneDescription): string {
  const cast = subjects.map(({ count, colour, noun, action, deed, change }) =>
    [count > 1 ? count : '', colour ?? '', noun, deed ?? action ?? change ?? '']
      .filter((word) => word !== '')
      .join(' '),
  );
  return `${place} ${time}: ${cast.join(', ')}`;
}

const SEQUENCES: Readonly<Record<string, readonly string[]>> = {
  // What things did stays so, and what was put somewhere stays there.
  'a door opens, then a cat walks in': ['plain-room day: door', 'plain-room day: door, cat walk'],
  'a girl puts a cake on a table, then a dog jumps up and eats it': [
    'room day: girl put, cake, table',
    'room day: dog jump, girl, cake, table',
    'room day: dog eat, cake, girl, table',
  ],
  // What has been opened is what something is taken out of.
  'a man opens a suitcase, then takes out a green hat': [
    'room day: man, suitcase',
    'room day: man take-out, green hat, suitcase',
  ],
  // Who does nothing then does not go on with other things of the trade.
  'a magician taps a black hat, then a dove flies out of it': [
    'theatre day: magician, black hat',
    'theatre day: dove fly, black hat, magician',
  ],
  // While nobody does anything else, all go on with what they did.
  'a girl blows out five candles on a pink birthday cake, then the room goes dark': [
    'room day: girl blow-candles',
    'room night: girl blow-candles',
  ],
  'a cook stirs soup in a kitchen, then the phone rings': [
    'kitchen day: cook stir, soup',
    'kitchen day: cook stir, soup, phone',
  ],
  'a cat sleeps, then it jumps onto a table': [
    'plain-room day: cat sleep, table',
    'plain-room day: cat jump, table',
  ],
  'a dog barks and then runs away': ['meadow day: dog', 'meadow day: dog run'],
  'A man walks in the park. Then he sits on a bench and then reads a book.': [
    'park day: man walk, bench',
    'park day: man sit, bench',
    'park day: man read-book, bench',
  ],
  'a red car drives through the city, cut to a beach': ['city day: red car drive', 'beach day: '],
  'a dog and a cat play; suddenly they run away': [
    'meadow day: dog play, cat play',
    'meadow day: dog run, cat run',
  ],
  'a woman in a red dress waters flowers, after that she drinks tea, finally she sleeps': [
    'garden day: woman water-plants',
    'garden day: woman drink-tea',
    'garden day: woman sleep',
  ],
  'Shot 1: a wolf howls in the forest. Shot 2: a rabbit runs away. Shot 3: the wolf runs': [
    'forest day: wolf sing',
    'forest day: rabbit run, wolf',
    'forest day: wolf run',
  ],
  'a chef chops vegetables before tasting the soup': ['kitchen day: chef cut', 'kitchen day: chef taste'],
  'two boys play soccer, then hug': [
    'football-field day: 2 boy play-soccer',
    'football-field day: 2 boy hug',
  ],
  'every now and then a bird sings in a tree': [],
  'a surfer waits on the beach, then surfs a big wave': ['beach day: surfer stand', 'ocean day: surfer surf'],
  'an old man sits on a bench in autumn; moments later a girl runs by': [
    'park day: old man sit, bench',
    'park day: girl run, old man sit, bench',
  ],
  'The scene opens on a lighthouse in a storm. The scene cuts to a ship on the ocean.': [
    'ocean day: lighthouse',
    'ocean day: ship',
  ],
  'a boy builds a snowman, then the snowman melts': [
    'snowy-yard day: boy make-snowman',
    'snowy-yard day: snowman melt, boy',
  ],
  'an astronaut walks on the moon, then plays golf': ['moon day: astronaut walk', 'moon day: astronaut golf'],
  'three birds sit on a fence, then they fly away': [
    'meadow day: 3 bird sit, fence',
    'meadow day: 3 bird fly, fence',
  ],
  'a panda eats bamboo, next, it sleeps': ['forest day: panda eat-food', 'forest day: panda sleep'],
  'a man wakes up in the bedroom, eventually he drives a car': [
    'bedroom day: man wake-up',
    'highway day: man drive-car',
  ],
  'a lion sleeps in the savanna. After a while it roars. In the end it walks away.': [
    'savanna day: lion sleep',
    'savanna day: lion sing',
    'savanna day: lion walk',
  ],
  'a rocket stands in the desert, then it launches': [
    'desert day: rocket stand',
    'desert day: rocket launch',
  ],
  'a woman says "Hello", then the man answers "Good morning"': [
    'meadow day: woman',
    'meadow day: man, woman',
  ],
  'a man says "and then we left"': [],
  '一只猫在睡觉，然后跳到桌子上': ['plain-room day: cat sleep, table', 'plain-room day: cat jump, table'],
  'ein Hund schläft, dann rennt er am Strand': ['beach day: dog sleep', 'beach day: dog run'],
  'un perro corre en la playa, luego duerme': ['beach day: dog run', 'beach day: dog sleep'],
  'un chat dort puis il mange': ['meadow day: cat sleep', 'meadow day: cat eat'],
};

for (const [prompt, shots] of Object.entries(SEQUENCES))
  test(`${prompt} → ${shots.length} scenes`, async () =>
    assert.deepEqual((await readScene(prompt)).sequence.map(shown), shots));

test('a person who is named again is the same one, with the same looks', async () => {
  const [first, second] = (await readScene('a tiny purple robot walks, then it dances')).sequence;
  const [before, after] = [first!.subjects[0]!, second!.subjects[0]!];
  assert.deepEqual([after.id, after.colour, after.size], [before.id, 'purple', 'tiny']);
});

test('what is done stays done in the next part', async () => {
  const { sequence } = await readScene('a boy breaks a vase, then the doorbell rings');
  assert.deepEqual(
    sequence.map(({ subjects }) => subjects[0]?.over),
    [undefined, true],
  );
});

test('a remix changes every part of a sequence', async () => {
  const { sequence } = await readScene('a cat sleeps, then it runs', ['make it night']);
  assert.deepEqual(
    sequence.map(({ time }) => time),
    ['night', 'night'],
  );
});

/** Where it is, and what the first subject does. */
const first = (scene: SceneDescription) => shown(scene).split(',')[0];

test('an enhanced sequence lists its shots, and is read as the same sequence', async () => {
  for (const prompt of Object.keys(SEQUENCES)) {
    const { sequence } = await readScene(prompt);
    if (sequence.length === 0) continue;
    const enhanced = await enhancePrompt(prompt);
    assert.match(enhanced, / Shots: \(1\) .+; \(2\) /, prompt);
    assert.deepEqual((await readScene(enhanced)).sequence.map(first), sequence.map(first), enhanced);
  }
});

const HOURS: Readonly<Record<string, string>> = {
  'time-lapse of a city from day to night': 'city day sunset night',
  'timelapse of clouds': 'sky day sunset night',
  'time lapse of a sunrise over the mountains': 'mountains night dawn day',
  'a lake from dawn till dusk': 'lake dawn day sunset',
  'day turns into night over a lake': 'lake day sunset night',
  'night turning into day in the desert': 'desert night dawn day',
  'the sun sets over the ocean': 'ocean day sunset night',
  'the sun rises over a field': 'meadow night dawn day',
  'a timelapse of a street over the course of a day': 'street dawn day sunset night',
  'timelapse of the desert at night': 'desert night night',
  'a city at night': 'city',
  'time-lapse of a flower blooming': 'meadow',
  'a timelapse of a kitchen': 'kitchen',
  城市从白天到夜晚的延时摄影: 'city day sunset night',
};

for (const [prompt, expected] of Object.entries(HOURS))
  test(`${prompt} → ${expected}`, async () => {
    const { place, hours } = await readScene(prompt);
    assert.equal([place, ...hours].join(' '), expected);
    const enhanced = await readScene(await enhancePrompt(prompt));
    assert.deepEqual([enhanced.place, ...enhanced.hours].join(' '), expected, await enhancePrompt(prompt));
  });

const CHANGES: Readonly<Record<string, string | null>> = {
  'a flower grows': 'grow',
  'a tulip slowly opening': 'bloom',
  'time-lapse of a sunflower blooming': 'bloom',
  'a seed grows into a tree': 'grow',
  'a snowman melts': 'melt',
  'a door opens': null,
  'a man grows tomatoes': null,
};

for (const [prompt, expected] of Object.entries(CHANGES))
  test(`${prompt} → ${expected}`, async () =>
    assert.equal(
      (await readScene(prompt)).subjects.map(({ change }) => change).find((change) => change !== null) ??
        null,
      expected,
    ));

const CUTTINGS: Readonly<Record<string, string>> = {
  'a dog runs in the park': 'free',
  'a dog runs in the park, one take': 'none',
  'a single continuous shot of a dog running': 'none',
  'static shot of a dog in the park': 'none',
  'tracking shot of a dog running': 'none',
  'a dog runs, without cuts': 'none',
  'close-up of a dog': 'sequence',
  'the camera pans over a valley': 'sequence',
  'a dog running in slow motion': 'sequence',
  'time-lapse of a city': 'sequence',
};

for (const [prompt, expected] of Object.entries(CUTTINGS))
  test(`${prompt} → ${expected}`, async () => {
    assert.equal((await readScene(prompt)).camera.cutting, expected);
    const enhanced = await enhancePrompt(prompt);
    assert.equal((await readScene(enhanced)).camera.cutting === 'free', expected === 'free', enhanced);
  });

test('what has opened is open for a person who goes through it', async () => {
  const { sequence } = await readScene('a gate opens, then two horses gallop through it');
  const gates = sequence.map(({ subjects }) => subjects.find(({ noun }) => noun === 'gate'));
  assert.deepEqual(
    gates.map((gate) => gate?.over),
    [undefined, true],
  );
});

test('what is blown out is still where it stood', async () => {
  const { sequence } = await readScene('a candle burns on a table, then the wind blows it out');
  assert.deepEqual(
    sequence.map(({ relations }) => relations.map(({ kind }) => kind)),
    [['on'], ['on']],
  );
});
