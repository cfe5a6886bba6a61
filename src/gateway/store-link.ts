import type { S3Location } from '../platform/artifacts/s3-location.ts';

/** A film is fetched at once. */
const LIFE_MS = 15 * 60_000;

/** Parts of a path that lead elsewhere. */
const POINTS = /\/[.]{1,2}(?:\/|$)/;

/** Null for what is not in that bucket, below that folder: a service must not have other files of the operator fetched. */
export async function signStoreLink(
  store: S3Location,
  address: string,
  now: () => number,
): Promise<string | null> {
  const folder = `s3://${store.bucket}/${store.prefix}`;
  if (!address.startsWith(folder) || address === folder || POINTS.test(address)) return null;
  // Loaded only where it is used: the SDK would slow every start.
  const { S3ArtifactStore } = await import('../platform/artifacts/s3-artifact-store.ts');
  const artifacts = new S3ArtifactStore(store, now);
  try {
    return await artifacts.link(address.slice(folder.length), '', now() + LIFE_MS);
  } finally {
    artifacts.close();
  }
}
