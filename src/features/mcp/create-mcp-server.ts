import { readFileSync } from 'node:fs';
import {
  type CallToolResult,
  McpServer,
  ProtocolError,
  ProtocolErrorCode,
  ResourceTemplate,
  type ServerContext,
} from '@modelcontextprotocol/server';
import { type Phonofilm, PhonofilmError, WishRefused } from '../../../client/src/index.ts';
import { ERRORS, remedyOf, ServiceError } from '../../domain/errors.ts';
import { type Files, UnusableInput } from './files.ts';
import type { Tool, ToolCall } from './tool.ts';
import { transcribe, translateSpeech } from './tools/hear.ts';
import { listModels } from './tools/list-models.ts';
import { makeVideo } from './tools/make-video.ts';
import { quotePrice } from './tools/quote-price.ts';
import { editVideo, extendVideo, remixVideo } from './tools/rework-video.ts';
import { speak } from './tools/speak.ts';
import { cancelVideo, listVideos, showVideo, waitForVideo } from './tools/videos.ts';

const made = new Map<boolean, readonly Tool[]>();

/** All tools, in the order in which clients list them. Where the caller has files here, they take paths too. */
function toolsWith(files: Pick<Files, 'local'>): readonly Tool[] {
  const hasFiles = files.local !== null;
  // Made once: compiling the schemas takes longer than most calls.
  const tools = made.get(hasFiles) ?? makeTools(files);
  made.set(hasFiles, tools);
  return tools;
}

function makeTools(files: Pick<Files, 'local'>): readonly Tool[] {
  const tools = [
    makeVideo(files),
    waitForVideo,
    showVideo,
    listVideos,
    cancelVideo,
    remixVideo,
    editVideo,
    extendVideo,
    speak(files),
    transcribe(files),
    translateSpeech(files),
    listModels,
  ];
  return [...tools, quotePrice(tools)];
}

/** As many as a person looks through. */
const LISTED = 20;

const uriOf = (id: string) => `phonofilm://videos/${encodeURIComponent(id)}`;

/** The account's videos as resources: what is known of each, with a fresh link to it. */
function registerVideos(server: McpServer, service: () => Promise<Phonofilm>): void {
  const template = new ResourceTemplate('phonofilm://videos/{id}', {
    list: async (context) => {
      const { signal } = context.mcpReq;
      const { data } = await (await service()).listVideos({ limit: LISTED }, signal);
      return {
        resources: data.map(({ id, status, prompt }) => ({
          uri: uriOf(id),
          name: id,
          description: `${status}: ${prompt}`,
          mimeType: 'application/json',
        })),
      };
    },
  });
  const about = {
    title: 'Video',
    description: 'A video: its state, and the link to it once it is completed.',
  };
  server.registerResource('video', template, about, async (uri, { id }, context) => {
    const video = await (await service())
      .readVideo(decodeURIComponent(String(id)), context.mcpReq.signal)
      .catch((error: unknown) => {
        if (!(error instanceof PhonofilmError)) throw error;
        throw new ProtocolError(ProtocolErrorCode.InvalidParams, `${error.message} (code: ${error.code})`);
      });
    return {
      contents: [{ uri: uri.href, mimeType: 'application/json', text: JSON.stringify(video, null, 2) }],
    };
  });
}

/** For whom the tools work, and with what. */
export interface McpHost {
  /** Asked with each call, so that a service that is started later is found. */
  service(): Promise<Phonofilm>;
  readonly files: Files;
  /** Fires when the caller has left or cancelled, where the transport does not tell it itself. */
  readonly left: AbortSignal;
  readonly stopping: AbortSignal;
}

const INSTRUCTIONS = `Phonofilm makes videos and speech and writes down recordings; what it makes costs credits.
A video: make_video answers at once with an id, wait_for_video waits for it and gives the link. Call wait_for_video again while the video is not finished. cancel_video stops it and refunds it.
list_models shows the models with what they can do and cost; quote_price tells the price of a call beforehand.
list_videos shows the videos of the account.
Errors name a code and what to do about it. The key is set where this server is configured: PHONOFILM_KEY or \`phonofilm login\`, or the Authorization header for /mcp.`;

const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

/** The tools and resources, the same for every transport. */
export function createMcpServer(host: McpHost): McpServer {
  const server = new McpServer(
    { name: 'phonofilm', title: 'Phonofilm', version },
    { instructions: INSTRUCTIONS },
  );
  for (const { name, title, description, annotations, input, run } of toolsWith(host.files)) {
    server.registerTool(
      name,
      { title, description, annotations, inputSchema: input },
      async (checked, context) => {
        try {
          return await run(checked, await toolCall(host, context));
        } catch (error) {
          const readable = toolError(error);
          if (readable === null) throw error;
          return readable;
        }
      },
    );
  }
  registerVideos(server, () => host.service());
  return server;
}

async function toolCall(host: McpHost, { mcpReq }: ServerContext): Promise<ToolCall> {
  return {
    service: await host.service(),
    files: host.files,
    signal: AbortSignal.any([mcpReq.signal, host.left]),
    stopping: host.stopping,
    progress: progressReport(mcpReq),
  };
}

/** Clients that want to be told send a token. What they are told must grow with each message. */
function progressReport({ _meta, notify }: ServerContext['mcpReq']): ToolCall['progress'] {
  const progressToken = _meta?.progressToken;
  let last = -1;
  return (percent, message) => {
    if (progressToken === undefined || percent <= last) return;
    last = percent;
    const params = { progressToken, progress: percent, total: 100, message };
    // A client that has left is told nothing more.
    notify({ method: 'notifications/progress', params }).catch(() => {});
  };
}

const CORRECT = 'Correct the argument and call again.';

/** Parameters of the API that the tools call otherwise. */
const ARGUMENTS: Readonly<Record<string, string>> = {
  input_reference: 'images',
  duration: 'seconds',
  input: 'text',
  file: 'audio',
  response_format: 'format',
};

interface ReadableError {
  readonly code: string;
  readonly message: string;
  readonly remedy: string;
  readonly argument?: string;
  readonly retry_after_seconds?: number;
  readonly request_id?: string;
}

/** An error as the model that called the tool can read it; null for what is a bug, or nobody listens to. */
function toolError(error: unknown): CallToolResult | null {
  const readable = readableOf(error);
  if (readable === null) return null;
  const { code, message, remedy, argument, retry_after_seconds: wait } = readable;
  const facts = [`code: ${code}`, ...(argument === undefined ? [] : [`argument: ${argument}`])].join(', ');
  const pause = wait === undefined ? '' : ` Wait ${wait} s before the next call.`;
  return {
    isError: true,
    content: [{ type: 'text', text: `${message} (${facts}) ${remedy}${pause}` }],
    structuredContent: { error: { ...readable } },
  };
}

function readableOf(error: unknown): ReadableError | null {
  if (error instanceof UnusableInput || error instanceof WishRefused) {
    const argument = error instanceof WishRefused ? error.wish : error.argument;
    return { code: 'invalid_parameter', message: error.message, remedy: CORRECT, argument };
  }
  if (!(error instanceof PhonofilmError || error instanceof ServiceError)) return null;
  const { code, message, param, retryAfterSeconds } = error;
  const requestId = error instanceof PhonofilmError ? error.requestId : undefined;
  return {
    code,
    message,
    // An answer without a code of the service came from something else, or none came.
    remedy: Object.hasOwn(ERRORS, code)
      ? (remedyOf(code) ?? CORRECT)
      : 'Is the service running, and is its address right?',
    ...(param !== undefined && { argument: ARGUMENTS[param] ?? param }),
    ...(retryAfterSeconds !== undefined && { retry_after_seconds: retryAfterSeconds }),
    ...(requestId !== undefined && { request_id: requestId }),
  };
}
