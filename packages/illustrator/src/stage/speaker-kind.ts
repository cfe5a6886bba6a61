import { ofSexAndAge } from '../cast/people/ages.ts';
import { personLook } from '../cast/people/choose-look.ts';
import type { SpeakerKind } from '../render-job.ts';
import type { Subject } from '../scene-description.ts';
import { wordClass, wordRecord } from '../vocabulary/word-classes.ts';

const OF_MODEL: Readonly<Record<string, SpeakerKind>> = wordRecord('speakersByModel');
/** Where the drawing does not tell: these are drawn like men. */
const FEMALE_NOUNS = wordClass('femaleNouns');
const LARGE = wordClass('large');

/** The voice fits the figure that is seen: a woman's for a dress, a child's for a small one. */
export function speakerKind(subject: Subject | undefined): SpeakerKind {
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
