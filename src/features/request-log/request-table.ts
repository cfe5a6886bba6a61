import type { LoggedRequest } from '../../domain/logged-request.ts';
import type { Read, Row, Write } from '../../platform/storage/database.ts';
import { type Page, pageOf } from '../../platform/storage/page.ts';
import { integer, integerOrNull, jsonOrNull, text, textOrNull } from '../../platform/storage/read-column.ts';

export function insertRequest(request: LoggedRequest): Write {
  return {
    sql: `INSERT INTO requests (id, method, route, status, code, account_id, key_id, model, task_id, duration, charged,
        attempts, created_at)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    values: [
      request.id,
      request.method,
      request.route,
      request.status,
      request.code,
      request.accountId,
      request.keyId,
      request.model,
      request.taskId,
      request.milliseconds === null ? null : Math.round(request.milliseconds * 1000),
      request.charged,
      request.attempts.length === 0 ? null : JSON.stringify(request.attempts),
      request.createdAt,
    ],
    rows: 1,
    expectation: 'request',
  };
}

export function requestById(id: string): Read {
  return { sql: 'SELECT * FROM requests WHERE id = $1', values: [id] };
}

export interface RequestFilter {
  readonly account?: string | undefined;
  /** A code of the error catalogue. */
  readonly error?: string | undefined;
}

export function pageOfRequests({ account, error }: RequestFilter, page: Page): Read {
  return pageOf('requests', page, (bind) => [
    ...(account === undefined ? [] : [`account_id = ${bind(account)}`]),
    ...(error === undefined ? [] : [`code = ${bind(error)}`]),
  ]);
}

/** The time of the newest request of those that are too many. */
export function timeOfSurplus(most: number): Read {
  return {
    sql: 'SELECT created_at FROM requests ORDER BY created_at DESC, id DESC LIMIT 1 OFFSET $1',
    values: [most],
  };
}

export function deleteOldRequests(createdBefore: number): Write {
  return { sql: 'DELETE FROM requests WHERE created_at < $1', values: [createdBefore], rows: 'any' };
}

export function toLoggedRequest(row: Row): LoggedRequest {
  const duration = integerOrNull(row, 'duration');
  return {
    id: text(row, 'id'),
    method: text(row, 'method'),
    route: text(row, 'route'),
    status: integer(row, 'status'),
    code: textOrNull(row, 'code'),
    accountId: textOrNull(row, 'account_id'),
    keyId: textOrNull(row, 'key_id'),
    model: textOrNull(row, 'model'),
    taskId: textOrNull(row, 'task_id'),
    milliseconds: duration === null ? null : duration / 1000,
    charged: integerOrNull(row, 'charged'),
    attempts: jsonOrNull<LoggedRequest['attempts']>(row, 'attempts') ?? [],
    createdAt: integer(row, 'created_at'),
  };
}
