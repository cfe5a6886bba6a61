import type { Database, Row } from '../../src/platform/storage/database.ts';
import type { Reported } from './soak-callers.ts';

/** Everything in which the books of a stopped service differ from each other, or from what its callers were told. */
export async function booksDiffer(
  database: Database,
  opening: number,
  reported: Reported,
): Promise<string[]> {
  const rows = (sql: string) => database.read({ sql, values: [] });
  const wrong: string[] = [];
  const same = (what: string, found: unknown, expected: unknown) => {
    if (Number(found) !== Number(expected)) wrong.push(`${what}: ${found}, not ${expected}`);
  };

  const holds = await rows('SELECT id, account_id, key_id, amount, captured, state, expires_at FROM holds');
  const byId = new Map(holds.map((hold) => [String(hold['id']), hold]));
  for (const [id, { status, prompt }] of reported.videos) {
    const expected = { completed: 'captured', failed: 'released', unfinished: 'settled' }[status];
    const state = byId.get(id)?.['state'];
    if (state !== expected) wrong.push(`${prompt} (${id}) is ${status}, and its hold ${state}`);
  }
  const videos = holds.filter((hold) => hold['expires_at'] === null);
  // An order that its caller gave up may have been taken.
  const more = videos.length - reported.videos.size;
  if (more < 0 || more > reported.counts.gaveUp) wrong.push(`${more} more videos were held for than ordered`);
  same('holds that are left', holds.filter((hold) => hold['state'] === 'held').length, 0);

  const captured = sums(holds, 'captured', 'account_id');
  const used = sums(holds, 'captured', 'key_id');
  const ledger = await rows('SELECT account_id, kind, hold_id, amount FROM ledger');
  const entered = sums(
    ledger.filter(({ kind }) => kind === 'capture'),
    'amount',
    'account_id',
  );
  for (const account of await rows("SELECT id, balance, held FROM accounts WHERE name = 'soak'")) {
    const id = String(account['id']);
    same(`the balance of ${id}`, account['balance'], opening - (captured.get(id) ?? 0));
    same(`held of ${id}`, account['held'], 0);
    same(`captures in the ledger of ${id}`, entered.get(id) ?? 0, captured.get(id) ?? 0);
  }
  for (const key of await rows("SELECT id, used, held FROM keys WHERE name = 'soak'")) {
    same(`used of the key ${key['id']}`, key['used'], used.get(String(key['id'])) ?? 0);
    same(`held of the key ${key['id']}`, key['held'], 0);
  }
  const isVideo = new Set(videos.map(({ id }) => id));
  const ofVideos = sums(
    ledger.filter((entry) => isVideo.has(entry['hold_id'] ?? '')),
    'amount',
    'kind',
  );
  same(
    'held for videos',
    ofVideos.get('hold'),
    (ofVideos.get('capture') ?? 0) + (ofVideos.get('release') ?? 0),
  );

  const [unfinished] = await rows('SELECT count(*) AS count FROM tasks WHERE finished_at IS NULL');
  same('tasks without an end', unfinished?.['count'], 0);
  for (const { status, count } of await rows(
    'SELECT status, count(*) AS count FROM deliveries GROUP BY status',
  ))
    if (status !== 'delivered') wrong.push(`${count} deliveries are ${status}`);
  return wrong;
}

function sums(rows: readonly Row[], field: string, by: string): Map<string, number> {
  const totals = new Map<string, number>();
  for (const row of rows) {
    const name = String(row[by]);
    totals.set(name, (totals.get(name) ?? 0) + Number(row[field]));
  }
  return totals;
}
