/** A mistake in a description: where it is, and what was expected there. */
export class DescriptionError extends Error {
  override readonly name = 'DescriptionError';
  readonly path: string;

  constructor(path: string, message: string) {
    super(`${path}: ${message}`);
    this.path = path;
  }
}
