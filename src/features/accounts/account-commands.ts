import { type Flags, type Input, WrongUsage } from '../../platform/commands/command-words.ts';
import { formatFields } from '../../platform/commands/format-table.ts';
import { listFlags, listQuery } from '../../platform/commands/list-command.ts';
import { itemPath, type OperatorCommand } from '../../platform/commands/operator-command.ts';
import { assertSomeChange, given, readAmount, readTime } from '../../platform/commands/read-flags.ts';
import { type FieldWay, type OwnColumn, ResourceFields } from '../../platform/commands/resource-fields.ts';
import { shownAmount, shownEnd } from '../../platform/commands/shown-values.ts';

interface AccountJson {
  readonly status: string;
  readonly payment_failed: boolean;
  readonly subscription: SubscriptionJson | null;
}

interface SubscriptionJson {
  readonly expires_at: number;
  readonly quota: number | null;
  readonly used: number;
}

const subscription: FieldWay = {
  flags: {
    'subscription-expires': {
      value: 'TIME',
      description: 'start a subscription until a date or for a duration',
    },
    'subscription-quota': { value: 'AMOUNT', description: 'what may be spent until then; none for no limit' },
  },
  read: readSubscription,
  show: (value) => (value ? `until ${shownEnd((value as SubscriptionJson).expires_at)}` : 'none'),
  details: (value) => {
    if (value === null) return [];
    const { quota, used } = value as SubscriptionJson;
    return [
      ['  quota', shownAmount(quota)],
      ['  used', shownAmount(used)],
    ];
  },
};

const fields = new ResourceFields(async () => (await import('./account.ts')).accountResource, {
  subscription,
});
const updateFlags = async (): Promise<Flags> => ({
  ...(await fields.flags('change')),
  'no-subscription': { description: 'remove the subscription' },
});
const show = (answer: unknown) => fields.show(answer);

const status: OwnColumn<AccountJson> = [
  'status',
  ({ status, payment_failed }) => (payment_failed ? `${status}, payment failed` : status),
];
const until: OwnColumn<AccountJson> = [
  'subscription until',
  ({ subscription }) => shownEnd(subscription?.expires_at ?? null),
];
const entries = new ResourceFields(async () => (await import('./ledger.ts')).ledgerRowResource);

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
      return { method: 'POST', path: `${itemPath('accounts', input)}/credits`, body: order };
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

export const accountCommands: readonly OperatorCommand[] = [
  {
    name: 'accounts create',
    summary: 'create an account',
    loadFlags: () => fields.flags('creation'),
    examples: ['accounts create --name "ACME" --balance 100'],
    request: async (input) => {
      if (input.text('name') === undefined) throw new WrongUsage('--name is required.');
      return { method: 'POST', path: '/accounts', body: await fields.body(input, 'creation') };
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
      fields.list(answer, ['id', 'name', status, 'priority', 'balance', 'held', until, 'created_at']),
  },
  {
    name: 'accounts show',
    arguments: ['<ID>'],
    summary: 'show an account',
    examples: ['accounts show acct_2f…'],
    request: (input) => ({ method: 'GET', path: itemPath('accounts', input) }),
    show,
  },
  {
    name: 'accounts update',
    arguments: ['<ID>'],
    summary: 'change an account',
    loadFlags: updateFlags,
    examples: ['accounts update acct_2f… --priority high'],
    request: async (input) => {
      const change = await fields.body(input, 'change');
      assertSomeChange(change, await updateFlags());
      return { method: 'PATCH', path: itemPath('accounts', input), body: change };
    },
    show,
  },
  creditCommand('add-credits', 'add credits to an account', 1),
  creditCommand('take-credits', 'take credits from an account', -1),
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
    show: (answer) => entries.list(answer, ['created_at', 'kind', 'amount', 'hold', 'key', 'note']),
  },
];
