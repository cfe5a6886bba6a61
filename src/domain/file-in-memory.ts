/** A small upload that was not written to disk. */
export interface FileInMemory {
  /** As it arrived, in pieces. */
  readonly pieces: readonly Uint8Array[];
  readonly size: number;
  /** The path of a copy on disk, made at the first call; removed after the request. */
  path(): Promise<string>;
}

/** For code that needs a file on disk. */
export async function pathOf(file: string | FileInMemory): Promise<string> {
  return typeof file === 'string' ? file : await file.path();
}
