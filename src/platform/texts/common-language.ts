/**
 * Recognises the languages people most often ask in, by their script or by their small words, which even short
 * questions are full of. Other languages are not recognised. A detector of sixty languages takes 130 MB of memory and
 * needs longer texts.
 */

const SCRIPTS: readonly (readonly [RegExp, string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'ja'],
  [/\p{Script=Hangul}/u, 'ko'],
  [/\p{Script=Han}/u, 'zh'],
  [/\p{Script=Devanagari}/u, 'hi'],
  [/\p{Script=Cyrillic}/u, 'ru'],
  [/\p{Script=Arabic}/u, 'ar'],
  [/\p{Script=Greek}/u, 'el'],
];

const SMALL_WORDS: Readonly<Record<string, ReadonlySet<string>>> = {
  en: words(
    'the a an is are was were of to in and what who where when why how which do does did can you i my me it this that for with tell about your we they have has not',
  ),
  es: words(
    'el la los las un una es son de del en y qué que cuál cuáles quién dónde cuándo cómo cuánto cuántos cuántas por para con no me mi tu se su está hay tiene hola háblame dime',
  ),
  fr: words(
    "le la les un une des est sont du de en et que qui quoi quel quelle quels quelles où quand comment combien pourquoi ne pas je tu il elle nous vous mon ma ce cette avec pour dans au aux c'est qu'est-ce l d j qu s n bonjour moi",
  ),
  de: words(
    'der die das ein eine einen ist sind war und wie was wer wo wann warum welche welcher nicht ich du er sie es wir ihr mein dein mit für von zu im in den dem des auf hat haben kann bitte mir erzähl über hallo heißt',
  ),
  it: words(
    'il lo la i gli le un una è sono di del della in e che chi cosa dove quando come quanto quanti quante perché qual quale non mi mio con per da nel ha hai ciao parlami sei c l',
  ),
  pt: words(
    'o a os as um uma é são de do da dos das em no na e que quem onde quando como quanto quantos quantas por porque qual não me meu minha com para você eu ele ela está tem olá fale',
  ),
};

/** A guess on one word alone needs more than one to speak for it. */
const FEWEST = 2;

/** ISO 639-1 code; null when the text does not tell. */
export function commonLanguage(text: string): string | null {
  const byScript = SCRIPTS.find(([pattern]) => pattern.test(text));
  if (byScript) return byScript[1];
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const found = Object.entries(SMALL_WORDS)
    .map(([language, small]) => ({ language, count: words.filter((word) => small.has(word)).length }))
    .toSorted((one, other) => other.count - one.count);
  const [first, second] = found;
  if (!first || first.count < FEWEST || first.count === second?.count) return null;
  return first.language;
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}
