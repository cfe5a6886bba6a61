import { WrongUsage } from '../command.ts';
import { formatTable } from '../format-table.ts';
import { type ListJson, listFlags, listQuery, showList } from '../list-command.ts';
import { operatorCommands } from '../operator-command.ts';
import { readTime } from '../read-flags.ts';
import { shownAmount, shownTime } from '../shown-values.ts';

interface UsageSumJson {
  readonly requests: number;
  readonly failed: number;
  readonly captured: number;
  readonly cost: number;
  readonly margin: number;
}

interface UsageJson {
  readonly from: number;
  readonly to: number;
  readonly by: 'day' | 'model' | 'key';
  readonly data: readonly (UsageSumJson & { day?: string; model?: string; key?: string })[];
  readonly total: UsageSumJson;
}

interface EntryJson {
  readonly id: string;
  readonly key: string | null;
  readonly hold: string | null;
  readonly kind: string;
  readonly amount: number;
  readonly note: string | null;
  readonly created_at: number;
}

const text = (seconds: number | undefined) => (seconds === undefined ? undefined : String(seconds));

const sumCells = ({ requests, failed, captured, cost, margin }: UsageSumJson) => [
  String(requests),
  String(failed),
  ...[captured, cost, margin].map(shownAmount),
];

function showUsage(answer: unknown): string {
  const { from, to, by, data, total } = answer as UsageJson;
  const rows = data.map((group) => [group[by] ?? '-', ...sumCells(group)]);
  const head = [by, 'requests', 'failed', 'captured', 'cost', 'margin'];
  const table = formatTable(head, [...rows, ['total', ...sumCells(total)]]);
  return `From ${shownTime(from)} to ${shownTime(to)}\n\n${table}`;
}

export const moneyCommands = operatorCommands([
  {
    name: 'usage',
    summary: 'show usage and charges',
    flags: {
      by: { value: 'GROUP', description: 'day, model or key (default: day)' },
      from: {
        value: 'TIME',
        description: 'a date, or a duration ago such as 7d (default: 30 days before --to)',
      },
      to: { value: 'TIME', description: 'a date, or a duration ago (default: now)' },
      account: { value: 'ID', description: 'only what this account used' },
    },
    examples: ['usage --by model --from 7d'],
    request: (input) => ({
      method: 'GET',
      path: '/usage',
      query: {
        by: input.text('by'),
        from: text(readTime(input.text('from'), 'from', -1)),
        to: text(readTime(input.text('to'), 'to', -1)),
        account: input.text('account'),
      },
    }),
    show: showUsage,
  },
  {
    name: 'ledger',
    summary: "list an account's ledger entries, newest first",
    flags: { account: { value: 'ID', description: 'the account (required)' }, ...listFlags },
    examples: ['ledger --account acct_2f…'],
    request: (input) => {
      const account = input.text('account');
      if (account === undefined)
        throw new WrongUsage('--account is required; `accounts list` shows the ids.');
      return { method: 'GET', path: '/ledger', query: { account, ...listQuery(input) } };
    },
    show: (answer) =>
      showList(answer as ListJson<EntryJson>, ['time', 'kind', 'amount', 'for', 'key', 'note'], (entry) => [
        shownTime(entry.created_at),
        entry.kind,
        shownAmount(entry.amount),
        entry.hold ?? '-',
        entry.key ?? '-',
        entry.note ?? '-',
      ]),
  },
]);
