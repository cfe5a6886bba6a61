import type { Actor } from '@phonofilm/illustrator/cast-again';
import type { Screenplay } from '@phonofilm/illustrator/render-film';
import type { Json } from '../../video-engine.ts';

/** Raised when what is stored changes its meaning: what another version has stored is then read again from the texts. */
const VERSION = 1;
/**
 * A prompt of a sentence takes 2 kB, the longest that is read 50 kB. Where a row of long remix edits takes more, the video is
 * read again when it is rendered.
 */
const MOST_CHARACTERS = 100_000;

/** What is stored of a video while it is made, and for its remixes. */
export function toOperation(taskId: string, screenplay: Screenplay): Json {
  const stored = { version: VERSION, ...screenplay };
  const isStored = JSON.stringify(stored).length <= MOST_CHARACTERS;
  // Plain data, as its type says in more words than `Json` has.
  return { taskId, ...(isStored && { screenplay: stored as unknown as Json }) };
}

/** Null: this version cannot use what is stored, if anything is. */
export function storedScreenplay(operation: Json): Screenplay | null {
  const { screenplay } = (operation ?? {}) as { readonly screenplay?: Screenplay & { version: number } };
  return screenplay?.version === VERSION ? screenplay : null;
}

export function taskOf(operation: Json): string {
  return (operation as { readonly taskId: string }).taskId;
}

/** What is stored of an actor with the characters of videos. */
export function toActor(actor: Actor): Json {
  return { version: VERSION, actor: actor as unknown as Json };
}

/** Null: another version has stored it. */
export function storedActor(looks: unknown): Actor | null {
  const { version, actor } = looks as { readonly version: number; readonly actor: Actor };
  return version === VERSION ? actor : null;
}
