import type { FastifyRequest } from 'fastify';
import { type TSchema, Type } from 'typebox';
import { turnOf } from '../identity/caller.ts';
import type { Turn } from '../turns/fair-gate.ts';
import { ListQuerySchema, ListSchema, listJson } from './answers/list-page.ts';
import { Id } from './operator/admin-fields.ts';
import * as adminList from './operator/admin-list.ts';
import type { Bucket, RouteKind } from './route-kinds.ts';

/**
 * Who asks: all that differs between the routes of callers, for what belongs to their account, and those of the operator,
 * for what belongs to any account.
 */
export interface ApiSide {
  readonly isOperator: boolean;
  /** Before the path of a route. */
  readonly prefix: string;
  readonly tags: (ofCallers: string) => string[];
  readonly config: (kind: Bucket) => { readonly kind: RouteKind };
  readonly list: {
    readonly query: Readonly<Record<string, TSchema>>;
    readonly schema: (item: TSchema) => TSchema;
    readonly json: typeof adminList.listJson;
  };
  /** Properties of a query that lists what accounts have. */
  readonly accountQuery: Readonly<Record<string, TSchema>>;
  /** The account whose things are asked for; null: those of all accounts. */
  readonly owner: (request: FastifyRequest) => string | null;
  /** The same for a list, which the operator may limit to an account. */
  readonly listedOwner: (request: FastifyRequest) => string | null;
  /** Shared resources are given by account, and the operator is none. */
  readonly turn: (request: FastifyRequest) => Turn;
}

export const CALLERS: ApiSide = {
  isOperator: false,
  prefix: '/v1',
  tags: (ofCallers) => [ofCallers],
  config: (kind) => ({ kind }),
  list: { query: ListQuerySchema.properties, schema: ListSchema, json: listJson },
  accountQuery: {},
  owner: ({ caller }) => caller.account.id,
  listedOwner: ({ caller }) => caller.account.id,
  turn: ({ caller }) => turnOf(caller),
};

/** For the scope of `/admin/v1`. */
export const OPERATOR: ApiSide = {
  isOperator: true,
  prefix: '',
  tags: () => ['Operator'],
  config: () => ({ kind: 'operator' }),
  list: { query: adminList.listQuery, schema: adminList.ListSchema, json: adminList.listJson },
  accountQuery: { account: Type.Optional(Id('Only those of this account.')) },
  owner: () => null,
  listedOwner: ({ query }) => (query as { account?: string }).account ?? null,
  turn: () => ({ account: 'operator' }),
};
