import { type TSchema, Type } from 'typebox';
import type { Listing, ListRequest } from '../../services/operator/operator-listing.ts';
import { Id } from './admin-fields.ts';

/** Lists of the operator API: newest first. `after` is the last id of the previous page. */

const DEFAULT_LIMIT = 20;
const MAX_LIMIT = 100;

export const listQuery = {
  after: Type.Optional(Id('`last_id` of the page before.')),
  limit: Type.Optional(
    Type.Integer({ minimum: 1, maximum: MAX_LIMIT, default: DEFAULT_LIMIT, description: 'Items on a page.' }),
  ),
};

export function listRequest(query: { after?: string; limit?: number }): ListRequest {
  return { after: query.after ?? null, limit: query.limit ?? DEFAULT_LIMIT };
}

/** Query strings are text: whole numbers are converted where the schema expects a number. */
export function withNumbers(query: unknown, names: readonly string[]): object {
  const entries = Object.entries(query as Record<string, unknown>);
  return Object.fromEntries(
    entries.map(([name, value]) => [
      name,
      names.includes(name) && typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value,
    ]),
  );
}

export const ListSchema = (item: TSchema) =>
  Type.Object({
    object: Type.String({ description: '`list`' }),
    data: Type.Array(item),
    has_more: Type.Boolean(),
    last_id: Type.Unsafe<string | null>({ type: ['string', 'null'], description: 'For `after`.' }),
  });

export function listJson<Item, Json extends { id: string }>(
  { items, hasMore }: Listing<Item>,
  toJson: (item: Item) => Json,
) {
  const data = items.map(toJson);
  return { object: 'list', data, has_more: hasMore, last_id: data.at(-1)?.id ?? null };
}
