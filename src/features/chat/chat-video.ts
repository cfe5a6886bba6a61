import type { FastifyReply } from 'fastify';
import type { Logger } from 'pino';
import type { VideoModel } from '../../domain/catalogue.ts';
import { type ErrorBody, ServiceError } from '../../domain/errors.ts';
import { PLAIN_FILM } from '../../domain/films/film.ts';
import { FAMILY_B_SECONDS, sizeFor, usualSeconds } from '../../domain/films/film-choices.ts';
import { sizeOfOrientation, spelledSize } from '../../domain/films/film-size.ts';
import type { Task } from '../../domain/task.ts';
import type { Files } from '../../platform/artifacts/files.ts';
import { baseUrl } from '../../platform/http/answers/base-url.ts';
import { type EventStream, sendEvents } from '../../platform/http/answers/event-stream.ts';
import { assertStillAdmitted } from '../../platform/http/authentication/still-admitted.ts';
import { validate } from '../../platform/http/bodies/validate.ts';
import { callerLeft } from '../../platform/http/connections/caller-left.ts';
import { noteFacts } from '../../platform/http/observation/request-facts.ts';
import type { IdempotentRequest } from '../../platform/idempotency/idempotency.ts';
import type { Admission } from '../../platform/identity/caller.ts';
import { newId } from '../../platform/identity/identifiers.ts';
import type { Scratch, ScratchFolder } from '../../platform/machine/scratch.ts';
import type { InspectInput } from '../../platform/media/film-inputs.ts';
import type { CreateFilm } from '../films/create-film.ts';
import type { FilmOrder } from '../films/film-order.ts';
import { inputChecker } from '../films/input-checker.ts';
import { tellParameters, withParameters } from '../films/read-parameters.ts';
import type { ParametersOf } from '../models/film-capabilities.ts';
import type { Tasks } from '../tasks/tasks.ts';
import { assertContents } from './assert-contents.ts';
import { assertHonoured } from './assert-honoured.ts';
import { ChatBody, type ChatFields } from './chat-body.ts';
import { ChatChunks, usageJson } from './chat-chunk.ts';
import { type ChatBlocks, readChatInputs } from './chat-film-inputs.ts';

export interface ReadChatFilmParts {
  readonly parametersOf: ParametersOf;
  readonly inspectInput: InspectInput;
}

/** A chat that asks for a film; `fields` are those of `body`, checked. */
export interface ChatFilm {
  readonly model: VideoModel;
  readonly fields: ChatFields;
  readonly body: Record<string, unknown>;
}

export interface AnswerWithFilmParts {
  readonly tasks: Tasks;
  readonly files: Files;
  readonly authenticator: Admission;
  readonly publicUrl: string | null;
  readonly log: Logger;
  readonly now: () => number;
}

export interface VideoChatParts extends ReadChatFilmParts, AnswerWithFilmParts {
  readonly scratch: Scratch;
  readonly createFilm: CreateFilm;
}

/** Video through chat, family B: an ordinary task, reported as a chat reply. */
export async function answerVideoChat(
  parts: VideoChatParts,
  reply: FastifyReply,
  model: VideoModel,
  body: Record<string, unknown>,
  idempotent: IdempotentRequest | null,
): Promise<unknown> {
  const fields = validate(ChatBody, body);
  assertContents(fields);
  await using folder = parts.scratch.folder('chat');
  const order = await readChatFilm(parts, reply, { model, fields, body }, folder);
  tellParameters(reply, order);
  const task = await parts.createFilm(reply.request.caller, order, idempotent);
  noteFacts(reply.request, { task: task.id });
  return await answerWithFilm(parts, reply, task, fields);
}

/** Waits for a film to end and responds with a stream or one reply. */
export async function answerWithFilm(
  parts: AnswerWithFilmParts,
  reply: FastifyReply,
  task: Task,
  fields: ChatFields,
): Promise<unknown> {
  const { request } = reply;
  if (fields.stream) {
    const write = (events: EventStream) => writeTask(parts, reply, task, fields, events);
    return await sendEvents(reply, parts.log, write, '[DONE]');
  }

  const left = callerLeft(reply);
  let last = task;
  for await (const state of parts.tasks.follow(request.caller, task.id, left)) last = state;
  if (left.aborted) return reply;
  await assertStillAdmitted(parts.authenticator, request);
  if (last.status === 'failed') throw failureOf(last);
  const url = await parts.files.videoUrl(last, baseUrl(parts.publicUrl, request));
  return {
    id: newId('chatcmpl'),
    object: 'chat.completion',
    created: Math.floor(parts.now() / 1000),
    model: task.model,
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content: `task_id: ${task.id}\nvideo_url: ${url}` },
        finish_reason: 'stop',
      },
    ],
    usage: usageJson(0, 0),
  };
}

/** The film that a chat asks for. */
export async function readChatFilm(
  parts: ReadChatFilmParts,
  reply: FastifyReply,
  { model, fields, body }: ChatFilm,
  folder: ScratchFolder,
): Promise<FilmOrder> {
  assertHonoured(body);
  const { prompt, blocks } = promptOf(fields);
  const offered = parts.parametersOf(model);
  if ((fields.n ?? 1) > 1 && !Object.hasOwn(offered.declared, 'n')) {
    throw new ServiceError('invalid_parameter', 'One request makes one film. Send one for each film.', {
      param: 'n',
    });
  }
  const check = inputChecker(parts.inspectInput, reply);
  const { caller } = reply.request;
  const asked = { caller, model, offered, blocks, body };
  const { uploads, inputs } = await readChatInputs(asked, folder, check);
  const size =
    sizeFor(model, 'chat', { portrait: null, large: false }) ?? sizeOfOrientation('landscape', 'small');
  const order: FilmOrder = {
    model,
    film: {
      ...PLAIN_FILM,
      prompt,
      seconds: usualSeconds(model, FAMILY_B_SECONDS),
      ...size,
      watermark: true,
      inputs,
    },
    enhancePrompt: false,
    promptParam: 'messages',
    mentionsIn: prompt,
    size: spelledSize(size),
    initialStatus: 'pending',
    idShape: 'task',
    uploads,
  };
  // What a conversation would take, such as a seed, is of the film where its model declares it.
  const ofChats = Object.entries(ChatBody.properties).filter(
    ([name]) => !Object.hasOwn(offered.declared, name),
  );
  return withParameters(order, offered, body, { properties: Object.fromEntries(ofChats) });
}

/** The prompt is the text of the last user message, whose other parts are what the film is made from. */
function promptOf(fields: ChatFields): { prompt: string; blocks: ChatBlocks } {
  const message =
    fields.messages.findLast((candidate) => candidate.role === 'user') ?? fields.messages.at(-1);
  const blocks =
    typeof message?.content === 'string'
      ? [{ type: 'text', text: message.content }]
      : (message?.content ?? []);
  const prompt = blocks
    .map((block) => (block.type === 'text' ? (block.text ?? '') : ''))
    .filter(Boolean)
    .join('\n')
    .trim();
  if (prompt === '' || prompt.includes('\0')) {
    throw new ServiceError(
      'invalid_parameter',
      '`messages` must hold a user message with the video prompt as text.',
      {
        param: 'messages',
      },
    );
  }
  return { prompt, blocks };
}

async function writeTask(
  parts: AnswerWithFilmParts,
  reply: FastifyReply,
  task: Task,
  fields: ChatFields,
  events: EventStream,
): Promise<void> {
  const { request } = reply;
  const chunks = new ChatChunks(task.model, parts.now());
  events.send(chunks.chunk({ role: 'assistant', content: `task_id: ${task.id}` }));
  let shown = -1;
  // The task continues when the caller disconnects.
  for await (const state of parts.tasks.follow(request.caller, task.id, callerLeft(reply))) {
    await assertStillAdmitted(parts.authenticator, request);
    if (state.status === 'failed') {
      events.send(errorEvent(state));
    } else if (state.progress !== shown) {
      shown = state.progress;
      events.send(chunks.chunk({ content: `progress: ${shown}%` }));
    }
    if (state.status === 'completed') {
      const url = await parts.files.videoUrl(state, baseUrl(parts.publicUrl, request));
      events.send(chunks.chunk({ content: `video_url: ${url}` }, 'stop'));
      if (fields.stream_options?.include_usage) events.send(chunks.usage(0, 0));
    }
    await events.drained();
  }
}

const UNEXPLAINED = { code: 'internal_error', message: 'The film could not be made.' };

/** A task's failure as a catalogue error, where its code is in the catalogue. */
function failureOf(task: Task): ServiceError {
  const { code, message } = task.failure ?? UNEXPLAINED;
  if (code === 'content_policy_violation' || code === 'invalid_image' || code === 'invalid_file_format') {
    return new ServiceError(code, `Task ${task.id} failed: ${message}`);
  }
  // Not a 5xx: that would mean that no task was created, and clients would retry and create a second one.
  return new ServiceError('invalid_request', `Task ${task.id} failed (${code}): ${message}`);
}

function errorEvent(task: Task): ErrorBody {
  const { code, message } = task.failure ?? UNEXPLAINED;
  const type =
    code === 'content_policy_violation'
      ? 'content_policy_error'
      : CALLER_FAULTS.has(code)
        ? 'invalid_request_error'
        : 'server_error';
  return { error: { message, type, code } };
}

const CALLER_FAULTS = new Set([
  'invalid_image',
  'invalid_file_format',
  'invalid_parameter',
  'invalid_request',
  'cancelled',
]);
