import { EXAMPLES } from '../../domain/models.ts';
import { formatTable } from '../../platform/commands/format-table.ts';
import type { OperatorCommand } from '../../platform/commands/operator-command.ts';
import { given, readList } from '../../platform/commands/read-flags.ts';
import { shownTime } from '../../platform/commands/shown-values.ts';

interface DeadTaskJson {
  readonly id: string;
  readonly account: string;
  readonly attempts: number;
  readonly reason: string;
  readonly created_at: number;
}

function showDead(answer: unknown): string {
  const { data } = answer as { data: readonly DeadTaskJson[] };
  if (data.length === 0) return 'No dead-lettered tasks.';
  return formatTable(
    ['id', 'attempts', 'dead-lettered', 'account', 'reason'],
    data.map((task) => [
      task.id,
      String(task.attempts),
      shownTime(task.created_at),
      task.account,
      task.reason,
    ]),
  );
}

export const queueCommands: readonly OperatorCommand[] = [
  {
    name: 'queue dead',
    summary: 'list dead-lettered tasks, oldest first',
    examples: ['queue dead'],
    request: () => ({ method: 'GET', path: '/queue/dead' }),
    show: showDead,
  },
  {
    name: 'queue redrive',
    summary: 'return dead-lettered tasks to the queue',
    flags: {
      tasks: { value: 'IDS', multiple: true, description: 'task ids, separated by commas (default: all)' },
    },
    examples: [`queue redrive --tasks ${EXAMPLES.actors}:1763170000000-4hT…`],
    request: (input) => ({
      method: 'POST',
      path: '/queue/dead/redrive',
      body: given({ tasks: readList(input.texts('tasks'), 'all') ?? undefined }),
    }),
    show: (answer) => `Back in the queue: ${(answer as { redriven: number }).redriven}.`,
  },
];
