import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { toDecimal } from '../../domain/money.ts';
import type { LedgerEntry, OperatorAccounts } from '../../services/operator/operator-accounts.ts';
import { NullableString } from '../bodies/schema-types.ts';
import { validate } from '../bodies/validate.ts';
import { answers } from '../documentation/route-docs.ts';
import { CreatedAt, Id, toUnixSeconds } from './admin-fields.ts';
import { ListSchema, listJson, listQuery, listRequest, withNumbers } from './admin-list.ts';

/** /admin/v1/ledger */

const LedgerQuery = Type.Object({ account: Id('Whose ledger.'), ...listQuery });

export const EntrySchema = Type.Object({
  id: Type.String(),
  object: Type.String({ description: '`ledger.entry`' }),
  account: Type.String(),
  key: NullableString('The key that spent; null on adjustments.'),
  hold: NullableString('The task, or the request, it was for; null on adjustments.'),
  kind: Type.String({
    description: 'hold, capture, release or adjustment. Holds and releases are those of films.',
  }),
  amount: Type.Number({ description: 'Adjustments that lower the balance are negative.' }),
  note: NullableString('Why the operator added or took credits.'),
  created_at: CreatedAt,
});

export function ledgerRoutes(app: FastifyInstance, accounts: OperatorAccounts): void {
  app.get(
    '/ledger',
    {
      schema: {
        summary: "Read an account's ledger",
        tags: ['Operator'],
        querystring: LedgerQuery,
        response: answers(ListSchema(EntrySchema)),
      },
    },
    async (request) => {
      const query = validate(LedgerQuery, withNumbers(request.query, ['limit']));
      return listJson(await accounts.ledger(query.account, listRequest(query)), entryJson);
    },
  );
}

export function entryJson(entry: LedgerEntry) {
  return {
    id: entry.id,
    object: 'ledger.entry',
    account: entry.accountId,
    key: entry.keyId,
    hold: entry.holdId,
    kind: entry.kind,
    amount: toDecimal(entry.amount),
    note: entry.note,
    created_at: toUnixSeconds(entry.createdAt),
  };
}
