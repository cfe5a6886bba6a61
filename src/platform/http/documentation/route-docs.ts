import { type TSchema, Type } from 'typebox';

interface Described {
  readonly description: string;
  readonly content?: Readonly<Record<string, { readonly schema: TSchema }>>;
}

/**
 * What a route answers with when all is well, for the reference page: JSON, and other types of content by what they are.
 * Its error answers are added by `describeOperations`.
 */
export function answers(
  success: TSchema,
  others: Readonly<Record<string, string>> = {},
): Record<string, Described> {
  const json = { 'application/json': { schema: success } };
  return { 200: { description: 'Success.', content: { ...json, ...otherContent(others) } } };
}

/** The same for a route that never answers with JSON when all is well. */
export function answersWith(others: Readonly<Record<string, string>>): Record<string, Described> {
  return { 200: { description: 'Success.', content: otherContent(others) } };
}

function otherContent(others: Readonly<Record<string, string>>): Record<string, { schema: TSchema }> {
  return Object.fromEntries(
    Object.entries(others).map(([type, description]) => [type, { schema: schemaOf(type, description) }]),
  );
}

/** Of a stream some readers of OpenAPI 3.1 take the schema for that of each event, others for that of the whole text: it has no type. */
function schemaOf(type: string, description: string): TSchema {
  return type === 'text/event-stream' ? Type.Unsafe({ description }) : Type.String({ description });
}
