import { isFinal, type TaskInFull } from '../../domain/task.ts';
import { accountTopic, type TaskEvents } from '../../platform/events/task-events.ts';

/** All films of the list, a film as it is now, or that it was deleted. */
export type FilmNews =
  | { readonly kind: 'list'; readonly tasks: readonly TaskInFull[]; readonly hasMore: boolean }
  | { readonly kind: 'film'; readonly task: TaskInFull }
  | { readonly kind: 'deleted'; readonly id: string };

export interface FollowFilmsParts {
  readonly events: TaskEvents;
  readonly accountId: string;
  /** The newest films first. */
  readonly list: () => Promise<{ readonly tasks: readonly TaskInFull[]; readonly hasMore: boolean }>;
  /** Null: deleted. */
  readonly find: (id: string) => Promise<TaskInFull | null>;
}

interface Shown {
  readonly state: string;
  readonly createdAt: number;
}

/**
 * The list once, then whatever happens to its films, and to films that are made from then on. A film that is not finished is
 * followed by its own events; the list is read again when a film was made or deleted.
 */
export async function* followFilms(parts: FollowFilmsParts, signal: AbortSignal): AsyncGenerator<FilmNews> {
  const { events } = parts;
  const shown = new Map<string, Shown>();
  const followed = new Map<string, () => void>();
  const changed = new Set<string>();
  let isListOld = true;
  let isFirst = true;
  let wake = () => {};
  const onAbort = () => wake();

  /** Whether the film is another than it was shown; from then on it counts as shown. */
  function isNews(task: TaskInFull): boolean {
    const { id, status, progress, createdAt } = task;
    const state = `${status} ${progress}`;
    if (!isFinal(status) && !followed.has(id)) {
      const hear = () => {
        changed.add(id);
        wake();
      };
      followed.set(id, events.subscribe(id, hear));
    }
    if (isFinal(status)) leave(id);
    const isKnown = shown.get(id)?.state === state;
    shown.set(id, { state, createdAt });
    return !isKnown;
  }

  function* deleted(id: string): Generator<FilmNews> {
    leave(id);
    if (shown.delete(id)) yield { kind: 'deleted', id };
  }

  function leave(id: string): void {
    followed.get(id)?.();
    followed.delete(id);
  }

  /** A film that is missing was deleted, unless newer ones have only pushed it off the end. */
  function* missingFrom(tasks: readonly TaskInFull[], hasMore: boolean): Generator<FilmNews> {
    const listed = new Set(tasks.map(({ id }) => id));
    const oldest = hasMore ? (tasks.at(-1)?.createdAt ?? -Infinity) : -Infinity;
    for (const [id, { createdAt }] of [...shown]) {
      if (listed.has(id)) continue;
      if (createdAt > oldest) yield* deleted(id);
      else if (!followed.has(id)) shown.delete(id);
    }
  }

  const leaveAccount = events.subscribe(accountTopic(parts.accountId), () => {
    isListOld = true;
    wake();
  });
  signal.addEventListener('abort', onAbort);
  try {
    while (!signal.aborted) {
      const [next] = changed;
      if (isListOld) {
        isListOld = false;
        const { tasks, hasMore } = await parts.list();
        const news = tasks.filter(isNews);
        if (isFirst) yield { kind: 'list', tasks, hasMore };
        else {
          yield* missingFrom(tasks, hasMore);
          for (const task of news.toReversed()) yield { kind: 'film', task };
        }
        isFirst = false;
      } else if (next !== undefined) {
        changed.delete(next);
        const task = await parts.find(next);
        if (task === null) yield* deleted(next);
        else if (isNews(task)) yield { kind: 'film', task };
      } else {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    }
  } finally {
    signal.removeEventListener('abort', onAbort);
    leaveAccount();
    for (const stop of followed.values()) stop();
  }
}
