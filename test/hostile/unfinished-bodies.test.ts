import assert from 'node:assert/strict';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { testPostgres } from '../support/postgres.ts';
import { RawConnection } from '../support/raw-connection.ts';
import { scratchFolder } from '../support/scratch-folder.ts';
import { TEST_ADMIN_KEY, TEST_KEY } from '../support/service.ts';
import { type ServiceProcess, startServiceProcess } from '../support/service-process.ts';
import { until } from '../support/until.ts';

/** Bodies that never end, of accounts without money: their bytes are bounded for all of them together. */

const MEGABYTE = 1024 * 1024;
/** The least that can be set. */
const BUDGET_MEGABYTES = 128;
const CONNECTIONS = 40;

let folder: string;
let service: ServiceProcess;
/** Keys of two accounts without money. */
let poor: readonly string[];
before(async () => {
  folder = scratchFolder();
  service = await startServiceProcess({
    dataDirectory: folder,
    settings: { limits: { body_megabytes: BUDGET_MEGABYTES }, server: { stalled_seconds: 4 } },
    environment: {
      API_KEY: TEST_KEY,
      ADMIN_KEY: TEST_ADMIN_KEY,
      LOG_LEVEL: 'silent',
      ...(process.env['PHONOFILM_TEST_STORAGE'] === 'postgres' && {
        DATABASE_URL: await (await testPostgres()).newServiceDatabase(),
      }),
    },
  });
  poor = await Promise.all([newPoorKey(), newPoorKey()]);
});
after(async () => {
  service.child.kill('SIGKILL');
  await service.ended;
});

async function newPoorKey(): Promise<string> {
  const admin = async (path: string, body: object) => {
    const headers = { authorization: `Bearer ${TEST_ADMIN_KEY}`, 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    return (await (await fetch(`${service.url}/admin/v1${path}`, init)).json()) as Record<string, string>;
  };
  const { id } = await admin('/accounts', { name: 'poor', balance: 0 });
  return (await admin('/keys', { account: id, type: 'payg' }))['key']!;
}

const head = (path: string, key: string, type: string, length: number) =>
  [
    `POST ${path} HTTP/1.1`,
    'Host: localhost',
    `Authorization: Bearer ${key}`,
    `Content-Type: ${type}`,
    `Content-Length: ${length}`,
    '',
    '',
  ].join('\r\n');

/** Opens connections in turns of both keys, and sends a beginning on each that is never continued. */
async function sendBeginnings(beginning: (key: string) => (string | Buffer)[]): Promise<RawConnection[]> {
  return await Promise.all(
    Array.from({ length: CONNECTIONS }, async (_, index) => {
      const connection = await RawConnection.open(service.url);
      for (const piece of beginning(poor[index % 2]!)) await connection.write(piece);
      return connection;
    }),
  );
}

function residentMegabytes(): number {
  const status = readFileSync(`/proc/${service.child.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)![1]) / 1024;
}

async function keptMegabytes(): Promise<number> {
  const text = await (await fetch(`${service.url}/metrics`)).text();
  return Number(/^phonofilm_body_bytes (\S+)$/m.exec(text)![1]) / MEGABYTE;
}

/** The sizes of the files that exist; one that is removed meanwhile is none. */
function scratchFiles(): number[] {
  const paths = globSync(join(folder, 'scratch/*/*'));
  return paths.flatMap((path) => statSync(path, { throwIfNoEntry: false })?.size ?? []);
}

/** What a caller who pays sends meanwhile, larger than what the others have left. */
async function payingCaller(): Promise<number> {
  const messages = [{ role: 'user', content: 'word '.repeat(200_000) }];
  const answer = await fetch(`${service.url}/v1/chat/completions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${TEST_KEY}`, 'content-type': 'application/json' },
    body: JSON.stringify({ model: 'chat-4o-audio-preview', messages }),
  });
  await answer.text();
  return answer.status;
}

/** Those that were let in are answered too, when they have stalled for long enough. */
async function firstRefused(connections: readonly RawConnection[]) {
  return await Promise.any(
    connections.map(async (connection) => {
      const answer = await connection.answer();
      assert.equal(answer.status, 503);
      return answer;
    }),
  );
}

test('large JSON bodies that never end take no more memory than accounts without money may have', async () => {
  const before = residentMegabytes();
  const piece = Buffer.alloc(20 * MEGABYTE, 'a');
  const connections = await sendBeginnings((key) => [
    head('/v1/video/create', key, 'application/json', 40 * MEGABYTE),
    '{"model":"vidA3","prompt":"',
    piece,
  ]);
  // Read to the end: too long for the model, and neither refused for lack of room nor cut.
  assert.equal(await payingCaller(), 400);
  assert.ok((await keptMegabytes()) <= BUDGET_MEGABYTES / 2, `${await keptMegabytes()} MB are kept`);
  const grown = residentMegabytes() - before;
  assert.ok(grown < 3 * BUDGET_MEGABYTES, `${grown} MB more`);
  const refused = await firstRefused(connections);
  assert.equal(refused.json.error.code, 'service_unavailable');
  assert.ok(Number(refused.headers['retry-after']) >= 1);
  for (const connection of connections) connection.vanish();
  await until(async () => (await keptMegabytes()) === 0);
});

const BOUNDARY = 'boundary';
const form = (name: string, key: string) => [
  head('/v1/videos', key, `multipart/form-data; boundary=${BOUNDARY}`, 40 * MEGABYTE),
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"; filename="a.png"\r\n\r\n`,
  Buffer.alloc(6 * MEGABYTE, 'a'),
];

test('forms that never end take no more disk than accounts without money may have', async () => {
  const connections = await sendBeginnings((key) => form('input_reference', key));
  assert.ok((await keptMegabytes()) <= BUDGET_MEGABYTES / 2);
  const stored = scratchFiles().reduce((sum, size) => sum + size, 0);
  // Those of refused requests are about to be removed.
  assert.ok(stored <= BUDGET_MEGABYTES * MEGABYTE, `${stored} bytes are on disk`);
  for (const connection of connections) connection.vanish();
  await until(async () => (await keptMegabytes()) === 0 && scratchFiles().length === 0);
});

test('a file under a name that the endpoint does not have is not stored', async () => {
  const connections = await sendBeginnings((key) => form('another', key));
  assert.equal(await keptMegabytes(), 0);
  assert.deepEqual(scratchFiles(), []);
  for (const connection of connections) connection.vanish();
});

test('a body that does not move is cut with 400, in JSON and in forms', async () => {
  const [key] = poor as [string];
  const beginnings = [
    [head('/v1/video/create', key, 'application/json', 1000), '{"model":"vidA3",'],
    form('input_reference', key).slice(0, 2),
    form('another', key).slice(0, 2),
  ];
  const answers = beginnings.map(async (pieces) => {
    await using connection = await RawConnection.open(service.url);
    for (const piece of pieces) await connection.write(piece);
    return await connection.answer();
  });
  for (const answer of await Promise.all(answers)) {
    assert.equal(answer.status, 400);
    assert.match(answer.json.error.message, /too slowly/);
  }
});
