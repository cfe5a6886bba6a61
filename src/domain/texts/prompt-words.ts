/** What fits a conversation: about 25 seconds of speech. */
export const CONVERSATIONAL_WORDS = 60;
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
