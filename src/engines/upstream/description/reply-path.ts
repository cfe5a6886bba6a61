import type { Json } from '../../video-engine.ts';

/** Ways to a value of a reply: dotted names and indexes, tried in order. */
export type ReplyPath = readonly string[];

/** The first value that is not empty. Text is never taken apart, so `output.0` does not find the first letter of a text. */
export function readPath(reply: Json | undefined, path: ReplyPath): Json | undefined {
  for (const way of path) {
    const found = follow(reply, way);
    if (found !== undefined && found !== null && found !== '') return found;
  }
  return undefined;
}

/** The first that is a text or a number, as text. */
export function readWord(reply: Json | undefined, path: ReplyPath): string | undefined {
  for (const way of path) {
    const found = follow(reply, way);
    if (typeof found === 'number' || (typeof found === 'string' && found !== '')) return String(found);
  }
  return undefined;
}

/** Whether something is there that does not say no. */
export function holds(reply: Json | undefined, path: ReplyPath): boolean {
  const found = readPath(reply, path);
  return found !== undefined && found !== false && found !== 0 && found !== 'false';
}

function follow(reply: Json | undefined, way: string): Json | undefined {
  let value = reply;
  for (const name of way.split('.')) {
    if (value === null || typeof value !== 'object') return undefined;
    value = Object.hasOwn(value, name) ? (value as Record<string, Json>)[name] : undefined;
  }
  return value;
}
