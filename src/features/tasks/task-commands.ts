import { EXAMPLES } from '../../domain/models.ts';
import { type Input, WrongUsage } from '../../platform/commands/command-words.ts';
import { formatFields } from '../../platform/commands/format-table.ts';
import { type ListJson, listFlags, listQuery, showList } from '../../platform/commands/list-command.ts';
import { itemPath, type OperatorCommand } from '../../platform/commands/operator-command.ts';
import { shownAmount, shownSeconds, shownTime } from '../../platform/commands/shown-values.ts';

interface TaskJson {
  readonly id: string;
  readonly status: string;
  readonly progress: number;
  readonly model: string;
  readonly account: string;
  readonly key: string;
  readonly seconds: number;
  readonly size: string;
  readonly created_at: number;
  readonly money: { quoted: number; held: number; captured: number; released: number };
  readonly route: string | null;
  readonly route_why: string | null;
  readonly attempts: number;
  readonly refused: { tries: number; reason: string; until: number | null } | null;
  readonly job_id: string | null;
  readonly undecided_since: number | null;
  readonly timings: {
    started_at: number | null;
    finished_at: number | null;
    waited_seconds: number | null;
    processing_seconds: number | null;
  };
  readonly metadata: Readonly<Record<string, unknown>> | null;
  readonly error: { code: string; message: string } | null;
}

/** As people read it. */
const statusOf = ({ status, error }: TaskJson) => (error?.code === 'cancelled' ? 'cancelled' : status);

function show(answer: unknown): string {
  const task = answer as TaskJson;
  const { money, timings, error } = task;
  return formatFields([
    ['id', task.id],
    ['status', `${statusOf(task)}, ${task.progress} %`],
    ['model', task.model],
    ['video', `${task.seconds} s, ${task.size}`],
    ['account', task.account],
    ['key', task.key],
    ['price', shownAmount(money.quoted)],
    ['held', shownAmount(money.held)],
    ['captured', shownAmount(money.captured)],
    ['released', shownAmount(money.released)],
    ['route', [task.route ?? '-', ...(task.route_why ? [`(${task.route_why})`] : [])].join(' ')],
    ['attempts', String(task.attempts)],
    ['refused', task.refused ? shownRefusal(task.refused) : '-'],
    ['job', task.job_id ?? '-'],
    ['undecided', shownTime(task.undecided_since)],
    ['created', shownTime(task.created_at)],
    ['started', `${shownTime(timings.started_at)} (waited ${shownSeconds(timings.waited_seconds)})`],
    ['finished', `${shownTime(timings.finished_at)} (took ${shownSeconds(timings.processing_seconds)})`],
    ['metadata', task.metadata ? JSON.stringify(task.metadata) : '-'],
    ['error', error ? `${error.code}: ${error.message}` : '-'],
  ]);
}

function shownRefusal({ tries, reason, until }: NonNullable<TaskJson['refused']>): string {
  const next = until === null ? '' : `; tried again until ${shownTime(until)}`;
  return `${tries} ${tries === 1 ? 'time' : 'times'}, last by ${reason}${next}`;
}

/** Exactly one of the three flags. */
function resolution(input: Input): object {
  const jobId = input.text('started');
  const choices = [
    ...(jobId === undefined ? [] : [{ action: 'started', job_id: jobId }]),
    ...(input.choice('not-started') ? [{ action: 'not_started' }] : []),
    ...(input.choice('fail') ? [{ action: 'fail' }] : []),
  ];
  const [choice] = choices;
  if (choice && choices.length === 1) return choice;
  throw new WrongUsage('Give one of --started JOB, --not-started and --fail.');
}

export const taskCommands: readonly OperatorCommand[] = [
  {
    name: 'tasks list',
    summary: 'list tasks of all accounts, newest first',
    flags: {
      status: {
        value: 'STATUS',
        description: 'only queued, pending, processing, completed, failed or cancelled ones',
      },
      account: { value: 'ID', description: "only this account's" },
      undecided: { description: 'only tasks that need a decision (tasks resolve)' },
      ...listFlags,
    },
    examples: ['tasks list --status failed'],
    request: (input) => ({
      method: 'GET',
      path: '/tasks',
      query: {
        status: input.text('status'),
        account: input.text('account'),
        undecided: input.choice('undecided') ? 'true' : undefined,
        ...listQuery(input),
      },
    }),
    show: (answer) =>
      showList(
        answer as ListJson<TaskJson>,
        ['id', 'status', 'progress', 'price', 'route', 'job', 'created', 'error', 'account'],
        (task) => [
          task.id,
          statusOf(task),
          `${task.progress} %`,
          shownAmount(task.money.quoted),
          task.route ?? '-',
          task.job_id ?? '-',
          shownTime(task.created_at),
          task.error?.code ?? '-',
          task.account,
        ],
      ),
  },
  {
    name: 'tasks show',
    arguments: ['<ID>'],
    summary: 'show a task with its costs and timings',
    examples: [`tasks show ${EXAMPLES.actors}:1763170000000-4hT…`],
    request: (input) => ({ method: 'GET', path: itemPath('tasks', input) }),
    show,
  },
  {
    name: 'tasks resolve',
    arguments: ['<ID>'],
    summary: 'decide what became of a lost start, or of a job that could not be stopped, at a hosted service',
    flags: {
      started: { value: 'JOB', description: 'the service is making the video under this job id' },
      'not-started': { description: 'the service is not making it: start it again' },
      fail: { description: 'end the task and refund it; a task that has ended leaves the list' },
    },
    examples: [`tasks resolve ${EXAMPLES.actors}:1763170000000-4hT… --not-started`],
    request: (input) => ({
      method: 'POST',
      path: `${itemPath('tasks', input)}/resolve`,
      body: resolution(input),
    }),
    show,
  },
];
