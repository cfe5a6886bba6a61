import { animalDrawing } from '../../catalogue/animal-index.ts';
import { NAMED_COLOURS } from '../../painting/colour.ts';
import type { Place, Subject } from '../../scene-description.ts';
import { LIVING } from '../../vocabulary/living.ts';
import { wordRecord } from '../../vocabulary/word-classes.ts';
import { type CastingContext, MEDIA } from '../casting.ts';
import type { Medium, Rig } from '../rig.ts';
import { mirrored } from '../transformed.ts';
import { type EmojiMotion, emoji, loadEmoji } from './emoji.ts';

const PICTURE_OF = wordRecord<Readonly<Record<string, string>>>('picturesByModel');
const MEDIUM_OF: Partial<Record<Place, Medium>> = { ...MEDIA, ocean: 'water', sky: 'air' };

/** A picture in place of a figure. */
export async function castEmoji(subject: Subject, { scene }: CastingContext): Promise<Rig | null> {
  const { figure } = subject;
  const tone = subject.colour && NAMED_COLOURS[subject.colour];
  const icon =
    figure.kind === 'emoji'
      ? figure.icon
      : (PICTURE_OF[figure.model] ?? animalDrawing(figure.model)?.picture ?? figure.model);
  const picture = await loadEmoji(icon, tone);
  if (!picture) return null;
  const size = { landmark: 170, prop: 30, instrument: 50 }[subject.figure.kind as string] ?? 62;
  const flies = subject.action === 'fly' || subject.action === 'float';
  const medium = flies ? 'air' : (MEDIUM_OF[scene.place] ?? 'ground');
  const motion = emojiMotion(subject, medium);
  const rig = emoji(picture, size, motion, medium);
  // What can go looks to the left in the emoji set.
  return motion === 'hop' || LIVING.has(figure.kind) ? mirrored(rig) : rig;
}

function emojiMotion(subject: Subject, medium: Medium): EmojiMotion {
  if (subject.figure.kind === 'landmark') return 'still';
  if (subject.action === 'dance' || subject.action === 'sing' || subject.action === 'wave') return 'dance';
  if (subject.action === 'walk' || subject.action === 'run' || subject.action === 'jump') return 'hop';
  if (medium !== 'ground') return 'drift';
  return subject.action === null || subject.action === 'stand' ? 'still' : 'hop';
}
