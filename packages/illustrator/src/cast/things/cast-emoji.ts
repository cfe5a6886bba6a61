import type { Image } from '@napi-rs/canvas';
import { animalDrawing } from '../../catalogue/animal-index.ts';
import { NAMED_COLOURS } from '../../painting/colour.ts';
import type { ColourName, Subject } from '../../scene-description.ts';
import { LIVING } from '../../vocabulary/living.ts';
import type { CastingContext } from '../casting.ts';
import { mirrored } from '../mirrored.ts';
import type { Medium, Rig } from '../rig.ts';
import { type EmojiMotion, emoji, loadEmoji } from './emoji.ts';

/** Models whose emoji goes by another name. */
const EMOJI_OF: Readonly<Record<string, string>> = {
  satellite: 'satellite',
  church: 'church',
  statue: 'statue-of-liberty',
  waterfall: 'national-park',
  barn: 'house-with-garden',
  cactus: 'cactus',
  palm: 'palm-tree',
  football: 'soccer-ball',
  basketball: 'basketball',
  ball: 'volleyball',
  umbrella: 'umbrella',
  surfboard: 'person-surfing',
  laptop: 'laptop',
  book: 'open-book',
  candle: 'candle',
  frisbee: 'flying-disc',
  flag: 'triangular-flag',
  sword: 'crossed-swords',
  wand: 'magic-wand',
  broom: 'broom',
  'fishing rod': 'fishing-pole',
  piano: 'musical-keyboard',
  guitar: 'guitar',
  violin: 'violin',
  drum: 'drum',
  trumpet: 'trumpet',
  saxophone: 'saxophone',
  flute: 'flute',
  accordion: 'accordion',
  microphone: 'microphone',
};

/** The picture of a model in the emoji set, which may know it by another name. */
export function emojiOfModel(model: string, colour: ColourName | null = null): Promise<Image | null> {
  return loadEmoji(
    EMOJI_OF[model] ?? animalDrawing(model)?.picture ?? model,
    colour && NAMED_COLOURS[colour],
  );
}

/** A picture in place of a figure. */
export async function castEmoji(subject: Subject, { scene }: CastingContext): Promise<Rig | null> {
  const { figure } = subject;
  const tone = subject.colour && NAMED_COLOURS[subject.colour];
  const picture = await (figure.kind === 'emoji'
    ? loadEmoji(figure.icon, tone)
    : emojiOfModel(figure.model, subject.colour));
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
