import { Type } from 'typebox';
import { type Budget, NO_BUDGET, type Spending } from '../../domain/spending.ts';
import {
  amount,
  filled,
  flag,
  type Kind,
  MAX_AMOUNT,
  ofService,
  orNull,
} from '../../platform/resource/kind.ts';
import { integer } from '../../platform/storage/read-column.ts';

/** What accounts and keys have in common: a name, what may be spent, and what was. */

export const Name = filled(200);

const limit = orNull(amount, 'no limit');
const budgetColumns = (name: string) => [`${name}_day`, `${name}_month`, `${name}_hard`] as const;

interface BudgetJson {
  readonly day?: number | null;
  readonly month?: number | null;
  readonly hard?: boolean;
}

export const BUDGET_DESCRIPTION =
  'What may be spent in a day and in a month of UTC; null: no limit. More is refused with 402, unless `hard` is false.';

export const BUDGET_OPTIONS = { fallback: NO_BUDGET, whenSet: 'Replaces the whole budget.' };

export const budget: Kind<Budget> = {
  columns: budgetColumns,
  toSql: ({ day, month, hard }) => [day, month, hard ? 1 : 0],
  fromRow: (row, name) => {
    const [day, month, hard] = budgetColumns(name);
    return { day: limit.fromRow(row, day), month: limit.fromRow(row, month), hard: flag.fromRow(row, hard) };
  },
  toJson: ({ day, month, hard }) =>
    day === null && month === null ? null : { day: limit.toJson(day), month: limit.toJson(month), hard },
  fromJson: (json) => {
    if (json === null) return NO_BUDGET;
    const { day = null, month = null, hard = true } = json as BudgetJson;
    return { day: limit.fromJson(day), month: limit.fromJson(month), hard };
  },
  schema: Type.Union([
    Type.Object({
      day: { ...limit.schema, description: 'What may be spent in a day; null: no limit.' },
      month: { ...limit.schema, description: 'What may be spent in a month; null: no limit.' },
      hard: Type.Boolean({ description: 'Whether more is refused; else an event tells of it.' }),
    }),
    Type.Null(),
  ]),
  body: Type.Unsafe({
    type: ['object', 'null'],
    properties: { day: limit.body, month: limit.body, hard: { type: 'boolean' } },
    expected: `an object with \`day\`, \`month\` (numbers from 0 to ${MAX_AMOUNT}, or null) and \`hard\` (true or false), or null for none`,
  }),
  shape: 'other',
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
