import { formatTable } from '../../platform/commands/format-table.ts';
import type { OperatorCommand } from '../../platform/commands/operator-command.ts';
import { readTime } from '../../platform/commands/read-flags.ts';
import { shownAmount, shownTime } from '../../platform/commands/shown-values.ts';

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

export const usageCommands: readonly OperatorCommand[] = [
  {
    name: 'usage',
    summary: 'show usage and charges',
    flags: {
      by: { value: 'GROUP', description: 'day, model or key (default: day)' },
      from: {
        value: 'TIME',
        description: 'a date, or a duration ago such as 7d (default: the last 30 days, in UTC)',
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
];
