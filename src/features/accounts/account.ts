import { Type } from 'typebox';
import { ACCOUNT_STATUSES, type Account, PRIORITIES, type Subscription } from '../../domain/account.ts';
import { NOTHING_SPENT } from '../../domain/spending.ts';
import { amount, flag, type Kind, orNull, text, time, word } from '../../platform/resource/kind.ts';
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

const columns = (name: string) => [`${name}_expires_at`, `${name}_quota`, `${name}_used`] as const;

/** An object starts a new period, with nothing used; null is none. */
const subscription: Kind<Subscription | null> = {
  columns,
  toSql: (value) => (value === null ? [null, null, 0] : [value.expiresAt, value.quota, value.used]),
  fromRow: (row, name) => {
    const [expiresAt, allowed, used] = columns(name);
    if (row[expiresAt] === null) return null;
    return {
      expiresAt: time.fromRow(row, expiresAt),
      quota: quota.fromRow(row, allowed),
      used: amount.fromRow(row, used),
    };
  },
  toJson: (value) =>
    value && {
      expires_at: time.toJson(value.expiresAt),
      quota: quota.toJson(value.quota),
      used: amount.toJson(value.used),
    },
  fromJson: (json) => {
    const body = json as { expires_at: number; quota: number | null } | null;
    return body && { expiresAt: time.fromJson(body.expires_at), quota: quota.fromJson(body.quota), used: 0 };
  },
  schema: Type.Union([
    Type.Object({
      expires_at: time.schema,
      quota: { ...quota.schema, description: 'Null: no limit.' },
      used: Type.Number(),
    }),
    Type.Null(),
  ]),
  body: Type.Unsafe({
    ...Type.Object({ expires_at: time.body, quota: quota.body }),
    type: ['object', 'null'],
    expected: 'an object with `expires_at` and `quota`, or null for none',
  }),
  shape: 'other',
};

export const accountResource = defineResource<Account>()('account', 'accounts', {
  id: kept(text()),
  name: settable(text(Name), 'For people.', { help: 'a display name' }),
  status: changeable(word(ACCOUNT_STATUSES), 'A suspended account is refused everywhere.', {
    fallback: 'active',
    help: 'active or suspended',
  }),
  priority: settable(word(PRIORITIES), 'Whose tasks go first when tasks wait. Default `normal`.', {
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
  payment_failed: changeable(flag, 'While true, nothing new can be paid.', {
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
