import { once } from 'node:events';
import { homedir } from 'node:os';
import { parse } from 'node:path';
import { type Phonofilm, PhonofilmError } from '../../../client/src/index.ts';
import { type Command, CommandFailed, FOR_USERS, type Session } from '../command.ts';

export const mcp: Command = {
  name: 'mcp',
  audience: FOR_USERS,
  summary: 'serve the Model Context Protocol on standard input and output, for assistants',
  flags: {
    folder: {
      value: 'FOLDER',
      description:
        'the only folder that files are written to (default: the current one, unless it is / or your home)',
    },
  },
  examples: ['mcp', 'mcp --folder sounds --server https://videos.example'],
  run: async (input, session) => {
    // Loaded here alone: the protocol is of no use to other commands.
    const { serveStdio } = await import('@modelcontextprotocol/server/stdio');
    const { createMcpServer } = await import('../../features/mcp/create-mcp-server.ts');
    const { localFiles } = await import('../local-files.ts');
    const folder = input.text('folder') ?? (isWide(process.cwd()) ? null : process.cwd());
    const files = localFiles({ folder, server: () => serverOf(session) });
    const never = new AbortController().signal;
    const handle = serveStdio(() =>
      createMcpServer({
        service: () => serverOf(session),
        files,
        left: never,
        stopping: session.signal,
      }),
    );
    // Input that is a file ends, and is not closed.
    const over = ['end', 'close'].map((event) => once(process.stdin, event));
    await Promise.race([...over, interrupted(session.signal)]);
    await handle.close();
    return 0;
  },
};

/** Desktop programs start it there, without a folder in mind: the whole disk, and files that programs run. */
function isWide(folder: string): boolean {
  return folder === parse(folder).root || folder === homedir();
}

/** What a person would read on the terminal is told to the assistant instead. */
async function serverOf(session: Session): Promise<Phonofilm> {
  return await session.server().catch((error: unknown) => {
    if (!(error instanceof CommandFailed)) throw error;
    throw new PhonofilmError(error.message, { status: 0, code: 'no_answer', type: 'connection_error' });
  });
}

function interrupted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
}
