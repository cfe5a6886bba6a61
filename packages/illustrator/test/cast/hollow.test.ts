import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { castSubject } from '../../src/cast/cast-subject.ts';
import { hollowFor } from '../../src/cast/hollow.ts';
import { seededRandom } from '../../src/seeded-random.ts';
import { readScene } from '../../src/stage/read-scene.ts';

/** The things of a scene that others are seen in: `fridge`, or `boot above` where they look out over its edge. */
async function opened(prompt: string): Promise<string[]> {
  const scene = await readScene(prompt);
  const found: string[] = [];
  for (const subject of scene.subjects) {
    const rig = await castSubject(subject, { scene, random: seededRandom(1) }, null);
    if (!rig) continue;
    const hollow = hollowFor(scene, subject, rig);
    if (hollow !== rig) found.push(hollow.inside ? subject.noun : `${subject.noun} above`);
  }
  return found;
}

describe('something that somebody is in gets an opening', () => {
  for (const [prompt, ...expected] of [
    ['A snowman stands inside the fridge.', 'fridge'],
    ['A badger steps out of a grandfather clock.', 'grandfather clock'],
    ['A mouse climbs out of a teapot and runs into a boot.', 'teapot', 'boot above'],
    ['A kitten sleeps in a slipper.', 'slipper above'],
    // These have one already, or nobody is in them.
    ['Two goldfish swim in a bowl.'],
    ['A frog jumps from a log into the pond.'],
    ['A skier lands in a pile of snow.'],
    ['A scarecrow gives its hat to a crow.'],
    ['A cat sits on a fridge.'],
  ] as const)
    it(prompt, async () => assert.deepEqual(await opened(prompt), expected));
});

it('glass is seen through: no opening is cut into it, and bulbs and teapots are clear for what is in them', async () => {
  for (const [prompt, model] of [
    ['A goldfish swims inside a glass teapot', 'glass teapot'],
    ['A jellyfish floats inside a light bulb', 'clear bulb'],
    ['A fish swims in a wine glass', 'clear goblet'],
  ] as const) {
    const { subjects } = await readScene(prompt);
    assert.ok(
      subjects.some(({ figure }) => 'model' in figure && figure.model === model),
      prompt,
    );
  }
  const { subjects } = await readScene('A light bulb on a table');
  assert.ok(!subjects.some(({ figure }) => 'model' in figure && figure.model === 'clear bulb'));
});
