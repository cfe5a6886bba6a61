import type { TSchema } from 'typebox';
import { ErrorSchema } from '../bodies/schema-types.ts';

/** The responses of a route for the reference page: its own, and the common error format. */
export function answers(success: TSchema): Record<string, TSchema> {
  return { 200: success, '4xx': ErrorSchema, '5xx': ErrorSchema };
}
