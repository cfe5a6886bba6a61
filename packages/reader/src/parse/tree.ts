/** One word of a sentence and where it hangs. Labels and tags are those of Universal Dependencies. */
export interface Word {
  /** Counts up from 1 within its sentence. */
  readonly index: number;
  /** As it is written. */
  readonly text: string;
  /** As it is meant, in small letters: without mistakes of spelling. */
  readonly lower: string;
  readonly tag: string;
  /** The index of the word it belongs to; 0 for the word that holds the sentence. */
  readonly head: number;
  readonly label: string;
  /** Further heads the grammar would allow, likeliest first: meaning decides between them. */
  readonly others: readonly OtherHead[];
  /** What is said, where the word stands for a quotation. */
  readonly quoted?: string;
  /** Whom the caller knows by this name. */
  readonly as?: string;
}

export interface OtherHead {
  readonly head: number;
  readonly label: string;
  /** How much less likely than the chosen one, in logarithms: 0 is as likely. */
  readonly behind: number;
}

/** A sentence: its words in order. */
export type Tree = readonly Word[];
