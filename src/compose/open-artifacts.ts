import { join } from 'node:path';
import type { ArtifactStore } from '../artifacts/artifact-store.ts';
import { DiskArtifactStore } from '../artifacts/disk-artifact-store.ts';
import type { LinkSigner } from '../artifacts/link-signer.ts';
import type { Config } from '../config.ts';
import type { WatchedFolder } from '../machine/disk-space.ts';

export async function openArtifacts(
  config: Config,
  signer: LinkSigner,
  now: () => number,
): Promise<ArtifactStore> {
  if (config.artifacts === null)
    return new DiskArtifactStore(join(config.dataDirectory, 'artifacts'), signer);
  // Loaded only where it is used: the SDK would slow every start.
  const { S3ArtifactStore } = await import('../artifacts/s3-artifact-store.ts');
  return new S3ArtifactStore(config.artifacts, now);
}

/** Each may be a mount of its own. */
export function watchedFolders({ dataDirectory }: Config): WatchedFolder[] {
  return [
    { name: 'data folder', path: dataDirectory },
    { name: 'films', path: join(dataDirectory, 'artifacts') },
    { name: 'scratch folder', path: join(dataDirectory, 'scratch') },
  ];
}
