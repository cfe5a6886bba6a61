/** Work of one kind that is done a few pieces at a time: how much is under way, and how much waits. */
export interface Line {
  readonly name: string;
  readonly running: number;
  readonly waiting: number;
}
