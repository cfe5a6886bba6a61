/** Where an S3-compatible store is: `s3://[key:secret@]bucket[/prefix]?endpoint=…&region=…&public_endpoint=…&timeout_seconds=…`. */
export interface S3Location {
  readonly bucket: string;
  /** Empty, or a folder name with a slash at its end. */
  readonly prefix: string;
  readonly region: string;
  /** Null: Amazon's own endpoint. */
  readonly endpoint: string | null;
  /** The address at which callers reach the store, where that differs. */
  readonly publicEndpoint: string | null;
  /** Null: found by the SDK (environment, profile, the machine's role). */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | null;
  /** How long the store may be silent. */
  readonly timeoutMs: number;
}

const KNOWN = ['endpoint', 'region', 'public_endpoint', 'timeout_seconds'];

const TIMEOUT_SECONDS = 15;
const MOST_TIMEOUT_SECONDS = 300;

/** Throws an `Error` that says what is wrong. */
export function parseS3Location(text: string): S3Location {
  if (!URL.canParse(text) || new URL(text).protocol !== 's3:') {
    throw new Error('must look like s3://bucket/prefix?endpoint=https://…&region=…');
  }
  const url = new URL(text);
  if (url.hostname === '') throw new Error('names no bucket');
  for (const name of url.searchParams.keys()) {
    if (!KNOWN.includes(name))
      throw new Error(`has an unknown parameter ${name}; known are ${KNOWN.join(', ')}`);
  }
  const folder = decodeURIComponent(url.pathname).replace(/^\/+|\/+$/g, '');
  return {
    bucket: url.hostname,
    prefix: folder === '' ? '' : `${folder}/`,
    region: url.searchParams.get('region') ?? 'us-east-1',
    endpoint: httpAddress(url, 'endpoint'),
    publicEndpoint: httpAddress(url, 'public_endpoint'),
    credentials:
      url.username === ''
        ? null
        : {
            accessKeyId: decodeURIComponent(url.username),
            secretAccessKey: decodeURIComponent(url.password),
          },
    timeoutMs: timeoutSeconds(url) * 1000,
  };
}

function timeoutSeconds(url: URL): number {
  const seconds = Number(url.searchParams.get('timeout_seconds') ?? TIMEOUT_SECONDS);
  if (seconds > 0 && seconds <= MOST_TIMEOUT_SECONDS) return seconds;
  throw new Error(`has a timeout_seconds that is not between 0 and ${MOST_TIMEOUT_SECONDS}`);
}

function httpAddress(url: URL, name: string): string | null {
  const text = url.searchParams.get(name);
  if (text === null) return null;
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return text;
  throw new Error(`has a ${name} that is not an http or https address`);
}
