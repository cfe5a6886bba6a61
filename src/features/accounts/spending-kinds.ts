import { Type } from 'typebox';
import { type Budget, NO_BUDGET, type Spending } from '../../domain/account.ts';
import {
  amount,
  filled,
  flag,
  group,
  type Kind,
  MAX_AMOUNT,
  ofService,
  orNull,
} from '../../platform/resource/kind.ts';
import { integer } from '../../platform/storage/read-column.ts';

/** What accounts and keys have in common: a name, what may be spent, and what was. */

export const Name = filled(200);

const limit = orNull(amount, 'no limit');
interface BudgetJson {
  readonly day?: number | null;
  readonly month?: number | null;
  readonly hard?: boolean;
}

export const BUDGET_DESCRIPTION =
  'What may be spent in a day and in a month of UTC; null: no limit. More is refused with 402, unless `hard` is false.';

export const BUDGET_OPTIONS = { fallback: NO_BUDGET, whenSet: 'Replaces the whole budget.' };

const parts = group<Budget>({
  day: [limit, 'What may be spent in a day; null: no limit.'],
  month: [limit, 'What may be spent in a month; null: no limit.'],
  hard: [flag, 'True: requests above the budget are refused. False: only an event is sent.'],
});

/** No budget is null in JSON, and no limits in the table. */
export const budget: Kind<Budget> = {
  ...parts,
  toJson: (value) => (value.day === null && value.month === null ? null : parts.toJson(value)),
  fromJson: (json) => {
    if (json === null) return NO_BUDGET;
    const { day = null, month = null, hard = true } = json as BudgetJson;
    return parts.fromJson({ day, month, hard });
  },
  schema: Type.Union([parts.schema, Type.Null()]),
  body: Type.Unsafe({
    type: ['object', 'null'],
    properties: { day: limit.body, month: limit.body, hard: { type: 'boolean' } },
    expected: `an object with \`day\`, \`month\` (numbers from 0 to ${MAX_AMOUNT}, or null) and \`hard\` (true or false), or null for none`,
  }),
};

/** Charges in the last day and month with any; statements of billing count them. */
export const spending = ofService<Spending>({
  columns: () => ['day_number', 'month_number', 'day_spent', 'month_spent'],
  toSql: ({ periods, day, month }) => [periods.day, periods.month, day, month],
  fromRow: (row) => ({
    periods: { day: integer(row, 'day_number'), month: integer(row, 'month_number') },
    day: integer(row, 'day_spent'),
    month: integer(row, 'month_spent'),
  }),
  toJson: () => undefined,
  schema: Type.Null(),
});
