import { animalDrawing } from '../../catalogue/animal-index.ts';
import { NAMED_COLOURS } from '../../painting/colour.ts';
import type { Subject } from '../../scene-description.ts';
import { LIVING } from '../../vocabulary/living.ts';
import type { CastingContext } from '../casting.ts';
import type { Medium, Rig } from '../rig.ts';
import { mirrored } from '../transformed.ts';
import { type EmojiMotion, emoji, loadEmoji } from './emoji.ts';

/** Models whose emoji goes by another name. */
const EMOJI_OF: Readonly<Record<string, string>> = {
  statue: 'statue-of-liberty',
  palm: 'palm-tree',
  football: 'soccer-ball',
  ball: 'volleyball',
  surfboard: 'person-surfing',
  book: 'open-book',
  frisbee: 'flying-disc',
  flag: 'triangular-flag',
  sword: 'crossed-swords',
  wand: 'magic-wand',
  'fishing rod': 'fishing-pole',
  piano: 'musical-keyboard',
};

/** A picture in place of a figure. */
export async function castEmoji(subject: Subject, { scene }: CastingContext): Promise<Rig | null> {
  const { figure } = subject;
  const tone = subject.colour && NAMED_COLOURS[subject.colour];
  const icon =
    figure.kind === 'emoji'
      ? figure.icon
      : (EMOJI_OF[figure.model] ?? animalDrawing(figure.model)?.picture ?? figure.model);
  const picture = await loadEmoji(icon, tone);
  if (!picture) return null;
  const size = { landmark: 170, prop: 30, instrument: 50 }[subject.figure.kind as string] ?? 62;
  const medium: Medium =
    scene.place === 'space' || subject.action === 'fly' || subject.action === 'float'
      ? 'air'
      : scene.place === 'underwater'
        ? 'submerged'
        : scene.place === 'ocean'
          ? 'water'
          : scene.place === 'sky'
            ? 'air'
            : 'ground';
  const motion = emojiMotion(subject, medium);
  const rig = emoji(picture, size, motion, medium);
  // What can go looks to the left in the emoji set.
  return motion === 'hop' || LIVING.has(figure.kind) ? mirrored(rig) : rig;
}

function emojiMotion(subject: Subject, medium: Medium): EmojiMotion {
  if (subject.figure.kind === 'landmark') return 'still';
  if (subject.action === 'dance' || subject.action === 'sing' || subject.action === 'wave') return 'dance';
  if (subject.action === 'walk' || subject.action === 'run' || subject.action === 'jump') return 'hop';
  if (medium === 'submerged') return 'swim';
  return medium === 'ground'
    ? subject.action === null || subject.action === 'stand'
      ? 'still'
      : 'hop'
    : 'drift';
}
