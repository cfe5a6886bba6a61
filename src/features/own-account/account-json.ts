import { Type } from 'typebox';
import type { Key, RateLimit, Spent } from '../../domain/account.ts';
import { toDecimal } from '../../domain/money.ts';
import type { Bucket } from '../../platform/http/route-kinds.ts';
import { accountResource } from '../accounts/account.ts';
import { keyResource } from '../keys/key.ts';
import type { AccountState } from './own-account.ts';

/** The account as the owner of one of its keys sees it. */

const SpentSchema = Type.Object(
  { today: Type.Number(), month: Type.Number() },
  { description: 'Charged since midnight, and since the first of the month, in UTC.' },
);

const LimitSchema = Type.Union([
  Type.Object({ requests: Type.Integer(), per_seconds: Type.Integer() }),
  Type.Null(),
]);

const ownAccount = accountResource.only('id', 'name', 'balance', 'subscription', 'budget');
const ownKey = keyResource.only(
  ...['id', 'name', 'prefix', 'type', 'models', 'quota', 'used', 'expires_at', 'budget'],
);

export const AccountSchema = ownAccount.answer({
  held: Type.Number({ description: 'Held for unfinished work.' }),
  spent: SpentSchema,
  key: Type.Omit(ownKey.answer({ spent: SpentSchema }), ['object']),
  limits: Type.Object(
    { reads: LimitSchema, creations: LimitSchema, audio: LimitSchema },
    { description: 'How many requests this key may send; null: no limit.' },
  ),
});

export function accountJson(
  { account, key, spent, spentByKey }: AccountState,
  limits: Readonly<Record<Bucket, RateLimit>>,
) {
  const { object, ...shownKey } = ownKey.toJson(key);
  return {
    ...ownAccount.toJson(account),
    held: toDecimal(account.held + account.subscriptionHeld),
    spent: spentJson(spent),
    key: { ...shownKey, spent: spentJson(spentByKey) },
    limits: {
      reads: limitJson(key, limits.reads),
      creations: limitJson(key, limits.creations),
      audio: limitJson(key, limits.audio),
    },
  };
}

function spentJson({ day, month }: Spent) {
  return { today: toDecimal(day), month: toDecimal(month) };
}

function limitJson({ rateLimit }: Key, ofService: RateLimit) {
  const limit = rateLimit === 'default' ? ofService : rateLimit;
  return limit && { requests: limit.requests, per_seconds: limit.perSeconds };
}
