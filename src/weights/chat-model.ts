import { statSync } from 'node:fs';
import { basename } from 'node:path';
import { weightOf } from './manifest.ts';
import { readGguf } from './read-gguf.ts';
import { weightPath } from './weight-store.ts';

/** The model that chats on this machine. */
export interface ChatModelFacts {
  readonly name: string;
  readonly path: string;
  readonly state: 'installed' | 'missing' | 'no GGUF file';
  readonly bytes: number;
  /** Tokens that it reads; null when its file does not say. */
  readonly contextTokens: number | null;
  readonly goodFor: string;
}

const TINYLLAMA_IS_GOOD_FOR =
  'short answers to simple questions, also in Spanish, French, German, Italian and Portuguese; it makes facts up and cannot do sums';

/** What models of a size can usually be trusted with. */
const BY_GIGABYTES: readonly (readonly [below: number, goodFor: string])[] = [
  [1, 'short answers to simple questions; models of this size make facts up'],
  [3, 'everyday questions, short texts, simple translations'],
  [Number.POSITIVE_INFINITY, 'general conversation, rewriting, translation'],
];

/** The weights that come with the service. */
export function defaultChatModelPath(weightsDirectory: string): string {
  return weightPath(weightsDirectory, 'tinyllama', weightOf('tinyllama').files[0]?.path);
}

/** `chosenPath` is the file of the settings; null takes TinyLlama. */
export function chatModelFacts(weightsDirectory: string, chosenPath: string | null): ChatModelFacts {
  const path = chosenPath ?? defaultChatModelPath(weightsDirectory);
  const bytes = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  const facts = readGguf(path);
  const name = facts?.get('general.name');
  const context = facts?.get(`${facts.get('general.architecture')}.context_length`);
  const [, goodFor = ''] = BY_GIGABYTES.find(([below]) => bytes / 1e9 < below) ?? [];
  return {
    name: chosenPath === null ? 'TinyLlama 1.1B Chat' : typeof name === 'string' ? name : basename(path),
    path,
    state: facts ? 'installed' : bytes === 0 ? 'missing' : 'no GGUF file',
    bytes,
    contextTokens: typeof context === 'number' ? context : null,
    goodFor: chosenPath === null ? TINYLLAMA_IS_GOOD_FOR : goodFor,
  };
}
