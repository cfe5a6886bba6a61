/** What a prompt says, and nothing that it does not say. Plain data. */
export interface Meaning {
  readonly entities: readonly Entity[];
  readonly relations: readonly Relation[];
  readonly events: readonly Event[];
  /** How events follow one another. */
  readonly order: readonly Order[];
  /** Nouns of what is said not to be there. */
  readonly absent: readonly string[];
  readonly lines: readonly Line[];
  readonly film: readonly FilmWord[];
}

export interface Entity {
  readonly id: number;
  /** Dictionary form of the word itself: `bubble`. */
  readonly noun: string;
  /** With the words before it that make it that: `soap bubble`. */
  readonly name: string;
  /** Other nouns for the same one: "a poodle … the dog". */
  readonly alsoCalled: readonly string[];
  readonly kinds: readonly string[];
  /** The first of its kinds is not the commonest: its place in the sentence asks for it. */
  readonly meant?: true;
  readonly count: number | 'some';
  /** The word for an uncertain number or a portion: `flock`, `several`, `slice`. */
  readonly amount?: string;
  readonly attributes: readonly Attribute[];
  /** The words that stand on it. */
  readonly writing?: string;
  /** The name before it in "the @anna girl", by which the caller knows who it is. */
  readonly as?: string;
  /** Of several who were named, this is one, or these are some: "two girls … the smaller one". */
  readonly oneOf?: number;
}

export interface Attribute {
  /** colour, size, age, sex, material, pattern, state. */
  readonly name: string;
  readonly value: string;
  /** The word as it is written: `crimson` for red. */
  readonly word: string;
}

export interface Relation {
  readonly kind: string;
  readonly of: number;
  readonly to: number;
  /** The word that says so, where one does: beside is said by "at" and by "next to". */
  readonly preposition?: string;
}

export interface Event {
  readonly id: number;
  /** Dictionary form: `put`, and `on` where it is put on. */
  readonly verb: string;
  readonly particle: string | null;
  /** How and where to it is done: `back`, `slowly`. */
  readonly adverbs?: readonly string[];
  readonly roles: readonly Role[];
  readonly negated: boolean;
  /** It was over before the film begins: "has left". */
  readonly past: boolean;
  /** What changes hands or places by it. */
  readonly passes?: Passing;
  /** What is seen of a thing when it is done: it opens, breaks, goes out. */
  readonly outcome?: Outcome;
}

export interface Outcome {
  readonly thing: number;
  /** A row of `tables/outcomes.txt`: `open`. */
  readonly is: string;
  /** It has come about in an earlier part of the film. */
  readonly isOver?: true;
}

export interface Passing {
  readonly thing: number;
  /** Who has it, or where it is before; null: above, or wherever it is. */
  readonly from: number | null;
  /** Who has it, or where it is afterwards; null: on the ground. */
  readonly to: number | 'away' | null;
}

export interface Role {
  /** agent, object, recipient, instrument, companion, place, direction, path, source, topic. */
  readonly name: string;
  readonly preposition: string | null;
  readonly entity: number;
}

export interface Order {
  readonly kind: 'then' | 'while';
  readonly first: number;
  readonly second: number;
}

export interface Line {
  /** Null is a voice that nobody is seen to have. */
  readonly by: number | null;
  /** Of several alike only this one, counted from 0. */
  readonly which?: number;
  readonly verb: string;
  readonly text: string;
}

export interface FilmWord {
  /** camera, style, time, weather, season, place. */
  readonly about: string;
  readonly value: string;
  /** The words as they are written: `dusk` for sunset. */
  readonly word?: string;
}
