import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One file on a port of this machine, for URLs that the service fetches. */
export async function serveFile(
  file: string,
  contentType: string,
): Promise<AsyncDisposable & { url: string }> {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', contentType);
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/file`,
    [Symbol.asyncDispose]: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
