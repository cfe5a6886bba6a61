/** Characters of ours that hosted services know, too, because they were made there. */

/** Our account at a hosted service. */
export interface CharacterPlace {
  readonly upstream: string;
  readonly baseUrl: string;
  /** The name of the credential: another account there knows other characters. */
  readonly credential: string;
}

export interface TheirCharacter {
  readonly id: string;
  /** What prompts there call it, without the `@`. */
  readonly name: string;
}

/** A character of ours, and what a service calls it; null: it does not know it. */
export interface CharacterThere {
  readonly ours: string;
  readonly theirs: TheirCharacter | null;
}

/** Who remembers which service knows which character, for all nodes. */
export interface RememberedCharacters {
  /** By the handle. Null: ours has been deleted. */
  find(handle: string, place: CharacterPlace): Promise<CharacterThere | null>;
  /**
   * Theirs has been made, in the place of another that they have forgotten. Resolves with the one that counts: another
   * node may have been quicker, and then this one is removed there. Null: ours has been deleted, and theirs will be.
   */
  remember(
    there: CharacterThere,
    place: CharacterPlace,
    made: TheirCharacter,
  ): Promise<TheirCharacter | null>;
  /** Does the work unless somebody here does it for the same character and place: then waits until that has ended. */
  alone<Result>(
    there: Pick<CharacterThere, 'ours'>,
    place: CharacterPlace,
    work: () => Promise<Result>,
    signal: AbortSignal,
  ): Promise<{ readonly done: Result } | null>;
}
