import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { SceneDescription } from '../../src/scene-description.ts';
import { completeDraft } from '../../src/stage/complete-draft.ts';
import { draftScene } from '../../src/stage/draft-scene.ts';
import { readMeaning, readScene } from '../../src/stage/read-scene.ts';
import { lookedAt } from '../../src/staging/facing.ts';
import { translate } from '../../src/translate/translate.ts';

const nounIn =
  ({ subjects }: SceneDescription) =>
  (id: number | null) =>
    subjects.find((subject) => subject.id === id)?.noun ?? null;

/** Where everybody is: `shepherd riding donkey`. */
async function ties(prompt: string): Promise<string[]> {
  const scene = await readScene(prompt);
  const noun = nounIn(scene);
  return scene.relations.map(({ kind, of, to }) => `${noun(of)} ${kind} ${noun(to)}`);
}

/** Who looks at whom: `dog at cat`. */
async function looks(prompt: string): Promise<string[]> {
  const scene = await readScene(prompt);
  return scene.subjects.flatMap((subject) => {
    const at = nounIn(scene)(lookedAt(scene, subject));
    return at === null ? [] : [`${subject.noun} at ${at}`];
  });
}

describe('what animals do in their own way', () => {
  for (const [prompt, expected] of [
    ['a calf drinks from a bucket that a farmer holds', 'calf touching farmer'],
    ['a raccoon scratches at a door', 'raccoon touching door'],
    ['a pony nudges a sleeping girl', 'pony touching girl'],
    ['a hen is sniffed by a wolf', 'wolf touching hen'],
  ] as const)
    it(`touches what it is done to: ${prompt}`, async () => {
      assert.ok((await ties(prompt)).includes(expected), (await ties(prompt)).join());
    });

  it('carries a person who flies on it', async () => {
    assert.deepEqual(await ties('a witch flies on a vacuum cleaner'), ['witch riding vacuum cleaner']);
  });
});

describe('who does what to whom', () => {
  for (const [prompt, expected] of [
    ['a shepherd on a donkey plays a flute to his sheep', 'shepherd riding donkey'],
    ['twins share one bicycle', 'twin riding bicycle'],
    ['two girls sit on one horse while a farmer leads it', 'girl riding horse'],
    ['two dogs pull a sled on which a woman is seated', 'woman riding sled'],
    ['a woman in a red car waves to a boy', 'woman riding car'],
  ] as const)
    it(`has riders on what carries them: ${prompt}`, async () => {
      assert.ok((await ties(prompt)).includes(expected), (await ties(prompt)).join(', '));
    });

  for (const [prompt, expected] of [
    ['the scarecrow wears a bucket instead of a hat', 'scarecrow wearing bucket'],
    ['a girl wears a colander as a helmet and holds a wooden spoon', 'girl wearing colander'],
    ['a girl wears a colander as a helmet and holds a wooden spoon', 'girl holding spoon'],
    ['a monkey sits on an elephant and holds a yellow umbrella above them', 'monkey holding umbrella'],
  ] as const)
    it(`has worn things on heads and held things in hands: ${expected}`, async () => {
      assert.ok((await ties(prompt)).includes(expected), (await ties(prompt)).join(', '));
    });

  for (const [prompt, ...expected] of [
    ['a dog barks at a cat that sits on a fence', 'dog at cat', 'cat at dog'],
    ['two children throw snowballs at each other', 'child at child'],
    ['a wizard casts a spell at a dragon', 'wizard at dragon', 'dragon at wizard'],
    [
      'the photographer photographs a tourist photographing him',
      'photographer at tourist',
      'tourist at photographer',
    ],
    ['a policeman points at a man who hides behind a tree', 'policeman at man'],
    ['a monkey throws bananas at a tourist who is taking a photo', 'monkey at tourist'],
  ] as const)
    it(`lets those look at each other who have to do with each other: ${prompt}`, async () => {
      const seen = await looks(prompt);
      for (const each of expected) assert.ok(seen.includes(each), seen.join(', '));
    });

  for (const [prompt, expected] of [
    [
      'the youngest of three brothers rows the boat while the others sleep',
      '1 brother row-boat, 2 brother sleep',
    ],
    [
      'a drummer, a guitarist and a singer perform on a stage',
      '1 drummer play-drums, 1 guitarist play-guitar, 1 singer sing',
    ],
    // What a general verb leaves open the trade tells, whatever else stands beside it.
    ['a street violinist playing under an umbrella', '1 violinist play-violin, 1 umbrella'],
    ['a pianist playing with eyes closed under a chandelier', '1 pianist play-piano, 1 chandelier'],
    ['a juggler performing next to a fountain', '1 juggler juggle, 1 fountain'],
    ['a welder working inside a ship with sparks flying', '1 welder weld'],
    ['a chef working barefoot in a kitchen', '1 chef cook'],
    ['a surfer riding toward the beach', '1 surfer surf'],
    ['a surfer in a red wetsuit riding inside a huge wave', '1 surfer surf-barrel'],
    ['a cowboy riding across the desert', '1 cowboy ride-horse'],
    ['a knight riding on a white horse', '1 knight ride, 1 horse'],
    ['a musician performing with a drum on the street', '1 musician play-drums'],
    // Who is taught does it; the teacher is with them, without a blackboard.
    ['a dad teaching his daughter to ride a purple bicycle', '1 dad, 1 daughter ride-bike'],
    ['a coach showing a boy how to throw a baseball', '1 coach, 1 boy throw-baseball'],
    ['a teacher teaching a class', '1 teacher teach'],
    // What is overhead is in nobody's hand.
    ['a bride dancing barefoot with string lights overhead', '1 bride dance, 3 string light'],
    ['a girl is doing ballet', '1 girl ballet'],
    ['a woman does push ups', '1 woman push-up'],
    ['a pirate carries a chest', '1 pirate carry, 1 chest'],
    ['a fireman rescues a cat from a burning house', '1 fireman cradle, 1 cat, 1 house'],
    ['a mechanic slides out from under a truck', '1 mechanic sit, 1 truck'],
    ['a small boy is carried on the shoulders of a giant', '1 boy, 1 giant'],
  ] as const)
    it(`has everybody do what is said of them: ${prompt}`, async () => {
      const { subjects } = await readScene(prompt);
      const shown = subjects
        .filter(({ figure }) => figure.kind !== 'instrument')
        .map(({ action, count, deed, noun }) => [count, noun, deed ?? action ?? ''].join(' ').trim());
      assert.equal(shown.join(', '), expected);
    });

  it('has nobody there who has left, and nothing that is lost', async () => {
    const { absent } = await readScene('a violin lies broken on the stage after the audience has left');
    assert.deepEqual(absent, ['audience']);
    const { subjects } = await readScene(
      'the knight, who has lost his helmet, is chased by three angry geese',
    );
    assert.deepEqual(subjects.map(({ noun }) => noun).toSorted(), ['goose', 'knight']);
    assert.deepEqual(
      subjects.flatMap(({ clothes, noun }) => (noun === 'knight' ? clothes.map(({ name }) => name) : [])),
      ['bare head'],
    );
  });

  it('seats nobody on whom they whisper to', async () => {
    const told = await ties('a woman whispers something into the ear of a snowman');
    assert.ok(!told.includes('woman riding snowman'), told.join(', '));
  });

  it('lets an animal eat with its mouth, where it has jumped to', async () => {
    const { sequence } = await readScene('the cake is being eaten by a dog that jumped onto the table');
    const [jumping, eating] = sequence;
    assert.deepEqual([jumping?.subjects[0]?.action, eating?.subjects[0]?.action], ['jump', 'eat']);
    assert.equal(eating?.subjects[0]?.deed, null);
    assert.ok(eating?.relations.some(({ kind, of }) => kind === 'on' && of === eating.subjects[0]?.id));
  });

  it('shows first what was and then what it has become', async () => {
    const { sequence } = await readScene('a wizard turns a frog into a prince');
    assert.deepEqual(
      sequence.map(({ subjects }) => subjects.map(({ noun }) => noun)),
      [
        ['wizard', 'frog'],
        ['wizard', 'prince'],
      ],
    );
  });
});

describe('the time that staging takes', () => {
  const SENTENCE = 'A tall man in a red coat gives a small dog two apples beside a green house. ';
  const spent = async (work: () => void) => {
    work();
    const before = process.threadCpuUsage();
    for (let round = 0; round < 5; round++) work();
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 5;
  };

  it('grows no faster than the prompt, give or take', async () => {
    const [short, long] = await Promise.all(
      [6, 24].map(async (times) => (await readMeaning(SENTENCE.repeat(times))).meaning),
    );
    const once = await spent(() => completeDraft(draftScene(short!), 1));
    const four = await spent(() => completeDraft(draftScene(long!), 1));
    // Four times as much text, with room for the collector of garbage and small numbers.
    assert.ok(four < once * 12 + 40_000, `${once} and ${four} microseconds`);
  });

  it('grows no faster than the prompt in translation', async () => {
    const german =
      'Ein großer Mann mit rotem Mantel gibt einem kleinen Hund zwei Äpfel neben einem grünen Haus. ';
    const once = await spent(() => void translate(german.repeat(6)));
    const four = await spent(() => void translate(german.repeat(24)));
    assert.ok(four < once * 12 + 40_000, `${once} and ${four} microseconds`);
  });
});
