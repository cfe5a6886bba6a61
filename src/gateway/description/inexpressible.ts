/** A description has no way to say what a film needs. The message reads after "the service ". */
export class Inexpressible extends Error {
  override readonly name = 'Inexpressible';
}
