import { ServiceError } from '../../domain/errors.ts';

/** What only a hosted model can do, with the values that ask for nothing. */
const ASKED: Readonly<Record<string, (value: unknown) => boolean>> = {
  tools: isFilled,
  functions: isFilled,
  response_format: (value) => (value as { type?: unknown } | null)?.type !== 'text',
  logprobs: (value) => value !== false,
  top_logprobs: (value) => value !== 0,
  prediction: () => true,
  web_search_options: () => true,
};

/** Refuses what would otherwise be left out without a word: a reply without the tools, the schema or the figures. */
export function assertHonoured(body: Record<string, unknown>): void {
  for (const [name, isRequested] of Object.entries(ASKED)) {
    const value = body[name];
    if (value !== undefined && value !== null && isRequested(value)) throw cannot(name);
  }
  const messages = Array.isArray(body['messages']) ? body['messages'] : [];
  const index = messages.findIndex((message) => isFilled(message?.tool_calls));
  if (index >= 0) throw cannot(`messages[${index}].tool_calls`);
}

function isFilled(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0;
}

function cannot(param: string): ServiceError {
  return new ServiceError(
    'invalid_parameter',
    `\`${param}\` is not supported by this model, or not together with audio. Leave it out.`,
    { param },
  );
}
