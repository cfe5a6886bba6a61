import { Type } from 'typebox';
import { ListQuerySchema, ListSchema, listJson, pageRequest } from '../../platform/http/answers/list-page.ts';
import { idempotentRequest } from '../../platform/http/bodies/idempotent-request.ts';
import type { App } from '../../platform/http/bodies/route-schemas.ts';
import { callerLeft } from '../../platform/http/connections/caller-left.ts';
import { answers } from '../../platform/http/documentation/route-docs.ts';
import { turnOf } from '../../platform/identity/caller.ts';
import {
  CreatedWebhookSchema,
  DeletedWebhookSchema,
  DeliverySchema,
  deletedWebhookJson,
  deliveryJson,
  NewWebhookBody,
  WebhookPatchBody,
  WebhookSchema,
  webhookJson,
} from './webhook-json.ts';
import type { Webhooks } from './webhooks.ts';

/** /v1/webhooks: the endpoints that receive the events of the caller's films. */

const tags = ['Webhooks'];
const params = Type.Object({ id: Type.String() });

export function webhookRoutes(app: App, webhooks: Webhooks): void {
  manageWebhooks(app, webhooks);
  followDeliveries(app, webhooks);
}

function manageWebhooks(app: App, webhooks: Webhooks): void {
  app.post(
    '/v1/webhooks',
    {
      config: { kind: 'creations' },
      schema: {
        summary: 'Create a webhook',
        description: 'The response contains the `secret`, only this once: it cannot be read again.',
        tags,
        body: NewWebhookBody,
        response: answers(CreatedWebhookSchema),
      },
    },
    async (request, reply) => {
      const { body } = request;
      const { url, events } = body;
      const idempotent = idempotentRequest(request, body);
      const { caller } = request;
      const [turn, left] = [turnOf(caller), callerLeft(reply)];
      const made = await webhooks.create(
        { accountId: caller.account.id, url, events },
        turn,
        left,
        idempotent,
      );
      // No cache on the way keeps the secret.
      reply.header('cache-control', 'no-store');
      return { ...webhookJson(made.webhook), secret: made.secret };
    },
  );

  app.get(
    '/v1/webhooks',
    {
      config: { kind: 'reads' },
      schema: {
        summary: "List the account's webhooks",
        tags,
        querystring: ListQuerySchema,
        response: answers(ListSchema(WebhookSchema)),
      },
    },
    async (request) => {
      const page = await webhooks.list(request.caller.account.id, pageRequest(request.query));
      return listJson(page.items.map(webhookJson), page.hasMore);
    },
  );

  app.get(
    '/v1/webhooks/:id',
    {
      config: { kind: 'reads' },
      schema: { summary: 'Read a webhook', tags, params, response: answers(WebhookSchema) },
    },
    async (request) => webhookJson(await webhooks.read(request.caller.account.id, request.params.id)),
  );

  app.patch(
    '/v1/webhooks/:id',
    {
      config: { kind: 'creations' },
      schema: {
        summary: 'Change a webhook',
        tags,
        params,
        body: WebhookPatchBody,
        response: answers(WebhookSchema),
      },
    },
    async (request, reply) => {
      const { caller } = request;
      const change = request.body;
      const [turn, left] = [turnOf(caller), callerLeft(reply)];
      return webhookJson(await webhooks.change(caller.account.id, request.params.id, change, turn, left));
    },
  );

  app.delete(
    '/v1/webhooks/:id',
    {
      config: { kind: 'creations' },
      schema: {
        summary: 'Delete a webhook and its deliveries',
        tags,
        params,
        response: answers(DeletedWebhookSchema),
      },
    },
    async (request) => {
      await webhooks.delete(request.caller.account.id, request.params.id);
      return deletedWebhookJson(request.params.id);
    },
  );
}

function followDeliveries(app: App, webhooks: Webhooks): void {
  app.post(
    '/v1/webhooks/:id/test',
    {
      config: { kind: 'creations' },
      schema: {
        summary: 'Send a test event',
        description: 'Sends an event of the type `webhook.test`. Its delivery shows the result.',
        tags,
        params,
        response: answers(DeliverySchema),
      },
    },
    async (request) => deliveryJson(await webhooks.test(request.caller.account.id, request.params.id)),
  );

  app.get(
    '/v1/webhooks/:id/deliveries',
    {
      config: { kind: 'reads' },
      schema: {
        summary: 'List the deliveries of a webhook',
        tags,
        params,
        querystring: ListQuerySchema,
        response: answers(ListSchema(DeliverySchema)),
      },
    },
    async (request) => {
      const { caller, params: path, query } = request;
      const page = await webhooks.deliveries(caller.account.id, path.id, pageRequest(query));
      return listJson(page.items.map(deliveryJson), page.hasMore);
    },
  );

  app.post(
    '/v1/webhooks/:id/deliveries/:delivery/redeliver',
    {
      config: { kind: 'creations' },
      schema: {
        summary: 'Send an event again',
        tags,
        params: Type.Object({ id: Type.String(), delivery: Type.String() }),
        response: answers(DeliverySchema),
      },
    },
    async ({ caller, params: { id, delivery } }) =>
      deliveryJson(await webhooks.redeliver(caller.account.id, id, delivery)),
  );
}
