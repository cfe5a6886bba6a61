import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PLACES } from '../../src/catalogue/place-index.ts';
import type { SceneDescription } from '../../src/scene-description.ts';
import { enhancePrompt } from '../../src/stage/enhance-prompt.ts';
import { readScene } from '../../src/stage/read-scene.ts';
import { findEmoji } from '../../src/vocabulary/emoji-index.ts';
import { nouns } from '../../src/vocabulary/nouns.ts';

/** A scene in one line: place, time, weather | subjects with number, colour, size, action | the rest. */
function sketch(scene: SceneDescription): string {
  const subjects = scene.subjects.map((subject) =>
    [
      subject.count,
      subject.size === 'normal' ? '' : subject.size,
      subject.colour ?? '',
      subject.noun,
      subject.action ?? '',
      subject.dress ? `in ${subject.dress}` : '',
    ]
      .filter((word) => word !== '')
      .join(' '),
  );
  return `${scene.place} ${scene.time} ${scene.weather} | ${subjects.join(', ')} | ${[scene.relation, ...scene.effects].filter((word) => word !== null).join(' ')}`.trim();
}

const PROMPTS: readonly [prompt: string, expected: string][] = [
  ['a red fox running through a snowy forest at sunset', 'forest sunset snow | 1 red fox run |'],
  ['a cat playing piano in space', 'space night clear | 1 cat |'],
  ['two dogs surf on a giant wave at the beach', 'ocean day clear | 2 dog surf |'],
  ['a sailboat on a calm ocean at dawn', 'ocean dawn clear | 1 sailboat |'],
  ['A hot air balloon flying over snowy mountains', 'mountains day snow | 1 hot air balloon fly |'],
  ['an astronaut riding a horse on mars', 'mars day clear | 1 astronaut ride, 1 horse | riding'],
  ['whale swimming underwater with turtles', 'underwater day clear | 1 whale swim, 3 turtle | bubbles'],
  [
    'a woman in a red dress dancing in a field of sunflowers',
    'sunflower-field day clear | 1 woman dance in red |',
  ],
  ['a dragon breathing fire over a castle', 'mountains day clear | 1 dragon, 1 castle | flying-over embers'],
  ['a wolf running through an autumn forest in the fog', 'forest day fog | 1 wolf run | leaves'],
  ['a surfer riding a big wave', 'ocean day clear | 1 surfer surf |'],
  ['fireworks over the city at night', 'city night clear |  | fireworks'],
  ['a boy flying a kite on a hill', 'hilltop day clear | 1 boy |'],
  ['a dog chasing a cat in the park', 'park day clear | 1 dog chase, 1 cat | chasing'],
  ['a rocket launching into the starry sky', 'desert night clear | 1 rocket launch |'],
  ['a girl holding a red umbrella in the rain', 'street day rain | 1 girl hold, 1 red umbrella | holding'],
  ['a flock of birds flying over a lake at sunrise', 'lake dawn clear | 7 bird fly |'],
  [
    'a tiny mouse and a huge elephant walking',
    'savanna day clear | 1 tiny mouse walk, 1 giant elephant walk |',
  ],
  ['a family having a picnic', 'park day clear | 1 man, 1 woman, 1 girl |'],
  ['a cup of coffee on a table in a cozy room at night', 'room night clear | 1 cup of coffee, 1 table |'],
  ['a pianist', 'stage night clear | 1 pianist |'],
  ['three hamburgers dancing', 'tabletop day clear | 3 hamburger dance |'],
  ['a beautiful cinematic shot, 4k, highly detailed', 'abstract day clear |  |'],
  ['an elephant spraying water with its trunk in a river', 'river day clear | 1 elephant |'],
  ['waves crashing against rugged cliffs at sunset', 'cliff sunset clear |  |'],
  ['a skier racing down a mountain', 'mountains day clear | 1 skier ski |'],
  ['a robot waiter in a restaurant', 'restaurant day clear | 1 robot |'],
  ['a vintage red car driving along a coastal road', 'coastal-road day clear | 1 red vintage car drive |'],
  [
    'a black cat sitting on a pumpkin under a full moon',
    'lake night clear | 1 black cat sit, 1 pumpkin | full-moon',
  ],
  ['a little girl waving hello, close-up', 'meadow day clear | 1 little girl wave |'],
  ['a person is swimming', 'swimming-pool day clear | 1 person swim |'],
];

for (const [prompt, expected] of PROMPTS) {
  test(`"${prompt}" is read as it is meant`, async () =>
    assert.equal(sketch(await readScene(prompt)), expected));
}

const TRANSLATIONS: readonly [chinese: string, english: string][] = [
  ['宇航员在火星上骑马', 'an astronaut riding a horse on mars'],
  ['两只狗在海滩上奔跑', 'two dogs running on the beach'],
  ['一只猫在太空弹钢琴', 'a cat playing piano in outer space'],
  ['夜晚城市上空的烟花', 'fireworks over the city at night'],
  ['一艘帆船在平静的海面上航行，日出', 'a sailboat sailing on the calm ocean at sunrise'],
  ['一只红色的狐狸在雪中的森林里奔跑，日落', 'a red fox running in a forest in the snow at sunset'],
  ['一个女孩在雨中撑着红色的雨伞', 'a girl holding a red umbrella in the rain'],
  ['熊猫在竹林里', 'a panda in the bamboo forest'],
];

for (const [chinese, english] of TRANSLATIONS) {
  test(`${chinese} gives the scene of "${english}"`, async () =>
    assert.equal(sketch(await readScene(chinese)), sketch(await readScene(english))));
}

test('camera words set the camera', async () => {
  const camera = async (prompt: string) => (await readScene(prompt)).camera;
  assert.equal((await camera('zoom in on a dog')).move, 'zoom-in');
  assert.equal((await camera('the camera pulls back from a house')).move, 'zoom-out');
  assert.equal((await camera('pan left over the city')).move, 'pan-left');
  assert.equal((await camera('a cat on a chair')).move, 'drift-right');
  assert.equal((await camera('The camera slowly moves closer to a clock')).move, 'zoom-in');
  assert.equal((await camera('The camera orbits a dancer')).move, 'circle');
  assert.equal((await camera('The camera tilts down from a balloon to a boy')).move, 'sink');
  assert.equal((await camera('A drone shot circles a castle')).move, 'circle');
  assert.equal((await camera('a low angle shot of a boy')).framing, 'low');
  assert.equal((await camera('aerial view of a city')).framing, 'aerial');
  assert.equal((await camera('close-up of a cat')).framing, 'close-up');
  assert.ok((await camera('a horse running in slow motion')).pace < 1);
  assert.ok((await camera('time-lapse of clouds')).pace > 1);
  assert.equal((await camera('a man walking')).move, 'track');
});

test('style words and the style parameter set the style; an unknown one changes nothing', async () => {
  assert.equal((await readScene('anime style cat')).style, 'anime');
  assert.equal((await readScene('a cat', [], 'Comic')).style, 'comic');
  assert.equal((await readScene('a cat', [], 'my own style')).style, null);
});

const EDITS: readonly [prompt: string, edit: string, expected: string][] = [
  ['a dog running on the beach', 'make it night', 'beach night clear | 1 dog run |'],
  ['a dog running on the beach', 'add snow', 'beach day snow | 1 dog run |'],
  ['a dog running on the beach', 'replace the dog with a cat', 'beach day clear | 1 cat run |'],
  ['a dog running on the beach', 'set it in space', 'space night clear | 1 dog run |'],
  ['a dog on the beach', 'change the beach to a forest', 'forest day clear | 1 dog |'],
  ['a dog on the beach', '把狗换成猫', 'beach day clear | 1 cat |'],
  ['a red car in the city', 'make the car blue', 'city day clear | 1 blue car |'],
  ['a dog and a cat in the park', 'remove the cat', 'park day clear | 1 dog |'],
  ['a dog on the beach', 'add two butterflies', 'beach day clear | 1 dog, 2 butterfly |'],
  ['a woman on the street', 'make her dance', 'street day clear | 1 woman dance |'],
  ['a fox in the snow', 'remove the snow', 'forest day clear | 1 fox |'],
  ['a cat in a room', 'add fireworks', 'room night clear | 1 cat | fireworks'],
];

for (const [prompt, edit, expected] of EDITS) {
  test(`"${prompt}" remixed with "${edit}"`, async () =>
    assert.equal(sketch(await readScene(prompt, [edit])), expected));
}

test('edits add up, the newest last', async () => {
  const scene = await readScene('a dog on the beach', [
    'make it night',
    'replace the dog with a fox',
    'zoom out',
  ]);
  assert.equal(sketch(scene), 'beach night clear | 1 fox |');
  assert.equal(scene.camera.move, 'zoom-out');
});

test('an enhanced prompt is English, names the scene, and is read as the same scene', async () => {
  for (const prompt of [...PROMPTS.map(([each]) => each), ...TRANSLATIONS.map(([each]) => each)]) {
    const enhanced = await enhancePrompt(prompt);
    assert.doesNotMatch(enhanced, /[\u3400-\u9fff]/, prompt);
    const [before, after] = [await readScene(prompt), await readScene(enhanced)];
    assert.equal(after.place, before.place, enhanced);
    assert.equal(after.time, before.time, enhanced);
    assert.equal(after.weather, before.weather, enhanced);
    assert.deepEqual(
      after.subjects.map((subject) => subject.noun),
      before.subjects.map((subject) => subject.noun),
      enhanced,
    );
  }
});

/** What is said of a place is data: to read five sentences takes long, so every fourth place goes the whole way. */
for (const place of PLACES.filter((_, index) => index % 4 === 0))
  test(`enhancing a prompt keeps its place: ${place}`, async () => {
    assert.equal(
      (await readScene(await enhancePrompt(`a cat in the ${place}`))).place,
      (await readScene(`a cat in the ${place}`)).place,
    );
  });

test('handles of characters survive enhancement and are no subjects', async () => {
  assert.match(await enhancePrompt('@max in a park'), /@max/);
  assert.equal((await readScene('@max in a park')).subjects.length, 0);
});

test('every noun has a figure that can be drawn, and everyday nouns have a picture', async () => {
  assert.ok(nouns().size > 400);
  for (const noun of [
    'pizza',
    'apple',
    'crown',
    'burger',
    'cake',
    'rose',
    'sushi',
    'teapot',
    'watermelon',
    'guitar',
    'key',
    'mushroom',
  ])
    assert.ok(findEmoji(noun), noun);
});
