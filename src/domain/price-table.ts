import type { Amounts, Fact } from './amounts.ts';
import type { Condition, Price, PriceRow } from './model.ts';

/** What is known of an order, by the names that the rows of a price have for it. */
export type Facts = Readonly<Record<string, Fact | undefined>>;

/** The amounts that count for an order; null: the table has none for it. */
export function amountsFor(price: Price, facts: Facts): Amounts | null {
  return price.rows?.find((row) => fits(row, facts)) ?? withoutRows(price);
}

function fits({ when }: PriceRow, facts: Facts): boolean {
  return Object.entries(when).every(([name, condition]) => holds(condition, facts[name]));
}

function holds(condition: Condition, fact: Fact | undefined): boolean {
  if (fact === undefined) return false;
  if (typeof condition !== 'object') return condition === fact;
  if (isList(condition)) return condition.includes(fact);
  const { min = -Infinity, max = Infinity } = condition;
  return typeof fact === 'number' && fact >= min && fact <= max;
}

const isList = (condition: Condition): condition is readonly Fact[] => Array.isArray(condition);

/** A price without rows is for every order, also one that has no amounts. */
function withoutRows({ rows, ...amounts }: Price): Amounts | null {
  return rows && Object.keys(amounts).length === 0 ? null : amounts;
}

/** A price over another one: amounts replace those of the same measure, a table replaces the whole, and so does what replaces a table. */
export function priceOver(below: Price, price: Price): Price {
  return below.rows || price.rows ? price : { ...below, ...price };
}

/**
 * An order that a table has no row for; null: there is none. `choices` has, for each thing that callers choose
 * independently of the others, the facts that come of it.
 */
export function holeIn(price: Price, choices: readonly (readonly Facts[])[]): Facts | null {
  const { rows } = price;
  if (!rows || withoutRows(price) !== null) return null;
  // Orders that leave the same rows possible are alike: one stands for all of them.
  let alike = new Map<string, { left: readonly PriceRow[]; facts: Facts }>([['', { left: rows, facts: {} }]]);
  for (const choice of choices) {
    const next: typeof alike = new Map();
    for (const before of alike.values())
      for (const chosen of choice) {
        const facts = { ...before.facts, ...chosen };
        const left = before.left.filter(({ when }) =>
          Object.entries(chosen).every(([name, fact]) => {
            const condition = when[name];
            return condition === undefined || holds(condition, fact);
          }),
        );
        if (left.length === 0) return facts;
        next.set(left.map((row) => rows.indexOf(row)).join(), { left, facts });
      }
    alike = next;
  }
  return null;
}

/** The values that a table names of a fact. */
export function valuesNamed({ rows = [] }: Price, name: string): Fact[] {
  return rows.flatMap(({ when }) => {
    const condition = when[name];
    if (condition === undefined) return [];
    if (typeof condition !== 'object') return [condition];
    return isList(condition) ? condition : Object.values(condition);
  });
}

/** Numbers between which a table makes a difference. */
export function numbersAround(price: Price, name: string): number[] {
  const around = valuesNamed(price, name).flatMap((number) =>
    typeof number === 'number' ? [number - 1, number, number + 1] : [],
  );
  return [0, ...around, Number.MAX_SAFE_INTEGER].filter((number) => number >= 0);
}
