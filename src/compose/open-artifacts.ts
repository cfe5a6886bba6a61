import { join } from 'node:path';
import type { ArtifactStore } from '../artifacts/artifact-store.ts';
import { DiskArtifactStore } from '../artifacts/disk-artifact-store.ts';
import type { LinkSigner } from '../artifacts/link-signer.ts';
import { S3ArtifactStore } from '../artifacts/s3-artifact-store.ts';
import type { Config } from '../config.ts';
import type { WatchedFolder } from '../machine/disk-space.ts';

export function openArtifacts(config: Config, signer: LinkSigner, now: () => number): ArtifactStore {
  return config.artifacts === null
    ? new DiskArtifactStore(join(config.dataDirectory, 'artifacts'), signer)
    : new S3ArtifactStore(config.artifacts, now);
}

/** Each may be a mount of its own. */
export function watchedFolders({ dataDirectory }: Config): WatchedFolder[] {
  return [
    { name: 'data folder', path: dataDirectory },
    { name: 'films', path: join(dataDirectory, 'artifacts') },
    { name: 'scratch folder', path: join(dataDirectory, 'scratch') },
  ];
}
