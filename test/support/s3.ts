import { S3Server } from './s3/s3-server.ts';

let shared: Promise<S3Server> | null = null;

/** The `ARTIFACTS_URL` of a small S3, shared by the tests of one process. */
export async function testS3(): Promise<string> {
  shared ??= new S3Server().listen();
  return (await shared).url();
}
