import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Rig } from '../../src/cast/rig.ts';
import type { Movement, SceneDescription, Subject, Way } from '../../src/scene-description.ts';
import { plainSubject } from '../../src/stage/draft-subjects.ts';
import { readScene } from '../../src/stage/read-scene.ts';
import { arrange } from '../../src/staging/arrange.ts';
import { boundsOf } from '../../src/staging/bounds-of.ts';
import type { Spot } from '../../src/staging/spot.ts';

function box(width: number, height: number): Rig {
  return {
    box: { left: -width / 2, right: width / 2, top: -height, bottom: 0 },
    cycle: 1,
    frames: 1,
    speed: 0,
    medium: 'ground',
    draw: (brush) => brush.fillRect(-width / 2, -height, width, height),
  };
}

const MOVER: Subject = plainSubject(1, 'dog', { kind: 'quadruped', model: 'dog' });
const MARK: Subject = plainSubject(2, 'table', { kind: 'object', model: 'table' });

/** Where the middle of somebody is who goes by a thing, at moments of the film. */
function went(way: Way, manner: Movement['manner'] = 'go') {
  const { spots } = arrange(
    [
      { subject: MOVER, rigs: [box(40, 40)] },
      { subject: MARK, rigs: [box(100, 60)] },
    ],
    [],
    [{ by: 1, way, to: 2, manner, step: 0 }],
  );
  const mark = boundsOf(spots.filter(({ subject }) => subject === MARK));
  const goer = spots.find(({ subject }) => subject === MOVER) as Spot;
  const legs = goer.route?.legs ?? [];
  const at = (progress: number) => {
    const leg = legs.find(({ from, until }) => progress >= from && progress < until)!;
    const point = leg.at((progress - leg.from) / (leg.until - leg.from));
    return { ...point, depth: leg.depth, left: leg.left };
  };
  return { mark, at, middle: (mark.left + mark.right) / 2 };
}

describe('the way somebody takes by something', () => {
  it('leads past it from one side to the other, in front of it', () => {
    const { at, mark } = went('past');
    assert.ok(at(0).x < mark.left && at(0.99).x > mark.right);
    assert.ok(at(0.5).depth > 0);
  });

  it('leads around it: before it to the right, behind it to the left', () => {
    const { at } = went('around');
    assert.deepEqual([at(0.2).depth > 0, at(0.2).left], [true, false]);
    assert.deepEqual([at(0.55).depth < 0, at(0.55).left], [true, true]);
  });

  it('leads over it in a leap that is higher than it is', () => {
    const { at, mark } = went('over', 'jump');
    assert.ok(Math.min(at(0.5).y, at(0.55).y) < mark.top);
    assert.ok(at(0).x < mark.left && at(0.99).x > mark.right);
  });

  it('leads along its top', () => {
    const { at, mark } = went('along');
    for (const progress of [0, 0.5, 0.99]) assert.ok(Math.abs(at(progress).y - mark.top) < 0.02);
    assert.ok(at(0.99).x - at(0).x > (mark.right - mark.left) * 0.4);
  });

  it('ends before it, or begins there', () => {
    const toward = went('toward');
    assert.ok(toward.at(0.99).x < toward.mark.left && toward.at(0.99).x > toward.at(0).x);
    const away = went('away-from');
    assert.ok(away.at(0).x > away.mark.right && away.at(0.99).x > away.at(0).x);
  });

  it('comes to rest where it stops', () => {
    const { at, mark } = went('stop-at');
    assert.ok(at(0).x < at(0.3).x && at(0.3).x < at(0.7).x);
    assert.equal(at(0.7).x, at(0.95).x);
    assert.ok(at(0.95).x < mark.left);
  });

  it('leads into it, out of it and under it', () => {
    for (const way of ['into', 'under'] as const) {
      const { at, mark, middle } = went(way);
      assert.ok(at(0).x < mark.left && at(0.95).x > mark.left - 0.3 && at(0.95).x <= middle + 0.01, way);
    }
    const out = went('out-of');
    assert.ok(Math.abs(out.at(0).x - out.middle) < 0.01 && out.at(0.99).x > out.mark.right);
  });
});

function told({ moves = [], subjects }: SceneDescription): string[] {
  const noun = (id: number | null) => subjects.find((each) => each.id === id)?.noun ?? 'place';
  return moves.map(({ by, way, to }) => `${noun(by)} ${way} ${noun(to)}`);
}

const MOVES: Readonly<Record<string, readonly string[]>> = {
  'A nurse pushes an old man in a wheelchair past a red fire engine.': ['nurse past fire engine'],
  'A clown rides a small bicycle around a large elephant.': ['clown around elephant'],
  'A black cat walks along the top of a fence above a barking dog.': ['cat along fence'],
  'A ball rolls under a table.': ['ball under table'],
  'A dog runs out of a barn.': ['dog out-of barn'],
  'A woman walks away from a burning house.': ['woman away-from house'],
  'A barrel rolls down a hill into a river.': ['barrel down hill', 'barrel into river'],
  'A train stops in front of a sheep that is lying on the rails.': ['train stop-at sheep'],
  'A snail crosses a road in front of a truck.': ['snail across place'],
  'A man looks at a painting behind a chair.': [],
  'A policeman chases a thief around a fountain.': ['thief around fountain', 'policeman around fountain'],
  'A dog chases a cat that is chased by nobody else while a man sleeps.': [
    'cat onward place',
    'dog onward place',
  ],
  'A van is followed by two motorcycles past a church.': ['van past church', 'motorcycle past church'],
  'A boy runs away from a bull in a field with a tree.': ['boy onward place', 'bull onward place'],
  'The truck is towed by a tractor.': ['tractor onward place'],
  'A clown throws a cake at a judge.': ['cake toward judge'],
  'A giant hurls a rock over a castle.': ['rock over castle'],
  'A tractor drags a log off the road.': ['tractor onward place'],
  "The wind blows a hat off a man's head into a fountain.": ['hat into fountain'],
  'A lamb follows a girl up the stairs.': ['girl up stairs', 'lamb up stairs'],
  'A whale leaps out of the sea beside a boat.': ['whale out-of place'],
  'A nurse walks three goats.': ['nurse onward place'],
  'A cat jumps off a table onto a sleeping dog.': ['cat off table', 'cat onto dog'],
};

for (const [prompt, ways] of Object.entries(MOVES))
  it(`${prompt} → ${ways.join(', ') || 'nobody goes'}`, async () =>
    assert.deepEqual(told(await readScene(prompt)), ways));

describe('who goes with others', () => {
  const FOLLOWER: Subject = plainSubject(3, 'cat', { kind: 'quadruped', model: 'cat' });
  const going = (move: Partial<Movement>) =>
    arrange(
      [
        { subject: MOVER, rigs: [box(60, 40)] },
        { subject: FOLLOWER, rigs: [box(60, 40)] },
      ],
      [],
      [1, 3]
        .slice(0, move.takes ? 1 : 2)
        .map((by) => ({ by, way: 'onward', to: null, manner: 'go', step: 0, ...move })),
    ).spots;
  const leftOf = (spot: Spot, progress: number) => {
    const leg = spot.route?.legs.find(({ from, until }) => progress >= from && progress < until);
    return (leg?.at((progress - leg.from) / (leg.until - leg.from)).x ?? NaN) + spot.x;
  };

  it('is behind the one who is named before, all the way', () => {
    const [first, second] = going({}) as [Spot, Spot];
    for (const progress of [0.05, 0.5, 0.9]) {
      const apart = leftOf(first, progress) - leftOf(second, progress);
      assert.ok(apart > 30 * (first.scale + second.scale), `${apart} at ${progress}`);
    }
    assert.ok(leftOf(second, 0.9) > leftOf(second, 0.05));
  });

  it('is on a rope that ends at the one who pulls', () => {
    const [first, second] = going({ takes: { id: 3, where: 'behind', tied: true } }) as [Spot, Spot];
    assert.ok(second.tow);
    const end = second.x + second.tow.end.x;
    assert.ok(end > first.x - 30 * first.scale && end < first.x);
    assert.ok(second.x + second.tow.at.x < end);
  });

  it('flies over those who stand there', () => {
    const bird: Subject = plainSubject(4, 'bird', { kind: 'bird', model: 'sparrow' });
    const { spots } = arrange(
      [
        { subject: MARK, rigs: [box(60, 40)] },
        { subject: bird, rigs: [{ ...box(20, 20), medium: 'air' }] },
      ],
      [],
    );
    const [below, above] = [MARK, bird].map((each) =>
      boundsOf(spots.filter(({ subject }) => subject === each)),
    );
    assert.ok(above!.bottom < below!.top * 0.8);
  });
});

describe('who takes part in what happens one after the other', () => {
  it('is in one picture where each does one thing', async () => {
    const { sequence, subjects } = await readScene(
      'A truck loses a wheel, and the wheel rolls into a pond with two swans.',
    );
    assert.deepEqual(sequence, []);
    assert.deepEqual(
      subjects.map(({ noun }) => noun),
      ['truck', 'wheel', 'pond', 'swan'],
    );
  });

  it('stays when somebody else does something, unless they have left', async () => {
    const parts = async (prompt: string) =>
      (await readScene(prompt)).sequence.map(({ subjects }) => subjects.map(({ noun }) => noun));
    assert.deepEqual((await parts('a dog barks, then a cat runs past'))[1], ['cat', 'dog']);
    assert.deepEqual((await parts('a dog runs away, then a cat sleeps'))[1], ['cat']);
  });
});
