/** What is said of some lines, and how fast, so that they fit into a video. */
export interface Fitting {
  readonly texts: readonly string[];
  readonly speed: number;
}

/** Faster than this, speech sounds chased. */
export const FASTEST = 1.35;
/** A quick speaker's: what then takes longer is fitted again. */
const CHARACTERS_PER_SECOND = 16;
/** A Chinese or Japanese character, or a Korean syllable, takes as long as three letters. */
const SYLLABLES = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/g;
/** Between two lines. */
export const PAUSE_SECONDS = 0.3;
const SENTENCE = /[^.!?。！？…]+[.!?。！？…]*\s*/g;

/** As much of the texts as can be said in time, cut at the ends of sentences; the first sentence always stays. */
export function fitLines(texts: readonly string[], seconds: number): Fitting {
  let left = seconds * FASTEST;
  let full = false;
  const kept = texts.map((text, line) => {
    if (line > 0) left -= PAUSE_SECONDS * FASTEST;
    const sentences = sentencesOf(text);
    const fitting = sentences.filter((sentence, index) => {
      left -= secondsOf(sentence);
      full ||= left < 0 && (line > 0 || index > 0);
      return !full;
    });
    return fitting.join('').trim();
  });
  const spoken = kept.filter((text) => text !== '');
  const needed = spoken.reduce((sum, text) => sum + secondsOf(text), 0);
  const room = seconds - PAUSE_SECONDS * (spoken.length - 1);
  return { texts: kept, speed: room > 0 ? Math.min(FASTEST, Math.max(1, needed / room)) : FASTEST };
}

/** One sentence less, from the end; null when there is only one. */
export function withoutLastSentence(texts: readonly string[]): string[] | null {
  const last = texts.findLastIndex((text) => text !== '');
  const sentences = sentencesOf(texts[last] ?? '');
  if (last <= 0 && sentences.length < 2) return null;
  return texts.map((text, index) => (index === last ? sentences.slice(0, -1).join('').trim() : text));
}

function sentencesOf(text: string): string[] {
  return text.match(SENTENCE) ?? [text];
}

function secondsOf(text: string): number {
  const syllables = text.match(SYLLABLES)?.length ?? 0;
  return (text.length + syllables * 2) / CHARACTERS_PER_SECOND;
}
