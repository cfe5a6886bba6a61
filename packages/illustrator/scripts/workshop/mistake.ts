/** Something wrong on a line of a text, counted from 0. */
export interface WrongLine {
  readonly line: number;
  readonly message: string;
}

/** Something wrong in a file, whose lines are counted from 1. */
export interface Mistake extends WrongLine {
  readonly file: string;
}

export const tellMistake = ({ file, line, message }: Mistake): string => `${file}:${line}: ${message}`;
