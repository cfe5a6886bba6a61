import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Pool } from 'undici';
import { answerMeasurements } from '../support/measurements.ts';

/** The reference: passes requests on with `node:http` and undici, and does nothing else. */
answerMeasurements();
const pool = new Pool(process.argv[2]!, { connections: 128 });
const server = createServer((request, response) => {
  const { host: _, connection: __, 'transfer-encoding': ___, ...headers } = request.headers;
  pool.stream(
    { method: 'POST', path: request.url!, headers, body: request },
    ({ statusCode, headers: answered }) => {
      response.writeHead(statusCode, answered);
      return response;
    },
    (error) => {
      if (error) response.destroy(error);
    },
  );
});
server.keepAliveTimeout = 600_000;
server.listen(0, '127.0.0.1', () => process.send!({ port: (server.address() as AddressInfo).port }));
