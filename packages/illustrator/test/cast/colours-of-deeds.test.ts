import assert from 'node:assert/strict';
import { it } from 'node:test';
import { createCanvas } from '@napi-rs/canvas';
import { castSubject } from '../../src/cast/cast-subject.ts';
import { seededRandom } from '../../src/seeded-random.ts';
import { readScene } from '../../src/stage/read-scene.ts';

/** The first to be drawn, with what is in hand. */
async function pictureOf(prompt: string): Promise<string> {
  const scene = await readScene(prompt);
  const rig = await castSubject(scene.subjects[0]!, { scene, random: seededRandom(1) }, null);
  assert.ok(rig);
  const brush = createCanvas(600, 600).getContext('2d');
  brush.translate(300, 550);
  brush.scale(2, 2);
  rig.draw(brush, 0);
  return brush.canvas.toDataURL();
}

for (const [deed, thing] of [
  ['a woman plays the', 'accordion'],
  ['a man pitches a', 'tent'],
  ['a boy opens the', 'fridge'],
  ['a magician pulls a rabbit out of a hat', ''],
] as const)
  it(`${deed} ${thing}: what is drawn with a deed has the colour that is asked for`, async () => {
    const coloured = (colour: string) =>
      thing ? `${deed} ${colour} ${thing}` : deed.replace('rabbit', `${colour} rabbit`);
    const pictures = await Promise.all(['', 'blue', 'purple'].map((colour) => pictureOf(coloured(colour))));
    assert.equal(new Set(pictures).size, 3);
  });
