import type { Amounts, Price, PriceCondition } from '../../../client/src/index.ts';

/** `per_second: 0.15` is "0.15 credits per second", and the rows of a table are said one after the other. */
export function spelledPrice({ rows = [], ...beside }: Price): string {
  const priced = rows.map(({ when, ...amounts }) => {
    const conditions = Object.entries(when).map(([fact, condition]) => `${fact} ${spelled(condition)}`);
    return `${spelledAmounts(amounts)} for ${conditions.join(' and ') || 'all'}`;
  });
  const rest = spelledAmounts(beside);
  if (priced.length === 0) return rest;
  return [...priced, ...(rest === '' ? [] : [`${rest} for the rest`])].join('; ');
}

function spelledAmounts({ large_factor: factor, ...rates }: Amounts): string {
  const rate = Object.entries(rates).map(
    ([unit, amount]) => `${amount} credits ${unit.replaceAll('_', ' ')}`,
  );
  return `${rate.join(', ')}${factor === undefined ? '' : `, times ${factor} above 1280x720`}`;
}

function spelled(condition: PriceCondition): string {
  if (typeof condition !== 'object') return String(condition);
  if ('min' in condition || 'max' in condition)
    return [
      ...(condition.min === undefined ? [] : [`from ${condition.min}`]),
      ...(condition.max === undefined ? [] : [`up to ${condition.max}`]),
    ].join(' ');
  return (condition as readonly unknown[]).join(' or ');
}
