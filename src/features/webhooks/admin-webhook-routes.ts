import { Type } from 'typebox';
import type { Webhook } from '../../domain/webhook.ts';
import type { App } from '../../platform/http/bodies/route-schemas.ts';
import { callerLeft } from '../../platform/http/connections/caller-left.ts';
import { answers } from '../../platform/http/documentation/route-docs.ts';
import { Id, IdParams } from '../../platform/http/operator/admin-fields.ts';
import { ListSchema, listJson, listQuery, listRequest } from '../../platform/http/operator/admin-list.ts';
import {
  AdminWebhookSchema,
  CreatedAdminWebhookSchema,
  DeletedWebhookSchema,
  DeliverySchema,
  deletedWebhookJson,
  deliveryJson,
  NewWebhookBody,
  WebhookPatchBody,
  webhookJson,
} from './webhook-json.ts';
import type { Webhooks } from './webhooks.ts';

/** /admin/v1/webhooks: those of all accounts. */

const NewBody = Type.Object({ ...NewWebhookBody.properties, account: Id('Whose it is.') });
const PageQuery = Type.Object(listQuery);
const WebhookQuery = Type.Object({
  ...listQuery,
  account: Type.Optional(Id("Only this account's webhooks.")),
});

const tags = ['Operator'];
const params = IdParams;
/** The operator owns them all. */
const ANYBODY = null;

/** Names are looked up in turns by account, and the operator is none. */
const OPERATOR = { account: 'operator' };

export function adminWebhookRoutes(app: App, webhooks: Webhooks): void {
  manageWebhooks(app, webhooks);
  followDeliveries(app, webhooks);
}

function manageWebhooks(app: App, webhooks: Webhooks): void {
  app.post(
    '/webhooks',
    {
      schema: {
        summary: 'Create a webhook for an account',
        description: 'The response contains the `secret`, only this once: it cannot be read again.',
        tags,
        body: NewBody,
        response: answers(CreatedAdminWebhookSchema),
      },
    },
    async (request, reply) => {
      const { account, url, events } = request.body;
      const { webhook, secret } = await webhooks.create(
        { accountId: account, url, events },
        OPERATOR,
        callerLeft(reply),
      );
      return { ...adminJson(webhook), secret };
    },
  );

  app.get(
    '/webhooks',
    {
      schema: {
        summary: 'List webhooks',
        tags,
        querystring: WebhookQuery,
        response: answers(ListSchema(AdminWebhookSchema)),
      },
    },
    async (request) => {
      const query = request.query;
      const page = { ...listRequest(query), order: 'desc' } as const;
      return listJson(await webhooks.list(query.account ?? ANYBODY, page), adminJson);
    },
  );

  app.get(
    '/webhooks/:id',
    { schema: { summary: 'Read a webhook', tags, params, response: answers(AdminWebhookSchema) } },
    async (request) => adminJson(await webhooks.read(ANYBODY, request.params.id)),
  );

  app.patch(
    '/webhooks/:id',
    {
      schema: {
        summary: 'Change a webhook',
        tags,
        params,
        body: WebhookPatchBody,
        response: answers(AdminWebhookSchema),
      },
    },
    async (request, reply) => {
      const change = request.body;
      const left = callerLeft(reply);
      return adminJson(await webhooks.change(ANYBODY, request.params.id, change, OPERATOR, left));
    },
  );

  app.delete(
    '/webhooks/:id',
    { schema: { summary: 'Delete a webhook', tags, params, response: answers(DeletedWebhookSchema) } },
    async (request) => {
      await webhooks.delete(ANYBODY, request.params.id);
      return deletedWebhookJson(request.params.id);
    },
  );
}

function followDeliveries(app: App, webhooks: Webhooks): void {
  app.post(
    '/webhooks/:id/test',
    { schema: { summary: 'Send a test event', tags, params, response: answers(DeliverySchema) } },
    async (request) => deliveryJson(await webhooks.test(ANYBODY, request.params.id)),
  );

  app.get(
    '/webhooks/:id/deliveries',
    {
      schema: {
        summary: 'List the deliveries of a webhook',
        tags,
        params,
        querystring: PageQuery,
        response: answers(ListSchema(DeliverySchema)),
      },
    },
    async (request) => {
      const page = listRequest(request.query);
      const found = await webhooks.deliveries(ANYBODY, request.params.id, { ...page, order: 'desc' });
      return listJson(found, deliveryJson);
    },
  );

  app.post(
    '/webhooks/:id/deliveries/:delivery/redeliver',
    {
      schema: {
        summary: 'Send an event again',
        tags,
        params: Type.Object({ id: Type.String(), delivery: Type.String() }),
        response: answers(DeliverySchema),
      },
    },
    async ({ params: { id, delivery } }) => deliveryJson(await webhooks.redeliver(ANYBODY, id, delivery)),
  );
}

function adminJson(webhook: Webhook) {
  return { ...webhookJson(webhook), account: webhook.accountId };
}
