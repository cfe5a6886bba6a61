import { mkdtempSync, rmdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ArtifactsUnavailable } from '../../domain/artifacts-unavailable.ts';
import { S3ArtifactStore } from '../../platform/artifacts/s3-artifact-store.ts';
import type { S3Location } from '../../platform/artifacts/s3-location.ts';
import type { Config } from '../../settings/config.ts';
import { explainStartFailure } from '../../start-failure.ts';
import { broken, type Finding, ok, warning } from './finding.ts';

export async function lookAtDataFolder(config: Config): Promise<Finding> {
  const folder = config.dataDirectory;
  try {
    const existing = probe(folder);
    if (existing !== folder) return ok('data folder', `${folder} is made at the first start.`);
    const open = (statSync(folder).mode & 0o077) !== 0;
    return open
      ? warning('data folder', `Other users can read ${folder}. Restrict it: chmod 700 ${folder}`)
      : ok('data folder', `${folder} can be written.`);
  } catch (error) {
    return broken(
      'data folder',
      explainStartFailure(error, config) ?? `${folder}: ${(error as Error).message}`,
    );
  }
}

/** Creates and removes a folder where the path is or will be; returns the nearest folder that exists. */
function probe(folder: string): string {
  try {
    rmdirSync(mkdtempSync(join(folder, '.doctor-')));
    return folder;
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === 'ENOENT' && dirname(folder) !== folder) return probe(dirname(folder));
    // The folder is at fault, not the name of the probe.
    throw Object.assign(error as Error, { path: folder });
  }
}

export async function lookAtStore(config: Config): Promise<Finding> {
  return config.artifacts === null ? lookAtVideosFolder(config) : await lookAtBucket(config.artifacts);
}

function lookAtVideosFolder(config: Config): Finding {
  const folder = join(config.dataDirectory, 'artifacts');
  try {
    probe(folder);
    return ok('video store', `Files in ${folder}.`);
  } catch (error) {
    return broken(
      'video store',
      explainStartFailure(error, config) ?? `${folder}: ${(error as Error).message}`,
    );
  }
}

const BUCKET_TIMEOUT_MS = 15_000;

/** Writes a small object and removes it: permission to read does not imply permission to write. */
async function lookAtBucket(location: S3Location): Promise<Finding> {
  const { bucket } = location;
  const store = new S3ArtifactStore(location, Date.now);
  try {
    await store.probe(AbortSignal.timeout(BUCKET_TIMEOUT_MS));
    return ok('video store', `The bucket ${bucket} can be written.`);
  } catch (error) {
    return broken('video store', `The bucket ${bucket} cannot be written: ${causeOf(error)}.`);
  }
}

/** By the name of the S3 error, or of the connection's. */
const BUCKET_TROUBLES: Readonly<Record<string, string>> = {
  NoSuchBucket: 'there is no such bucket. Make it, or correct ARTIFACTS_URL',
  AccessDenied: 'the key may not write there. Give it the right, or correct the key in ARTIFACTS_URL',
  InvalidAccessKeyId: 'the store does not know the key. Correct it in ARTIFACTS_URL',
  SignatureDoesNotMatch: 'the secret is wrong. Correct it in ARTIFACTS_URL',
  CredentialsProviderError: 'no key is given. Put key and secret into ARTIFACTS_URL',
  ECONNREFUSED: 'nothing listens at its endpoint. Start the store, or correct the endpoint in ARTIFACTS_URL',
  TimeoutError:
    'it does not answer. Look at the store and the network, or correct the endpoint in ARTIFACTS_URL',
  ENOTFOUND: 'the host of its endpoint does not exist. Correct the endpoint in ARTIFACTS_URL',
};

function causeOf(error: unknown): string {
  const cause = error instanceof ArtifactsUnavailable ? error.cause : error;
  const { name, code, message } = cause as Error & { code?: string };
  return BUCKET_TROUBLES[name] ?? BUCKET_TROUBLES[code ?? ''] ?? `${message}. Check ARTIFACTS_URL`;
}
