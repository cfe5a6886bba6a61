import { endOfText } from './scan-json.ts';

/** Names that have a meaning in an object, each with what is known of the objects inside it. */
export interface NameTree {
  readonly [name: string]: NameTree;
}

/** Inside this the caller chooses the names, as in a JSON Schema: none of them has a meaning of its own. */
export const OWN_NAMES: NameTree = {};

/** Names whose values are plain, or of whose insides nothing is known. */
export function plainNames(names: string): NameTree {
  return Object.fromEntries(names.split(/\s+/).map((name) => [name, {}]));
}

/** A name that parsers may read differently. */
export interface OddName {
  /** Where it stands, such as `messages[0].Content`. */
  readonly path: string;
  /** The known name that it is another spelling of; null: it is there twice. */
  readonly meant: string | null;
}

/**
 * What careless parsers compare. Go's encoding/json folds case as Unicode does, so that the Kelvin sign is a k and the long
 * s an s; others ignore underscores (protobuf's `maxTokens`), or end a name at a null byte.
 */
export function lettersOf(name: string): string {
  return name
    .toUpperCase()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** An object or array that the walk is inside of. */
interface Level {
  readonly isArray: boolean;
  readonly known: NameTree | undefined;
  readonly path: string;
  readonly seen: Set<string>;
  nameIsNext: boolean;
  name: string;
  index: number;
}

const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPENING_BRACE = 0x7b;
const OPENING_BRACKET = 0x5b;
const CLOSING_BRACE = 0x7d;
const CLOSING_BRACKET = 0x5d;

/**
 * The first names, at most `most`, that are twice in their object, at whatever depth, or that are spelled otherwise than a
 * name known there. They are looked for in the bytes, because a parsed body has forgotten all but the last of a name's values.
 * The bytes are valid JSON.
 */
export function findOddNames(bytes: Buffer, known: NameTree, most: number): OddName[] {
  const found: OddName[] = [];
  const levels: Level[] = [];
  for (let index = 0; index < bytes.length && found.length < most; index += 1) {
    const byte = bytes[index];
    const level = levels.at(-1);
    switch (byte) {
      case QUOTE: {
        const end = endOfText(bytes, index + 1);
        if (level?.nameIsNext) {
          level.name = JSON.parse(bytes.toString('utf8', index, end + 1));
          const odd = oddName(level);
          if (odd) found.push(odd);
          level.seen.add(level.name);
        }
        index = end;
        break;
      }
      case COLON:
        if (level) level.nameIsNext = false;
        break;
      case COMMA:
        if (!level) break;
        level.nameIsNext = !level.isArray;
        level.index += 1;
        break;
      case OPENING_BRACE:
      case OPENING_BRACKET:
        levels.push(levelInside(level, byte === OPENING_BRACKET, known));
        break;
      case CLOSING_BRACE:
      case CLOSING_BRACKET:
        levels.pop();
        break;
    }
  }
  return found;
}

function levelInside(outer: Level | undefined, isArray: boolean, known: NameTree): Level {
  return {
    isArray,
    known: outer ? knownInside(outer) : known,
    path: outer ? pathInside(outer) : '',
    seen: new Set(),
    nameIsNext: !isArray,
    name: '',
    index: 0,
  };
}

/** The objects of an array are what its name says. */
function knownInside({ isArray, known, name }: Level): NameTree | undefined {
  return isArray ? known : treeAt(known, name);
}

function pathInside({ isArray, path, name, index }: Level): string {
  if (isArray) return `${path}[${index}]`;
  return path === '' ? name : `${path}.${name}`;
}

function oddName(level: Level): OddName | null {
  const { known = {}, name, seen } = level;
  if (seen.has(name)) return { path: pathInside(level), meant: null };
  if (Object.hasOwn(known, name)) return null;
  const meant = spellingsOf(known).get(lettersOf(name));
  return meant === undefined ? null : { path: pathInside(level), meant };
}

export function treeAt(tree: NameTree | undefined, name: string): NameTree | undefined {
  return tree && Object.hasOwn(tree, name) ? tree[name] : undefined;
}

const spellings = new WeakMap<NameTree, ReadonlyMap<string, string>>();

function spellingsOf(tree: NameTree): ReadonlyMap<string, string> {
  const before = spellings.get(tree);
  if (before) return before;
  const made = new Map(Object.keys(tree).map((name) => [lettersOf(name), name]));
  spellings.set(tree, made);
  return made;
}
