import type { FastifyReply } from 'fastify';
import type { Logger } from 'pino';
import type { VideoModel } from '../../domain/catalogue.ts';
import { type ErrorBody, ServiceError } from '../../domain/errors.ts';
import type { Task } from '../../domain/task.ts';
import { PLAIN_VIDEO } from '../../domain/videos/video.ts';
import { FAMILY_B_SECONDS, sizeFor, usualSeconds } from '../../domain/videos/video-choices.ts';
import { sizeOfOrientation, spelledSize } from '../../domain/videos/video-size.ts';
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
import type { InspectInput } from '../../platform/media/video-inputs.ts';
import type { ParametersOf } from '../models/video-offer.ts';
import type { Tasks } from '../tasks/tasks.ts';
import type { CreateTask } from '../videos/create-task.ts';
import { inputChecker } from '../videos/input-checker.ts';
import { setIgnoredHeader, withParameters } from '../videos/read-parameters.ts';
import type { VideoOrder } from '../videos/video-order.ts';
import { assertContents } from './assert-contents.ts';
import { assertHonoured } from './assert-honoured.ts';
import { ChatBody, type ChatFields } from './chat-body.ts';
import { ChatChunks, usageJson } from './chat-chunk.ts';
import { type ChatBlocks, readChatInputs } from './chat-video-inputs.ts';

export interface ReadChatVideoDeps {
  readonly parametersOf: ParametersOf;
  readonly inspectInput: InspectInput;
}

/** A chat that asks for a video; `fields` are those of `body`, checked. */
export interface ChatVideo {
  readonly model: VideoModel;
  readonly fields: ChatFields;
  readonly body: Record<string, unknown>;
}

export interface AnswerWithVideoDeps {
  readonly tasks: Tasks;
  readonly files: Files;
  readonly authenticator: Admission;
  readonly publicUrl: string | null;
  readonly log: Logger;
  readonly now: () => number;
}

export interface VideoChatDeps extends ReadChatVideoDeps, AnswerWithVideoDeps {
  readonly scratch: Scratch;
  readonly createTask: CreateTask;
}

/** Video through chat, family B: an ordinary task, reported as a chat reply. */
export async function answerVideoChat(
  deps: VideoChatDeps,
  reply: FastifyReply,
  model: VideoModel,
  body: Record<string, unknown>,
  idempotent: IdempotentRequest | null,
): Promise<unknown> {
  const fields = validate(ChatBody, body);
  assertContents(fields);
  await using folder = deps.scratch.folder('chat');
  const order = await readChatVideo(deps, reply, { model, fields, body }, folder);
  setIgnoredHeader(reply, order);
  const task = await deps.createTask(reply.request.caller, order, idempotent);
  noteFacts(reply.request, { task: task.id });
  return await answerWithVideo(deps, reply, task, fields);
}

/** Waits for a video to end and responds with a stream or one reply. */
export async function answerWithVideo(
  deps: AnswerWithVideoDeps,
  reply: FastifyReply,
  task: Task,
  fields: ChatFields,
): Promise<unknown> {
  const { request } = reply;
  if (fields.stream) {
    const write = (events: EventStream) => writeTask(deps, reply, task, fields, events);
    return await sendEvents(reply, deps.log, write, '[DONE]');
  }

  const left = callerLeft(reply);
  let last = task;
  for await (const state of deps.tasks.follow(request.caller, task.id, left)) last = state;
  if (left.aborted) return reply;
  await assertStillAdmitted(deps.authenticator, request);
  if (last.status === 'failed') throw failureOf(last);
  const url = await deps.files.videoUrl(last, baseUrl(deps.publicUrl, request));
  return {
    id: newId('chatcmpl'),
    object: 'chat.completion',
    created: Math.floor(deps.now() / 1000),
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

/** The video that a chat asks for. */
export async function readChatVideo(
  deps: ReadChatVideoDeps,
  reply: FastifyReply,
  { model, fields, body }: ChatVideo,
  folder: ScratchFolder,
): Promise<VideoOrder> {
  assertHonoured(body);
  const { prompt, blocks } = promptOf(fields);
  const offered = deps.parametersOf(model);
  if ((fields.n ?? 1) > 1 && !Object.hasOwn(offered.declared, 'n')) {
    throw new ServiceError('invalid_parameter', 'One request makes one video. Send one for each video.', {
      param: 'n',
    });
  }
  const check = inputChecker(deps.inspectInput, reply);
  const { caller } = reply.request;
  const estimate = { caller, model, offered, blocks, body };
  const { uploads, inputs } = await readChatInputs(estimate, folder, check);
  const size =
    sizeFor(model, 'chat', { portrait: null, large: false }) ?? sizeOfOrientation('landscape', 'small');
  const order: VideoOrder = {
    model,
    video: {
      ...PLAIN_VIDEO,
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
  // What a conversation would take, such as a seed, is of the video where its model declares it.
  const ofChats = Object.entries(ChatBody.properties).filter(
    ([name]) => !Object.hasOwn(offered.declared, name),
  );
  return withParameters(order, offered, body, { properties: Object.fromEntries(ofChats) });
}

/** The prompt is the text of the last user message, whose other deps are what the video is made from. */
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
  deps: AnswerWithVideoDeps,
  reply: FastifyReply,
  task: Task,
  fields: ChatFields,
  events: EventStream,
): Promise<void> {
  const { request } = reply;
  const chunks = new ChatChunks(task.model, deps.now());
  events.send(chunks.chunk({ role: 'assistant', content: `task_id: ${task.id}` }));
  let shown = -1;
  // The task continues when the caller disconnects.
  for await (const state of deps.tasks.follow(request.caller, task.id, callerLeft(reply))) {
    await assertStillAdmitted(deps.authenticator, request);
    if (state.status === 'failed') {
      events.send(errorEvent(state));
    } else if (state.progress !== shown) {
      shown = state.progress;
      events.send(chunks.chunk({ content: `progress: ${shown}%` }));
    }
    if (state.status === 'completed') {
      const url = await deps.files.videoUrl(state, baseUrl(deps.publicUrl, request));
      events.send(chunks.chunk({ content: `video_url: ${url}` }, 'stop'));
      if (fields.stream_options?.include_usage) events.send(chunks.usage(0, 0));
    }
    await events.drained();
  }
}

const UNEXPLAINED = { code: 'internal_error', message: 'The video could not be made.' };

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
