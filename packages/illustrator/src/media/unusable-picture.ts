/** A picture or clip that cannot be shown. Its message is for the person who sent the file. */
export class UnusablePicture extends Error {
  constructor(message: string, options: ErrorOptions = {}) {
    super(message, options);
    this.name = 'UnusablePicture';
  }
}
