import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readScene } from '../../src/stage/read-scene.ts';
import { sketch } from './sketch.ts';

const PROMPTS: readonly [prompt: string, expected: string][] = [
  // A verb takes whatever thing is named after it, in its own number and colour.
  ['a woman peeling a carrot', 'woman (peel), carrot'],
  ['a man peeling three red apples', 'man (peel), 3 red apple'],
  ['a person chopping onions', 'person (cut), 3 onion'],
  ['a chef cutting a pizza', 'chef (cut), pizza'],
  ['a person pouring coffee into a cup', 'person (pour)'],
  ['a person washing a car', 'person (wash-large), car'],
  ['a person washing an apple', 'person (wash), apple'],
  ['a man painting a chair', 'man (paint-thing), chair'],
  ['a man painting a wall', 'man (paint-wall)'],
  ['a man carrying a chair', 'man (carry), chair'],
  ['a girl holding a cat', 'girl (hold) (cradle), cat'],
  ['a man pushing a car', 'man (push), car'],
  ['a woman handing over a book', 'woman (give), book'],
  // What is fed decides how.
  ['a boy feeding a horse', 'boy (feed-tall), horse'],
  ['an old man feeding pigeons', 'old man (feed-birds), 3 pigeon'],
  ['a girl feeding ducks', 'girl (feed-ducks), 3 duck'],
  ['a boy feeding fish', 'boy (feed-fish)'],
  // Clothes are put on and taken off, and no one stands on them.
  ['a man putting on his shoes', 'man (put-on-shoes)'],
  ['a woman takes off her red hat', 'woman (take-off-hat)'],
  ['a boy puts his jacket on', 'boy (put-on-jacket)'],
  // Needle and net.
  ['a woman sewing a button', 'woman (sew-button)'],
  ['a fisherman mending a net', 'fisherman (mend-net)'],
  ['a baker kneading dough', 'baker (knead)'],
  ['a chef tossing vegetables in a wok', 'chef (fry), vegetables'],
  // Faces and bodies.
  ['a man sneezes', 'man (sneeze)'],
  ['a girl is yawning', 'girl (yawn)'],
  ['a boy gives a thumbs up', 'boy (thumbs-up)'],
  // What a verb is done to decides what it shows.
  ['a person is swinging a golf club', 'person (golf)'],
  ['a boy swinging a lasso', 'boy (lasso)'],
  ['a man swinging a sledgehammer', 'man (sledgehammer)'],
  ['a person is eating noodles', 'person (eat-noodles)'],
  ['a person is paddling a canoe', 'person (paddle-canoe)'],
  ['a person is spinning a basketball on his finger', 'person (spin-ball)'],
  ['a person is riding a unicycle', 'person (unicycle)'],
  ['a person is sweeping the floor', 'person (sweep-floor)'],
  ['two children make a snowman', '2 child (make-snowman)'],
  [
    'a grandmother teaching her granddaughter to knit',
    'grandmother, granddaughter (knit); granddaughter beside grandmother',
  ],
  ['a baker dusting flour over bread', 'baker (sieve)'],
  ['two otters cracking open a clam', '2 otter (stand), clam; otter touching clam'],
  // Animals stay on their own legs.
  ['a horse jumping over a fence', 'horse (jump), fence; horse above fence'],
  // A thing before its verb.
  ['a person is lawn mowing', 'person (mow-lawn)'],
  ['a person is kite flying', 'person (fly-kite)'],
  ['a person is lifting a heavy box', 'person (lift), large box'],
  // A verb nobody drew: the thing is in hand.
  ['a man polarizes a spoon', 'man (hands work), spoon'],
  // No deed where the word only says how something is.
  ['a man close to a car', 'man, car; man beside car'],
  ['a boy eats toast', 'boy (eat) (eat-food), toast'],
  ['a boy collects stamps', 'boy (collect), 3 stamp'],
  ['a girl with her eyes open', 'girl'],
];

for (const [prompt, expected] of PROMPTS)
  test(`"${prompt}" is read as a deed with its thing`, async () => {
    assert.equal(await sketch(prompt), expected);
  });

test('somebody doing something to a thing is where such things are done', async () => {
  assert.equal((await readScene('a woman peeling a carrot')).place, 'kitchen');
  assert.equal((await readScene('a boy feeding a goldfish')).place, 'room');
  assert.equal((await readScene('a woman peeling a carrot in a garden')).place, 'garden');
});
