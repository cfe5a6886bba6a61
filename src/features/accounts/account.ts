import { Type } from 'typebox';
import {
  ACCOUNT_STATUSES,
  type Account,
  NOTHING_SPENT,
  PRIORITIES,
  type Subscription,
} from '../../domain/account.ts';
import { amount, flag, group, type Kind, orNull, text, time, word } from '../../platform/resource/kind.ts';
import {
  changeable,
  counted,
  defineResource,
  hidden,
  kept,
  settable,
} from '../../platform/resource/resource.ts';
import { BUDGET_DESCRIPTION, BUDGET_OPTIONS, budget, Name, spending } from './spending-kinds.ts';

const quota = orNull(amount, 'no limit');

const period = group<Subscription>({
  expiresAt: [time],
  quota: [quota, 'Null: no limit.'],
  used: [amount],
});

/** An object starts a new period, with nothing used; null is none, which the table has as no end. */
const subscription: Kind<Subscription | null> = {
  ...period,
  toSql: (value) => (value === null ? [null, null, 0] : period.toSql(value)),
  fromRow: (row, name) => (row[`${name}_expires_at`] === null ? null : period.fromRow(row, name)),
  toJson: (value) => value && period.toJson(value),
  fromJson: (json) => (json === null ? null : period.fromJson({ ...(json as object), used: 0 })),
  schema: Type.Union([period.schema, Type.Null()]),
  body: Type.Unsafe({
    ...Type.Object({ expires_at: time.body, quota: quota.body }),
    type: ['object', 'null'],
    expected: 'an object with `expires_at` and `quota`, or null for none',
  }),
};

export const accountResource = defineResource<Account>()('account', 'accounts', {
  id: kept(text()),
  name: settable(text(Name), 'For people.', { help: 'a display name' }),
  status: changeable(word(ACCOUNT_STATUSES), 'All requests of a suspended account are refused.', {
    fallback: 'active',
    help: 'active or suspended',
  }),
  priority: settable(word(PRIORITIES), 'Which accounts’ tasks go first when tasks wait. Default `normal`.', {
    fallback: 'normal',
    help: 'high, normal or low: which waiting tasks go first',
  }),
  balance: settable(
    orNull(amount, 'no limit'),
    'What payg keys may spend, held amounts included; null: no limit.',
    {
      fallback: 0,
      whenSet: 'Default 0. A change goes to the ledger; to add or take credits, use `/credits`.',
      help: 'what payg keys may spend; none for no limit',
    },
  ),
  held: counted(amount, 'Held from the balance for unfinished work.', { fallback: 0 }),
  payment_failed: changeable(flag, 'While true, requests that cost money are refused.', {
    fallback: false,
    help: 'while yes, new requests are refused',
  }),
  subscription: settable(subscription, '', {
    fallback: null,
    whenSet: 'An object starts a new period; null removes the subscription.',
  }),
  subscription_held: hidden(amount, '', { fallback: 0 }),
  spending: hidden(spending, '', { fallback: NOTHING_SPENT }),
  budget: settable(budget, BUDGET_DESCRIPTION, BUDGET_OPTIONS),
  created_at: kept(time, '', { label: 'created' }),
});
