import { explain } from '../api/api-error.ts';
import { doUnlessUndone, say } from '../shell/toasts.svelte.ts';
import { cancelFilm, deleteFilm } from '../studio/make-film.ts';
import { t } from '../words.ts';
import { films, isUnfinished, type ListedFilm } from './films.svelte.ts';

const SHORT = 40;

/** Enough of a film's words to know it by. */
export function shortName({ id, prompt = id }: Pick<ListedFilm, 'id' | 'prompt'>): string {
  return prompt.length > SHORT ? `${prompt.slice(0, SHORT).trimEnd()}…` : prompt;
}

/** At once: every moment more may finish the film, and then it is charged. */
async function cancel(film: ListedFilm): Promise<void> {
  const name = shortName(film);
  try {
    if (!isUnfinished(await films.reread(film.id)))
      return say(t('“{film}” has ended already.', { film: name }));
    await cancelFilm(film.id);
    await films.reread(film.id);
    say(t('“{film}” was cancelled. Nothing was charged.', { film: name }));
  } catch (error) {
    say(explain(error).message);
  }
}

/** Cancels what is not finished, and deletes the rest unless it is taken back. `hide` and `show` are for those that go. */
export function removeFilms(
  chosen: readonly ListedFilm[],
  hide: (id: string) => void,
  show: (id: string) => void,
): void {
  for (const film of chosen) if (isUnfinished(film)) void cancel(film);
  const ended = chosen.filter((film) => !isUnfinished(film));
  const [first] = ended;
  if (first === undefined) return;
  for (const { id } of ended) hide(id);
  const text =
    ended.length === 1
      ? t('“{film}” was deleted.', { film: shortName(first) })
      : t('{count} films were deleted.', { count: ended.length });
  const run = () => {
    for (const { id } of ended) {
      void deleteFilm(id).then(
        () => films.hide(id),
        (error: unknown) => {
          show(id);
          say(explain(error).message);
        },
      );
    }
  };
  const takeBack = () => {
    for (const { id } of ended) show(id);
  };
  doUnlessUndone(text, run, takeBack);
}
