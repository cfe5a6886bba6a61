import { type NameTree, OWN_NAMES, plainNames } from '../../platform/schemas/json-names.ts';
import { ChatBody } from './chat-body.ts';

/**
 * The names that chat completions and responses give a meaning, as the types of the openai SDK list them, and the commonest
 * that other services have added. What is not here is passed on as it is.
 */
const SAMPLING = `temperature top_p top_k min_p top_logprobs parallel_tool_calls service_tier store user safety_identifier
  prompt_cache_key prompt_cache_retention prompt_cache_options moderation`;

const FUNCTION = { ...plainNames('name description strict'), parameters: OWN_NAMES };
const JSON_SCHEMA = { ...plainNames('name description strict'), schema: OWN_NAMES };
const IMAGE = plainNames('url detail');

const CHAT_CONTENT = {
  ...plainNames('type text refusal'),
  image_url: IMAGE,
  video_url: IMAGE,
  input_audio: plainNames('data format'),
  file: plainNames('file_id file_data filename'),
};

const MESSAGE = {
  ...plainNames('role name refusal tool_call_id reasoning_content'),
  content: CHAT_CONTENT,
  audio: plainNames('id'),
  function_call: plainNames('name arguments'),
  tool_calls: {
    ...plainNames('id type index'),
    function: plainNames('name arguments'),
    custom: plainNames('name input'),
  },
};

export const CHAT_NAMES: NameTree = {
  ...plainNames(Object.keys(ChatBody.properties).join(' ')),
  ...plainNames(SAMPLING),
  ...plainNames(`logprobs frequency_penalty presence_penalty repetition_penalty reasoning_effort verbosity max_new_tokens
    min_tokens best_of models provider`),
  messages: MESSAGE,
  stream_options: plainNames('include_usage include_obfuscation'),
  audio: plainNames('voice format'),
  metadata: OWN_NAMES,
  logit_bias: OWN_NAMES,
  response_format: { ...plainNames('type'), json_schema: JSON_SCHEMA, schema: OWN_NAMES },
  tools: {
    ...plainNames('type'),
    function: FUNCTION,
    custom: plainNames('name description format'),
  },
  tool_choice: { ...plainNames('type'), function: plainNames('name') },
  functions: FUNCTION,
  function_call: plainNames('name'),
  prediction: { ...plainNames('type'), content: plainNames('type text') },
  reasoning: plainNames('effort max_tokens exclude enabled'),
  web_search_options: plainNames('search_context_size user_location'),
};

const ITEM_CONTENT = {
  ...plainNames(
    `type text refusal image_url detail file_id file_data file_url filename annotations logprobs`,
  ),
  input_audio: plainNames('data format'),
};

const ITEM = {
  ...plainNames(`type role id status phase name namespace arguments call_id encrypted_content action result code input
    container_id outputs results queries server_label approval_request_id approve`),
  content: ITEM_CONTENT,
  output: ITEM_CONTENT,
  summary: plainNames('type text'),
  tools: { ...plainNames('name description annotations'), input_schema: OWN_NAMES },
};

const TOOL = {
  ...plainNames(`type name description strict vector_store_ids server_label server_url connector_id authorization
    require_approval allowed_tools max_num_results ranking_options search_context_size user_location environment model size
    quality background output_format`),
  parameters: OWN_NAMES,
  headers: OWN_NAMES,
  filters: OWN_NAMES,
  container: plainNames('type file_ids memory_limit network_policy'),
  input_image_mask: plainNames('file_id image_url'),
};

export const RESPONSES_NAMES: NameTree = {
  ...plainNames(SAMPLING),
  ...plainNames(`model instructions max_output_tokens max_tool_calls stream background conversation previous_response_id
    truncation include context_management`),
  input: ITEM,
  metadata: OWN_NAMES,
  prompt: { ...plainNames('id version'), variables: OWN_NAMES },
  reasoning: plainNames('effort summary generate_summary'),
  stream_options: plainNames('include_obfuscation'),
  text: { ...plainNames('verbosity'), format: { ...JSON_SCHEMA, ...plainNames('type') } },
  tools: { ...TOOL, tools: TOOL },
  tool_choice: plainNames('type name mode server_label tools'),
};
