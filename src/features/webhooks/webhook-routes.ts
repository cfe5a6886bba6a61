import type { FastifyRequest } from 'fastify';
import { type TSchema, Type } from 'typebox';
import { DeletedSchema, deletedJson } from '../../platform/http/answers/deleted.ts';
import {
  ListQuerySchema,
  ListSchema,
  listJson,
  type PageQuery,
  pageRequest,
} from '../../platform/http/answers/list-page.ts';
import { idempotentRequest } from '../../platform/http/bodies/idempotent-request.ts';
import type { App } from '../../platform/http/bodies/route-schemas.ts';
import { callerLeft } from '../../platform/http/connections/caller-left.ts';
import { answers } from '../../platform/http/documentation/route-docs.ts';
import { Id, IdParams } from '../../platform/http/operator/admin-fields.ts';
import * as adminList from '../../platform/http/operator/admin-list.ts';
import type { Bucket, RouteKind } from '../../platform/http/route-kinds.ts';
import { turnOf } from '../../platform/identity/caller.ts';
import type { Turn } from '../../platform/turns/fair-gate.ts';
import { deliveryResource, webhookResource } from './webhook.ts';
import type { Owner, Webhooks } from './webhooks.ts';

/** Who asks: all that differs between the webhooks of a caller and those that the operator manages. */
interface Side {
  readonly path: string;
  readonly tags: string[];
  readonly resource: typeof webhookResource;
  /** Limits the requests of callers. */
  readonly config: (kind: Bucket) => { readonly kind: RouteKind };
  /** Further properties of a creation's body, and of the query of a list. */
  readonly account: { readonly body?: TSchema; readonly query?: TSchema };
  readonly list: {
    readonly query: Readonly<Record<string, TSchema>>;
    readonly schema: (item: TSchema) => TSchema;
    readonly json: typeof adminList.listJson;
  };
  readonly owner: (request: FastifyRequest) => Owner;
  readonly turn: (request: FastifyRequest) => Turn;
}

/** /v1/webhooks: the endpoints that receive the events of the caller's films. */
const CALLER: Side = {
  path: '/v1/webhooks',
  tags: ['Webhooks'],
  resource: webhookResource.forCallers,
  config: (kind) => ({ kind }),
  account: {},
  list: { query: ListQuerySchema.properties, schema: ListSchema, json: listJson },
  owner: ({ caller }) => caller.account.id,
  turn: ({ caller }) => turnOf(caller),
};

/** /admin/v1/webhooks: those of all accounts. */
const OPERATOR: Side = {
  path: '/webhooks',
  tags: ['Operator'],
  resource: webhookResource,
  config: () => ({ kind: 'operator' }),
  account: {
    body: Id('Whose it is.'),
    query: Type.Optional(Id("Only this account's webhooks.")),
  },
  list: { query: adminList.listQuery, schema: adminList.ListSchema, json: adminList.listJson },
  owner: () => null,
  // Names are looked up in turns by account, and the operator is none.
  turn: () => ({ account: 'operator' }),
};

export function webhookRoutes(app: App, webhooks: Webhooks): void {
  manageWebhooks(app, webhooks, CALLER);
  followDeliveries(app, webhooks, CALLER);
}

export function adminWebhookRoutes(app: App, webhooks: Webhooks): void {
  manageWebhooks(app, webhooks, OPERATOR);
  followDeliveries(app, webhooks, OPERATOR);
}

function manageWebhooks(app: App, webhooks: Webhooks, side: Side): void {
  const { path, tags, resource, account, list } = side;
  const params = IdParams;

  app.post(
    path,
    {
      config: side.config('creations'),
      schema: {
        summary: 'Create a webhook',
        description: 'The response contains the `secret`, only this once: it cannot be read again.',
        tags,
        body: resource.creation({ ...(account.body && { account: account.body }) }),
        response: answers(
          resource.answer({
            secret: Type.String({ description: '`whsec_…`, to verify signatures. Shown only once.' }),
          }),
        ),
      },
    },
    async (request, reply) => {
      const { body } = request;
      const owner = side.owner(request);
      const { webhook, secret } = await webhooks.create(
        { ...resource.created(body), accountId: owner ?? (body as { account: string }).account },
        side.turn(request),
        callerLeft(reply),
        owner === null ? null : idempotentRequest(request, body),
      );
      return { ...resource.toJson(webhook), secret };
    },
  );

  app.get(
    path,
    {
      config: side.config('reads'),
      schema: {
        summary: 'List webhooks',
        tags,
        querystring: Type.Object({ ...list.query, ...(account.query && { account: account.query }) }),
        response: answers(list.schema(resource.answer())),
      },
    },
    async (request) => {
      const query = request.query as PageQuery & { account?: string };
      const owner = side.owner(request) ?? query.account ?? null;
      return list.json(await webhooks.list(owner, pageRequest(query)), resource.toJson);
    },
  );

  app.get(
    `${path}/:id`,
    {
      config: side.config('reads'),
      schema: { summary: 'Read a webhook', tags, params, response: answers(resource.answer()) },
    },
    async (request) => resource.toJson(await webhooks.read(side.owner(request), request.params.id)),
  );

  app.patch(
    `${path}/:id`,
    {
      config: side.config('creations'),
      schema: {
        summary: 'Change a webhook',
        tags,
        params,
        body: resource.change(),
        response: answers(resource.answer()),
      },
    },
    async (request, reply) => {
      const change = resource.changed(request.body);
      const [turn, left] = [side.turn(request), callerLeft(reply)];
      return resource.toJson(
        await webhooks.change(side.owner(request), request.params.id, change, turn, left),
      );
    },
  );

  app.delete(
    `${path}/:id`,
    {
      config: side.config('creations'),
      schema: {
        summary: 'Delete a webhook and its deliveries',
        tags,
        params,
        response: answers(DeletedSchema('webhook')),
      },
    },
    async (request) => {
      await webhooks.delete(side.owner(request), request.params.id);
      return deletedJson('webhook', request.params.id);
    },
  );
}

function followDeliveries(app: App, webhooks: Webhooks, side: Side): void {
  const { path, tags, list } = side;
  const params = IdParams;
  const DeliverySchema = deliveryResource.answer();

  app.post(
    `${path}/:id/test`,
    {
      config: side.config('creations'),
      schema: {
        summary: 'Send a test event',
        description: 'Sends an event of the type `webhook.test`. Its delivery shows the result.',
        tags,
        params,
        response: answers(DeliverySchema),
      },
    },
    async (request) => deliveryResource.toJson(await webhooks.test(side.owner(request), request.params.id)),
  );

  app.get(
    `${path}/:id/deliveries`,
    {
      config: side.config('reads'),
      schema: {
        summary: 'List the deliveries of a webhook',
        tags,
        params,
        querystring: Type.Object(list.query),
        response: answers(list.schema(DeliverySchema)),
      },
    },
    async (request) => {
      const page = pageRequest(request.query);
      const found = await webhooks.deliveries(side.owner(request), request.params.id, page);
      return list.json(found, deliveryResource.toJson);
    },
  );

  app.post(
    `${path}/:id/deliveries/:delivery/redeliver`,
    {
      config: side.config('creations'),
      schema: {
        summary: 'Send an event again',
        tags,
        params: Type.Object({ id: Type.String(), delivery: Type.String() }),
        response: answers(DeliverySchema),
      },
    },
    async (request) => {
      const { id, delivery } = request.params;
      return deliveryResource.toJson(await webhooks.redeliver(side.owner(request), id, delivery));
    },
  );
}
