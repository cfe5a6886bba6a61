import type { ModelCapabilities } from '../../../client/src/index.ts';

/** `per_second: 0.15` is "0.15 credits per second". */
export function spelledPrice({ large_factor: factor, ...rates }: ModelCapabilities['price']): string {
  const rate = Object.entries(rates).map(
    ([unit, amount]) => `${amount} credits ${unit.replaceAll('_', ' ')}`,
  );
  return `${rate.join(', ')}${factor === undefined ? '' : `, times ${factor} above 1280x720`}`;
}
