import type { Logger } from 'pino';
import type {
  CharacterPlace,
  CharacterThere,
  RememberedCharacters,
  TheirCharacter,
} from '../domain/characters-elsewhere.ts';
import { type Database, mustWrite, readOne } from '../storage/database.ts';
import { text, textOrNull } from '../storage/read-column.ts';
import {
  type CharacterElsewhere,
  characterThere,
  deleteCharacterElsewhere,
  holdCharacter,
  insertCharacterElsewhere,
  insertUnwantedCharacter,
  knownElsewhere,
  postponeRemoval,
  replaceCharacterElsewhere,
  toUnwantedCharacter,
  type UnwantedCharacter,
  unwantedCharacters,
} from '../storage/tables/characters-elsewhere.ts';

export interface CharactersElsewhereParts {
  readonly database: Database;
  /** Removes a character at the service. Rejects when it may still be there. */
  readonly remove: (place: CharacterPlace, theirId: string, signal: AbortSignal) => Promise<void>;
  readonly log: Logger;
  readonly now: () => number;
}

const PAGE = 200;

/** Pauses between tries to remove one. They are kept by the sweep, so the first are longer than they say. */
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 3_600_000;

/** Remembers what hosted services call our characters, and removes them there when ours have been deleted. */
export class CharactersElsewhere implements RememberedCharacters {
  readonly #parts: CharactersElsewhereParts;
  readonly #stopping = new AbortController();
  /** Work on a character of a place. */
  readonly #underWay = new Map<string, Promise<unknown>>();
  #sweeping: Promise<void> | null = null;
  #next: Promise<void> | null = null;

  constructor(parts: CharactersElsewhereParts) {
    this.#parts = parts;
  }

  async find(handle: string, place: CharacterPlace): Promise<CharacterThere | null> {
    const row = await readOne(this.#parts.database, characterThere(handle, place));
    if (!row) return null;
    const id = textOrNull(row, 'their_id');
    return { ours: text(row, 'id'), theirs: id === null ? null : { id, name: text(row, 'their_name') } };
  }

  async remember(
    { ours, theirs: former }: CharacterThere,
    place: CharacterPlace,
    made: TheirCharacter,
  ): Promise<TheirCharacter | null> {
    const { database, now } = this.#parts;
    const one: CharacterElsewhere = {
      ...place,
      theirId: made.id,
      theirName: made.name,
      characterId: ours,
    };
    const writes =
      former === null
        ? [insertCharacterElsewhere(one, now())]
        : [
            replaceCharacterElsewhere(one, former.id, now()),
            // If it was only hidden, nobody would remember it.
            insertUnwantedCharacter({ ...one, theirId: former.id, theirName: former.name }, now()),
          ];
    const outcome = await database.write([holdCharacter(ours), ...writes]);
    if (outcome.ok) return made;
    // Ours has been deleted meanwhile, or another node was quicker. Where that node made the same one, it stays.
    await mustWrite(database, [insertUnwantedCharacter(one, now())]);
    this.removeSoon();
    return outcome.expectation === 'character' ? null : await this.#knownAs(ours, place);
  }

  async alone<Result>(
    { ours }: Pick<CharacterThere, 'ours'>,
    { upstream, baseUrl, credential }: CharacterPlace,
    work: () => Promise<Result>,
    signal: AbortSignal,
  ): Promise<{ readonly done: Result } | null> {
    const key = JSON.stringify([ours, upstream, baseUrl, credential]);
    const other = this.#underWay.get(key);
    if (other) {
      await endOf(other, signal);
      return null;
    }
    const mine = work();
    this.#underWay.set(key, mine);
    try {
      return { done: await mine };
    } finally {
      this.#underWay.delete(key);
    }
  }

  /** A character of ours has been deleted. */
  removeSoon(): void {
    this.sweep().catch((error: unknown) =>
      this.#parts.log.warn({ err: error }, 'characters were not removed at their services; trying again'),
    );
  }

  /** Removes what is due. One failure leaves the rest of that service for the next time: it may be away. */
  async sweep(): Promise<void> {
    // What was deleted after the look of a sweep is seen by the next one, for which all others wait, too.
    this.#next ??= (this.#sweeping ?? Promise.resolve())
      .catch(() => {})
      .then(() => {
        this.#sweeping = this.#next;
        this.#next = null;
        return this.#sweep();
      });
    await this.#next;
  }

  async stop(): Promise<void> {
    this.#stopping.abort(new Error('the service stops'));
    await Promise.allSettled([this.#sweeping, this.#next]);
  }

  async #sweep(): Promise<void> {
    const { database, now } = this.#parts;
    if (this.#stopping.signal.aborted) return;
    const due = (await database.read(unwantedCharacters(now(), PAGE))).map(toUnwantedCharacter);
    const troubled = new Set<string>();
    for (const one of due) {
      if (this.#stopping.signal.aborted) return;
      if (!troubled.has(one.upstream) && !(await this.#remove(one))) troubled.add(one.upstream);
    }
  }

  async #remove(one: UnwantedCharacter): Promise<boolean> {
    const { database, remove, log, now } = this.#parts;
    try {
      await remove(one, one.theirId, this.#stopping.signal);
    } catch (error) {
      if (this.#stopping.signal.aborted) return false;
      const { upstream, characterId, theirId, failures } = one;
      log.warn(
        { upstream, character: characterId, theirs: theirId, err: error },
        'a deleted character could not be removed at a service yet',
      );
      const pause = Math.min(FIRST_PAUSE_MS * 2 ** Math.min(failures, 30), LONGEST_PAUSE_MS);
      await mustWrite(database, [postponeRemoval(one, now() + pause)]);
      return false;
    }
    await mustWrite(database, [deleteCharacterElsewhere(one)]);
    return true;
  }

  async #knownAs(ours: string, place: CharacterPlace): Promise<TheirCharacter | null> {
    const row = await readOne(this.#parts.database, knownElsewhere(ours, place));
    return row ? { id: text(row, 'their_id'), name: text(row, 'their_name') } : null;
  }
}

/** Rejects when the signal fires before. */
async function endOf(work: Promise<unknown>, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const abort = () => reject(signal.reason);
  signal.addEventListener('abort', abort, { once: true });
  try {
    await Promise.race([Promise.allSettled([work]), aborted]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}
