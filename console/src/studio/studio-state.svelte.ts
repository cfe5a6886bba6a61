import { type FilmChoices, NO_CHOICES } from './film-choices.ts';

/** The form and the film on the stage, as they were left: a reload in the middle of a film loses neither. */
const STORED = 'phonofilm.studio';

interface StudioState {
  choices: FilmChoices;
  /** On the stage: the one that was ordered last, or one of the strip. */
  filmId: string | null;
  /** The film that was ordered last, and what with. */
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
      filmId: kept.filmId ?? null,
      orderedId: kept.orderedId ?? null,
      ordered: kept.ordered ?? null,
    };
  } catch {
    return { choices: { ...NO_CHOICES, ...nothingPicked() }, filmId: null, orderedId: null, ordered: null };
  }
}

export const studio: StudioState = $state(stored());

export function keepStudio(): void {
  const choices = { ...studio.choices, ...nothingPicked() };
  const { filmId, orderedId, ordered } = studio;
  localStorage.setItem(STORED, JSON.stringify({ choices, filmId, orderedId, ordered }));
}
