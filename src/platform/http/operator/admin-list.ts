import { type TSchema, Type } from 'typebox';
import type { Listing, ListRequest } from '../../storage/listing.ts';
import { ListQuerySchema, pageRequest } from '../answers/list-page.ts';
import { Id } from './admin-fields.ts';

/** Lists of the operator API: newest first. `after` is the last id of the previous page. */

export const listQuery = {
  after: Type.Optional(Id('`last_id` of the page before.')),
  limit: ListQuerySchema.properties.limit,
};

export function listRequest(query: { after?: string; limit?: number }): ListRequest {
  return pageRequest(query);
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
