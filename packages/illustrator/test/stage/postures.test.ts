import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { castSubject } from '../../src/cast/cast-subject.ts';
import { seededRandom } from '../../src/seeded-random.ts';
import { readScene } from '../../src/stage/read-scene.ts';
import { arrange } from '../../src/staging/arrange.ts';

describe('how somebody is while something is done', () => {
  for (const [prompt, expected] of [
    ['A woman sits on a log and reads a newspaper.', 'sit read-newspaper'],
    ['A man lies in a hammock and reads a book.', 'lie read-book'],
    ['A girl sits on the floor and ties her shoes.', 'sit-low put-on-shoes'],
    ['A boy kneels beside a puddle and whistles.', 'kneel whistle'],
    ['A girl lies on her stomach in the grass and draws a horse.', 'prone draw'],
    ['A man in an armchair smokes a pipe.', 'sit smoke'],
    // In a train, a bus or a car one sits, whatever else one does.
    ['A couple laughing on a bus in the rain.', 'sit laugh'],
    ['A woman listening to music on a train.', 'sit listen-music'],
    ['An elderly couple holding hands on a train.', 'sit hold-hands-seated'],
    ['A businessman on a subway with a briefcase.', 'sit null'],
    ['A man reads a newspaper.', 'undefined read-newspaper'],
    ['A woman stands on a chair and sings.', 'undefined sing'],
    // A change of posture is seen from its beginning.
    ['A monk sits down on a stool.', 'undefined sit-down'],
    ['A grandmother gets up from her rocking chair.', 'undefined stand-up'],
    ['A sailor stands up.', 'undefined stand-up'],
  ] as const)
    it(`is told beside it, in one picture: ${prompt}`, async () => {
      const { sequence, subjects } = await readScene(prompt);
      assert.equal(`${subjects[0]?.posture} ${subjects[0]?.deed}`, expected);
      assert.equal(sequence.length, 0);
    });

  it('has the hips of those who sit on the seat, and no seat of the deed', async () => {
    const scene = await readScene('A woman sits on a log and reads a newspaper.');
    const context = { scene, random: seededRandom(1) };
    const cast = [];
    for (const subject of scene.subjects) {
      const rig = await castSubject(subject, context, null);
      assert.ok(rig);
      cast.push({ subject, rigs: [rig] });
    }
    const [woman, log] = arrange(cast, scene.relations).spots.toSorted((a, b) => b.depth - a.depth);
    assert.ok(woman?.rig.sits && log);
    const hips = woman.y - woman.rig.sits * woman.scale;
    const top = log.y + log.rig.box.top * log.scale;
    assert.ok(hips > top && hips < log.y, `${hips} between ${top} and ${log.y}`);
    assert.ok(woman.y <= log.y + 0.05);
  });
});

describe('how an animal or a thing is turned', () => {
  for (const [prompt, expected] of [
    ['Penguins slide down an icy hill on their bellies', 'on-belly'],
    ['A cat lies on its back on a carpet', 'on-back'],
    ['A bear standing on its hind legs in the forest', 'on-hind-legs'],
    ['Three pots upside down on a wooden shelf', 'upside-down'],
    ['A monkey hanging upside down from a tree', 'upside-down'],
    ['A dog stands on a carpet', undefined],
  ] as const)
    it(`is as the prompt says: ${prompt}`, async () => {
      const [subject] = (await readScene(prompt)).subjects;
      assert.equal(subject?.lies, expected);
      assert.notEqual(subject?.action, 'sleep');
    });

  it('has its feet above its back when it lies on that', async () => {
    const scene = await readScene('A cat lies on its back');
    const rig = await castSubject(scene.subjects[0]!, { scene, random: seededRandom(1) }, null);
    assert.ok(rig && Math.abs(rig.box.bottom) < 4 && rig.speed === 0);
  });
});
