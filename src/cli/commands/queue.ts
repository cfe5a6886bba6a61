import { EXAMPLES } from '../../domain/models.ts';
import type { Command } from '../command.ts';
import { formatTable } from '../format-table.ts';
import { given, readList } from '../read-flags.ts';
import { shownTime } from '../shown-values.ts';

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

export const queueCommands: readonly Command[] = [
  {
    name: 'queue dead',
    arguments: [],
    summary: 'list dead-lettered tasks, oldest first',
    flags: {},
    example: 'queue dead',
    request: () => ({ method: 'GET', path: '/queue/dead' }),
    show: showDead,
  },
  {
    name: 'queue redrive',
    arguments: [],
    summary: 'put dead-lettered tasks back into the queue',
    flags: {
      tasks: { value: 'IDS', multiple: true, description: 'task ids, separated by commas (default: all)' },
    },
    example: `queue redrive --tasks ${EXAMPLES.actors}:1763170000000-4hT…`,
    request: (input) => ({
      method: 'POST',
      path: '/queue/dead/redrive',
      body: given({ tasks: readList(input.flags('tasks'), 'all') ?? undefined }),
    }),
    show: (answer) => `Back in the queue: ${(answer as { redriven: number }).redriven}.`,
  },
];
