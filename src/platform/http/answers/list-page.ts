import { type Static, type TSchema, Type } from 'typebox';
import type { Listing, PageRequest } from '../../storage/listing.ts';
import { Choice, NullableString } from '../bodies/schema-types.ts';

/** Paged lists: `after`, `limit` and `order` (docs/api.md). */

const DEFAULT_LIMIT = 20;
const MAX_LIMIT = 100;

/** `after` is the last id of the page before. */
export const ListQuerySchema = Type.Object({
  after: Type.Optional(Type.String({ maxLength: 300, description: 'The id after which the page begins.' })),
  limit: Type.Optional(
    Type.Integer({ minimum: 1, maximum: MAX_LIMIT, default: DEFAULT_LIMIT, description: 'Items on a page.' }),
  ),
  order: Type.Optional(Choice(['asc', 'desc'] as const, 'By time of creation; default desc.')),
});

export function pageRequest({ after, limit, order }: Static<typeof ListQuerySchema>): PageRequest {
  return { after: after || null, limit: limit ?? DEFAULT_LIMIT, order: order ?? 'desc' };
}

export const ListSchema = (item: TSchema) =>
  Type.Object({
    object: Type.String({ description: '`list`' }),
    data: Type.Array(item),
    first_id: NullableString('Null on an empty page.'),
    last_id: NullableString('For `after`; null on an empty page.'),
    has_more: Type.Boolean(),
  });

export function listJson<Item, Json extends { readonly id: string }>(
  { items, hasMore }: Listing<Item>,
  toJson: (item: Item) => Json,
) {
  const data = items.map(toJson);
  return {
    object: 'list',
    data,
    first_id: data[0]?.id ?? null,
    last_id: data.at(-1)?.id ?? null,
    has_more: hasMore,
  };
}
