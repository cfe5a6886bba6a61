/** Markup that people paste, and emoji, which are seen and not said. */
const MARKUP: readonly (readonly [RegExp, string])[] = [
  [/`{1,3}([^`]*)`{1,3}/g, '$1'],
  [/\[([^\]]+)\]\([^)]*\)/g, '$1'],
  [/(^|\s)[*_]{1,3}(\S[^*_\n]*?)[*_]{1,3}(?=\W|$)/g, '$1$2'],
  [/^#{1,6}\s+/gm, ''],
  [/^\s*[-*•]\s+/gm, ''],
  [
    /(?:(?![\d#*©®™])\p{Emoji_Presentation}|(?![\d#*©®™])\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u200D|\uFE0F|\u20E3)+/gu,
    ' ',
  ],
];

export function withoutMarkup(text: string): string {
  return MARKUP.reduce((plain, [pattern, rest]) => plain.replace(pattern, rest), text);
}
