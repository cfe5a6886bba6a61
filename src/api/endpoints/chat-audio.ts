import { writeFile } from 'node:fs/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ChatModel } from '../../domain/catalogue.ts';
import { ServiceError } from '../../domain/errors.ts';
import { SPEECH_FORMATS, type SpeechFormat } from '../../domain/speech-format.ts';
import type { Caller } from '../../identity/caller.ts';
import { newId } from '../../identity/identifiers.ts';
import type { ScratchFolder } from '../../machine/scratch.ts';
import type { ChatMessage, ChatOrder, ChatPart } from '../../services/chat-order.ts';
import { type Api, callerLeft } from '../api.ts';
import { assertContents } from '../bodies/assert-contents.ts';
import { assertVoice } from '../bodies/assert-voice.ts';
import { MAX_AUDIO_BYTES } from '../bodies/audio-limits.ts';
import { ChatBody, type ChatContent, type ChatFields } from '../bodies/chat-body.ts';
import { decodeBase64 } from '../bodies/long-texts.ts';
import { validate } from '../bodies/validate.ts';
import { ChatChunks, usageJson } from '../streams/chat-chunk.ts';
import { type EventStream, sendEvents } from '../streams/event-stream.ts';

/** A conversation with `chat-4o-audio-preview`: audio or text in, text and optionally audio out. */
export async function answerAudioChat(
  api: Api,
  request: FastifyRequest,
  reply: FastifyReply,
  model: ChatModel,
  body: Record<string, unknown>,
): Promise<unknown> {
  await using folder = api.scratch.folder('chat');
  const { order, fields } = await readChatOrder(api, request.caller, model, body, folder);
  if (fields.stream) return await stream(api, request, reply, order, fields);

  const completion = await api.chat.complete(request.caller, order, callerLeft(reply));
  const { promptTokens, completionTokens } = completion.usage;
  return {
    id: newId('chatcmpl'),
    object: 'chat.completion',
    created: Math.floor(api.now() / 1000),
    model: model.id,
    choices: completion.choices.map((choice, index) => ({
      index,
      message: {
        role: 'assistant',
        content: choice.text,
        ...(choice.audio && { audio: audioJson(api, request.caller, choice.audio, choice.text) }),
      },
      finish_reason: choice.finishReason,
    })),
    usage: usageJson(promptTokens, completionTokens),
  };
}

/** The conversation that a body asks for. */
export async function readChatOrder(
  api: Api,
  caller: Caller,
  model: ChatModel,
  body: Record<string, unknown>,
  folder: ScratchFolder,
): Promise<{ order: ChatOrder; fields: ChatFields }> {
  if (caller.key.type === 'subscription') {
    throw new ServiceError(
      'audio_requires_payg',
      'Audio in chat needs a pay-as-you-go key; this is a subscription key.',
    );
  }
  const fields = validate(ChatBody, body);
  assertContents(fields);
  const speech = readSpeech(fields, model);
  const maxTokens = readMaxTokens(fields, model);
  const order: ChatOrder = {
    model,
    messages: await readMessages(api, caller, fields, body, folder),
    choices: fields.n ?? 1,
    speech,
    options: {
      temperature: fields.temperature ?? null,
      topP: fields.top_p ?? 1,
      maxTokens,
      stop: typeof fields.stop === 'string' ? [fields.stop] : (fields.stop ?? []),
      seed: fields.seed ?? null,
    },
  };
  return { order, fields };
}

/** Audio replies are sent whole and not stored; until it expires, the id stands for what was said. */
function audioJson(api: Api, caller: Caller, audio: Buffer, transcript: string) {
  const { id, expiresAt } = api.replyIds.make(caller.account.id, transcript, api.now());
  return { id, data: audio.toString('base64'), expires_at: expiresAt, transcript };
}

function readSpeech(fields: ChatFields, model: ChatModel): ChatOrder['speech'] {
  if (!fields.modalities?.includes('audio')) return null;
  if (fields.stream) {
    throw new ServiceError(
      'invalid_parameter',
      'Audio output cannot be streamed. Ask for a non-streaming reply.',
      {
        param: 'stream',
      },
    );
  }
  if (!fields.audio) {
    throw new ServiceError('missing_parameter', '`audio` is required when `modalities` holds `audio`.', {
      param: 'audio',
    });
  }
  const { voice } = fields.audio;
  assertVoice(model, voice, 'audio.voice');
  return { voice, format: readFormat(fields.audio.format ?? 'wav') };
}

function readFormat(name: string): SpeechFormat {
  // The SDKs call this format `pcm16`.
  const format = SPEECH_FORMATS.find((known) => known === (name === 'pcm16' ? 'pcm' : name));
  if (format) return format;
  throw new ServiceError(
    'invalid_parameter',
    `\`audio.format\` must be one of ${SPEECH_FORMATS.join(', ')}, pcm16.`,
    {
      param: 'audio.format',
    },
  );
}

function readMaxTokens(fields: ChatFields, model: ChatModel): number | null {
  const param = fields.max_completion_tokens !== undefined ? 'max_completion_tokens' : 'max_tokens';
  const maximum = fields[param];
  if (maximum === undefined) return null;
  if (maximum <= model.maxOutputTokens) return maximum;
  throw new ServiceError(
    'invalid_parameter',
    `\`${param}\` must be a whole number from 1 to ${model.maxOutputTokens}.`,
    {
      param,
    },
  );
}

async function readMessages(
  api: Api,
  caller: Caller,
  fields: ChatFields,
  body: object,
  folder: ScratchFolder,
): Promise<ChatMessage[]> {
  const messages: ChatMessage[] = [];
  for (const [index, message] of fields.messages.entries()) {
    const blocks =
      typeof message.content === 'string'
        ? [{ type: 'text', text: message.content }]
        : (message.content ?? []);
    const parts: ChatPart[] = [];
    // A reply that comes with its words needs no look at its id, which may have expired.
    if (message.audio && blocks.length === 0) {
      parts.push({ type: 'text', text: earlierReply(api, caller, message.audio.id, index) });
    }
    for (const [place, block] of blocks.entries()) {
      const path = `messages[${index}].content[${place}]`;
      parts.push(block.type === 'text' ? readText(block, path) : await readAudio(block, body, path, folder));
    }
    messages.push({ role: message.role === 'developer' ? 'system' : message.role, parts });
  }
  return messages;
}

function earlierReply(api: Api, caller: Caller, id: string, index: number): string {
  const transcript = api.replyIds.transcriptOf(caller.account.id, id, api.now());
  if (transcript !== null) return transcript;
  const param = `messages[${index}].audio.id`;
  throw new ServiceError(
    'invalid_parameter',
    `\`${param}\` must be the id of a spoken reply of the last hour. Send the reply's text as \`content\` instead.`,
    { param },
  );
}

type Block = Exclude<ChatContent, string | null | undefined>[number];

function readText(block: Block, path: string): ChatPart {
  if (block.text !== undefined) return { type: 'text', text: block.text };
  throw new ServiceError('missing_parameter', `\`${path}.text\` is required.`, { param: `${path}.text` });
}

async function readAudio(block: Block, body: object, path: string, folder: ScratchFolder): Promise<ChatPart> {
  if (block.type !== 'input_audio') {
    throw new ServiceError('invalid_parameter', `\`${path}.type\` must be one of text, input_audio.`, {
      param: `${path}.type`,
    });
  }
  if (!block.input_audio) {
    throw new ServiceError('missing_parameter', `\`${path}.input_audio\` is required.`, {
      param: `${path}.input_audio`,
    });
  }
  const file = folder.file(path.replace(/\W+/g, '-'));
  await writeFile(file, decodeAudio(body, block.input_audio.data, `${path}.input_audio.data`));
  return { type: 'audio', file, param: `${path}.input_audio` };
}

async function* decodeAudio(body: object, data: string, param: string): AsyncGenerator<Buffer> {
  const broken = () =>
    new ServiceError('invalid_parameter', `\`${param}\` must be base64, without spaces or line breaks.`, {
      param,
    });
  let bytes = 0;
  for await (const piece of decodeBase64(body, data, 0, broken)) {
    bytes += piece.length;
    if (bytes > MAX_AUDIO_BYTES) {
      throw new ServiceError('invalid_parameter', `\`${param}\` is larger than 25 MB.`, { param });
    }
    yield piece;
  }
  if (bytes === 0) throw broken();
}

async function stream(
  api: Api,
  request: FastifyRequest,
  reply: FastifyReply,
  order: ChatOrder,
  fields: ChatFields,
): Promise<FastifyReply> {
  const events = await api.chat.stream(request.caller, order, callerLeft(reply));
  // Headers are sent only after the first event, so that a refusal is still a proper error response.
  const first = await events.next();
  const chunks = new ChatChunks(order.model.id, api.now());
  let promptTokens = first.value?.type === 'start' ? first.value.promptTokens : 0;
  const write = async (out: EventStream): Promise<void> => {
    const begin = (choice: number) =>
      out.send(chunks.chunk({ role: 'assistant', content: '' }, null, choice));
    begin(0);
    let completionTokens = 0;
    for await (const event of events) {
      if (event.type === 'start') begin(event.choice);
      if (event.type === 'delta') out.send(chunks.chunk({ content: event.text }, null, event.choice));
      if (event.type === 'end') {
        out.send(chunks.chunk({}, event.finishReason, event.choice));
        completionTokens += event.completionTokens;
        promptTokens = event.promptTokens ?? promptTokens;
      }
    }
    if (fields.stream_options?.include_usage) out.send(chunks.usage(promptTokens, completionTokens));
  };
  return await sendEvents(reply, api.log, write, '[DONE]');
}
