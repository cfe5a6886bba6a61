import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ChatPart, ChatRequest, EngineMessage, PassedRequest } from '../../engines/engine.ts';
import { withManner } from '../../engines/spoken-manner.ts';
import { withLongTexts } from '../../platform/http/bodies/long-texts.ts';
import { soundKindOf } from '../../platform/sound/sound-kind.ts';
import type { UpstreamRoute } from './ask-upstream.ts';

type Recording = Extract<ChatPart, { type: 'audio' }>;

export interface ChatBody {
  /** All of it but the recordings, as JSON. */
  readonly written: string;
  readonly body: () => string | Readable;
}

/**
 * The body of a chat request. Recordings are read from disk while it is sent, so that none is in memory; one that the
 * service does not take has all of them written out.
 */
export async function chatBody(route: UpstreamRoute, request: ChatRequest): Promise<ChatBody> {
  const recordings = request.messages
    .flatMap(({ parts = [] }) => parts)
    .filter((part) => part.type === 'audio');
  return recordings.length === 0
    ? writtenBody(route, request, request.messages)
    : await bodyWith(recordings, route, request);
}

function writtenBody(
  route: UpstreamRoute,
  request: ChatRequest,
  messages: readonly EngineMessage[],
): ChatBody {
  const json = JSON.stringify(fieldsOf(route, request, withVoiceHint(request, messages).map(plainMessage)));
  return { written: json, body: () => json };
}

async function bodyWith(
  recordings: readonly Recording[],
  route: UpstreamRoute,
  request: ChatRequest,
): Promise<ChatBody> {
  const formats = new Map<ChatPart, string>();
  for (const part of recordings) formats.set(part, await formatOf(part.file));
  const { hears } = route.dialect.chat;
  if ([...formats.values()].some((format) => !hears.includes(format))) {
    return writtenBody(route, request, (await request.written?.()) ?? []);
  }
  // Stands where a recording belongs; no caller can know it.
  const mark = randomUUID();
  const messages = withVoiceHint(request, request.messages).map((message) =>
    messageWithParts(message, formats, mark),
  );
  const pieces = JSON.stringify(fieldsOf(route, request, messages)).split(`"${mark}"`);
  return {
    written: pieces.join(''),
    body: () => Readable.from(joined(pieces, recordings), { objectMode: false }),
  };
}

function fieldsOf({ model, dialect }: UpstreamRoute, request: ChatRequest, messages: unknown[]): object {
  const { fields, maxTokens, streamUsage, speaks } = dialect.chat;
  const { speech } = request;
  return {
    ...fields,
    model,
    messages,
    // What everybody takes for granted is left out: some models refuse even that.
    ...(request.temperature !== null && request.temperature !== 1 && { temperature: request.temperature }),
    ...(request.topP !== 1 && { top_p: request.topP }),
    ...(request.maxTokens !== null && { [maxTokens ?? 'max_tokens']: request.maxTokens }),
    ...(request.stop.length > 0 && { stop: request.stop }),
    ...(request.seed !== null && { seed: request.seed }),
    ...(speech && {
      modalities: ['text', 'audio'],
      audio: {
        voice: dialect.voices[speech.voice] ?? speech.voice,
        format: wireFormat(speaks.includes(speech.format) ? speech.format : (speaks[0] ?? 'wav')),
      },
    }),
    ...(!request.whole && { stream: true, ...(streamUsage && { stream_options: { include_usage: true } }) }),
  };
}

/** A model that speaks itself knows how to; any other is told that its reply will be spoken. */
function withVoiceHint(
  { spoken, speech }: ChatRequest,
  messages: readonly EngineMessage[],
): readonly EngineMessage[] {
  return spoken && !speech ? withManner(messages, spoken) : messages;
}

function wireFormat(format: string): string {
  return format === 'pcm' ? 'pcm16' : format;
}

function plainMessage({ role, content }: EngineMessage): object {
  return { role, content };
}

function messageWithParts(
  { role, content, parts }: EngineMessage,
  formats: ReadonlyMap<ChatPart, string>,
  mark: string,
): object {
  if (!parts) return { role, content };
  return {
    role,
    content: parts.map((part) =>
      part.type === 'text'
        ? { type: 'text', text: part.text }
        : { type: 'input_audio', input_audio: { data: mark, format: formats.get(part) } },
    ),
  };
}

async function formatOf(file: string): Promise<string> {
  await using handle = await open(file);
  const { bytesRead, buffer } = await handle.read(Buffer.alloc(64), 0, 64, 0);
  return soundKindOf(buffer.subarray(0, bytesRead)) ?? 'unknown';
}

async function* joined(
  pieces: readonly string[],
  recordings: readonly { readonly file: string }[],
): AsyncGenerator<string> {
  for (const [index, piece] of pieces.entries()) {
    yield piece;
    const recording = recordings[index];
    if (recording === undefined) continue;
    yield '"';
    // Three bytes are four characters of base64: pieces of a multiple of three can be joined.
    for await (const chunk of createReadStream(recording.file, { highWaterMark: 48 * 1024 })) {
      yield (chunk as Buffer).toString('base64');
    }
    yield '"';
  }
}

/** A body of this size is sent as one piece; the pieces of a longer one are not joined. */
const SMALL_BYTES = 64 * 1024;

export interface PassedBody {
  readonly body: Buffer | readonly Buffer[];
  readonly length: number;
  /** What the caller wrote, for an estimate of its tokens. */
  readonly written: () => string;
}

/** The caller's fields, with the service's name of the model and whatever else must differ. */
export function passedBody(
  { model, dialect }: UpstreamRoute,
  { body, streams }: Pick<PassedRequest, 'body' | 'streams'>,
): PassedBody {
  const { fields, maxTokens, streamUsage } = dialect.chat;
  const sent: Record<string, unknown> = { ...fields, ...body, model };
  if (streams && streamUsage)
    sent['stream_options'] = { ...(body['stream_options'] as object | null), include_usage: true };
  if (maxTokens !== null) renameMaxTokens(sent, maxTokens);
  const pieces = withLongTexts(body, JSON.stringify(sent));
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  const written = () => Buffer.concat(withLongTexts(body, JSON.stringify(body))).toString('utf8');
  return { body: length <= SMALL_BYTES ? Buffer.concat(pieces, length) : pieces, length, written };
}

/** For services that know only one of the two names. */
function renameMaxTokens(sent: Record<string, unknown>, known: string): void {
  const other = known === 'max_tokens' ? 'max_completion_tokens' : 'max_tokens';
  if (sent[other] === undefined) return;
  sent[known] = sent[other];
  delete sent[other];
}
