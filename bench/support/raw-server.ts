import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerMeasurements } from './measurements.ts';

/** The reference: a bare `node:http` server that answers every request with the same headers and bytes. */
answerMeasurements();
process.on('message', (message) => {
  if (typeof message !== 'object' || message === null || !('body' in message)) return;
  const { headers, body } = message as { headers: string[]; body: string };
  const server = createServer((_request, response) => {
    response.writeHead(200, headers);
    response.end(body);
  });
  server.listen(0, '127.0.0.1', () => process.send!({ port: (server.address() as AddressInfo).port }));
});
