/** A file that a tool was given; disposing of it removes what was stored for it. */
export interface OpenedFile extends AsyncDisposable {
  readonly blob: Blob;
}

export interface FileLimits {
  /** The argument of the tool, for messages. */
  readonly argument: string;
  readonly mostBytes: number;
}

/** Where the files of tools come from and go to. */
export interface Files {
  /** Files of this machine, where they are the caller's own; null where they are the service's. */
  readonly local: LocalFiles | null;
  /** What stands behind an `http(s)` URL. Rejects with `UnusableInput`. */
  fetch(url: string, limits: FileLimits, signal: AbortSignal): Promise<OpenedFile>;
}

export interface LocalFiles {
  /** Rejects with `UnusableInput`. */
  open(path: string, limits: FileLimits): Promise<OpenedFile>;
  /** Makes a file where none is, before anything is paid for what goes into it. Rejects with `UnusableInput`. */
  create(path: string, argument: string): Promise<NewFile>;
  /** Among the temporary files, which are the system's to remove. */
  createTemporary(name: string): Promise<NewFile>;
}

/** Disposing of it closes it, and removes it unless it was written. */
export interface NewFile extends AsyncDisposable {
  readonly path: string;
  write(bytes: Uint8Array): Promise<void>;
}

/** An argument that cannot be used, found before the service was asked. */
export class UnusableInput extends Error {
  override readonly name = 'UnusableInput';
  readonly argument: string;

  constructor(argument: string, message: string, options: ErrorOptions = {}) {
    super(message, options);
    this.argument = argument;
  }
}

/** For descriptions of arguments: what a file may be given as. */
export function waysToGive(files: Pick<Files, 'local'>): string {
  return files.local === null
    ? 'an https URL, or a small file as a `data:` URL'
    : 'the path of a file on this machine, an https URL, or a `data:` URL';
}

export function isUrl(text: string): boolean {
  return /^https?:/i.test(text);
}

export function isDataUrl(text: string): boolean {
  return /^data:/i.test(text);
}

/** Whatever an argument names: a `data:` URL, another URL, or a path where paths are the caller's own. */
export async function openFile(
  files: Files,
  source: string,
  limits: FileLimits,
  signal: AbortSignal,
): Promise<OpenedFile> {
  if (isDataUrl(source))
    return { blob: await decoded(source, limits), [Symbol.asyncDispose]: async () => {} };
  if (isUrl(source)) return await files.fetch(source, limits, signal);
  if (files.local !== null) return await files.local.open(source, limits);
  throw new UnusableInput(limits.argument, `\`${limits.argument}\` takes ${waysToGive(files)}.`);
}

async function decoded(source: string, { argument, mostBytes }: FileLimits): Promise<Blob> {
  const response = await fetch(source).catch((error: unknown) => {
    throw new UnusableInput(argument, `\`${argument}\` is not a valid data: URL.`, { cause: error });
  });
  const blob = await response.blob();
  if (blob.size <= mostBytes) return blob;
  throw tooLarge({ argument, mostBytes });
}

export function tooLarge({ argument, mostBytes }: FileLimits): UnusableInput {
  return new UnusableInput(
    argument,
    `\`${argument}\` is larger than ${Math.floor(mostBytes / 1024 / 1024)} MB.`,
  );
}
