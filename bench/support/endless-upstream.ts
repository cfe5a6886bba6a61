import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A hosted service of the Videos protocol whose videos are never done. It tells its parent its port and counts polls. */
let jobs = 0;
let polls = 0;
const server = createServer(async (request, response) => {
  for await (const _chunk of request);
  const isCreation = request.method === 'POST';
  if (isCreation) jobs += 1;
  else polls += 1;
  const id = isCreation ? `video_${jobs}` : (request.url ?? '').split('/').at(-1);
  const status = isCreation ? 'queued' : 'in_progress';
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ id, object: 'video', status, progress: 10 }));
});
server.listen(0, '127.0.0.1', () => process.send!({ port: (server.address() as AddressInfo).port }));
process.on('disconnect', () => process.exit());
process.on('message', () => process.send!({ jobs, polls }));
