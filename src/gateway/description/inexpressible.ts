/** A description has no way to say what a video needs. The message reads after "the service ". */
export class Inexpressible extends Error {
  override readonly name = 'Inexpressible';
}
