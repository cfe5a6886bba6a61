import { hash } from 'node:crypto';
import type { FilmInput, FilmRequest } from '../../domain/films/film.ts';
import { hashOfFile } from '../../platform/machine/hash-of-file.ts';

/** A film as it is ordered, before any of its inputs is stored. */
export interface ComparedFilm {
  readonly accountId: string;
  readonly model: string;
  readonly film: Omit<FilmRequest, 'enhancedPrompt'> & Partial<Pick<FilmRequest, 'enhancedPrompt'>>;
  readonly enhancePrompt: boolean;
  /** Sent with the request. */
  readonly uploads: readonly { readonly role: string; readonly file: string }[];
  /** Taken over from another film. */
  readonly copies: readonly { readonly input: object; readonly from: string }[];
  /** Characters that the prompt mentions. */
  readonly mentioned: readonly FilmInput[];
}

/**
 * What a film is found by again: equal for the same account, model, words, parameters and inputs. Null: never compared, because
 * the bytes behind a URL are not known yet, or because the request makes a character as well.
 */
export async function filmDigest(compared: ComparedFilm): Promise<string | null> {
  const { uploads, copies, mentioned, film: whole, ...rest } = compared;
  // A film that is ordered again, from its task, has these: the prompt itself counts once, and the other follows from the rest.
  const { enhancedPrompt, chosen: _, ...ordered } = whole;
  const film = enhancedPrompt === whole.prompt ? ordered : { ...ordered, enhancedPrompt };
  const stored = [...film.inputs, ...mentioned];
  if (film.characterCreate?.saveToLibrary || stored.some(({ source }) => source.kind === 'url')) return null;
  const inputs = [
    ...(await Promise.all(uploads.map(async ({ role, file }) => ({ role, bytes: await hashOfFile(file) })))),
    // What is stored under a key never changes: the key stands for the bytes.
    ...copies.map(({ input, from }) => ({ ...input, bytes: from })),
    ...stored,
  ];
  return hash('sha256', JSON.stringify({ ...rest, film: { ...film, inputs } }, inOrder));
}

/** The order of names must not matter: each style of request writes them in its own. */
function inOrder(_name: string, value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}
