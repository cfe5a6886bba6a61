import type { EngineMessage, SpokenManner } from './engine.ts';

/** What `withManner` adds to a prompt, at most. */
export const MOST_MANNER_BYTES = 200;

export function spokenManner(
  messages: readonly EngineMessage[],
  maxTokens: number | null,
  language: string | null,
): SpokenManner {
  if (maxTokens !== null) return { mostWords: null, language };
  const question = messages.findLast(({ role }) => role === 'user');
  const asking = messages.filter((message) => message.role === 'system' || message === question);
  return { mostWords: promptWords(asking.map(({ content }) => content)), language };
}

const LANGUAGE_NAMES = new Intl.DisplayNames('en', { type: 'language' });

/** The conversation with what the model must know about its reply: that it is spoken, how long, in which language. */
export function withManner(
  messages: readonly EngineMessage[],
  { mostWords, language }: SpokenManner,
): readonly EngineMessage[] {
  const instructions: string[] = [];
  if (mostWords !== null) {
    instructions.push(
      `This is a spoken conversation: reply in plain, complete sentences, without lists, in at most ${mostWords} words.`,
    );
  }
  if (language !== null && language !== 'en') instructions.push(`Speak ${LANGUAGE_NAMES.of(language)}.`);
  if (instructions.length === 0) return messages;
  const [first, ...others] = messages;
  // Chat templates know one system message, at the beginning.
  return first?.role === 'system'
    ? [{ ...first, content: [first.content, ...instructions].join('\n') }, ...others]
    : [{ role: 'system', content: instructions.join('\n') }, ...messages];
}

/** What fits a conversation: about 25 seconds of speech. */
const CONVERSATIONAL_WORDS = 60;
/** When somebody asks for much without saying how much. */
const MANY_WORDS = 200;
/** More is a lecture: a limit in tokens says it better. */
const MOST_WORDS = 600;
const WORDS_PER_SENTENCE = 20;

/** "in 150 words", "ten sentences": the number, and what one of them is in words. */
const COUNTS: readonly (readonly [RegExp, number])[] = [
  [/(\d{1,4})[\s-]?(?:words|wörter|worte|palabras|mots|parole|palavras|字|単語)/iu, 1],
  [/(\d{1,2})[\s-]?(?:sentences|sätze|oraciones|frases|phrases|frasi|句)/iu, WORDS_PER_SENTENCE],
];

/** Requests for much. "How long is the Nile?" is none. */
const MUCH = [
  /\b(?:a|as|very|really) long\b|\blong(?:er)? (?:story|answer|text|poem|speech|explanation|description)\b/iu,
  /\bin (?:more |great |full |some )?detail\b|\bdetailed\b|\bat length\b|\bin depth\b|\btell me more\b/iu,
  /\bausführlich|\bdetailliert|\blange (?:geschichte|antwort)\b/iu,
  /\bdetallad|\ben detalle\b|\b(?:historia|respuesta) larga\b/iu,
  /\bdétaill|\ben détail\b|\blongue (?:histoire|réponse)\b/iu,
  /\bdettagli|\blunga (?:storia|risposta)\b|\bdetalhad|\bem detalhe/iu,
  /详细|詳細|詳しく|长篇|長い(?:話|物語)/u,
];

/** How many words a spoken reply may have: what fits a conversation, unless the caller's texts ask for more. */
export function promptWords(texts: readonly string[]): number {
  let most = CONVERSATIONAL_WORDS;
  for (const text of texts) {
    for (const [pattern, words] of COUNTS) {
      most = Math.max(most, Number(pattern.exec(text)?.[1] ?? 0) * words);
    }
    if (MUCH.some((pattern) => pattern.test(text))) most = Math.max(most, MANY_WORDS);
  }
  return Math.min(most, MOST_WORDS);
}
