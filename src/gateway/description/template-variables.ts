import type { Json } from '../../engines/video-engine.ts';
import { isExpression, parseExpression } from './expression.ts';
import { isMap } from './merge-maps.ts';
import { isEach } from './template.ts';

/**
 * Parts of an input; `link` is the public URL where there is one, else a data URL; `uploaded` is what the service called
 * it when it was given to it by the steps of `prepare`.
 */
export const INPUT_PARTS = ['url', 'data_url', 'base64', 'mime', 'file', 'link', 'name', 'uploaded'] as const;

/** `picture` is the first frame, or else the base picture: for services that take one picture to begin from. */
const INPUTS = ['picture', 'first_frame', 'last_frame', 'character', 'clip', 'sound'] as const;
/** `images` are the first and the last frame, and then the references. */
const LISTS = ['references', 'images', 'characters', 'clips'] as const;

/** Everything that a template may mention. */
const PLAIN = [
  'prompt',
  'seconds',
  'width',
  'height',
  'size',
  'aspect',
  'tier',
  'fps',
  'frames',
  'watermark',
  'seed',
  'audio',
  'style',
  'own_id',
  'listener',
  'callback_url',
  'model',
  'id',
];

/** Calls `visit` with each variable of a template, `item` resolved to the list it comes from (`references.url`). */
export function visitVariables(
  template: Json,
  path: string,
  visit: (name: readonly string[], path: string) => void,
  each: string | null = null,
): void {
  if (typeof template === 'string') {
    if (!isExpression(template)) return;
    const { name } = parseExpression(template);
    visit(name[0] === 'item' && each !== null ? [each, 'each', ...name.slice(1)] : name, path);
  } else if (Array.isArray(template)) {
    for (const [index, item] of template.entries()) visitVariables(item, `${path}.${index}`, visit, each);
  } else if (isMap(template)) {
    if (isEach(template)) {
      visit([template.each, 'each'], `${path}.each`);
      visitVariables(template.item, `${path}.item`, visit, template.each);
    } else
      for (const [key, part] of Object.entries(template))
        visitVariables(part as Json, `${path}.${key}`, visit, each);
  }
}

/** What is wrong with the name of a variable, or null. */
export function wrongVariable(name: readonly string[]): string | null {
  const [first = '', second, third] = name;
  const written = `$${name.join('.')}`;
  if (PLAIN.includes(first)) return second === undefined ? null : `${written}: $${first} has no parts`;
  if (['source', 'keep', 'parameters'].includes(first))
    return second === undefined ? `${written} needs a part` : null;
  const isPart = (part: string | undefined) =>
    part !== undefined && INPUT_PARTS.some((known) => known === part);
  const parts = `expected one of its parts: ${INPUT_PARTS.join(', ')}`;
  if (INPUTS.some((known) => known === first)) return isPart(second) ? null : `${written}: ${parts}`;
  if (LISTS.some((known) => known === first)) {
    if (second === 'each') return third === undefined || isPart(third) ? null : `${written}: ${parts}`;
    return /^\d+$/.test(second ?? '') && isPart(third)
      ? null
      : `${written}: expected each: ${first}, or an entry such as $${first}.0.url`;
  }
  const known = [...PLAIN, ...INPUTS, ...LISTS, 'source', 'keep', 'parameters'];
  return `${written} is not a variable; expected one of ${known.map((one) => `$${one}`).join(' ')}`;
}
