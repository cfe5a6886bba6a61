import { Type } from 'typebox';
import type { App } from '../../platform/http/bodies/route-schemas.ts';
import { answers } from '../../platform/http/documentation/route-docs.ts';
import { Id } from '../../platform/http/operator/admin-fields.ts';
import { ListSchema, listJson, listQuery, listRequest } from '../../platform/http/operator/admin-list.ts';
import { ledgerRowResource } from './ledger.ts';
import type { OperatorAccounts } from './operator-accounts.ts';

/** /admin/v1/ledger */

const LedgerQuery = Type.Object({ account: Id('The account.'), ...listQuery });

export function ledgerRoutes(app: App, accounts: OperatorAccounts): void {
  app.get(
    '/ledger',
    {
      schema: {
        summary: "Read an account's ledger",
        querystring: LedgerQuery,
        response: answers(ListSchema(ledgerRowResource.answer())),
      },
    },
    async (request) => {
      const query = request.query;
      return listJson(await accounts.ledger(query.account, listRequest(query)), ledgerRowResource.toJson);
    },
  );
}
