import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Compositor } from '../../src/compositor/compositor.ts';
import { composeFilm } from '../../src/film/compose-film.ts';
import { planShots, type Shot } from '../../src/film/plan-shots.ts';
import { readScene } from '../../src/stage/read-scene.ts';
import { readScreenplay } from '../../src/stage/read-screenplay.ts';

async function planned(
  prompt: string,
  seconds: number,
  turns: Parameters<typeof planShots>[2] = [],
): Promise<string> {
  return views(planShots(await readScene(prompt), seconds, turns));
}

const views = (shots: readonly Shot[]) => shots.map(({ view, of }) => `${view}${of ?? ''}`).join(' ');

const PLANS: readonly [prompt: string, seconds: number, shots: string][] = [
  ['a dog runs in the park', 4, 'whole'],
  ['a dog runs in the park', 8, 'whole'],
  ['a dog runs in the park', 10, 'wide close1 whole'],
  ['a dog runs in the park', 12, 'wide close1 whole'],
  ['a dog runs in the park', 15, 'wide whole close1 whole'],
  ['a man and a woman talk', 20, 'wide whole close1 whole close2 whole'],
  ['a city at night', 10, 'whole close whole'],
  ['a dog runs in the park, one take', 20, 'whole'],
  ['a boy sticks out his tongue at his teacher', 6, 'whole whole'],
  ['a boy sticks out his tongue at his teacher, one take', 6, 'whole'],
  ['a boy sticks out his tongue', 6, 'whole'],
  ['close-up of a dog', 10, 'whole'],
  ['a cat sleeps, then it jumps onto a table', 8, 'whole whole'],
  ['a cat sleeps, then it jumps onto a table', 4, 'whole'],
  ['a cat sleeps, then it jumps onto a table, in one take', 8, 'whole'],
  ['a cat sleeps, then it eats, then it runs, finally it sleeps', 8, 'whole whole whole'],
];

for (const [prompt, seconds, shots] of PLANS)
  test(`${prompt}, ${seconds} s → ${shots}`, async () => assert.equal(await planned(prompt, seconds), shots));

test('shots follow one another from the first second to the last, and end on the whole scene', async () => {
  for (const seconds of [4, 5, 8, 10, 12, 15, 20, 25, 60]) {
    const shots = planShots(await readScene('a girl plays with a dog in a garden'), seconds);
    assert.deepEqual([shots[0]!.start, shots.at(-1)!.end], [0, seconds]);
    for (const [index, shot] of shots.slice(1).entries()) {
      assert.equal(shot.start, shots[index]!.end);
      assert.notDeepEqual([shot.view, shot.of], [shots[index]!.view, shots[index]!.of]);
    }
    assert.equal(shots.at(-1)!.view, 'whole');
  }
});

test('a dialogue is cut to the speaker', async () => {
  const turns = [
    { by: 1, startSeconds: 0.3, endSeconds: 2 },
    { by: 2, startSeconds: 2.3, endSeconds: 4.5 },
    { by: 1, startSeconds: 4.8, endSeconds: 6 },
  ];
  assert.equal(await planned('a man says "a" and a woman says "b"', 8, turns), 'whole close2 close1 whole');
});

test('a line of a sequence is spoken in its own shot', async () => {
  const turns = [
    { by: 1, startSeconds: 0.3, endSeconds: 2 },
    { by: 2, startSeconds: 2.4, endSeconds: 4.5 },
  ];
  const scene = await readScene('a woman says "Hello", then the man answers "Good morning"');
  const [first, second] = planShots(scene, 8, turns);
  assert.ok(first!.end > 2 && first!.end <= 2.4 && second!.start === first!.end);
});

test('somebody looks the same in every shot, and the same request gives the same pictures', async () => {
  const job = {
    screenplay: await readScreenplay({
      prompt: 'a man walks in a park, then he sleeps',
      edits: [],
      style: null,
    }),
    seconds: 6,
    width: 160,
    height: 96,
    framesPerSecond: 12,
    watermark: false,
    inputs: [],
    directory: '',
    encoderThreads: 1,
  };
  const pictures = async (order: readonly number[]) => {
    const compositor = new Compositor(job.width, job.height);
    const film = await composeFilm(job, compositor);
    const taken = new Map<number, string>();
    for (const seconds of order) {
      compositor.nextFrame();
      await film.draw(seconds);
      taken.set(seconds, Buffer.from(compositor.frame()).toString('base64'));
    }
    return order.toSorted((a, b) => a - b).map((seconds) => taken.get(seconds));
  };
  // In any order: a shot does not depend on what was built before it.
  assert.deepEqual(await pictures([1, 4, 5]), await pictures([5, 1, 4]));
});
