/** Books of a service that has run for a month, as SQL that both databases understand. */

const DAY_MS = 86_400_000;
const CHUNK = 50_000;

/** Accounts of two thousand videos each; a tenth of all videos is the first account's. */
export const accountsFor = (tasks: number) => Math.max(10, Math.ceil(tasks / 2000));

export const manyTaskId = (number: number) => `vidB-2:many-${number}`;

const REQUEST = JSON.stringify({
  prompt: `two dogs walk on the beach at sunset ${'and the light is warm and low '.repeat(12)}`,
  edits: [],
  inputs: [],
  seconds: 10,
  private: false,
});

/**
 * The rows of a table. Finished videos in the order of their numbers, with holds and ledger: nine of ten captured. Not quite thirty
 * days old.
 */
export function* insertManyTasks(tasks: number, now: number, table: string): Generator<string> {
  const first = now - 29 * DAY_MS;
  const at = `(${first} + i * CAST(${28 * DAY_MS} AS BIGINT) / ${tasks})`;
  const owner = (kind: string) =>
    `'${kind}' || CAST(CASE WHEN i % 10 = 0 THEN 0 ELSE i % ${accountsFor(tasks)} END AS TEXT)`;
  const id = "'vidB-2:many-' || CAST(i AS TEXT)";
  const failed = (yes: string, no: string) => `CASE WHEN i % 10 = 3 THEN ${yes} ELSE ${no} END`;
  for (let start = 0; start < tasks; start += CHUNK) {
    const last = Math.min(tasks, start + CHUNK) - 1;
    const numbers = `WITH RECURSIVE numbers(i) AS
      (SELECT CAST(${start} AS BIGINT) UNION ALL SELECT i + 1 FROM numbers WHERE i < ${last})`;
    if (table === 'tasks')
      yield `INSERT INTO tasks (id, account_id, key_id, family, model, status, progress, created_at, status_updated_at, started_at,
        finished_at, seconds, size, enhanced_prompt, request, price, route, attempts)
      ${numbers} SELECT ${id}, ${owner('a')}, ${owner('k')}, 'B', 'vidB-2', ${failed("'failed'", "'completed'")}, 100, ${at},
        ${at} + 60000, ${at} + 1000, ${at} + 60000, 10, '1280x720', 'two dogs', '${REQUEST}', 100,
        CASE WHEN i % 2 = 0 THEN 'upstream/far/vidB-2/great' ELSE 'local' END, 1 FROM numbers`;
    if (table === 'holds')
      yield `INSERT INTO holds (id, account_id, key_id, source, model, amount, captured, state, created_at, settled_at)
      ${numbers} SELECT ${id}, ${owner('a')}, ${owner('k')}, 'payg', 'vidB-2', 100, ${failed('0', '100')},
        ${failed("'released'", "'captured'")}, ${at}, ${at} + 60000 FROM numbers`;
    if (table !== 'ledger') continue;
    for (const [kind, later] of [
      ["'hold'", 0],
      [failed("'release'", "'capture'"), 60_000],
    ])
      yield `INSERT INTO ledger (id, account_id, key_id, hold_id, kind, amount, created_at)
        ${numbers} SELECT ${id} || '/' || ${kind}, ${owner('a')}, ${owner('k')}, ${id}, ${kind}, 100, ${at} + ${later}
        FROM numbers`;
  }
}
