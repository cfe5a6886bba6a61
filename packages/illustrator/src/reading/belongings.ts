import type { SubjectId } from '../scene-description.ts';

/** How a verb hangs on the words before it. */
export interface VerbLink {
  /** "a dog running": of what was named last. Any other form is of whoever the clause is about. */
  readonly participle: boolean;
  /** "… and laughs", ", holding a cup": of whoever did the last thing. */
  readonly continues: boolean;
  /** Whom the sentence names for it beyond doubt. */
  readonly doer?: SubjectId;
}

export const PLAIN_VERB: VerbLink = { participle: false, continues: false };

/** Who has what was named with "with" or "of": "a rabbit with a watch runs" is about the rabbit. */
export class Belongings {
  readonly #owners = new Map<SubjectId, SubjectId>();

  give(owner: SubjectId | undefined, thing: SubjectId): void {
    if (owner !== undefined && owner !== thing && this.headOf(owner) !== thing)
      this.#owners.set(thing, owner);
  }

  /** Named by itself again, it is what the clause is about. */
  release(thing: SubjectId): void {
    this.#owners.delete(thing);
  }

  headOf(thing: SubjectId): SubjectId {
    const owner = this.#owners.get(thing);
    return owner === undefined ? thing : this.headOf(owner);
  }

  ownerOf(thing: SubjectId): SubjectId | undefined {
    return this.#owners.get(thing);
  }
}
