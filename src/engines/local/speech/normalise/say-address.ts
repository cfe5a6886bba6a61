import type { Words } from './language-rules.ts';

/** A web or e-mail address as it is dictated; what follows a question mark or a hash is left out. */
export function sayAddress(
  address: string,
  words: Pick<Words, 'dot' | 'slash' | 'dash' | 'underscore'>,
): string {
  const signs: Readonly<Record<string, string>> = {
    '.': words.dot,
    '/': words.slash,
    '-': words.dash,
    _: words.underscore,
  };
  return address
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '')
    .replace(/[./_-]/g, (sign) => ` ${signs[sign]} `)
    .replace(/[=+%&~]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
