import { ServiceError } from '../../domain/errors.ts';
import { beginningOf } from '../../platform/http/bodies/long-texts.ts';

/** The names that may stand in an object, or in the objects of a list; null: what is inside is the caller's own. */
type Shape = { readonly [name: string]: Shape | null };

const names = (text: string): Shape => Object.fromEntries(text.split(/\s+/).map((name) => [name, null]));

const FUNCTION = names('name description strict parameters');

const PART: Shape = {
  ...names('type text refusal'),
  image_url: names('url detail'),
  file: names('file_data filename'),
};

const MESSAGE: Shape = {
  ...names('role name refusal audio tool_call_id prefix reasoning reasoning_content reasoning_details'),
  content: PART,
  function_call: names('name arguments'),
  tool_calls: {
    // Gemini signs its thoughts in the last, and wants them back.
    ...names('id type index extra_content'),
    function: names('name arguments'),
    custom: names('name input'),
  },
};

/**
 * What a caller may say to a hosted chat model. What is not here could choose another model, tier or tool than the price is for,
 * or name what the service keeps for all callers together; an operator can add names (`pass`).
 */
const FIELDS: Shape = {
  ...names(`model stream temperature top_p max_tokens max_completion_tokens n stop seed parallel_tool_calls logprobs
    top_logprobs logit_bias presence_penalty frequency_penalty modalities audio metadata store user safety_identifier
    prompt_cache_key prompt_cache_retention`),
  messages: MESSAGE,
  stream_options: names('include_usage include_obfuscation continuous_usage_stats'),
  tools: { type: null, function: FUNCTION, custom: names('name description format') },
  tool_choice: { type: null, function: names('name'), custom: names('name'), allowed_tools: null },
  functions: FUNCTION,
  function_call: names('name'),
  response_format: { type: null, json_schema: names('name description strict schema'), schema: null },
  prediction: names('type content'),
  // Sampling of vLLM, SGLang, llama.cpp and routers.
  ...names(`top_k min_p top_a typical_p tfs_z repetition_penalty repeat_penalty repeat_last_n length_penalty min_tokens
    ignore_eos stop_token_ids include_stop_str_in_output skip_special_tokens spaces_between_special_tokens bad_words
    allowed_token_ids mirostat mirostat_tau mirostat_eta dry_multiplier dry_base dry_allowed_length dry_penalty_last_n
    dry_sequence_breakers xtc_probability xtc_threshold dynatemp_range dynatemp_exponent random_seed cache_prompt`),
  // Reasoning.
  ...names(`reasoning_effort verbosity reasoning include_reasoning enable_thinking thinking thinking_budget
    separate_reasoning`),
  // Templates.
  ...names(`chat_template chat_template_kwargs add_generation_prompt continue_final_message add_special_tokens
    safe_prompt`),
  // Guided output.
  ...names(`guided_json guided_regex guided_choice guided_grammar guided_whitespace_pattern guided_decoding_backend
    structured_outputs json_schema grammar regex ebnf`),
};

/** With these a service adds to the question, so that its tokens cannot be told from the bytes of the body. */
const ADDS_TO_QUESTION: readonly string[] = ['chat_template', 'safe_prompt'];

const PART_TYPES: readonly unknown[] = ['text', 'refusal', 'image_url', 'file'];

/** The caller runs these. All others are the service's work, which no price here is for. */
const TOOL_TYPES: readonly unknown[] = ['function', 'custom'];

/**
 * Refuses, by its name, what may not be passed on to a hosted model. `pass`: names that the operator adds, wherever they stand.
 * Names without a value are taken out of the body: clients send them for what they do not want.
 */
export function assertPassed(body: Record<string, unknown>, pass: readonly string[]): void {
  assertNames(body, FIELDS, pass, '');
  if (!pass.includes('tools')) assertTypes(body['tools'], TOOL_TYPES, pass, 'tools');
  if (!pass.includes('messages')) assertParts(body, pass);
}

/** Whether the service may add to the question. */
export function addsToQuestion(body: Readonly<Record<string, unknown>>, pass: readonly string[]): boolean {
  return Object.keys(body).some((name) => ADDS_TO_QUESTION.includes(name) || pass.includes(name));
}

function assertNames(value: unknown, shape: Shape, pass: readonly string[], path: string): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) assertNames(item, shape, pass, `${path}[${index}]`);
    return;
  }
  for (const [name, inside] of Object.entries(value)) {
    const here = path === '' ? name : `${path}.${name}`;
    if (pass.includes(name)) continue;
    if (!Object.hasOwn(shape, name)) {
      if (isGiven(inside)) throw notPassed(here);
      delete (value as Record<string, unknown>)[name];
      continue;
    }
    const known = shape[name];
    if (known) assertNames(inside, known, pass, here);
  }
}

function assertParts(body: Record<string, unknown>, pass: readonly string[]): void {
  for (const [index, { content }] of (body['messages'] as { content?: unknown }[]).entries()) {
    const path = `messages[${index}].content`;
    if (!Array.isArray(content)) continue;
    assertTypes(content, PART_TYPES, pass, path);
    for (const [at, { image_url: image, file }] of content.entries()) {
      assertLink(body, image?.url ?? image, `${path}[${at}].image_url`);
      assertLink(body, file?.file_data, `${path}[${at}].file.file_data`);
    }
  }
}

function assertTypes(items: unknown, types: readonly unknown[], pass: readonly string[], path: string): void {
  for (const [index, item] of (Array.isArray(items) ? items : []).entries()) {
    const type: unknown = item?.type;
    if (!types.includes(type) && !pass.some((name) => name === type))
      throw notPassed(`${path}[${index}].type`);
  }
}

/** Long enough for the scheme of an address. */
const SCHEME_LENGTH = 24;

/** `gs://` and the like are addresses of what a service keeps. */
function assertLink(body: object, link: unknown, path: string): void {
  if (typeof link !== 'string') return;
  const scheme = /^\s*([a-z][a-z0-9+.-]*):/i.exec(beginningOf(body, link, SCHEME_LENGTH))?.[1];
  if (scheme !== undefined && !/^(?:https?|data)$/i.test(scheme)) throw notPassed(path);
}

function isGiven(value: unknown): boolean {
  return (
    value !== undefined &&
    value !== null &&
    value !== false &&
    value !== '' &&
    !(Array.isArray(value) && value.length === 0)
  );
}

const LONGEST_PATH = 200;

function notPassed(path: string): ServiceError {
  const param = path.slice(0, LONGEST_PATH);
  return new ServiceError('invalid_parameter', `\`${param}\` is not passed on to this model. Leave it out.`, {
    param,
  });
}
