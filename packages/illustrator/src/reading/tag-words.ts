import { createRequire } from 'node:module';

/** Parts of speech as the tagger names them (Universal Dependencies). */
export type PartOfSpeech = 'NOUN' | 'PROPN' | 'VERB' | 'ADJ' | 'ADV' | 'ADP' | 'AUX' | 'PRON' | 'DET' | 'X';

interface Tagger {
  readDoc(text: string): { tokens(): { out(what: unknown): string[] } };
  readonly its: { readonly value: unknown; readonly pos: unknown };
}

let tagger: Tagger | null = null;

/**
 * The part of speech of every word. Loading the tagger takes some 0.13 s and 70 MB, so that the reader asks only when
 * a prompt has words that its own tables do not know.
 */
export function tagWords(words: readonly string[]): readonly PartOfSpeech[] {
  tagger ??= load();
  const tokens = tagger.readDoc(words.join(' ')).tokens();
  const values = tokens.out(tagger.its.value);
  const tags = tokens.out(tagger.its.pos);
  // The tagger may split a word ("t-shirt"): its parts are taken together again.
  const tagged: PartOfSpeech[] = [];
  for (let at = 0; tagged.length < words.length; ) {
    let value = values[at] ?? words[tagged.length]!;
    const tag = (tags[at++] ?? 'X') as PartOfSpeech;
    while (value.length < words[tagged.length]!.length && at < values.length) value += values[at++]!;
    tagged.push(tag);
  }
  return tagged;
}

/** Gives its memory back; whoever asks again waits for it again. */
export function forgetTagger(): void {
  if (!tagger) return;
  tagger = null;
  const { cache } = createRequire(import.meta.url);
  for (const path of Object.keys(cache)) if (path.includes('wink-')) delete cache[path];
}

function load(): Tagger {
  // Whatever is required through one of these is held by it for ever: the next tagger has another.
  const require = createRequire(import.meta.url);
  const open = require('wink-nlp') as (model: unknown, annotations: string[]) => Tagger;
  return open(require('wink-eng-lite-web-model'), ['sbd', 'pos']);
}

/** Tags a text when the first of its words is asked for: most prompts need none. */
export function lazyTags(tokens: readonly string[]): (at: number) => PartOfSpeech {
  let tags: readonly PartOfSpeech[] | null = null;
  return (at) => {
    tags ??= tagWords(tokens);
    return tags[at] ?? 'X';
  };
}
