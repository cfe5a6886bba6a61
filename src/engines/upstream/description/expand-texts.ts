import { isMap } from './merge-maps.ts';

/**
 * Puts the values of the environment into the texts of a preset; those of the settings file are put in when it is read.
 * A text that `expand` makes empty, from a `${NAME?}` that is not set, removes its key.
 */
export function expandTexts(
  value: unknown,
  expand: (text: string, path: string) => string,
  path: string,
): unknown {
  if (typeof value === 'string') return value === '' ? value : expand(value, path) || undefined;
  if (Array.isArray(value)) {
    const items = value.map((item, index) => expandTexts(item, expand, `${path}.${index}`));
    return items.filter((item) => item !== undefined);
  }
  if (!isMap(value)) return value;
  const entries = Object.entries(value).map(
    ([key, part]) => [key, expandTexts(part, expand, `${path}.${key}`)] as const,
  );
  return Object.fromEntries(entries.filter(([, part]) => part !== undefined));
}
