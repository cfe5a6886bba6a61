import { NAMED_COLOURS } from '../../painting/colour.ts';
import type { Action, Subject } from '../../scene-description.ts';
import type { CastingContext } from '../casting.ts';
import { measured } from '../measured.ts';
import { personLook } from '../people/choose-look.ts';
import type { Rig } from '../rig.ts';

/** What takes hands. */
const HANDY = new Set<Action>([
  'play',
  'dance',
  'surf',
  'ski',
  'skate',
  'cook',
  'read',
  'paint',
  'drive',
  'type',
  'hold',
  'fish',
]);

const ARM_COLOURS: Readonly<Record<string, string>> = {
  octopus: '#d2577a',
  penguin: '#2b3040',
  turtle: '#5fa055',
  crab: '#e2503c',
  frog: '#6fae3f',
  crocodile: '#5f9a48',
  lizard: '#6fae3f',
  snake: '#5a9a48',
  dragon: '#3f9a6a',
  dinosaur: '#6a9a4f',
  owl: '#8a6a4a',
  parrot: '#d8433b',
  shark: '#7f93a6',
  whale: '#4f7fb0',
  dolphin: '#7fa6c4',
  seal: '#7d8794',
  duck: '#f2d24a',
  chicken: '#f4efe6',
  crow: '#2a2a33',
};

/**
 * An animal that is not built like a person does what takes hands with two arms of its own colour, as in cartoons; null
 * when what it does takes none.
 */
export async function withArms(
  subject: Subject,
  figure: Rig,
  context: CastingContext,
  partner: Subject | null,
): Promise<Rig | null> {
  const { action, colour, deed } = subject;
  const { castDeed, takesHands } = await import('../people/cast-deed.ts');
  const handy =
    action !== null && HANDY.has(action) && (action !== 'play' || context.scene.relation === 'playing');
  if (deed ? !takesHands(deed) : !handy) return null;
  const model = 'model' in subject.figure ? subject.figure.model : '';
  const tone = colour ? NAMED_COLOURS[colour] : (ARM_COLOURS[model] ?? '#8a6a4a');
  const look = {
    ...personLook('man', context.random, null),
    skin: tone,
    top: tone,
    hat: 'none' as const,
    // Seen at its true size: pictures have margins.
    figure: measured(figure),
    height: 0.92,
  };
  if (deed) return castDeed(subject, look, context, partner);
  return (await import('../people/cast-person.ts')).castPerson(subject, look, context, partner);
}
