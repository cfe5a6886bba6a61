import { isCancelled, isUnfinished, type ListedFilm } from './films.svelte.ts';

type Compare = (one: ListedFilm, other: ListedFilm) => number;

/** By its name in the address. The list itself is the newest first. */
export const ORDERS: Readonly<Record<string, { label: string; compare: Compare | null }>> = {
  '': { label: 'Newest first', compare: null },
  oldest: { label: 'Oldest first', compare: (one, other) => one.created_at - other.created_at },
  words: {
    label: 'By their words',
    compare: (one, other) => (one.prompt ?? '').localeCompare(other.prompt ?? ''),
  },
  length: { label: 'Longest first', compare: (one, other) => other.seconds - one.seconds },
};

const STATES: Readonly<Record<string, (film: ListedFilm) => boolean>> = {
  completed: ({ status }) => status === 'completed',
  unfinished: isUnfinished,
  failed: (film) => film.status === 'failed' && !isCancelled(film),
  cancelled: isCancelled,
};

export function chooseFilms(
  films: readonly ListedFilm[],
  { search, status, order }: { search: string; status: string; order: string },
): readonly ListedFilm[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = STATES[status] ?? (() => true);
  const found = films.filter((film) => {
    const text = `${film.prompt ?? ''} ${film.model} ${film.id}`.toLowerCase();
    return fits(film) && words.every((word) => text.includes(word));
  });
  const compare = ORDERS[order]?.compare;
  return compare ? found.toSorted(compare) : found;
}
