import { GARMENTS } from './garments.ts';

const ON = ['put on', 'pull on', 'slip on', 'try on', 'slip into', 'put'];
const OFF = ['take off', 'remove', 'pull off', 'kick off', 'take'];

/** `put hat on` and `take hat off` are said as well. */
function phrases(verbs: readonly string[], noun: string, particle: string): string[] {
  return verbs.map((verb) =>
    verb.includes(' ') || verb === 'remove' ? `${verb} ${noun}` : `${verb} ${noun} ${particle}`,
  );
}

/** A deed of putting on and one of taking off for every garment. */
export const DRESSING_ROWS = Object.entries(GARMENTS)
  .flatMap(([name, { nouns, also = [] }]) => [
    `put-on-${name}: ${[...nouns.flatMap((noun) => phrases(ON, noun, 'on')), ...also].join(', ')} @bedroom`,
    `take-off-${name}: ${nouns.flatMap((noun) => phrases(OFF, noun, 'off')).join(', ')} @bedroom`,
  ])
  .join('\n');
