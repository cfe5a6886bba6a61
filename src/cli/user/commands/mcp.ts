import { once } from 'node:events';
import { PhonofilmError } from '../../../../client/src/index.ts';
import { CommandFailed } from '../../command.ts';
import type { Session, UserCommand } from '../user-command.ts';

export const mcp: UserCommand = {
  name: 'mcp',
  arguments: [],
  summary: 'serve the Model Context Protocol on standard input and output, for assistants',
  flags: {},
  examples: ['mcp', 'mcp --server https://films.example'],
  run: async (_input, session) => {
    // Loaded here alone: the protocol is of no use to other commands.
    const { serveStdio } = await import('@modelcontextprotocol/server/stdio');
    const { createMcpServer } = await import('../../../mcp/create-mcp-server.ts');
    const { localFiles } = await import('../../../mcp/local-files.ts');
    const never = new AbortController().signal;
    const handle = serveStdio(() =>
      createMcpServer({
        service: () => serviceOf(session),
        files: localFiles,
        left: never,
        stopping: session.signal,
      }),
    );
    await Promise.race([once(process.stdin, 'close'), interrupted(session.signal)]);
    await handle.close();
    return 0;
  },
};

/** What a person would read on the terminal is told to the assistant instead. */
async function serviceOf(session: Session) {
  const { ServiceApi } = await import('../../../mcp/service-api.ts');
  const server = await session.server().catch((error: unknown) => {
    if (!(error instanceof CommandFailed)) throw error;
    throw new PhonofilmError(error.message, { status: 0, code: 'no_answer', type: 'connection_error' });
  });
  return new ServiceApi({ baseUrl: server.url, apiKey: server.key, fetch });
}

function interrupted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
}
