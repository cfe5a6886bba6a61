import { type Static, Type } from 'typebox';
import { type Account, PRIORITIES, type Subscription } from '../../domain/account.ts';
import { ServiceError } from '../../domain/errors.ts';
import { isWholeMicros, toDecimal, toDecimalOrNull, toMicros, toMicrosOrNull } from '../../domain/money.ts';
import type { AccountPatch, OperatorAccounts } from '../../services/operator/operator-accounts.ts';
import { idempotentRequest } from '../bodies/idempotent-request.ts';
import type { App } from '../bodies/route-schemas.ts';
import { Choice, FilledText } from '../bodies/schema-types.ts';
import { answers } from '../documentation/route-docs.ts';
import {
  Amount,
  CreatedAt,
  IdParams,
  MAX_AMOUNT,
  Name,
  NullableNumber,
  toUnixSeconds,
  UnixTime,
} from './admin-fields.ts';
import { ListSchema, listJson, listQuery, listRequest } from './admin-list.ts';
import { BudgetBody, BudgetSchema, budgetJson, toBudget } from './budget-fields.ts';
import { EntrySchema, entryJson } from './ledger.ts';

/** /admin/v1/accounts */

const SubscriptionBody = Type.Object({
  expires_at: UnixTime('When the subscription ends.'),
  quota: Amount('What may be spent in this period.'),
});

/** `null` removes the subscription; an object starts a new period. */
const subscription = Type.Optional(
  Type.Unsafe<Static<typeof SubscriptionBody> | null>({
    ...SubscriptionBody,
    type: ['object', 'null'],
    expected: 'an object with `expires_at` and `quota`, or null for none',
  }),
);

const priority = Type.Optional(Choice(PRIORITIES, 'Whose tasks go first when tasks wait. Default `normal`.'));

const NewAccountBody = Type.Object({
  name: Name,
  priority,
  balance: Type.Optional(Amount('What payg keys may spend. Default 0.')),
  subscription,
  budget: BudgetBody,
});

const AccountPatchBody = Type.Object({
  name: Type.Optional(Name),
  status: Type.Optional(
    Choice(['active', 'suspended'] as const, 'A suspended account is refused everywhere.'),
  ),
  priority,
  balance: Type.Optional(
    Amount('The new balance; the difference goes to the ledger. To add or take credits, use `/credits`.'),
  ),
  expected_balance: Type.Optional(
    Amount('With `balance`: the balance that you have seen. If it is another by now, nothing is changed.'),
  ),
  payment_failed: Type.Optional(Type.Boolean({ description: 'While true, nothing new can be paid.' })),
  subscription,
  budget: BudgetBody,
});

const CreditsBody = Type.Object({
  amount: Type.Number({
    minimum: -MAX_AMOUNT,
    maximum: MAX_AMOUNT,
    description: 'What is added to the balance; a negative amount is taken from it.',
  }),
  note: Type.Optional(
    FilledText({ description: 'Why, for people; it stays in the ledger.', maxLength: 500 }),
  ),
});

const AccountSchema = Type.Object({
  id: Type.String(),
  object: Type.String({ description: '`account`' }),
  name: Type.String(),
  status: Type.String(),
  priority: Type.String({ description: '`high`, `normal` or `low`' }),
  balance: NullableNumber('What is left, held amounts included; null: no limit.'),
  held: Type.Number({ description: 'Held from the balance for unfinished work.' }),
  payment_failed: Type.Boolean(),
  subscription: Type.Union([
    Type.Object({
      expires_at: Type.Integer(),
      quota: NullableNumber('Null: no limit.'),
      used: Type.Number(),
    }),
    Type.Null(),
  ]),
  budget: BudgetSchema,
  created_at: CreatedAt,
});

const ListQuery = Type.Object(listQuery);

const tags = ['Operator'];

export function accountRoutes(app: App, accounts: OperatorAccounts): void {
  app.post(
    '/accounts',
    {
      schema: { summary: 'Create an account', tags, body: NewAccountBody, response: answers(AccountSchema) },
    },
    async (request) => {
      const body = request.body;
      const account = await accounts.create({
        name: body.name,
        priority: body.priority ?? 'normal',
        balance: body.balance === undefined ? 0 : toMicrosOrNull(body.balance),
        subscription: body.subscription ? toSubscription(body.subscription) : null,
        budget: toBudget(body.budget),
      });
      return accountJson(account);
    },
  );

  app.get(
    '/accounts',
    {
      schema: {
        summary: 'List accounts',
        tags,
        querystring: ListQuery,
        response: answers(ListSchema(AccountSchema)),
      },
    },
    async (request) => {
      const query = request.query;
      return listJson(await accounts.list(listRequest(query)), accountJson);
    },
  );

  app.get(
    '/accounts/:id',
    { schema: { summary: 'Read an account', tags, params: IdParams, response: answers(AccountSchema) } },
    async (request) => accountJson(await accounts.read(request.params.id)),
  );

  app.patch(
    '/accounts/:id',
    {
      schema: {
        summary: 'Change an account',
        tags,
        params: IdParams,
        body: AccountPatchBody,
        response: answers(AccountSchema),
      },
    },
    async (request) => {
      const body = request.body;
      return accountJson(await accounts.change(request.params.id, toPatch(body)));
    },
  );

  app.post(
    '/accounts/:id/credits',
    {
      schema: {
        summary: 'Add credits to an account, or take some',
        description:
          'Changes the balance by a difference and answers with its ledger entry. With an `Idempotency-Key` a repetition adds nothing.',
        tags,
        params: IdParams,
        body: CreditsBody,
        response: answers(EntrySchema),
      },
    },
    async (request) => {
      const { body } = request;
      const { amount, note = null } = body;
      if (amount === 0 || !isWholeMicros(amount)) throw wrongCredits();
      const order = { amount: toMicros(amount), note };
      return entryJson(await accounts.addCredits(request.params.id, order, idempotentRequest(request, body)));
    },
  );
}

function wrongCredits(): ServiceError {
  return new ServiceError('invalid_parameter', '`amount` must not be 0, and has at most six decimals.', {
    param: 'amount',
  });
}

function toPatch(body: Static<typeof AccountPatchBody>): AccountPatch {
  return {
    ...(body.name !== undefined && { name: body.name }),
    ...(body.status !== undefined && { status: body.status }),
    ...(body.priority !== undefined && { priority: body.priority }),
    ...(body.balance !== undefined && { balance: toMicrosOrNull(body.balance) }),
    ...(body.expected_balance !== undefined && {
      expectedBalance: toMicrosOrNull(body.expected_balance),
    }),
    ...(body.payment_failed !== undefined && { paymentFailed: body.payment_failed }),
    ...(body.subscription !== undefined && {
      subscription: body.subscription && toSubscription(body.subscription),
    }),
    ...(body.budget !== undefined && { budget: toBudget(body.budget) }),
  };
}

function toSubscription(body: Static<typeof SubscriptionBody>): Subscription {
  return { expiresAt: body.expires_at * 1000, quota: toMicrosOrNull(body.quota) };
}

function accountJson(account: Account) {
  return {
    id: account.id,
    object: 'account',
    name: account.name,
    status: account.status,
    priority: account.priority,
    balance: toDecimalOrNull(account.balance),
    held: toDecimal(account.held),
    payment_failed: account.paymentFailed,
    subscription: account.subscription && {
      expires_at: toUnixSeconds(account.subscription.expiresAt),
      quota: toDecimalOrNull(account.subscription.quota),
      used: toDecimal(account.subscriptionUsed),
    },
    budget: budgetJson(account.budget),
    created_at: toUnixSeconds(account.createdAt),
  };
}
