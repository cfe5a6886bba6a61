import { animalDrawing } from '../../catalogue/animal-index.ts';
import { NAMED_COLOURS } from '../../painting/colour.ts';
import type { Subject } from '../../scene-description.ts';
import type { CastingContext } from '../casting.ts';
import { measured } from '../measured.ts';
import { personLook } from '../people/choose-look.ts';
import type { Rig } from '../rig.ts';

/** What takes hands. */
const HANDY = new Set<string>('play dance surf ski skate cook read paint drive type hold fish'.split(' '));

const FUR = '#8a6a4a';

/**
 * An animal that is not built like a person does what takes hands with two arms of its own colour, as in cartoons; null
 * when what it does takes none.
 */
export async function withArms(subject: Subject, figure: Rig, context: CastingContext): Promise<Rig | null> {
  const { action, colour, deed } = subject;
  const { castDeed, takesHands } = await import('../people/cast-deed.ts');
  const handy =
    action !== null && HANDY.has(action) && (action !== 'play' || context.scene.relation === 'playing');
  if (deed ? !takesHands(deed) : !handy) return null;
  const model = 'model' in subject.figure ? subject.figure.model : '';
  const tone = colour ? NAMED_COLOURS[colour] : (animalDrawing(model)?.colour ?? FUR);
  const look = {
    ...personLook('man', context.random),
    skin: tone,
    top: tone,
    // Seen at its true size: pictures have margins.
    figure: measured(figure),
    height: 0.92,
  };
  if (deed) return castDeed(subject, look, context);
  return (await import('../people/cast-person.ts')).castPerson(subject, look, context);
}
