import { Type } from 'typebox';
import { ServiceError } from '../../domain/errors.ts';
import { isWholeMicros, toMicros, toMicrosOrNull } from '../../domain/money.ts';
import { idempotentRequest } from '../../platform/http/bodies/idempotent-request.ts';
import type { App } from '../../platform/http/bodies/route-schemas.ts';
import { FilledText } from '../../platform/http/bodies/schema-types.ts';
import { answers } from '../../platform/http/documentation/route-docs.ts';
import { Amount, IdParams, MAX_AMOUNT } from '../../platform/http/operator/admin-fields.ts';
import { ListSchema, listJson, listQuery, listRequest } from '../../platform/http/operator/admin-list.ts';
import { accountResource } from './account.ts';
import { ledgerEntryResource } from './ledger.ts';
import type { OperatorAccounts } from './operator-accounts.ts';

/** /admin/v1/accounts */

const expected_balance = Type.Optional(
  Amount(
    'With `balance`: the balance that you last read. If it has changed since, the request changes nothing.',
  ),
);

const NewAccountBody = accountResource.creation();
const AccountPatchBody = accountResource.change({ expected_balance });
const AccountSchema = accountResource.answer();

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

const ListQuery = Type.Object(listQuery);

const accountJson = accountResource.toJson;

export function accountRoutes(app: App, accounts: OperatorAccounts): void {
  app.post(
    '/accounts',
    { schema: { summary: 'Create an account', body: NewAccountBody, response: answers(AccountSchema) } },
    async (request) => {
      return accountJson(await accounts.create(accountResource.created(request.body)));
    },
  );

  app.get(
    '/accounts',
    {
      schema: {
        summary: 'List accounts',
        querystring: ListQuery,
        response: answers(ListSchema(AccountSchema)),
      },
    },
    async (request) => {
      return listJson(await accounts.list(listRequest(request.query)), accountJson);
    },
  );

  app.get(
    '/accounts/:id',
    { schema: { summary: 'Read an account', params: IdParams, response: answers(AccountSchema) } },
    async (request) => accountJson(await accounts.read(request.params.id)),
  );

  app.patch(
    '/accounts/:id',
    {
      schema: {
        summary: 'Change an account',
        params: IdParams,
        body: AccountPatchBody,
        response: answers(AccountSchema),
      },
    },
    async (request) => {
      const { body, params } = request;
      const { expected_balance: expected } = body as { expected_balance?: number | null };
      const change = {
        ...accountResource.changed(body),
        ...(expected !== undefined && { expectedBalance: toMicrosOrNull(expected) }),
      };
      return accountJson(await accounts.change(params.id, change));
    },
  );

  app.post(
    '/accounts/:id/credits',
    {
      schema: {
        summary: 'Add credits to an account, or take some',
        description:
          'Changes the balance by an amount and returns the ledger entry. With an `Idempotency-Key`, repeating the request changes nothing.',
        params: IdParams,
        body: CreditsBody,
        response: answers(ledgerEntryResource.answer()),
      },
    },
    async (request) => {
      const { body } = request;
      const { amount, note = null } = body;
      if (amount === 0 || !isWholeMicros(amount)) throw wrongCredits();
      const order = { amount: toMicros(amount), note };
      return ledgerEntryResource.toJson(
        await accounts.addCredits(request.params.id, order, idempotentRequest(request, body)),
      );
    },
  );
}

function wrongCredits(): ServiceError {
  return new ServiceError('invalid_parameter', '`amount` must not be 0, and has at most six decimals.', {
    param: 'amount',
  });
}
