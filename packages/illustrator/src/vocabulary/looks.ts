import type { Expression } from '../catalogue/expression.ts';

/** How somebody or something looks of whom that is said. */
export interface Look {
  /** A picture of the emoji set that shows the feeling, beside the head of whoever is alive. */
  readonly face?: string;
  /** How people look then. */
  readonly expression?: Expression;
  /** What is seen all over it. */
  readonly cover?: Cover;
}

export type Cover = 'wet' | 'dirty' | 'rusty' | 'frozen' | 'shabby' | 'striped' | 'spotted' | 'checked';

/** `look, face, expression of people: adjectives and, after "to", verbs`. An adverb leads to its adjective. */
const FEELINGS = `
angry, angry-face, angry: angry, furious, mad, annoyed, grumpy, irritated, enraged, grouchy, fierce, jealous, to scowl, to frown, to fume, to rage
sad, crying-face, cry: sad, unhappy, gloomy, miserable, heartbroken, disappointed, lonely, tearful, upset, weeping, to cry, to weep, to sob, to mourn, to sulk
happy, grinning-face-with-smiling-eyes, laugh: happy, cheerful, joyful, glad, delighted, merry, excited, smiling, laughing, jolly, to laugh, to giggle, to smile, to grin, to rejoice
tired, yawning-face, yawn: tired, sleepy, exhausted, weary, drowsy, to yawn
afraid, fearful-face, shout: afraid, scared, frightened, terrified, panicked, to tremble, to panic, to fear, to cower
nervous, anxious-face-with-sweat, strain: nervous, anxious, worried, stressed, to worry, to hesitate
surprised, astonished-face, shout: surprised, astonished, amazed, shocked, startled, stunned, to gasp, to marvel
cold, cold-face, strain: cold, freezing, chilly, to shiver
sweating, hot-face, strain: hot, sweaty, sweating, overheated, to sweat
sick, nauseated-face, sad: sick, ill, queasy, seasick
injured, face-with-head-bandage, sad: injured, wounded, hurt, bandaged
hungry, drooling-face, open: hungry, starving, greedy, to drool
bored, unamused-face, sad: bored, indifferent
confused, confused-face, sad: confused, puzzled, baffled, lost
embarrassed, flushed-face, sad: embarrassed, ashamed, shy, to blush
dizzy, face-with-spiral-eyes, sad: dizzy, drunk, dazed
proud, smirking-face, smile: proud, smug
loving, smiling-face-with-heart-eyes, laugh: loving, enamored, to adore
naughty, smiling-face-with-horns, smile: naughty, evil, wicked, mischievous, cheeky
thoughtful, thinking-face, smile: thoughtful, curious, pensive, to think, to wonder, to ponder
disgusted, face-vomiting, sad: disgusted, to vomit
silly, zany-face, laugh: silly, crazy, goofy
cool, smiling-face-with-sunglasses, smile: cool, confident`;

const COVERS: Readonly<Record<Cover, string>> = {
  wet: 'wet soaked soaking drenched dripping soggy sodden',
  dirty: 'dirty muddy dusty filthy grimy mud-covered stained greasy',
  rusty: 'rusty rusted',
  frozen: 'frozen icy frosty',
  shabby: 'old ancient shabby ragged worn battered cracked ruined broken damaged wrecked dilapidated',
  striped: 'striped stripy',
  spotted: 'spotted dotted polka-dot speckled',
  checked: 'checked checkered plaid',
};

interface Row {
  readonly name: string;
  readonly look: Look;
  readonly words: readonly string[];
}

const ROWS: readonly Row[] = [
  ...FEELINGS.trim()
    .split('\n')
    .map((line): Row => {
      const [of = '', words = ''] = line.split(': ');
      const [name = '', face = '', expression] = of.split(', ');
      const said = words.split(', ');
      return {
        name,
        look: { face, expression: expression as Expression },
        words: [...said, ...said.map(adverbOf)],
      };
    }),
  ...(Object.entries(COVERS) as [Cover, string][]).map(
    ([cover, words]): Row => ({ name: cover, look: { cover }, words: words.split(' ') }),
  ),
];
const LOOKS = new Map(ROWS.map(({ name, look }) => [name, look] as const));
const CALLED = new Map(ROWS.flatMap(({ name, words }) => words.map((word) => [word, name] as const)));

function adverbOf(adjective: string): string {
  return adjective.endsWith('y') ? `${adjective.slice(0, -1)}ily` : `${adjective}ly`;
}

/** The look that an adjective, an adverb or ("to cry") a verb speaks of. */
export function lookCalled(word: string): string | undefined {
  return CALLED.get(word);
}

export function lookOf(name: string): Look {
  return LOOKS.get(name) ?? {};
}
