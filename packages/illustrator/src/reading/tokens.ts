import { nameShades } from './colour-shades.ts';

/** Words and punctuation of a text, in lower case. Handles (`@name`) stand for characters, which are inputs of their own. */
export function tokenise(text: string): string[] {
  return (
    nameShades(text.toLowerCase())
      .replace(/@[\w.-]+/g, ' ')
      .replace(/[’']s\b/g, " ' ")
      .replace(/\bt-shirt/g, 't shirt')
      .replace(/\bjack[- ]?o['’]?[- ]?lantern/g, 'jack o lantern')
      // "glasses" alone are worn.
      .replace(/\bglasses of\b/g, 'glass of')
      .replaceAll('-', ' ')
      .match(/quotation\d+|[a-z]+|\d+|[.,;:!?()']/g) ?? []
  );
}

export function isWord(token: string | undefined): token is string {
  return token !== undefined && /^[a-z0-9]/.test(token);
}
