import { readTable } from './read-table.ts';

/** What a verb means beyond its name; see `tables/frames.txt`. */
export interface Frame {
  /** `of` is in that relation `to`; both are `agent`, `object` or a preposition. */
  readonly relations: readonly { readonly of: string; readonly kind: string; readonly to: string }[];
  readonly states: readonly { readonly of: string; readonly state: string }[];
  /** What is true where it is not done. */
  readonly stays: readonly { readonly of: string; readonly state: string }[];
  /** What changes hands or places: `thing`, `from` and `to` are roles, or what `passings.ts` finds for them. */
  readonly passes: { readonly thing: string; readonly from: string; readonly to: string } | null;
  readonly roles: ReadonlyMap<string, string>;
  readonly takes: ReadonlySet<string>;
  readonly movesObject: boolean;
  /** It goes on for a while: two such deeds joined by "and" are done at once. */
  readonly lasts: boolean;
  /** Nobody does it to nothing: of "sheep shearing", the sheep is shorn. */
  readonly needsObject: boolean;
  /** The verb that it is where it is done to something: nobody dies a scarf, it is dyed. */
  readonly withObject: string | null;
  readonly light: boolean;
  readonly negates: boolean;
  readonly says: boolean;
}

type Draft = { -readonly [Key in keyof Frame]: Frame[Key] };

const NOTHING: Frame = {
  relations: [],
  states: [],
  stays: [],
  passes: null,
  roles: new Map(),
  takes: new Set(),
  movesObject: false,
  lasts: false,
  needsObject: false,
  withObject: null,
  light: false,
  negates: false,
  says: false,
};

/** The table of frames; a verb that stands in several rows has what all of them say. */
export class Frames {
  readonly #frames = new Map<string, Draft>();

  constructor() {
    for (const { head, items } of readTable('frames.txt', ';'))
      for (const verb of head.split(', '))
        this.#frames.set(verb, items.reduce(addClause, this.#frames.get(verb) ?? { ...NOTHING }));
  }

  /** Whether a verb and a particle are one verb: "take off". */
  isPhrasal(verb: string, particle: string): boolean {
    return this.#frames.has(`${verb} ${particle}`);
  }

  of(verb: string, particle: string | null = null): Frame {
    const phrasal = particle === null ? undefined : this.#frames.get(`${verb} ${particle}`);
    return phrasal ?? this.#frames.get(verb) ?? NOTHING;
  }
}

function addClause(frame: Draft, clause: string): Draft {
  const words = clause.split(' ');
  const [first = '', second = '', third = ''] = words;
  if (clause === 'light') return { ...frame, light: true };
  if (clause === 'not') return { ...frame, light: true, negates: true };
  if (clause === 'says') return { ...frame, says: true };
  if (clause === 'lasts') return { ...frame, lasts: true };
  if (clause === 'needs object') return { ...frame, needsObject: true };
  if (clause === 'moves object') return { ...frame, movesObject: true };
  if (clause.startsWith('with object ')) return { ...frame, withObject: third };
  if (first === 'takes') {
    const taken = words.slice(1).map((preposition) => preposition.replace('-', ' '));
    return { ...frame, takes: new Set([...frame.takes, ...taken]) };
  }
  if (second === '=') return { ...frame, roles: new Map([...frame.roles, [first, third]]) };
  if (second === 'stays') return { ...frame, stays: [...frame.stays, { of: first, state: third }] };
  if (second === 'is') return { ...frame, states: [...frame.states, { of: first, state: third }] };
  if (second === 'from' && words[3] === 'to')
    return { ...frame, passes: { thing: first, from: third, to: words[4] ?? '' } };
  if (words.length !== 3) throw new Error(`tables/frames.txt: "${clause}" is no clause`);
  const to = third.replace('-', ' ');
  return { ...frame, relations: [...frame.relations, { of: first, kind: second, to }] };
}
