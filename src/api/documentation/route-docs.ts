import type { TSchema } from 'typebox';
import { ErrorSchema } from '../bodies/schema-types.ts';

/** The answers of a route, for the reference page: its own, and the one error format. */
export function answers(success: TSchema): Record<string, TSchema> {
  return { 200: success, '4xx': ErrorSchema, '5xx': ErrorSchema };
}
