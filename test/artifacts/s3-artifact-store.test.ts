import assert from 'node:assert/strict';
import { test } from 'node:test';
import { S3ArtifactStore } from '../../src/artifacts/s3-artifact-store.ts';
import { parseS3Location } from '../../src/artifacts/s3-location.ts';
import { testS3 } from '../support/s3.ts';
import { artifactStoreContract } from './artifact-store-contract.ts';

artifactStoreContract('artifacts in S3', async () => {
  const location = parseS3Location(await testS3());
  const store = new S3ArtifactStore(location, Date.now);
  return {
    store,
    follow: async (link, now) => {
      const { pathname, searchParams } = new URL(link);
      // The server goes by its own clock and takes any signature, so both are checked here.
      const date = searchParams.get('X-Amz-Date')!.replace(/(....)(..)(..T..)(..)/, '$1-$2-$3:$4:');
      const expires = Date.parse(date) + Number(searchParams.get('X-Amz-Expires')) * 1000;
      const key = pathname.slice(`/${location.bucket}/${location.prefix}`.length);
      const genuine = await new S3ArtifactStore(location, () => Date.parse(date)).link(key, '', expires);
      if (now > expires || genuine !== link) return null;
      const response = await fetch(link);
      return response.ok ? Buffer.from(await response.arrayBuffer()) : null;
    },
    close: async () => store.close(),
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
  });
  assert.deepEqual(
    parseS3Location(
      's3://key:se%2Fcret@films/a/b/?endpoint=http://minio:9000&region=eu&public_endpoint=https://files.example.com',
    ),
    {
      bucket: 'films',
      prefix: 'a/b/',
      region: 'eu',
      endpoint: 'http://minio:9000',
      publicEndpoint: 'https://files.example.com',
      credentials: { accessKeyId: 'key', secretAccessKey: 'se/cret' },
    },
  );
  for (const wrong of [
    'films',
    'https://films',
    's3:///prefix',
    's3://films?endpoint=minio',
    's3://films?zone=x',
  ]) {
    assert.throws(() => parseS3Location(wrong), wrong);
  }
});
