import { Type } from 'typebox';
import type { LoggedRequest, RouteAttempt } from '../../domain/logged-request.ts';
import type { ParameterValues } from '../../domain/parameters.ts';
import { amount, count, type Kind, ofService, orNull, text, time } from '../../platform/resource/kind.ts';
import { defineResource, kept } from '../../platform/resource/resource.ts';
import { integer, jsonOrNull } from '../../platform/storage/read-column.ts';

const cost = orNull(amount);
const failure = orNull(text());
const maybe = orNull(text());

/** Stored in microseconds. */
const milliseconds: Kind<number> = {
  ...count,
  columns: () => ['duration'],
  toSql: (value) => [Math.round(value * 1000)],
  fromRow: (row) => integer(row, 'duration') / 1000,
  schema: Type.Number(),
};

const attempts = ofService<readonly RouteAttempt[]>({
  columns: (name) => [name],
  toSql: (value) => [value.length === 0 ? null : JSON.stringify(value)],
  fromRow: (row, name) => jsonOrNull<RouteAttempt[]>(row, name) ?? [],
  toJson: (value) =>
    value.map((tried) => ({
      route: tried.route,
      error: tried.failure,
      cost: cost.toJson(tried.cost ?? null),
    })),
  schema: Type.Array(
    Type.Object({
      route: Type.String(),
      error: { ...failure.schema, description: 'Why it did not answer; null: it did.' },
      cost: {
        ...cost.schema,
        description: 'What its service charges for it; null: nothing, or unknown.',
      },
    }),
  ),
});

const parameters = ofService<ParameterValues | null>({
  columns: (name) => [name],
  toSql: (value) => [value && JSON.stringify(value)],
  fromRow: (row, name) => jsonOrNull<ParameterValues>(row, name),
  toJson: (value) => value,
  schema: Type.Unsafe<ParameterValues | null>({ type: ['object', 'null'] }),
});

/** What is kept of a request: its fields, each with how it is stored and told. */
export const requestResource = defineResource<LoggedRequest>()('request', 'requests', {
  id: kept(text(), 'The header `x-request-id` of its answer.'),
  method: kept(text()),
  route: kept(text(), 'The route, such as `/v1/videos/:id`.'),
  path: kept(maybe, 'The path as requested, without its query. Null where the path itself is a secret.'),
  status: kept(count),
  code: kept(maybe, 'The code of the error.', { json: 'error' }),
  message: kept(maybe, 'The error message that the caller received.'),
  address: kept(maybe, 'The address that it came from.'),
  account_id: kept(maybe, 'Null: the key is unknown, or none was needed.', {
    json: 'account',
    readBy: 'operator',
  }),
  key_id: kept(maybe, 'The id of the key.', { json: 'key' }),
  model: kept(maybe, 'As requested.'),
  task_id: kept(maybe, 'The video that it made.', { json: 'task' }),
  milliseconds: kept(orNull(milliseconds), 'Null for streams of events.', { json: 'duration_ms' }),
  charged: kept(
    orNull(amount),
    'Null: nothing was charged, or it ordered a video, whose task has the amount.',
  ),
  attempts: kept(attempts, 'The routes that were tried, in order. A video has those of its task.', {
    readBy: 'operator',
  }),
  parameters: kept(
    parameters,
    'The parameters of the request: numbers and choices as they are, texts and lists only as their length; null: none.',
  ),
  created_at: kept(time),
});
