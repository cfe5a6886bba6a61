import type { Read, Write } from '../../platform/storage/database.ts';

/** Which task has which job of a hosted service, for starts whose answer was lost. */

/** Tasks beside this one whose operation, written as JSON, has all of these fields. Only those of the last days. */
function otherWithMarks(id: string, since: number, marks: Readonly<Record<string, string>>) {
  const fields = Object.entries(marks).map(
    ([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`,
  );
  const patterns = fields.map((field) => `%${field.replaceAll(/[!%_]/g, '!$&')}%`);
  const conditions = patterns.map((_pattern, index) => `other.operation LIKE $${index + 3} ESCAPE '!'`);
  return {
    sql: `SELECT 1 AS taken FROM tasks AS other
      WHERE other.id <> $1 AND other.created_at >= $2 AND ${conditions.join(' AND ')}`,
    values: [id, since, ...patterns],
  };
}

/** Whether another task has this job: a row. */
export function otherWithJob(id: string, since: number, marks: Readonly<Record<string, string>>): Read {
  const { sql, values } = otherWithMarks(id, since, marks);
  return { sql: `${sql} LIMIT 1`, values };
}

/**
 * In the batch that takes a job over: two tasks must not have the same one. PostgreSQL would let two nodes take it at the
 * same moment, neither seeing what the other is writing; so a node that takes a job over first locks the tasks without one.
 */
export function assertJobIsFree(id: string, since: number, marks: Readonly<Record<string, string>>): Write[] {
  const { sql, values } = otherWithMarks(id, since, marks);
  return [
    ...['finished_at IS NULL', 'stopping_since IS NOT NULL'].map((isOpen) => ({
      sql: `UPDATE tasks SET route = route WHERE ${isOpen} AND route IS NOT NULL AND operation IS NULL`,
      values: [],
      rows: 'any' as const,
    })),
    {
      sql: `UPDATE tasks SET route = route WHERE id = $1 AND NOT EXISTS (${sql})`,
      values,
      rows: 1,
      expectation: 'job',
    },
  ];
}

const BEING_STARTED = ['finished_at IS NULL', 'stopping_since IS NOT NULL']
  .map(
    (isOpen) => `SELECT request FROM tasks
      WHERE id <> $1 AND route = $2 AND operation IS NULL AND undecided_since IS NULL AND ${isOpen}`,
  )
  .join(' UNION ALL ');

/** What other tasks ask this engine for at the moment, as `request`: its answer may still come. */
export function othersBeingStarted(id: string, route: string): Read {
  return { sql: BEING_STARTED, values: [id, route] };
}
