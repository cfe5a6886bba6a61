import assert from 'node:assert/strict';
import { test } from 'node:test';
import { S3ArtifactStore } from '../../../src/platform/artifacts/s3-artifact-store.ts';
import { parseS3Location } from '../../../src/platform/artifacts/s3-location.ts';
import { S3Server } from '../../support/s3/s3-server.ts';
import { artifactStoreContract } from './artifact-store-contract.ts';

artifactStoreContract('artifacts in S3', async () => {
  const s3 = await new S3Server().listen();
  const store = new S3ArtifactStore(parseS3Location(s3.url()), Date.now);
  return {
    store,
    follow: async (link, now) => {
      s3.now = () => now;
      const response = await fetch(link);
      s3.now = Date.now;
      return response.ok ? Buffer.from(await response.arrayBuffer()) : null;
    },
    close: async () => {
      store.close();
      await s3.close();
    },
  };
});

test('an address says where the store is', () => {
  assert.deepEqual(parseS3Location('s3://bucket'), {
    bucket: 'bucket',
    prefix: '',
    region: 'us-east-1',
    endpoint: null,
    publicEndpoint: null,
    credentials: null,
    timeoutMs: 15_000,
  });
  assert.deepEqual(
    parseS3Location(
      's3://key:se%2Fcret@videos/a/b/?endpoint=http://minio:9000&region=eu&public_endpoint=https://files.example.com&timeout_seconds=2.5',
    ),
    {
      bucket: 'videos',
      prefix: 'a/b/',
      region: 'eu',
      endpoint: 'http://minio:9000',
      publicEndpoint: 'https://files.example.com',
      credentials: { accessKeyId: 'key', secretAccessKey: 'se/cret' },
      timeoutMs: 2500,
    },
  );
  for (const wrong of [
    'videos',
    'https://videos',
    's3:///prefix',
    's3://videos?endpoint=minio',
    's3://videos?zone=x',
    's3://videos?timeout_seconds=0',
    's3://videos?timeout_seconds=soon',
  ]) {
    assert.throws(() => parseS3Location(wrong), wrong);
  }
});
