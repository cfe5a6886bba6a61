import { type TSchema, Type } from 'typebox';
import { ServiceError } from '../../domain/errors.ts';
import { Choice, NullableString } from '../bodies/schema-types.ts';

/** Paged lists: `after`, `limit` and `order` (docs/api.md). */

const DEFAULT_LIMIT = 20;
const MAX_LIMIT = 100;

export interface ListQuery {
  readonly after?: string;
  readonly limit?: string;
  readonly order?: string;
}

export interface PageRequest {
  /** Id of the last item of the previous page. */
  readonly after: string | null;
  readonly limit: number;
  readonly order: 'asc' | 'desc';
}

export const ListQuerySchema = Type.Object({
  after: Type.Optional(Type.String({ description: 'The id after which the page begins.' })),
  limit: Type.Optional(Type.String({ description: `1 to ${MAX_LIMIT}, default ${DEFAULT_LIMIT}.` })),
  order: Type.Optional(Choice(['asc', 'desc'] as const, 'By time of creation; default desc.')),
});

export const ListSchema = (item: TSchema) =>
  Type.Object({
    object: Type.String({ description: '`list`' }),
    data: Type.Array(item),
    first_id: NullableString('Null on an empty page.'),
    last_id: NullableString('Null on an empty page.'),
    has_more: Type.Boolean(),
  });

export function pageRequest({ after, limit, order }: ListQuery): PageRequest {
  return { after: readAfter(after), limit: readLimit(limit), order: readOrder(order) };
}

export function listJson(data: readonly { readonly id: string }[], hasMore: boolean) {
  return {
    object: 'list',
    data,
    first_id: data[0]?.id ?? null,
    last_id: data.at(-1)?.id ?? null,
    has_more: hasMore,
  };
}

function readAfter(text: unknown): string | null {
  if (text === undefined || text === '') return null;
  if (typeof text === 'string') return text;
  throw new ServiceError('invalid_parameter', '`after` must be given once.', { param: 'after' });
}

function readLimit(text: string | undefined): number {
  if (text === undefined) return DEFAULT_LIMIT;
  const limit = Number(text);
  if (Number.isInteger(limit) && limit >= 1 && limit <= MAX_LIMIT) return limit;
  throw new ServiceError('invalid_parameter', `\`limit\` must be a whole number from 1 to ${MAX_LIMIT}.`, {
    param: 'limit',
  });
}

function readOrder(text: string | undefined): 'asc' | 'desc' {
  if (text === undefined || text === 'desc') return 'desc';
  if (text === 'asc') return 'asc';
  throw new ServiceError('invalid_parameter', '`order` must be one of asc, desc.', { param: 'order' });
}
