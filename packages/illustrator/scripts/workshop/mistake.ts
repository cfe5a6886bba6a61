/** Something wrong in a file, where it is. */
export interface Mistake {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

export const tellMistake = ({ file, line, message }: Mistake): string => `${file}:${line}: ${message}`;
