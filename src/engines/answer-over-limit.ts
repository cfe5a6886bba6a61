/** What an answer has too much of. */
export type Excess = 'bytes' | 'time' | 'json' | 'text' | 'events';

/**
 * An answer of a service that goes beyond what one may hold or take. What a service sends is no more trusted than what a
 * caller sends: nothing of such an answer is used, and its connection is closed.
 */
export class AnswerOverLimit extends Error {
  override readonly name = 'AnswerOverLimit';
  readonly excess: Excess;

  constructor(excess: Excess, message: string) {
    super(message);
    this.excess = excess;
  }
}

/** Whether asking again would give the same: what was too slow may be quick next time, what was too large stays so. */
export function isHopeless(error: unknown): boolean {
  return error instanceof AnswerOverLimit && error.excess !== 'time';
}
