import { type Flags, type Input, WrongUsage } from '../command.ts';
import { formatFields } from '../format-table.ts';
import { type ListJson, listFlags, listQuery, showList } from '../list-command.ts';
import { type OperatorCommand, operatorCommands } from '../operator-command.ts';
import { assertSomeChange, given, readAmount, readTime, readYesNo } from '../read-flags.ts';
import { shownAmount, shownTime } from '../shown-values.ts';

interface AccountJson {
  readonly id: string;
  readonly name: string;
  readonly status: string;
  readonly priority: string;
  readonly balance: number | null;
  readonly held: number;
  readonly payment_failed: boolean;
  readonly subscription: { expires_at: number; quota: number | null; used: number } | null;
  readonly created_at: number;
}

const flags: Flags = {
  name: { value: 'NAME', description: 'a display name' },
  priority: { value: 'PRIORITY', description: 'high, normal or low: which waiting tasks go first' },
  balance: { value: 'AMOUNT', description: 'what payg keys may spend; none for no limit' },
  'subscription-expires': {
    value: 'TIME',
    description: 'start a subscription until a date or for a duration',
  },
  'subscription-quota': { value: 'AMOUNT', description: 'what may be spent until then; none for no limit' },
};

const updateFlags: Flags = {
  ...flags,
  'no-subscription': { description: 'remove the subscription' },
  status: { value: 'STATUS', description: 'active or suspended' },
  'payment-failed': { value: 'YES|NO', description: 'while yes, new requests are refused' },
};

function body(input: Input) {
  return given({
    name: input.text('name'),
    priority: input.text('priority'),
    balance: readAmount(input.text('balance'), 'balance'),
    subscription: readSubscription(input),
    status: input.text('status'),
    payment_failed: readYesNo(input.text('payment-failed'), 'payment-failed'),
  });
}

function readSubscription(input: Input) {
  const expiresAt = readTime(input.text('subscription-expires'), 'subscription-expires');
  const quota = readAmount(input.text('subscription-quota'), 'subscription-quota');
  if (input.choice('no-subscription')) {
    if (expiresAt === undefined && quota === undefined) return null;
    throw new WrongUsage('--no-subscription cannot be combined with the other --subscription flags.');
  }
  if (expiresAt === undefined && quota === undefined) return undefined;
  if (expiresAt === undefined || quota === undefined) {
    throw new WrongUsage('A subscription needs both --subscription-expires and --subscription-quota.');
  }
  return { expires_at: expiresAt, quota };
}

const path = (input: Input) => `/accounts/${encodeURIComponent(input.arguments[0] ?? '')}`;

function show(answer: unknown): string {
  const account = answer as AccountJson;
  const { subscription } = account;
  return formatFields([
    ['id', account.id],
    ['name', account.name],
    ['status', account.status],
    ['priority', account.priority],
    ['balance', shownAmount(account.balance)],
    ['held', shownAmount(account.held)],
    ['payment failed', account.payment_failed ? 'yes' : 'no'],
    ['subscription', subscription ? `until ${shownTime(subscription.expires_at)}` : 'none'],
    ...(subscription
      ? ([
          ['  quota', shownAmount(subscription.quota)],
          ['  used', shownAmount(subscription.used)],
        ] as const)
      : []),
    ['created', shownTime(account.created_at)],
  ]);
}

function creditCommand(name: string, summary: string, sign: 1 | -1): OperatorCommand {
  return {
    name: `accounts ${name}`,
    arguments: ['<ID>', '<AMOUNT>'],
    summary,
    flags: { note: { value: 'TEXT', description: 'why, for the ledger' } },
    examples: [`accounts ${name} acct_2f… 25 --note "invoice 1017"`],
    request: (input) => {
      const amount = Number(input.arguments[1]);
      if (!(amount > 0))
        throw new WrongUsage(`AMOUNT is a number such as 12.50; not "${input.arguments[1]}".`);
      const order = given({ amount: sign * amount, note: input.text('note') });
      return { method: 'POST', path: `${path(input)}/credits`, body: order };
    },
    show: (answer) => {
      const entry = answer as { id: string; account: string; amount: number; note: string | null };
      return formatFields([
        ['account', entry.account],
        ['credits', shownAmount(entry.amount)],
        ['note', entry.note ?? '-'],
        ['ledger entry', entry.id],
      ]);
    },
  };
}

export const accountCommands = operatorCommands([
  {
    name: 'accounts create',
    summary: 'create an account',
    flags,
    examples: ['accounts create --name "ACME" --balance 100'],
    request: (input) => {
      if (input.text('name') === undefined) throw new WrongUsage('--name is required.');
      return { method: 'POST', path: '/accounts', body: body(input) };
    },
    show,
  },
  {
    name: 'accounts list',
    summary: 'list accounts, newest first',
    flags: listFlags,
    examples: ['accounts list'],
    request: (input) => ({ method: 'GET', path: '/accounts', query: listQuery(input) }),
    show: (answer) =>
      showList(
        answer as ListJson<AccountJson>,
        ['id', 'name', 'status', 'priority', 'balance', 'held', 'subscription until', 'created'],
        (account) => [
          account.id,
          account.name,
          account.payment_failed ? `${account.status}, payment failed` : account.status,
          account.priority,
          shownAmount(account.balance),
          shownAmount(account.held),
          shownTime(account.subscription?.expires_at ?? null),
          shownTime(account.created_at),
        ],
      ),
  },
  {
    name: 'accounts show',
    arguments: ['<ID>'],
    summary: 'show an account',
    examples: ['accounts show acct_2f…'],
    request: (input) => ({ method: 'GET', path: path(input) }),
    show,
  },
  {
    name: 'accounts update',
    arguments: ['<ID>'],
    summary: 'change an account',
    flags: updateFlags,
    examples: ['accounts update acct_2f… --priority high'],
    request: (input) => {
      const change = body(input);
      assertSomeChange(change, updateFlags);
      return { method: 'PATCH', path: path(input), body: change };
    },
    show,
  },
  creditCommand('add-credits', 'add credits to an account', 1),
  creditCommand('take-credits', 'take credits from an account', -1),
]);
