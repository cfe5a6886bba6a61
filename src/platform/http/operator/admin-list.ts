import { type TSchema, Type } from 'typebox';
import type { Listing } from '../../storage/listing.ts';
import {
  ListQuerySchema,
  ListSchema as PageSchema,
  listJson as pageJson,
  pageRequest,
} from '../answers/list-page.ts';
import { Id } from './admin-fields.ts';

/** Lists of the operator API: newest first. `after` is the last id of the previous page. */

export const listQuery = {
  after: Type.Optional(Id('`last_id` of the previous page.')),
  limit: ListQuerySchema.properties.limit,
};

export const listRequest = pageRequest;

export const ListSchema = (item: TSchema) => Type.Omit(PageSchema(item), ['first_id']);

export function listJson<Item, Json extends { readonly id: string }>(
  listing: Listing<Item>,
  toJson: (item: Item) => Json,
) {
  const { object, data, has_more, last_id } = pageJson(listing, toJson);
  return { object, data, has_more, last_id };
}
