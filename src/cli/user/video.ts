import { openAsBlob } from 'node:fs';
import { basename } from 'node:path';
import { PhonofilmError, type QueriedVideo } from '../../../client/src/index.ts';
import { CommandFailed } from '../command.ts';
import { given } from '../read-flags.ts';
import { type FilmRequest, filmFlags, readFilmRequest } from './film-request.ts';
import { type OutputFile, openOutput } from './output-file.ts';
import { shownBytes, showProgress } from './progress.ts';
import { readText } from './read-text.ts';
import type { Server } from './server.ts';
import type { PaidCommand, Session, UserInput } from './user-command.ts';

const INTERRUPTED = 130;

export const video: PaidCommand = {
  name: 'video',
  arguments: ['[prompt]'],
  summary: 'make a film from a prompt; Ctrl-C cancels it, and it is refunded',
  flags: {
    output: {
      short: 'o',
      value: 'FILE',
      description: 'where the film goes; - is standard output (only its address is shown)',
    },
    ...filmFlags,
    wait: { description: 'wait for the film (the default); --no-wait shows its id and leaves' },
  },
  examples: [
    'video "a fox in the snow" -o fox.mp4',
    'video "the same, at night" --model vidB-2-pro --seconds 15 --size large --no-watermark -o night.mp4',
    'video "she waves" --image portrait.jpg --portrait -o wave.mp4',
    'video "a paper boat" --json --no-wait',
  ],
  quoteExample: 'quote video "a fox in the snow" --model vidB-2-pro --seconds 25',
  paidCall: async (input) => {
    const request = await readFilmRequest(input, await readText(input.arguments[0], 'prompt'));
    return request.endpoint === '/v1/videos'
      ? {
          endpoint: request.endpoint,
          body: { ...request.fields, ...given({ input_reference: request.image }) },
        }
      : { endpoint: request.endpoint, body: request.body };
  },
  run: async (input, session) => {
    const request = await readFilmRequest(input, await readText(input.arguments[0], 'prompt'));
    const server = await session.server();
    const path = input.text('output');
    const output = path === undefined ? null : await openOutput(path);
    try {
      return await makeFilm(request, server, output, input, session);
    } catch (error) {
      await output?.discard();
      throw error;
    }
  },
};

async function makeFilm(
  request: FilmRequest,
  server: Server,
  output: OutputFile | null,
  input: UserInput,
  session: Session,
): Promise<number> {
  // Not aborted by Ctrl-C: without the film's id it could not be cancelled.
  const created = await create(server, request);
  if (input.choice('wait') === false) {
    await output?.discard();
    console.log(session.json ? JSON.stringify(created, null, 2) : created.id);
    return 0;
  }
  const film = await followed(server, created.id, session);
  if (film === null) {
    if (!session.json) console.error(`Cancelling ${created.id}. Ctrl-C again leaves at once.`);
    await output?.discard();
    return await cancelled(server, created.id, session);
  }
  if (film.status === 'failed') throw failure(film);
  const bytes = output && (await download(server, film.id, output, session.signal));
  report(film, output, bytes, session);
  return 0;
}

async function create(server: Server, request: FilmRequest): Promise<{ readonly id: string }> {
  if (request.endpoint === '/v1/video/create') return await server.films.createVideo(request.body);
  const { FormData } = await import('undici');
  const form = new FormData();
  for (const [name, value] of Object.entries(request.fields)) form.append(name, value);
  if (request.image !== undefined) {
    const file = await openAsBlob(request.image).catch(() => {
      throw new CommandFailed(`${request.image} cannot be read.`);
    });
    form.append('input_reference', file, basename(request.image));
  }
  const headers = { 'idempotency-key': crypto.randomUUID() };
  return await server.json<{ id: string }>({ path: request.endpoint, form, headers });
}

/** The film once it has ended; null when Ctrl-C came first. */
async function followed(server: Server, id: string, session: Session): Promise<QueriedVideo | null> {
  const progress = session.json && !process.stderr.isTTY ? null : showProgress(process.stderr, id);
  try {
    return await server.films.waitForVideo(id, {
      signal: session.signal,
      onProgress: (event) => progress?.update(event.status, event.progress),
    });
  } catch (error) {
    if (!session.signal.aborted) throw error;
    return null;
  } finally {
    progress?.end();
  }
}

/** A film that has finished in the meantime is paid for, so it is kept. */
async function cancelled(server: Server, id: string, session: Session): Promise<number> {
  const before = await server.films.queryVideo(id);
  if (before.status !== 'completed' && before.status !== 'failed') await server.films.deleteVideo(id);
  const task = await server.films.queryVideo(id).catch((error: unknown) => {
    // The film finished between the check and the request, so the request deleted it.
    if (error instanceof PhonofilmError && error.status === 404) return null;
    throw error;
  });
  const said =
    task === null
      ? `${id} was done at that moment. It is removed, and not refunded.`
      : task.status === 'completed'
        ? `${id} is done already, and paid: ${task.video_url}`
        : `${id} is cancelled. It was refunded.`;
  console.error(session.json ? JSON.stringify(task ?? { id, deleted: true }, null, 2) : said);
  return INTERRUPTED;
}

function failure({ id, error }: QueriedVideo): CommandFailed {
  const message = error?.message ?? 'The film failed.';
  return new CommandFailed(`${message} It was refunded. (${error?.code ?? 'failed'}, ${id})`, {
    error: { message, code: error?.code, task: id },
  });
}

async function download(
  server: Server,
  id: string,
  output: OutputFile,
  signal: AbortSignal,
): Promise<number> {
  const path = `/v1/videos/${encodeURIComponent(id)}/content?variant=video`;
  const response = await server.send({ path, signal });
  return await output.write(response.body ?? new Uint8Array(), signal);
}

function report(film: QueriedVideo, output: OutputFile | null, bytes: number | null, session: Session): void {
  const file = output?.path ?? null;
  // Standard output is the film itself in this case.
  const say = output !== null && file === null ? console.error : console.log;
  if (session.json) say(JSON.stringify({ ...film, ...(file !== null && { file, bytes }) }, null, 2));
  else if (output === null) say(film.video_url);
  else if (file !== null) say(`Saved ${file} (${shownBytes(bytes ?? 0)})`);
}
