import { Type } from 'typebox';
import { FilledText } from '../bodies/schema-types.ts';

/** Schema pieces of the operator API. Money is decimal, times are Unix seconds, `null` is "no limit". */

/** This many micro-units still fit exactly into a JavaScript number, with room for sums. */
export const MAX_AMOUNT = 1_000_000_000;

/** The last second of the year 9999. */
const MAX_TIME = 253_402_300_799;

export const Id = (description: string) => FilledText({ description, maxLength: 200 });

export const Amount = (description: string) =>
  Type.Unsafe<number | null>({
    type: ['number', 'null'],
    minimum: 0,
    maximum: MAX_AMOUNT,
    description,
    expected: `a number from 0 to ${MAX_AMOUNT}, or null for no limit`,
  });

export const UnixTime = (description: string) =>
  Type.Integer({
    minimum: 1,
    maximum: MAX_TIME,
    description,
    expected: `a time in Unix seconds (a whole number from 1 to ${MAX_TIME})`,
  });

/** For response schemas. */
export const NullableNumber = (description: string) =>
  Type.Unsafe<number | null>({ type: ['number', 'null'], description });

export const CreatedAt = Type.Integer({ description: 'Unix seconds.' });

export const IdParams = Type.Object({ id: Type.String() });

export function toUnixSeconds(milliseconds: number): number {
  return Math.floor(milliseconds / 1000);
}

export function toUnixSecondsOrNull(milliseconds: number | null): number | null {
  return milliseconds === null ? null : toUnixSeconds(milliseconds);
}
