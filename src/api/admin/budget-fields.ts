import { Type } from 'typebox';
import { toDecimalOrNull, toMicrosOrNull } from '../../domain/money.ts';
import { type Budget, NO_BUDGET } from '../../domain/spending.ts';
import { MAX_AMOUNT, NullableNumber } from './admin-fields.ts';

/** Budgets of accounts and keys, in requests and answers. */

interface BudgetJson {
  readonly day?: number | null;
  readonly month?: number | null;
  readonly hard?: boolean;
}

const amount = { type: ['number', 'null'], minimum: 0, maximum: MAX_AMOUNT };

/** Replaces the whole budget. */
export const BudgetBody = Type.Optional(
  Type.Unsafe<BudgetJson | null>({
    type: ['object', 'null'],
    properties: { day: amount, month: amount, hard: { type: 'boolean' } },
    description:
      'What may be spent in a day and in a month of UTC; null: no limit. More is refused with 402, unless `hard` is false. Replaces the whole budget.',
    expected: `an object with \`day\`, \`month\` (numbers from 0 to ${MAX_AMOUNT}, or null) and \`hard\` (true or false), or null for none`,
  }),
);

export const BudgetSchema = Type.Union([
  Type.Object({
    day: NullableNumber('What may be spent in a day; null: no limit.'),
    month: NullableNumber('What may be spent in a month; null: no limit.'),
    hard: Type.Boolean({ description: 'Whether more is refused; else an event tells of it.' }),
  }),
  Type.Null(),
]);

export function toBudget(body: BudgetJson | null | undefined): Budget {
  if (!body) return NO_BUDGET;
  const { day = null, month = null, hard = true } = body;
  return { day: toMicrosOrNull(day), month: toMicrosOrNull(month), hard };
}

export function budgetJson({ day, month, hard }: Budget) {
  if (day === null && month === null) return null;
  return { day: toDecimalOrNull(day), month: toDecimalOrNull(month), hard };
}
