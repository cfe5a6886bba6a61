import { Readable } from 'node:stream';
import { Type } from 'typebox';
import type { App } from '../../platform/http/bodies/route-schemas.ts';
import { answersWith } from '../../platform/http/documentation/route-docs.ts';
import { Id, UnixTime } from '../../platform/http/operator/admin-fields.ts';
import { ledgerRowResource } from './ledger.ts';
import type { ExportedRow, LedgerExport } from './ledger-export.ts';

/** /admin/v1/ledger.csv: the books for a spreadsheet, with what was earned by each charge. */

const ExportQuery = Type.Object({
  account: Type.Optional(Id('The account; default: all accounts.')),
  from: Type.Optional(UnixTime('From this time on. Default: all that is kept.')),
  to: Type.Optional(UnixTime('Up to but not including this time. Default: now.')),
});

const HEAD = 'time,account,account_name,key,kind,model,task,amount,change,balance,cost,margin,note,id';
const COLUMNS = HEAD.split(',');

export function ledgerCsvRoutes(app: App, ledger: LedgerExport, now: () => number): void {
  app.get(
    '/ledger.csv',
    {
      schema: {
        summary: 'Export the ledger as CSV',
        description: `Columns: ${HEAD.replaceAll(',', ', ')}. \`change\` is what the entry did to the balance, \`margin\` what was charged less what it cost.`,
        querystring: ExportQuery,
        response: answersWith({ 'text/csv': 'One line per entry, the oldest first.' }),
      },
    },
    async (request, reply) => {
      const { account = null, from = 0, to } = request.query;
      const span = { from: from * 1000, to: to === undefined ? now() + 1 : to * 1000 };
      const rows = await ledger.rows(account, span);
      reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="ledger.csv"');
      return reply.send(Readable.from(lines(rows)));
    },
  );
}

async function* lines(rows: AsyncIterable<ExportedRow>): AsyncGenerator<string> {
  yield `${HEAD}\r\n`;
  for await (const { account, row } of rows) {
    const cells: Record<string, unknown> = {
      ...ledgerRowResource.toJson(row),
      time: new Date(row.createdAt).toISOString(),
      account_name: account.name,
    };
    yield `${COLUMNS.map((name) => cell(cells[name])).join(',')}\r\n`;
  }
}

/** Spreadsheets carry out a text that begins like a formula: an apostrophe makes it plain. */
function cell(value: unknown): string {
  if (typeof value !== 'string') return value === null ? '' : String(value);
  const plain = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
