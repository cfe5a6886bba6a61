import { readFileSync } from 'node:fs';
import { McpServer, type ServerContext } from '@modelcontextprotocol/server';
import type { Phonofilm } from '../../../client/src/index.ts';
import type { Files } from './files.ts';
import { registerFilms } from './film-resources.ts';
import type { ToolCall } from './tool.ts';
import { toolError } from './tool-error.ts';
import { toolsWith } from './tools.ts';

/** For whom the tools work, and with what. */
export interface McpHost {
  /** Asked with each call, so that a service that is started later is found. */
  service(): Promise<Phonofilm>;
  readonly files: Files;
  /** Fires when the caller has left or cancelled, where the transport does not tell it itself. */
  readonly left: AbortSignal;
  readonly stopping: AbortSignal;
}

const INSTRUCTIONS = `Phonofilm makes films and speech and writes down recordings; what it makes costs credits.
A film: make_film answers at once with an id, wait_for_film waits for it and gives the link. Call wait_for_film again while the film is not finished. cancel_film stops it and refunds it.
list_models shows the models with what they can do and cost; quote_price tells the price of a call beforehand.
list_films shows the films of the account.
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
  registerFilms(server, () => host.service());
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
