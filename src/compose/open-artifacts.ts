import { join } from 'node:path';
import type { ArtifactStore } from '../platform/artifacts/artifact-store.ts';
import { DiskArtifactStore } from '../platform/artifacts/disk-artifact-store.ts';
import type { LinkSigner } from '../platform/artifacts/link-signer.ts';
import type { WatchedFolder } from '../platform/machine/disk-space.ts';
import type { Config } from '../settings/config.ts';

export async function openArtifacts(
  config: Config,
  signer: LinkSigner,
  now: () => number,
): Promise<ArtifactStore> {
  if (config.artifacts === null)
    return new DiskArtifactStore(join(config.dataDirectory, 'artifacts'), signer);
  // Loaded only where it is used: the SDK would slow every start.
  const { S3ArtifactStore } = await import('../platform/artifacts/s3-artifact-store.ts');
  return new S3ArtifactStore(config.artifacts, now);
}

/** Each may be a mount of its own. */
export function watchedFolders({ dataDirectory }: Config): WatchedFolder[] {
  return [
    { name: 'data folder', path: dataDirectory },
    { name: 'videos', path: join(dataDirectory, 'artifacts') },
    { name: 'scratch folder', path: join(dataDirectory, 'scratch') },
  ];
}
