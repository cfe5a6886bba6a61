import type { SpokenLine, Subject } from '../scene-description.ts';

/** Stands in the text where a quotation was; the number is its place in the list. */
export const QUOTATION = /^quotation(\d+)$/;

export interface Quotations {
  readonly text: string;
  readonly quoted: readonly string[];
}

const QUOTED = /["“„«「]([^"”“»」]{1,300})["”“»」]|(?<=\s)['‘]([^'’]{3,300})['’](?=[\s.,;:!?]|$)/g;

/** Changes a text but not what is quoted in it, whose language and words are its own. */
export function keepingQuotations(text: string, change: (rest: string) => string): string {
  const kept: string[] = [];
  const rest = text.replace(QUOTED, (_, double: string | undefined, single: string | undefined) => {
    kept.push(double ?? single ?? '');
    return ` "${kept.length - 1}" `;
  });
  const changed = change(rest);
  if (changed === rest) return text;
  return changed.replace(/"(\d+)"/g, (_, number: string) => `"${kept[Number(number)] ?? ''}"`);
}

/** Takes what is quoted out of the text, so that its words are heard and not seen. */
export function takeQuotations(text: string): Quotations {
  const quoted: string[] = [];
  const rest = text.replace(QUOTED, (_, double: string | undefined, single: string | undefined) => {
    quoted.push((double ?? single ?? '').trim());
    return ` quotation${quoted.length - 1} `;
  });
  return { text: rest, quoted };
}

const MANNERS: readonly (readonly [SpokenLine['manner'], ReadonlySet<string>])[] = [
  ['whisper', new Set(['whisper', 'murmur', 'mumble'])],
  ['shout', new Set(['shout', 'yell', 'scream', 'cry', 'exclaim'])],
  ['sing', new Set(['sing', 'rap'])],
];

export function mannerOf(verb: string): SpokenLine['manner'] {
  return MANNERS.find(([, verbs]) => verbs.has(verb))?.[0] ?? 'say';
}

export const SPEAKING = new Set(
  'say tell whisper murmur mumble shout yell scream cry exclaim sing rap ask answer reply announce narrate speak greet call'.split(
    ' ',
  ),
);

/** What a quoted text stands on instead of being said. */
export function bearsText({ noun, figure }: Pick<Subject, 'noun' | 'figure'>): boolean {
  return figure.kind === 'sign' || /^(sign|banner|board|poster|card|note)$/.test(noun);
}
