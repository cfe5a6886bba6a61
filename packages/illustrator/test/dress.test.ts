import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createCanvas } from '@napi-rs/canvas';
import { castSubject } from '../src/cast/cast-subject.ts';
import { dressedForDeed, isLed } from '../src/cast/people/dressed-for-deed.ts';
import type { Rig } from '../src/cast/rig.ts';
import { measureRig } from '../src/cast/silhouette.ts';
import { deedDrawing } from '../src/catalogue/deed-index.ts';
import { NAMED_COLOURS } from '../src/painting/colour.ts';
import type { ColourName } from '../src/scene-description.ts';
import { seededRandom } from '../src/seeded-random.ts';
import { readScene } from '../src/stage/read-scene.ts';

for (const [prompt, colour] of [
  ['a man wearing a purple hat', 'purple'],
  ['a man in a turquoise shirt', 'turquoise'],
  ['a woman in a pink coat', 'pink'],
  ['a man wearing a green tie', 'green'],
  ['a hiker with a purple backpack', 'purple'],
  ['a goalkeeper in an orange jersey', 'orange'],
  ['a vendor in a green apron', 'green'],
  ['a cyclist in a purple helmet', 'purple'],
  ['a girl in pink boots', 'pink'],
  ['a woman in purple gloves', 'purple'],
  ['a dog wearing a blue scarf', 'blue'],
  ['a cat wearing a pink hat', 'pink'],
  ['a purple house and a dog', 'purple'],
  ['a pink castle and a dog', 'pink'],
  ['a turquoise windmill and a dog', 'turquoise'],
  ['a man riding a purple bike', 'purple'],
] as const)
  test(`"${prompt}" shows its ${colour}`, async () => {
    const without = await share(prompt.replace(` ${colour}`, ''), colour);
    assert.ok((await share(prompt, colour)) > without + 0.004, `${await share(prompt, colour)}`);
  });

for (const [prompt, dress, hairStyle] of [
  ['two men dance the waltz', false, undefined],
  ['a dancer dances the waltz', true, 'bun'],
  ['two women dance the waltz', true, 'bun'],
  ['a boy in a green coat dances the waltz', undefined, undefined],
] as const)
  test(`"${prompt}": what a deed has them wear fits`, async () => {
    const [subject] = (await readScene(prompt)).subjects;
    const look = dressedForDeed({ dress: true, hairStyle: 'bun' }, subject!);
    assert.deepEqual([look.dress, look.hairStyle], [dress, hairStyle]);
  });

test('of a woman and a man who dance the man leads, in either order of naming', async () => {
  const waltz = deedDrawing('waltz')!;
  for (const [prompt, expected] of [
    ['a woman and a man dance the waltz', true],
    ['a man and a woman dance the waltz', false],
  ] as const) {
    const [one, other] = (await readScene(prompt)).subjects;
    assert.equal(isLed(waltz, one!, other!), expected, prompt);
  }
});

test('hair streams in the wind that a prompt tells of, and hangs else', async () => {
  for (const hair of ['long hair', 'a ponytail', 'braids', 'pigtails', 'curls']) {
    const [calm, windy] = [
      `a girl with ${hair} stands on a hill`,
      `a girl with ${hair} stands on a windy hill`,
    ];
    const [hanging, streaming] = [await drawn(calm), await drawn(windy)].map((rig) => measureRig(rig).left);
    assert.ok(streaming! < hanging! - 3, `${hair}: ${hanging} and ${streaming}`);
  }
});

async function drawn(prompt: string): Promise<Rig> {
  const scene = await readScene(prompt);
  const context = { scene, random: seededRandom(3) };
  const rig = await castSubject(scene.subjects[0]!, context, scene.subjects[1] ?? null);
  assert.ok(rig);
  return rig;
}

/** How much of the first figure is painted in exactly this colour. */
async function share(prompt: string, colour: ColourName): Promise<number> {
  const rig = await drawn(prompt);
  const { box } = rig;
  const canvas = createCanvas(Math.ceil(box.right - box.left), Math.ceil(box.bottom - box.top));
  const brush = canvas.getContext('2d');
  brush.translate(-box.left, -box.top);
  rig.draw(brush, 0);
  const wanted = [1, 3, 5].map((at) => Number.parseInt(NAMED_COLOURS[colour].slice(at, at + 2), 16));
  const pixels = canvas.data();
  let [painted, hits] = [0, 0];
  for (let at = 0; at < pixels.length; at += 4) {
    if (pixels[at + 3]! < 200) continue;
    painted++;
    if (wanted.every((value, channel) => Math.abs(pixels[at + channel]! - value) < 14)) hits++;
  }
  return hits / painted;
}
