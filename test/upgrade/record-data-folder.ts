import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { create as createTar } from 'tar';
import { bearer } from '../support/contract.ts';
import { scratchFolder } from '../support/scratch-folder.ts';
import { startService } from '../support/service.ts';
import type { RecordedFolder } from './recorded-folder.ts';

/**
 * Records a data folder as the program of this day leaves it, and what it answered: `node test/upgrade/record-data-folder.ts
 * 2026-11-15`. To be run once for a released format, before the next change of it; the test of upgrades then opens every
 * recorded folder with the program as it is now. Times stand still, so that nothing in the folder grows old.
 */
const name = process.argv[2];
if (name === undefined) throw new Error('give the recording a name, such as today’s date');

const dataDirectory = scratchFolder();
const recordedAt = Date.now();
const settings = { environment: { DATA_DIR: dataDirectory }, now: () => recordedAt };
const service = await startService(settings);

const payer = await service.newKey({ quota: 40, name: 'payer' }, { name: 'payer', balance: 50 });
const subscriber = await service.newKey(
  { type: 'subscription' },
  {
    name: 'subscriber',
    subscription: { expires_at: Math.floor(recordedAt / 1000) + 86_400, quota: 10 },
  },
);
await service.admin('PATCH', '/models/vidA2', { price: { per_second: 0.5 } });

const create = async (path: string, body: object, key: string, more: Record<string, string> = {}) => {
  const answer = await service.call('POST', path, body, { ...bearer(key), ...more });
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.json as { id: string };
};
const finish = async (task: { id: string }, key: string) => {
  await service.finished(task.id, key);
  return task.id;
};
const familyA = { model: 'vidA3.1', prompt: 'a red boat on a quiet lake' };
const familyB = { model: 'vidB-2', prompt: 'two dogs at the beach', images: [], metadata: { a: 'b' } };
const remembered = { 'idempotency-key': 'recorded' };
const completed = await finish(await create('/v1/video/create', familyA, payer.key, remembered), payer.key);
const source = await finish(await create('/v1/video/create', familyB, payer.key), payer.key);
const remix = await finish(
  await create(`/v1/videos/${source}/remix`, { prompt: 'at night' }, payer.key),
  payer.key,
);
const failed = await finish(
  await create('/v1/video/create', { ...familyA, prompt: 'they fail to land' }, payer.key),
  payer.key,
);
const character = (await create('/vidB/v1/characters', { from_task: source }, payer.key)) as {
  id: string;
  username: string;
};
// Taken up, and not finished when the program stopped: the fake engine waits for ever.
const hanging = await create('/v1/video/create', { ...familyA, prompt: 'they hang on' }, subscriber.key);
while (
  (await service.call('GET', `/v1/videos/${hanging.id}`, undefined, bearer(subscriber.key))).json.progress <
  75
);

const tasks: RecordedFolder['tasks'][number][] = [];
for (const [id, key] of [
  [completed, payer.key],
  [source, payer.key],
  [remix, payer.key],
  [failed, payer.key],
] as const) {
  tasks.push({
    id,
    key,
    answer: (await service.call('GET', `/v1/videos/${id}`, undefined, bearer(key))).json,
  });
}
const accounts = (await service.admin('GET', '/accounts')).json.data;
const keys = (await service.admin('GET', '/keys')).json.data;
const ledger = (await service.admin('GET', `/ledger?account=${payer.account}`)).json.data;
await service.service.stop();

// The engine's word that it must wait for ever is only for the recording.
const database = new DatabaseSync(join(dataDirectory, 'phonofilm.db'));
database.exec(`
  UPDATE tasks SET request = replace(request, 'they hang on', 'they hold on') WHERE finished_at IS NULL;
  PRAGMA wal_checkpoint(TRUNCATE);
  VACUUM;
`);
database.close();

const recorded: RecordedFolder = {
  recordedAt,
  key: service.key,
  payerKey: payer.key,
  remembered: { key: 'recorded', body: familyA, id: completed },
  unfinished: { id: hanging.id, key: subscriber.key },
  character: { username: character.username },
  tasks,
  accounts,
  keys,
  ledger,
};
const folder = new URL('./recorded/', import.meta.url).pathname;
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(recorded, null, 2)}\n`);
await writeArchive(join(folder, `${name}.tgz`));

async function writeArchive(file: string): Promise<void> {
  await createTar({ gzip: true, file, cwd: dataDirectory, portable: true }, ['phonofilm.db', 'artifacts']);
}
