import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createCanvas } from '@napi-rs/canvas';
import { castSubject } from '../../src/cast/cast-subject.ts';
import { seededRandom } from '../../src/seeded-random.ts';
import { readScene } from '../../src/stage/read-scene.ts';

/** The picture of the thing of this noun, as a film of the prompt shows it. */
async function pictureOf(prompt: string, noun: string): Promise<Buffer> {
  const scene = await readScene(prompt);
  const subject = scene.subjects.find((each) => each.noun === noun);
  assert.ok(subject, `${noun} is in the scene`);
  const rig = await castSubject(subject, { scene, random: seededRandom(1) }, null);
  assert.ok(rig);
  const brush = createCanvas(600, 600).getContext('2d');
  brush.translate(300, 550);
  brush.scale(2, 2);
  rig.draw(brush, 0);
  return brush.canvas.toBuffer('image/png');
}

describe('words that a prompt puts on a thing', () => {
  for (const [noun, thing] of [
    ['sign', 'a sign'],
    ['chalkboard', 'a chalkboard'],
    ['banner', 'a banner'],
    ['boat', 'a boat'],
    ['box', 'a box'],
  ] as const)
    it(`are drawn on ${thing}`, async () => {
      const drawn = await Promise.all(
        ['', ' that reads "NORTH"', ' that reads "SOUTH"'].map((words) =>
          pictureOf(`${thing}${words}`, noun),
        ),
      );
      assert.equal(new Set(drawn.map((each) => each.toString('base64'))).size, 3);
    });

  it('are worn by the person whose shirt they are on', async () => {
    const scene = await readScene('a man in a T-shirt that says "NO" walks his dog');
    assert.equal(scene.subjects.find(({ noun }) => noun === 'man')?.word, 'NO');
  });
});
