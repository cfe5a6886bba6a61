import { AnimalSchema } from '../../schemas/animal-schema.ts';
import { birdKind, flyingBird } from '../../src/cast/animals/bird.ts';
import { fish, fishKind } from '../../src/cast/animals/fish.ts';
import { quadruped } from '../../src/cast/animals/quadruped.ts';
import { sketchedCreature } from '../../src/cast/animals/sketched-creatures.ts';
import { speciesFrom } from '../../src/cast/animals/species-of.ts';
import type { Rig } from '../../src/cast/rig.ts';
import { emoji, loadEmoji } from '../../src/cast/things/emoji.ts';
import { iconBody } from '../../src/cast/things/icon-body.ts';
import type { AnimalData, AnimalWords } from '../../src/catalogue/animal-data.ts';
import type { AnimalKind } from '../../src/catalogue/animal-index.ts';
import type { Shelf } from './shelf.ts';

export const ANIMALS: Shelf<AnimalData> = {
  one: 'animal',
  many: 'animals',
  inks: ['mark', 'light', 'fin', 'body', 'wing', 'tip', 'head', 'beak', 'legs'],
  schema: AnimalSchema,
  sketches: [
    ['sketched', 'sketch'],
    ['sketched', 'breath'],
    ...['crest', 'face', 'train'].map((part) => ['bird', part] as const),
    ...['mark', 'face'].map((part) => ['fish', part] as const),
    ...['mark', 'fleece', 'face', 'crest'].map((part) => ['quadruped', part] as const),
    ['costume', 'front'],
    ['costume', 'hood'],
  ],
  *mistakes({ data, told }) {
    const plans = PLANS.filter((plan) => data[plan] !== undefined);
    if (plans.length !== 1 && plans.join() !== 'bird,sketched')
      yield told([], `an animal is built as one of ${PLANS.join(', ')}; a bird may be sketched too`);
    for (const word of Object.keys(data.lengths ?? {}))
      if (!data.words.includes(word)) yield told(['lengths', word], `"${word}" is none of its words`);
    if (data.picture !== undefined && !iconBody(data.picture))
      yield told(['picture'], `the emoji set has no picture "${data.picture}"`);
  },
  reads: ['words', 'lives', 'long', 'lengths'] satisfies (keyof AnimalWords)[],
  tells: (data) => ({ kind: kindOf(data) }),
  beginning: (name) => `words: [${name}]
lives: meadow
long: 100
colour: '#a8774a'
quadruped:
  size: 1
  belly: '#f3dcbc'
  paw: '#5c4028'
  ear: round
  tail: thin
`,
  draw: ({ data }, colour) => draw(colour ? { ...data, colour } : data),
};

const PLANS = ['quadruped', 'bird', 'fish', 'sketched', 'picture'] as const;

const kindOf = ({ bird, fish, quadruped }: AnimalData): AnimalKind =>
  quadruped ? 'quadruped' : bird ? 'bird' : fish ? 'fish' : 'creature';

async function draw(data: AnimalData): Promise<Rig> {
  if (data.quadruped)
    return quadruped(speciesFrom(data.quadruped, data.colour), { gait: 'idle', colour: null });
  if (data.sketched) return sketchedCreature(data.sketched, data.colour);
  if (data.bird) return flyingBird(birdKind(data.bird, data.colour, null));
  if (data.fish) return fish(fishKind(data.fish, data.colour, null, 0));
  const picture = await loadEmoji(data.picture ?? '');
  if (!picture) throw new Error(`no picture "${data.picture}"`);
  return emoji(picture, 62, 'still', 'ground');
}
