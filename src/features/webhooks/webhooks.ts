import { randomBytes } from 'node:crypto';
import { ServiceError } from '../../domain/errors.ts';
import { type Delivery, EVENT_TYPES, type Webhook } from '../../domain/webhook.ts';
import { FetchRefused } from '../../platform/fetching/fetch-refused.ts';
import { checkUrlForm, type Reach, resolveSafely } from '../../platform/fetching/resolve-safely.ts';
import type { Idempotency, IdempotentRequest } from '../../platform/idempotency/idempotency.ts';
import { newId } from '../../platform/identity/identifiers.ts';
import { type Database, readOne, writeOrFind } from '../../platform/storage/database.ts';
import { type Listing, notFound, type PageRequest } from '../../platform/storage/listing.ts';
import type { Conditions } from '../../platform/storage/page.ts';
import { text } from '../../platform/storage/read-column.ts';
import type { Turn } from '../../platform/turns/fair-gate.ts';
import { lockWithRoom } from '../accounts/account-table.ts';
import { noAccount } from '../accounts/operator-accounts.ts';
import { endPendingDeliveries, insertDelivery } from './delivery-table.ts';
import {
  deleteWebhook,
  deliveryResource,
  insertWebhook,
  updateWebhook,
  type WebhookChange,
  webhookResource,
} from './webhook.ts';

export interface WebhooksDeps extends Reach {
  readonly database: Database;
  readonly idempotency: Idempotency;
  readonly mostPerAccount: number;
  /** There is something to deliver. */
  readonly wake: () => void;
  readonly now: () => number;
}

/** An account's id; null is the operator, to whom all of them belong. */
export type Owner = string | null;

export type WebhookOrder = ReturnType<typeof webhookResource.created> & Pick<Webhook, 'accountId'>;

/** The secret is shown only now. */
export interface MadeWebhook {
  readonly webhook: Webhook;
  readonly secret: string;
}

/** What an `Idempotency-Key` remembers of it. */
type RememberedWebhook = Pick<MadeWebhook, 'webhook'>;

/** The standard asks for 24 to 64 bytes. */
const SECRET_BYTES = 32;

/** The webhooks of accounts, and their deliveries. */
export class Webhooks {
  readonly #deps: WebhooksDeps;

  constructor(deps: WebhooksDeps) {
    this.#deps = deps;
  }

  /** `turn` and `signal` are those of the request: the url's name is looked up. */
  async create(
    order: WebhookOrder,
    turn: Turn,
    signal: AbortSignal,
    idempotent: IdempotentRequest | null = null,
  ): Promise<MadeWebhook> {
    const { idempotency } = this.#deps;
    const { accountId, url } = order;
    const repeated = await idempotency.earlierAnswer<RememberedWebhook>(accountId, idempotent);
    if (repeated) return await this.#withSecret(repeated);
    await this.#assertMayDeliver(url, turn, signal);
    const make = () => this.#make(order, idempotent);
    return await this.#withSecret(await idempotency.orAnswerOfRace(accountId, idempotent, make));
  }

  async #make(
    { events, ...order }: WebhookOrder,
    idempotent: IdempotentRequest | null,
  ): Promise<RememberedWebhook> {
    const { database, idempotency, mostPerAccount, now } = this.#deps;
    const { accountId } = order;
    const secret = `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;
    const webhook = webhookResource.begin({
      ...order,
      id: newId('wh'),
      events: EVENT_TYPES.filter((type) => events.includes(type)),
      createdAt: now(),
    });
    const outcome = await writeOrFind(
      database,
      [
        ...lockWithRoom(accountId, 'webhooks', mostPerAccount),
        insertWebhook(webhook, secret),
        ...idempotency.remember(accountId, idempotent, { webhook }, now()),
      ],
      webhookResource.byId(webhook.id),
    );
    if (outcome.ok) return { webhook };
    if (outcome.expectation === 'idempotency')
      return await idempotency.answerOfRace<RememberedWebhook>(accountId, idempotent);
    if (outcome.expectation !== 'room') throw noAccount(accountId, 'account');
    throw new ServiceError('invalid_request', `An account has at most ${mostPerAccount} webhooks.`);
  }

  /** The secret is kept in one row only, so that it goes with the webhook. */
  async #withSecret({ webhook }: RememberedWebhook): Promise<MadeWebhook> {
    const row = await readOne(this.#deps.database, webhookResource.byId(webhook.id));
    if (row) return { webhook, secret: text(row, 'secret') };
    throw new ServiceError(
      'invalid_request',
      'The webhook that this Idempotency-Key made has been deleted. Use a new key for a new webhook.',
    );
  }

  async list(owner: Owner, { after, ...page }: PageRequest): Promise<Listing<Webhook>> {
    const cursor = after === null ? null : await this.read(owner, after, 'after');
    const owned: Conditions = (bind) => (owner === null ? [] : [`account_id = ${bind(owner)}`]);
    return await webhookResource.page(this.#deps.database, { ...page, after: cursor }, owned);
  }

  async read(owner: Owner, id: string, param = 'id'): Promise<Webhook> {
    const webhook = await webhookResource.find(this.#deps.database, id);
    if (webhook && (owner === null || webhook.accountId === owner)) return webhook;
    throw noWebhook(id, param);
  }

  async change(
    owner: Owner,
    id: string,
    change: WebhookChange,
    turn: Turn,
    signal: AbortSignal,
  ): Promise<Webhook> {
    const { database, now } = this.#deps;
    const { accountId } = await this.read(owner, id);
    if (change.url !== undefined) await this.#assertMayDeliver(change.url, turn, signal);
    const outcome = await database.write([
      updateWebhook(id, change),
      ...(change.enabled === false ? [endPendingDeliveries(id, accountId, now())] : []),
    ]);
    if (!outcome.ok) throw noWebhook(id, 'id');
    return await this.read(owner, id);
  }

  async delete(owner: Owner, id: string): Promise<void> {
    await this.read(owner, id);
    const outcome = await this.#deps.database.write(deleteWebhook(id));
    if (!outcome.ok) throw noWebhook(id, 'id');
  }

  /** Delivered like any other event; the log of deliveries has the result. */
  async test(owner: Owner, id: string): Promise<Delivery> {
    await this.read(owner, id);
    const createdAt = this.#deps.now();
    return await this.#deliver(id, { id: newId('evt'), type: 'webhook.test', createdAt, subjectId: id });
  }

  async deliveries(owner: Owner, id: string, { after, ...page }: PageRequest): Promise<Listing<Delivery>> {
    await this.read(owner, id);
    const cursor = after === null ? null : await this.#delivery(id, after, 'after');
    const ofWebhook: Conditions = (bind) => [`webhook_id = ${bind(id)}`];
    return await deliveryResource.page(this.#deps.database, { ...page, after: cursor }, ofWebhook);
  }

  /** Sends the same event again, as a new delivery. */
  async redeliver(owner: Owner, id: string, deliveryId: string): Promise<Delivery> {
    await this.read(owner, id);
    const { event } = await this.#delivery(id, deliveryId, 'delivery');
    return await this.#deliver(id, event);
  }

  async #delivery(webhookId: string, id: string, param: string): Promise<Delivery> {
    const delivery = await deliveryResource.find(this.#deps.database, id);
    if (delivery && delivery.webhookId === webhookId) return delivery;
    throw notFound('resource_not_found', 'delivery', id, param);
  }

  async #deliver(webhookId: string, event: Delivery['event']): Promise<Delivery> {
    const { database, wake, now } = this.#deps;
    const at = now();
    const delivery = deliveryResource.begin({
      id: newId('dlv'),
      webhookId,
      event,
      nextAt: at,
      createdAt: at,
    });
    const made = deliveryResource.byId(delivery.id);
    const outcome = await writeOrFind(database, [insertDelivery(delivery)], made);
    if (!outcome.ok)
      throw new ServiceError('invalid_request', 'The webhook is disabled: set `enabled` to true first.');
    wake();
    return delivery;
  }

  /** A host name that does not resolve yet is accepted: its addresses are checked again at every attempt. */
  async #assertMayDeliver(text: string, turn: Turn, signal: AbortSignal): Promise<void> {
    const refuse = (message: string) => new ServiceError('invalid_parameter', message, { param: 'url' });
    const url = checkUrlForm(text);
    if (!url) throw refuse('`url` must be an http or https URL without a user name or password.');
    try {
      await resolveSafely(url, this.#deps, turn, signal);
    } catch (error) {
      // Nobody waits for it any more, or too many names are being looked up.
      signal.throwIfAborted();
      if (error instanceof ServiceError) throw error;
      if (error instanceof FetchRefused && error.reason === 'address') {
        throw refuse('`url` leads to an address that is not on the public internet.');
      }
    }
  }
}

const noWebhook = (id: string, param: string) => notFound('resource_not_found', 'webhook', id, param);
