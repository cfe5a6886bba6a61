/**
 * Fields that a service only obeys. With any other, it may add to what is asked: pages that it finds, files that it keeps,
 * whatever a later version of its API brings. Then the model's whole context is held.
 */
const OBEYED: ReadonlySet<string> = new Set([
  // Both APIs.
  ...['model', 'stream', 'stream_options', 'temperature', 'top_p', 'top_k', 'min_p', 'top_logprobs', 'tools'],
  ...['tool_choice', 'parallel_tool_calls', 'metadata', 'store', 'service_tier', 'user', 'safety_identifier'],
  ...['prompt_cache_key', 'prompt_cache_retention', 'reasoning', 'verbosity'],
  // Chat completions.
  ...['messages', 'max_tokens', 'max_completion_tokens', 'n', 'stop', 'seed', 'functions', 'function_call'],
  ...['response_format', 'logprobs', 'logit_bias', 'presence_penalty', 'frequency_penalty'],
  ...['repetition_penalty', 'reasoning_effort', 'modalities', 'prediction'],
  // Responses.
  ...['input', 'instructions', 'max_output_tokens', 'text', 'truncation', 'include'],
]);

/** Tools that the caller runs. All others are the service's, and what they find is read by the model. */
const OF_CALLERS: readonly unknown[] = ['function', 'custom'];

/** Whether the service may add to the question, so that its tokens cannot be told from the bytes of the body. */
export function addsToQuestion(body: Readonly<Record<string, unknown>>): boolean {
  const { tools } = body;
  return (
    Object.keys(body).some((name) => !OBEYED.has(name)) ||
    (Array.isArray(tools) && tools.some((tool) => !OF_CALLERS.includes(tool?.type)))
  );
}
