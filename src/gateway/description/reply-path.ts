import type { Json } from '../../engines/video-engine.ts';

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

/** Ids, words and links are stored and sent again; nothing longer is one. */
const LONGEST_WORD = 100_000;

/** The first that is a text or a number, as text. */
export function readWord(reply: Json | undefined, path: ReplyPath): string | undefined {
  for (const way of path) {
    const found = follow(reply, way);
    const isWord = typeof found === 'string' && found !== '' && found.length <= LONGEST_WORD;
    if (typeof found === 'number' || isWord) return String(found);
  }
  return undefined;
}

/** Whether something is there that does not say no. */
export function holds(reply: Json | undefined, path: ReplyPath): boolean {
  const found = readPath(reply, path);
  return found !== undefined && found !== false && found !== 0 && found !== 'false';
}

/** Whether one of these ways leads into an object that has this text beside, under whatever name. */
export function standsBeside(reply: Json | undefined, path: ReplyPath, text: string): boolean {
  return path.some((way) => {
    const place = walk(reply, way.split('.').slice(0, -1));
    return (
      place !== null &&
      typeof place === 'object' &&
      Object.values(place).some((part) => typeof part !== 'object' && String(part) === text)
    );
  });
}

/** A part of a reply: the first of those at this path whose values fit. */
export interface PickForm {
  readonly from: string;
  /** In the order of preference; values are texts that may begin with `*`. */
  readonly where: readonly Readonly<Record<string, readonly string[]>>[];
}

/** The part of a reply that fits; undefined: there is none. */
export function pickPart(reply: Json | undefined, { from, where }: PickForm): Json | undefined {
  const parts = allAt(reply, from.split('.'));
  for (const wanted of where) {
    const found = parts.find((part) =>
      Object.entries(wanted).every(([name, values]) => {
        const value = readWord(part, [name])?.toLowerCase();
        return value !== undefined && values.some((one) => fits(value, one.toLowerCase()));
      }),
    );
    if (found !== undefined) return found;
  }
  return undefined;
}

function fits(value: string, wanted: string): boolean {
  return wanted.startsWith('*') ? value.endsWith(wanted.slice(1)) : value === wanted;
}

/** Everything at a path in which `*` stands for all names and indexes. */
function allAt(value: Json | undefined, names: readonly string[]): Json[] {
  const [name, ...rest] = names;
  if (value === undefined || name === undefined) return value === undefined ? [] : [value];
  if (value === null || typeof value !== 'object') return [];
  if (name === '*') return Object.values(value).flatMap((part) => allAt(part as Json, rest));
  return Object.hasOwn(value, name) ? allAt((value as Record<string, Json>)[name], rest) : [];
}

/** `*` stands for whichever name or index leads on first. */
function follow(reply: Json | undefined, way: string): Json | undefined {
  return walk(reply, way.split('.'));
}

function walk(value: Json | undefined, names: readonly string[]): Json | undefined {
  const [name, ...rest] = names;
  if (name === undefined) return value;
  if (value === null || typeof value !== 'object') return undefined;
  if (name === '*') {
    for (const part of Object.values(value)) {
      const found = walk(part as Json, rest);
      if (found !== undefined && found !== null) return found;
    }
    return undefined;
  }
  return Object.hasOwn(value, name) ? walk((value as Record<string, Json>)[name], rest) : undefined;
}
