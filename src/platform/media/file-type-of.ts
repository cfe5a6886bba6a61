import type { FileTypeOptions, FileTypeResult } from 'file-type';

/** What kind of file it is by its first bytes; undefined: none that is known. */
export async function fileTypeOf(
  file: string,
  options?: FileTypeOptions,
): Promise<FileTypeResult | undefined> {
  // Loaded with the first upload: its thirty modules would slow every start down.
  const { fileTypeFromFile } = await import('file-type');
  return await fileTypeFromFile(file, options);
}
