import { EXAMPLES } from '../../domain/models.ts';
import { type Input, WrongUsage } from '../../platform/commands/command-words.ts';
import { formatTable } from '../../platform/commands/format-table.ts';
import { itemPath, type OperatorCommand } from '../../platform/commands/operator-command.ts';
import { given } from '../../platform/commands/read-flags.ts';
import { shownAmount, shownTime } from '../../platform/commands/shown-values.ts';

interface UpstreamJson {
  readonly id: string;
  readonly protocol: string;
  readonly base_url: string;
  readonly healthy: boolean;
  readonly calls: Readonly<Record<string, unknown>>;
  readonly last_answer_at: number | null;
  readonly routes: readonly {
    model: string;
    upstream_model: string;
    breaker: string;
    outage: { message: string; since: number } | null;
  }[];
  readonly open_tasks: number;
  readonly undecided_tasks: number;
  readonly last_fault: string | null;
  readonly last_fault_at: number | null;
  readonly money: { videos: number; cost: number; captured: number; margin: number | null };
  readonly today: { cost: number; under_way: number; most: number | null };
}

interface CheckJson {
  readonly credential: string;
  readonly ok: boolean;
  readonly message: string;
}

interface RequestJson {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

function showUpstreams(answer: unknown): string {
  const { data } = answer as { data: readonly UpstreamJson[] };
  if (data.length === 0) return 'No upstreams. docs/upstreams.md says how to connect one.';
  const outages = data.flatMap(({ id, routes }) =>
    routes.flatMap(({ model, outage }) =>
      outage
        ? [`${model} at ${id} is out of service since ${shownTime(outage.since)}: ${outage.message}`]
        : [],
    ),
  );
  const table = formatTable(
    [
      'name',
      'health',
      'models',
      'open tasks',
      'undecided',
      'videos',
      'cost',
      'margin',
      'today',
      'last fault',
    ],
    data.map((upstream) => [
      upstream.id,
      healthOf(upstream),
      upstream.routes.map(({ model }) => model).join(', ') || '-',
      String(upstream.open_tasks),
      String(upstream.undecided_tasks),
      String(upstream.money.videos),
      shownAmount(upstream.money.cost),
      upstream.money.margin === null ? '-' : shownAmount(upstream.money.margin),
      shownDay(upstream),
      upstream.last_fault === null ? '-' : `${upstream.last_fault} at ${shownTime(upstream.last_fault_at)}`,
    ]),
  );
  return [table, ...outages].join('\n');
}

/** What it has cost and will cost for what it is at work on, of what it may. */
function shownDay({ today: { cost, under_way: underWay, most } }: UpstreamJson): string {
  const sum = shownAmount(cost + underWay);
  return most === null ? sum : `${sum} of ${shownAmount(most)}`;
}

function healthOf({ healthy, routes, calls, last_answer_at }: UpstreamJson): string {
  if (healthy && last_answer_at === null)
    return Object.keys(calls).length > 0 ? 'does not answer' : 'not asked yet';
  if (healthy) return 'good';
  return routes.some(({ outage }) => outage !== null) ? 'out of service' : 'breaker open';
}

function showChecks(answer: unknown): string {
  const { data } = answer as { data: readonly CheckJson[] };
  return data
    .map(({ credential, ok, message }) => `${ok ? 'ok' : 'FAILED'}  ${credential}: ${message}`)
    .join('\n');
}

function showRequest(answer: unknown): string {
  const { method, url, headers, body } = answer as RequestJson;
  return [
    `${method} ${url}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '',
    typeof body === 'string' ? body : JSON.stringify(body, null, 2),
  ].join('\n');
}

interface OfferedJson {
  readonly id: string;
  readonly kind: string | null;
  readonly description: string | null;
}

/** A line should fit a wide screen; `--json` has all of it. */
const SHOWN_WORDS = 80;

function showOffered(answer: unknown): string {
  const { data, has_more: hasMore } = answer as { data: readonly OfferedJson[]; has_more: boolean };
  if (data.length === 0) return 'It lists no models.';
  const table = formatTable(
    ['id', 'kind', 'description'],
    data.map(({ id, kind, description }) => [id, kind ?? '-', shortened(description ?? '-')]),
  );
  return hasMore ? `${table}\nIt lists more, on further pages.` : table;
}

function shortened(words: string): string {
  return words.length > SHOWN_WORDS ? `${words.slice(0, SHOWN_WORDS - 1)}…` : words;
}

function readWhole(input: Input, flag: string): number | undefined {
  const text = input.text(flag);
  if (text === undefined) return undefined;
  if (/^\d{1,5}$/.test(text)) return Number(text);
  throw new WrongUsage(`--${flag} takes a whole number; not "${text}".`);
}

export const upstreamCommands: readonly OperatorCommand[] = [
  {
    name: 'upstreams list',
    summary: 'list hosted services with their health, open tasks, charges and costs',
    flags: { days: { value: 'DAYS', description: 'how many days of money to show (default: 7)' } },
    examples: ['upstreams list --days 30'],
    request: (input) => ({ method: 'GET', path: '/upstreams', query: { days: input.text('days') } }),
    show: showUpstreams,
  },
  {
    name: 'upstreams test',
    arguments: ['<NAME>'],
    summary: 'check that a hosted service can be reached and takes our keys; costs nothing',
    examples: ['upstreams test fal'],
    request: (input) => ({ method: 'POST', path: `${itemPath('upstreams', input)}/test` }),
    show: showChecks,
  },
  {
    name: 'upstreams models',
    arguments: ['<NAME>'],
    summary: 'list the models of a hosted service, if it publishes them',
    examples: ['upstreams models replicate'],
    request: (input) => ({ method: 'GET', path: `${itemPath('upstreams', input)}/models` }),
    show: showOffered,
  },
  {
    name: 'upstreams describe',
    arguments: ['<NAME>'],
    summary: 'print the request that would be sent for a video, with secrets masked; send nothing',
    flags: {
      model: { value: 'MODEL', description: 'a model of this service (required)' },
      prompt: { value: 'TEXT', description: 'the prompt (default: a sample)' },
      seconds: { value: 'SECONDS', description: 'the length (default: the usual one of the model)' },
      width: { value: 'PIXELS', description: 'default: 1280' },
      height: { value: 'PIXELS', description: 'default: 720' },
    },
    examples: [`upstreams describe fal --model ${EXAMPLES.video}`],
    request: (input) => {
      const model = input.text('model');
      if (model === undefined)
        throw new WrongUsage('--model is required; `catalogue list` shows the models.');
      const sizes = given({
        seconds: readWhole(input, 'seconds'),
        width: readWhole(input, 'width'),
        height: readWhole(input, 'height'),
      });
      const body = { model, ...given({ prompt: input.text('prompt') }), ...sizes };
      return { method: 'POST', path: `${itemPath('upstreams', input)}/describe`, body };
    },
    show: showRequest,
  },
  {
    name: 'upstreams reset',
    arguments: ['<NAME>'],
    summary: 'send requests to a hosted service again at once, after a failure was repaired',
    examples: ['upstreams reset fal'],
    request: (input) => ({ method: 'POST', path: `${itemPath('upstreams', input)}/reset` }),
    show: (answer) => `Requests go to ${(answer as { id: string }).id} again.`,
  },
];
