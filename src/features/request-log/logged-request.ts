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
        description: 'What its service takes for it; null: nothing, or it is not known.',
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
  route: kept(text(), 'As the reference has it: `/v1/videos/:id`.'),
  path: kept(maybe, 'As it was asked for, without its query. Null where the path itself is a secret.'),
  status: kept(count),
  code: kept(maybe, 'The code of the error.', { json: 'error' }),
  message: kept(maybe, 'What the caller read of the error.'),
  address: kept(maybe, 'Where it came from.'),
  account_id: kept(maybe, 'Null: the key is unknown, or none was needed.', {
    json: 'account',
    readBy: 'operator',
  }),
  key_id: kept(maybe, 'The id of the key.', { json: 'key' }),
  model: kept(maybe, 'As it was asked for.'),
  task_id: kept(maybe, 'The film that it made.', { json: 'task' }),
  milliseconds: kept(orNull(milliseconds), 'Null for streams of events.', { json: 'duration_ms' }),
  charged: kept(orNull(amount), 'Null: nothing was to be charged, or it is a film, whose task knows it.'),
  attempts: kept(attempts, 'The routes that were tried, in order. A film has those of its task.', {
    readBy: 'operator',
  }),
  parameters: kept(
    parameters,
    'What the request said: numbers and choices, and of all texts and lists only how long they are; null: nothing.',
  ),
  created_at: kept(time),
});
