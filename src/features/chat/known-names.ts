import { type NameTree, OWN_NAMES, plainNames } from '../../platform/schemas/json-names.ts';
import { ChatBody } from './chat-body.ts';

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

/**
 * The names that chat completions give a meaning, as the types of the openai SDK list them, and the commonest that other
 * services have added. What is not here is passed on as it is.
 */
export const CHAT_NAMES: NameTree = {
  ...plainNames(Object.keys(ChatBody.properties).join(' ')),
  ...plainNames(`temperature top_p top_k min_p top_logprobs parallel_tool_calls service_tier store user safety_identifier
    prompt_cache_key prompt_cache_retention prompt_cache_options moderation logprobs frequency_penalty presence_penalty repetition_penalty reasoning_effort verbosity max_new_tokens
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
