import type { KeptField, KeptRequest } from './exchange.ts';
import { groupFields } from './kept-request.ts';

/** What a request says, by the place where it says it: `body.prompt`, `query.id`, `form.file`. */
export type Statements = ReadonlyMap<string, string>;

/** Members that differ each time and mean nothing to the answer. */
const VOLATILE_NAME =
  /^(?:idempotency[-_]?key|nonce|(?:client[-_]?)?(?:request|trace|correlation)[-_]?id|timestamp|created|date|.*_at)$/i;

const TIME = /\b\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:?\d\d)?/g;
const UNIQUE_ID = /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gi;

export interface Comparison {
  /** Names of fields that the caller wants to be left out. */
  readonly ignored: ReadonlySet<string>;
  /** Whether the service gave this id: then it counts. Ids of the application's own are new each time. */
  isKnown(id: string): boolean;
}

/** Everything that counts when two requests are compared. */
export function statementsOf(request: KeptRequest, { ignored, isKnown }: Comparison): Statements {
  const statements = new Map<string, string>();
  const state = (place: string, value: unknown): void => {
    if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) state(`${place}[${index}]`, item);
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, item] of Object.entries(value))
        if (!VOLATILE_NAME.test(name) && !ignored.has(name)) state(`${place}.${name}`, item);
    } else statements.set(place, stable(JSON.stringify(value)));
  };
  const stable = (text: string) =>
    text.replace(TIME, '<time>').replace(UNIQUE_ID, (id) => (isKnown(id) ? id : '<id>'));
  const [path = '', query = ''] = request.path.split('?', 2);
  statements.set('method', request.method).set('path', path);
  state('query', groupFields([...new URLSearchParams(query)]));
  if (request.range !== undefined) statements.set('range', request.range);
  for (const [name, value] of Object.entries(request.form ?? {}))
    state('form', { [name]: comparable(value) });
  state('body', request.json ?? request.text ?? comparable(request.file ?? []));
  return statements;
}

/** A file is compared by its bytes: names of files are often made up. */
function comparable(value: KeptField | readonly KeptField[]): unknown {
  if (Array.isArray(value)) return value.map(comparable);
  return typeof value === 'object' && 'sha256' in value ? `sha256 ${value.sha256}` : value;
}

/** How much of a long value is shown. */
const LONGEST = 80;

/** What the second says otherwise than the first. */
export function differencesOf(asked: Statements, recorded: Statements): string[] {
  return [...new Set([...asked.keys(), ...recorded.keys()])]
    .filter((place) => asked.get(place) !== recorded.get(place))
    .map((place) => `${place} is ${shown(asked.get(place))}, recorded ${shown(recorded.get(place))}`);
}

function shown(value: string | undefined): string {
  if (value === undefined) return 'absent';
  return value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value;
}
