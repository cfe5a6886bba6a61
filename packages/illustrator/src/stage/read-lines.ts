import { ofSexAndAge } from '../cast/people/ages.ts';
import { personLook } from '../cast/people/choose-look.ts';
import type { SpokenLine, Subject } from '../scene-description.ts';
import { wordClass, wordRecord } from '../vocabulary/word-classes.ts';
import { readScene } from './read-scene.ts';

/** What a voice must fit. */
export type SpeakerKind =
  | 'man'
  | 'woman'
  | 'boy'
  | 'girl'
  | 'old-man'
  | 'old-woman'
  | 'robot'
  | 'small-animal'
  | 'large-animal'
  | 'narrator';

export interface ReadLine extends SpokenLine {
  readonly speaker: SpeakerKind;
}

/** What is said in the film of a prompt, in order, and by what kind of speaker. Loads the reader, not the drawing. */
export async function readLines(prompt: string, edits: readonly string[] = []): Promise<ReadLine[]> {
  const { lines, subjects } = await readScene(prompt, edits);
  return lines.map((line) => ({
    ...line,
    speaker: speakerKind(subjects.find(({ id }) => id === line.by)),
  }));
}

const OF_MODEL: Readonly<Record<string, SpeakerKind>> = wordRecord('speakersByModel');
/** Where the drawing does not tell: these are drawn like men. */
const FEMALE_NOUNS = wordClass('femaleNouns');
const LARGE = wordClass('large');

/** The voice fits the figure that is seen: a woman's for a dress, a child's for a small one. */
function speakerKind(subject: Subject | undefined): SpeakerKind {
  if (!subject) return 'narrator';
  const { age, figure, noun, sex } = subject;
  if (figure.kind !== 'person') return LARGE.has(noun) ? 'large-animal' : 'small-animal';
  const known = OF_MODEL[figure.model];
  if (known && !sex) return known;
  const look = ofSexAndAge(
    personLook(figure.model, () => 0.5),
    subject,
  );
  const female = look.female || (look.dress && sex !== 'male') || FEMALE_NOUNS.has(noun.split(' ').at(-1)!);
  if (age === 'old') return female ? 'old-woman' : 'old-man';
  if (look.height < 0.8) return female ? 'girl' : 'boy';
  return female ? 'woman' : 'man';
}
