import { Type } from 'typebox';
import type { Account, Key, RateLimit } from '../../domain/account.ts';
import { toDecimal, toDecimalOrNull } from '../../domain/money.ts';
import type { Spent } from '../../domain/spending.ts';
import { NullableString } from '../../platform/http/bodies/schema-types.ts';
import {
  CreatedAt,
  NullableNumber,
  toUnixSeconds,
  toUnixSecondsOrNull,
} from '../../platform/http/operator/admin-fields.ts';
import type { Bucket } from '../../platform/http/route-kinds.ts';
import { budget } from '../accounts/spending-kinds.ts';
import type { AccountState, Charge } from './own-account.ts';

/** The account as the owner of one of its keys sees it. */

const SpentSchema = Type.Object(
  { today: Type.Number(), month: Type.Number() },
  { description: 'Charged since midnight, and since the first of the month, in UTC.' },
);

const LimitSchema = Type.Union([
  Type.Object({ requests: Type.Integer(), per_seconds: Type.Integer() }),
  Type.Null(),
]);

export const AccountSchema = Type.Object({
  object: Type.String({ description: '`account`' }),
  id: Type.String(),
  name: Type.String(),
  balance: NullableNumber('What is left, held amounts included; null: no limit.'),
  held: Type.Number({ description: 'Held for unfinished work.' }),
  subscription: Type.Union([
    Type.Object({
      expires_at: Type.Integer({ description: 'Unix seconds.' }),
      quota: NullableNumber('What may be spent in this period; null: no limit.'),
      used: Type.Number(),
    }),
    Type.Null(),
  ]),
  spent: SpentSchema,
  budget: budget.schema,
  key: Type.Object({
    id: Type.String(),
    name: Type.String(),
    prefix: Type.String({ description: 'The first characters, to recognise the key by.' }),
    type: Type.String({ description: '`payg` or `subscription`' }),
    models: Type.Unsafe<string[] | null>({ type: ['array', 'null'], items: { type: 'string' } }),
    quota: NullableNumber('What this key may spend in all; null: no limit.'),
    used: Type.Number(),
    expires_at: NullableNumber('Unix seconds; null: never.'),
    spent: SpentSchema,
    budget: budget.schema,
  }),
  limits: Type.Object(
    { reads: LimitSchema, creations: LimitSchema, audio: LimitSchema },
    { description: 'How many requests this key may send; null: no limit.' },
  ),
});

export const ChargeSchema = Type.Object({
  id: Type.String(),
  object: Type.String({ description: '`charge`' }),
  model: Type.String(),
  amount: Type.Number(),
  task: NullableString('The film; null: a request that was answered at once.'),
  key: NullableString('The first characters of the key that was used.'),
  created_at: CreatedAt,
});

export function accountJson(
  { account, key, spent, spentByKey }: AccountState,
  limits: Readonly<Record<Bucket, RateLimit>>,
) {
  return {
    object: 'account',
    id: account.id,
    name: account.name,
    balance: toDecimalOrNull(account.balance),
    held: toDecimal(account.held + account.subscriptionHeld),
    subscription: subscriptionJson(account),
    spent: spentJson(spent),
    budget: budget.toJson(account.budget),
    key: {
      id: key.id,
      name: key.name,
      prefix: key.prefix,
      type: key.type,
      models: key.models,
      quota: toDecimalOrNull(key.quota),
      used: toDecimal(key.used),
      expires_at: toUnixSecondsOrNull(key.expiresAt),
      spent: spentJson(spentByKey),
      budget: budget.toJson(key.budget),
    },
    limits: {
      reads: limitJson(key, limits.reads),
      creations: limitJson(key, limits.creations),
      audio: limitJson(key, limits.audio),
    },
  };
}

export function chargeJson(charge: Charge) {
  return {
    id: charge.id,
    object: 'charge',
    model: charge.model,
    amount: toDecimal(charge.amount),
    task: charge.taskId,
    key: charge.keyPrefix,
    created_at: toUnixSeconds(charge.createdAt),
  };
}

function subscriptionJson({ subscription }: Account) {
  return (
    subscription && {
      expires_at: toUnixSeconds(subscription.expiresAt),
      quota: toDecimalOrNull(subscription.quota),
      used: toDecimal(subscription.used),
    }
  );
}

function spentJson({ day, month }: Spent) {
  return { today: toDecimal(day), month: toDecimal(month) };
}

function limitJson({ rateLimit }: Key, ofService: RateLimit) {
  const limit = rateLimit === 'default' ? ofService : rateLimit;
  return limit && { requests: limit.requests, per_seconds: limit.perSeconds };
}
