import { Type } from 'typebox';
import { DeletedSchema, deletedJson } from '../../platform/http/answers/deleted.ts';
import { pageRequest } from '../../platform/http/answers/list-page.ts';
import type { ApiSide } from '../../platform/http/api-side.ts';
import { idempotentRequest } from '../../platform/http/bodies/idempotent-request.ts';
import type { App } from '../../platform/http/bodies/route-schemas.ts';
import { callerLeft } from '../../platform/http/connections/caller-left.ts';
import { answers } from '../../platform/http/documentation/route-docs.ts';
import { Id, IdParams } from '../../platform/http/operator/admin-fields.ts';
import { deliveryResource, webhookResource } from './webhook.ts';
import type { Webhooks } from './webhooks.ts';

/** `/webhooks` below `/v1`, for the webhooks of the caller's account, and below `/admin/v1`, for those of all. */
export function webhookRoutes(app: App, webhooks: Webhooks, side: ApiSide): void {
  manageWebhooks(app, webhooks, side);
  followDeliveries(app, webhooks, side);
}

function manageWebhooks(app: App, webhooks: Webhooks, side: ApiSide): void {
  const { isOperator, list } = side;
  const resource = isOperator ? webhookResource : webhookResource.forCallers;
  const path = `${side.prefix}/webhooks`;
  const tags = side.tags('Webhooks');
  const params = IdParams;

  app.post(
    path,
    {
      config: side.config('creations'),
      schema: {
        summary: 'Create a webhook',
        description: 'The response contains the `secret`, only this once: it cannot be read again.',
        tags,
        body: resource.creation(isOperator ? { account: Id('Whose it is.') } : {}),
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
        isOperator ? null : idempotentRequest(request, body),
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
        querystring: Type.Object({ ...list.query, ...side.accountQuery }),
        response: answers(list.schema(resource.answer())),
      },
    },
    async (request) => {
      const page = await webhooks.list(side.listedOwner(request), pageRequest(request.query));
      return list.json(page, resource.toJson);
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

function followDeliveries(app: App, webhooks: Webhooks, side: ApiSide): void {
  const { list } = side;
  const path = `${side.prefix}/webhooks`;
  const tags = side.tags('Webhooks');
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
