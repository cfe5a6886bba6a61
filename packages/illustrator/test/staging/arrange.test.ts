import assert from 'node:assert/strict';
import { test } from 'node:test';
import { castSubject } from '../../src/cast/cast-subject.ts';
import type { Box, Rig } from '../../src/cast/rig.ts';
import { measureRig } from '../../src/cast/silhouette.ts';
import { IDENTITY } from '../../src/compositor/colour-matrix.ts';
import { Compositor } from '../../src/compositor/compositor.ts';
import { choosePalette } from '../../src/scenery/palette.ts';
import { Stage } from '../../src/scenery/stage.ts';
import { seededRandom } from '../../src/seeded-random.ts';
import { readScene } from '../../src/stage/read-scene.ts';
import { type Arrangement, arrange } from '../../src/staging/arrange.ts';
import { arrangedFigures } from '../../src/staging/arranged-figures.ts';
import { castRoles } from '../../src/staging/cast-roles.ts';
import { lookedAt } from '../../src/staging/facing.ts';
import { isTied } from '../../src/staging/is-tied.ts';
import type { Spot } from '../../src/staging/spot.ts';

async function arranged(prompt: string): Promise<Arrangement> {
  const scene = await readScene(prompt);
  const random = seededRandom(1);
  const cast = [];
  for (const each of scene.subjects) {
    const living = ['quadruped', 'bird', 'person'].includes(each.figure.kind);
    const subject = living ? { ...each, action: 'stand' as const } : each;
    const rig = await castSubject(subject, { scene, random }, null);
    assert.ok(rig, each.noun);
    cast.push({ subject: each, rigs: Array.from({ length: each.count }, (): Rig => rig) });
  }
  return arrange(cast, scene.relations);
}

/** Where something is drawn, as a box in the plane of the arrangement. */
function boxOf({ rig, x, y, scale }: Pick<Spot, 'rig' | 'x' | 'y' | 'scale'>): Box {
  const box = measureRig(rig);
  return {
    left: x + box.left * scale,
    right: x + box.right * scale,
    top: y + box.top * scale,
    bottom: y + box.bottom * scale,
  };
}

async function boxes(prompt: string): Promise<[first: Box, second: Box]> {
  const { spots } = await arranged(prompt);
  const of = (id: number) => boxOf(spots.find((spot) => spot.subject.id === id)!);
  return [of(1), of(2)];
}

const PAIRS = [
  ['a bird', 'a cat'],
  ['a bicycle', 'a car'],
  ['a toothbrush', 'a sink'],
  ['an elephant', 'a bear'],
  ['a knife', 'a spoon'],
  ['a train', 'a boat'],
  ['a bench', 'a truck'],
] as const;

for (const [first, second] of PAIRS) {
  test(`${first} left of ${second} is wholly to its left, and right of it to its right`, async () => {
    const [a, b] = await boxes(`${first} on the left of ${second}`);
    assert.ok(a.right <= b.left);
    const [c, d] = await boxes(`${first} on the right of ${second}`);
    assert.ok(c.left >= d.right);
  });
  test(`${first} and ${second} do not overlap and are of comparable size`, async () => {
    const [a, b] = await boxes(`${first} and ${second}`);
    assert.ok(a.right <= b.left);
    const extent = (box: Box) => Math.max(box.right - box.left, box.bottom - box.top);
    assert.ok(extent(a) / extent(b) > 0.25 && extent(b) / extent(a) > 0.25);
  });
}

for (const [first, second] of [
  ['a toaster', 'a microwave'],
  ['a banana', 'an apple'],
  ['a cat', 'a couch'],
  ['a cup', 'a table'],
  ['a hot dog', 'a pizza'],
] as const) {
  test(`${first} on ${second} stands above its middle and touches it`, async () => {
    const [upper, lower] = await boxes(`${first} on top of ${second}`);
    const middle = (upper.left + upper.right) / 2;
    assert.ok(middle > lower.left && middle < lower.right);
    assert.ok(upper.top < lower.top);
    assert.ok(upper.bottom >= lower.top - 0.02 && upper.bottom < lower.bottom);
  });
}

test('what is at the bottom of something carries it', async () => {
  const [lower, upper] = await boxes('an apple at the bottom of a banana');
  assert.ok(upper.bottom <= lower.top + (lower.bottom - lower.top) * 0.4);
});

test('a cat under a table is between its top and the floor', async () => {
  const [cat, table] = await boxes('a cat under a table');
  assert.ok(cat.top > table.top && cat.bottom <= table.bottom + 0.05);
  assert.ok(cat.left > table.left && cat.right < table.right);
});

test('what is in a bottle is inside of it, and seen through its front', async () => {
  const { spots } = await arranged('a ship in a bottle');
  const bottle = spots.filter(({ subject }) => subject.noun === 'bottle');
  assert.deepEqual(
    bottle.map(({ part }) => part),
    ['back', 'front'],
  );
  const ship = spots.find(({ subject }) => subject.noun === 'ship')!;
  assert.ok(ship.depth > bottle[0]!.depth && ship.depth < bottle[1]!.depth);
  const [inner, outer] = [boxOf(ship), boxOf(bottle[0]!)];
  assert.ok(inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top);
});

test('what is behind something is drawn first and looks out beside it', async () => {
  const { spots } = await arranged('a car behind a bus');
  const [car, bus] = ['car', 'bus'].map((noun) => spots.find(({ subject }) => subject.noun === noun)!);
  assert.ok(car!.depth < bus!.depth);
  assert.ok(boxOf(car!).right > boxOf(bus!).right || boxOf(car!).left < boxOf(bus!).left);
});

test('what is between two of a kind has one on each side', async () => {
  const { spots } = await arranged('a ball between two boxes');
  const [left, right] = spots.filter(({ subject }) => subject.noun === 'box').map(boxOf);
  const ball = boxOf(spots.find(({ subject }) => subject.noun === 'ball')!);
  assert.ok(left!.right <= ball.left && ball.right <= right!.left);
});

for (const [prompt, container] of [
  ['an apple in a bowl', 'bowl'],
  ['two boats in a cup of coffee', 'cup of coffee'],
  ['a kitten in a box', 'box'],
  ['eggs in a basket', 'basket'],
] as const)
  test(`"${prompt}" looks out over the rim, behind the front`, async () => {
    const { spots } = await arranged(prompt);
    const [back, front] = spots.filter(({ subject }) => subject.noun === container);
    const contents = spots.filter(({ subject }) => subject.noun !== container);
    for (const spot of contents) {
      assert.ok(spot.depth > back!.depth && spot.depth < front!.depth);
      const rim = back!.y + back!.rig.mouth!.at * back!.scale;
      const box = boxOf(spot);
      assert.ok(box.top < rim && box.bottom > rim);
      assert.ok(box.left > boxOf(back!).left && box.right < boxOf(back!).right);
    }
  });

/** Where all of a noun are, as one box. */
async function whereIs(prompt: string, ...nouns: string[]): Promise<Box[]> {
  const { spots } = await arranged(prompt);
  return nouns.map((noun) => {
    const own = spots.filter(({ subject }) => subject.noun === noun).map(boxOf);
    assert.ok(own.length > 0, noun);
    return {
      left: Math.min(...own.map(({ left }) => left)),
      right: Math.max(...own.map(({ right }) => right)),
      top: Math.min(...own.map(({ top }) => top)),
      bottom: Math.max(...own.map(({ bottom }) => bottom)),
    };
  });
}

for (const [prompt, inner, outer] of [
  ['a cat watches two goldfish in a bowl from behind a curtain', 'goldfish', 'bowl'],
  ['a jar full of buttons', 'button', 'jar'],
  ['a soap bubble carries a tiny house', 'house', 'soap bubble'],
  ['a kite is stuck in a tree', 'kite', 'tree'],
] as const)
  test(`"${prompt}": the ${inner} is within the ${outer}`, async () => {
    const [small, large] = await whereIs(prompt, inner, outer);
    assert.ok(small!.left >= large!.left && small!.right <= large!.right);
    assert.ok(small!.top >= large!.top && small!.bottom <= large!.bottom);
  });

test('all candles on a cake have room on it', async () => {
  const [candles, cake] = await whereIs('seven candles on a cake', 'candle', 'cake');
  assert.ok(candles!.left >= cake!.left && candles!.right <= cake!.right);
  assert.ok(candles!.bottom > cake!.top && candles!.bottom < cake!.bottom);
});

for (const prompt of [
  'twelve eggs on a table',
  'nine candles on a windowsill',
  'seven sparrows on a wire',
  'six pots on a shelf',
  'five owls on a branch',
  'twelve candles on a birthday cake',
])
  test(`${prompt} can be counted: each is seen beside the next, and none beyond the end`, async () => {
    const { spots } = await arranged(prompt);
    const row = spots.filter(({ subject }) => subject.id === 1).map(boxOf);
    const carrier = boxOf(spots.find(({ subject }) => subject.id === 2)!);
    for (const [index, box] of row.entries()) {
      const next = row[index + 1];
      if (next) assert.ok(next.left - box.left > (box.right - box.left) * 0.9);
      assert.ok(box.left > carrier.left - 0.02 && box.right < carrier.right + 0.02);
    }
  });

test('what hangs from a tree is below its crown and above the ground', async () => {
  const [lantern, tree] = await whereIs('a lantern hangs from a tree', 'lantern', 'tree');
  assert.ok(lantern!.top > tree!.top && lantern!.bottom < tree!.bottom);
  const middle = (lantern!.left + lantern!.right) / 2;
  assert.ok(middle > tree!.left && middle < tree!.right);
});

test('what leans against something touches it', async () => {
  const [ladder, tree] = await whereIs('a ladder leans against a tree', 'ladder', 'tree');
  assert.ok(ladder!.right > tree!.left && ladder!.left < tree!.right);
});

test('sizes are believable, and what is said to be larger is', async () => {
  const tall = ({ bottom, top }: Box) => bottom - top;
  const [dog, house] = await whereIs('the dog is bigger than the house', 'dog', 'house');
  assert.ok(tall(dog!) > tall(house!));
  const [hedgehog, truck] = await whereIs('a hedgehog in front of a truck', 'hedgehog', 'truck');
  assert.ok(tall(hedgehog!) < tall(truck!) * 0.5);
  const [man, church] = await whereIs('a man in front of a church', 'man', 'church');
  assert.ok(tall(church!) > tall(man!));
});

test('all who are under an umbrella are under it', async () => {
  const [women, umbrella] = await whereIs('two women under an umbrella', 'woman', 'umbrella');
  assert.ok(umbrella!.left < women!.left && umbrella!.right > women!.right);
  assert.ok(umbrella!.top < women!.top);
});

test('those who swim or float keep the sides that the prompt gives them', async () => {
  assert.ok(isTied(await readScene('a fish on the right of a turtle')));
  assert.ok(isTied(await readScene('a hot air balloon above a castle')));
  assert.ok(isTied(await readScene('a bird above a bench')));
  assert.ok(!isTied(await readScene('a fish')));
});

test('a person in front of another stands next to them, and hides nothing of them', async () => {
  const [knight, queen] = await boxes('a knight kneels before a queen');
  assert.ok(knight.right <= queen.left || queen.right <= knight.left);
});

test('who is high up, or has something behind them, is seen from head to foot', async () => {
  const isCut = async (prompt: string) => {
    const [role] = await castRoles(await readScene(prompt), false);
    return role?.rigs[0]?.cutAt !== undefined;
  };
  assert.ok(await isCut('a violinist plays'));
  assert.ok(!(await isCut('a violinist plays on a rooftop')));
  assert.ok(!(await isCut('a violinist plays with chimneys behind her')));
});

test('of several with umbrellas each has one in hand, whatever they do', async () => {
  for (const doing of ['dance', 'talk', 'walk through a forest', 'spin around']) {
    const roles = await castRoles(await readScene(`three women with umbrellas ${doing}`), false);
    assert.deepEqual(
      roles.map(({ subject }) => subject.noun),
      ['woman'],
      doing,
    );
  }
});

test('who watches what happens looks there, and two who talk on a bench look at each other', async () => {
  const looking = async (prompt: string, noun: string) => {
    const scene = await readScene(prompt);
    const subject = scene.subjects.find((each) => each.noun === noun)!;
    return [lookedAt(scene, subject), scene.subjects[0]!.id, subject.id];
  };
  const [watched, boxers] = await looking('two boxers fight while a referee watches', 'referee');
  assert.equal(watched, boxers);
  const [seen, , man] = await looking('two old men talk on a bench', 'old man');
  assert.equal(seen, man);
});

test('what is said to be in a row stands in one', async () => {
  const { spots } = await arranged('seven drummers in a row');
  assert.equal(new Set(spots.map(({ y }) => y)).size, 1);
});

test('of those who sit around a table each is seen', async () => {
  for (const number of ['two', 'three', 'four', 'six']) {
    const { spots } = await arranged(`${number} friends sit around a table`);
    const friends = spots.filter(({ subject }) => subject.figure.kind === 'person').map(boxOf);
    const middles = friends
      .map(({ left, right }) => (left + right) / 2)
      .toSorted((one, other) => one - other);
    const wide = friends[0]!.right - friends[0]!.left;
    for (const [index, middle] of middles.slice(1).entries())
      assert.ok(middle - middles[index]! > wide * 0.4, `${number}: ${middles}`);
  }
});

for (const prompt of [
  'whale swimming underwater with turtles',
  'a knight fighting a dragon',
  'a wizard casts a spell at a dragon',
  'an eagle flying with two doves',
])
  test(`"${prompt}": nobody is cut off by the frame, from head to tail`, async () => {
    const scene = await readScene(prompt);
    const [width, height] = [1280, 720];
    const stage = new Stage(
      new Compositor(width, height),
      scene,
      choosePalette(scene),
      IDENTITY,
      seededRandom(1),
    );
    const lips = { speaks: () => false, of: () => () => 0 };
    const options = { framesPerSecond: 24, outline: 0, seconds: 8, aside: false, lips, focus: null };
    const { figures } = arrangedFigures(stage, await castRoles(scene, false), options, false);
    for (const { path, rig, scale, look } of figures)
      for (let time = 0; time < 8; time += 0.5) {
        const { left, right } = boxOf({ ...path({ time, progress: time / 8, travel: 0 }), rig, scale });
        assert.ok(left > 0 && right < width, `${look} from ${left} to ${right}`);
      }
  });
