import { NO_CHOICES, type VideoChoices } from './video-choices.ts';

/** The form and the video on the stage, as they were left: a reload in the middle of a video loses neither. */
const STORED = 'phonofilm.studio';

interface StudioState {
  choices: VideoChoices;
  /** On the stage: the one that was ordered last, or one of the strip. */
  videoId: string | null;
  /** The video that was ordered last, and what with. */
  orderedId: string | null;
  ordered: string | null;
}

/** Files do not outlive a reload. */
const nothingPicked = () => ({ images: [], videos: [], audios: [] });

function stored(): StudioState {
  try {
    const kept: Partial<StudioState> = JSON.parse(localStorage.getItem(STORED) ?? '{}');
    return {
      choices: { ...NO_CHOICES, ...kept.choices, ...nothingPicked() },
      videoId: kept.videoId ?? null,
      orderedId: kept.orderedId ?? null,
      ordered: kept.ordered ?? null,
    };
  } catch {
    return { choices: { ...NO_CHOICES, ...nothingPicked() }, videoId: null, orderedId: null, ordered: null };
  }
}

export const studio: StudioState = $state(stored());

export function keepStudio(): void {
  const choices = { ...studio.choices, ...nothingPicked() };
  const { videoId, orderedId, ordered } = studio;
  localStorage.setItem(STORED, JSON.stringify({ choices, videoId, orderedId, ordered }));
}
