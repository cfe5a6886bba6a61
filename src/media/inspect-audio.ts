export interface AudioFacts {
  readonly durationSeconds: number;
}

/** Refuses with `invalid_file_format` (param `file`) what is not audio in one of the contract's nine formats. */
export async function inspectAudio(_file: string, _signal: AbortSignal): Promise<AudioFacts> {
  throw new Error('to come');
}
