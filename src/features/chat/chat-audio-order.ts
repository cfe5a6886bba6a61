import { writeFile } from 'node:fs/promises';
import type { ChatModel } from '../../domain/catalogue.ts';
import { ServiceError } from '../../domain/errors.ts';
import { SPEECH_FORMATS, type SpeechFormat } from '../../domain/speech-format.ts';
import { decodeBase64 } from '../../platform/http/bodies/long-texts.ts';
import { validate } from '../../platform/http/bodies/validate.ts';
import type { Caller } from '../../platform/identity/caller.ts';
import type { ReplyIds } from '../../platform/identity/reply-ids.ts';
import type { ScratchFolder } from '../../platform/machine/scratch.ts';
import { MAX_AUDIO_BYTES } from '../../platform/media/audio/audio-limits.ts';
import { assertVoice } from '../speech/assert-voice.ts';
import { assertContents } from './assert-contents.ts';
import { assertHonoured } from './assert-honoured.ts';
import { assertPayg } from './assert-payg.ts';
import { ChatBody, type ChatContent, type ChatFields } from './chat-body.ts';
import type { ChatMessage, ChatOrder, ChatPart } from './chat-order.ts';

/** A recording of a body, and the file for it. */
interface SentRecording {
  readonly file: string;
  readonly data: string;
  readonly param: string;
}

export interface ReadChatDeps {
  readonly replyIds: ReplyIds;
  readonly now: () => number;
}

/** The conversation that a body asks for. Its recordings are not stored yet. */
export function readChatOrder(
  deps: ReadChatDeps,
  caller: Caller,
  model: ChatModel,
  body: Record<string, unknown>,
  folder: ScratchFolder,
): { order: ChatOrder; fields: ChatFields; recordings: readonly SentRecording[] } {
  assertPayg(caller, model, body);
  const fields = validate(ChatBody, body);
  assertHonoured(body);
  assertContents(fields);
  const speech = readSpeech(fields, model);
  const maxTokens = readMaxTokens(fields, model);
  const recordings: SentRecording[] = [];
  const order: ChatOrder = {
    model,
    messages: readMessages(deps, caller, fields, folder, recordings),
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
  return { order, fields, recordings };
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

export function readMaxTokens(
  fields: Pick<ChatFields, 'max_tokens' | 'max_completion_tokens'>,
  model: ChatModel,
): number | null {
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

function readMessages(
  deps: ReadChatDeps,
  caller: Caller,
  fields: ChatFields,
  folder: ScratchFolder,
  recordings: SentRecording[],
): ChatMessage[] {
  const messages: ChatMessage[] = [];
  for (const [index, { role, content, audio }] of fields.messages.entries()) {
    const pieces: ChatPart[] = [];
    if (typeof content === 'string') pieces.push({ type: 'text', text: content });
    // A reply that comes with its words needs no look at its id, which may have expired.
    else if (audio && !content?.length) {
      pieces.push({ type: 'text', text: earlierReply(deps, caller, audio.id, index) });
    } else {
      for (const [at, block] of (content ?? []).entries()) {
        pieces.push(readBlock(block, `messages[${index}].content[${at}]`, folder, recordings));
      }
    }
    messages.push({ role: role === 'developer' ? 'system' : role, parts: pieces });
  }
  return messages;
}

function readBlock(block: Block, path: string, folder: ScratchFolder, recordings: SentRecording[]): ChatPart {
  if (block.type === 'text') return readText(block, path);
  const recording = readAudio(block, path, folder);
  recordings.push(recording);
  return { type: 'audio', file: recording.file, param: `${path}.input_audio` };
}

function earlierReply(deps: ReadChatDeps, caller: Caller, id: string, index: number): string {
  const transcript = deps.replyIds.transcriptOf(caller.account.id, id, deps.now());
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

function readAudio(block: Block, path: string, folder: ScratchFolder): SentRecording {
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
  return { file, data: block.input_audio.data, param: `${path}.input_audio.data` };
}

export async function storeRecordings(body: object, recordings: readonly SentRecording[]): Promise<void> {
  for (const { file, data, param } of recordings) await writeFile(file, decodeAudio(body, data, param));
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
