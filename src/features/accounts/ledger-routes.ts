import { Type } from 'typebox';
import { toDecimal, toDecimalOrNull } from '../../domain/money.ts';
import type { App } from '../../platform/http/bodies/route-schemas.ts';
import { NullableString } from '../../platform/http/bodies/schema-types.ts';
import { answers } from '../../platform/http/documentation/route-docs.ts';
import { CreatedAt, Id, NullableNumber, toUnixSeconds } from '../../platform/http/operator/admin-fields.ts';
import { ListSchema, listJson, listQuery, listRequest } from '../../platform/http/operator/admin-list.ts';
import type { LedgerEntry, LedgerRow, OperatorAccounts } from './operator-accounts.ts';

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

const RowSchema = Type.Object({
  ...EntrySchema.properties,
  change: Type.Number({
    description: 'What it did to the balance: less for a charge of a payg key, nothing for holds.',
  }),
  balance: NullableNumber('After it; null: no limit, or not recorded.'),
  model: NullableString('What was used; null on adjustments.'),
  task: NullableString('The film; null: a request that was answered at once.'),
  cost: NullableNumber('What hosted services took for it; null: unknown.'),
  margin: NullableNumber('What was charged less what it cost; null: unknown.'),
});

export function ledgerRoutes(app: App, accounts: OperatorAccounts): void {
  app.get(
    '/ledger',
    {
      schema: {
        summary: "Read an account's ledger",
        tags: ['Operator'],
        querystring: LedgerQuery,
        response: answers(ListSchema(RowSchema)),
      },
    },
    async (request) => {
      const query = request.query;
      return listJson(await accounts.ledger(query.account, listRequest(query)), rowJson);
    },
  );
}

function rowJson(row: LedgerRow) {
  const { created_at, ...entry } = entryJson(row);
  return {
    ...entry,
    change: toDecimal(row.change),
    balance: toDecimalOrNull(row.balance),
    model: row.model,
    task: row.taskId,
    cost: toDecimalOrNull(row.cost),
    margin: row.cost === null ? null : toDecimal(row.amount - row.cost),
    created_at,
  };
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
