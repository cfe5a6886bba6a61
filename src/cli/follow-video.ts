import { type Phonofilm, PhonofilmError, type QueriedVideo } from '../../client/src/index.ts';
import { CommandFailed, type Session } from './command.ts';
import type { OutputFile } from './output-file.ts';
import { shownBytes, showProgress } from './progress.ts';

const INTERRUPTED = 130;

/** Waits for a video that this command has ordered, and saves it. Ctrl-C cancels it. */
export async function followOrder(
  server: Phonofilm,
  id: string,
  output: OutputFile | null,
  session: Session,
): Promise<number> {
  const video = await ended(server, id, session);
  if (video !== null) return await deliver(server, video, output, session);
  if (!session.json) console.error(`Cancelling ${id}. Ctrl-C again leaves at once.`);
  await output?.discard();
  return await cancelOrder(server, id, session);
}

/** Waits for a video that was ordered before, and saves it. Ctrl-C only ends the waiting. */
export async function followVideo(
  server: Phonofilm,
  id: string,
  output: OutputFile | null,
  session: Session,
): Promise<number> {
  const video = await ended(server, id, session);
  if (video !== null) return await deliver(server, video, output, session);
  await output?.discard();
  console.error(`${id} is still being made.`);
  return INTERRUPTED;
}

/** The video once it has ended; null when Ctrl-C came first. */
async function ended(server: Phonofilm, id: string, session: Session): Promise<QueriedVideo | null> {
  const progress = session.json && !process.stderr.isTTY ? null : showProgress(process.stderr, id);
  try {
    return await server.waitForVideo(id, {
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

async function deliver(
  server: Phonofilm,
  video: QueriedVideo,
  output: OutputFile | null,
  session: Session,
): Promise<number> {
  if (video.status === 'failed') throw failure(video);
  const bytes = output && (await download(server, video.id, output, session.signal));
  const file = output?.path ?? null;
  // Standard output may be the video itself.
  const say = output !== null && file === null ? console.error : console.log;
  if (session.json) say(JSON.stringify({ ...video, ...(file !== null && { file, bytes }) }, null, 2));
  else if (output === null) say(video.video_url);
  else if (file !== null) say(`Saved ${file} (${shownBytes(bytes ?? 0)})`);
  return 0;
}

async function download(
  server: Phonofilm,
  id: string,
  output: OutputFile,
  signal: AbortSignal,
): Promise<number> {
  const response = await server.videoContent(id, 'video', signal);
  return await output.write(response.body ?? new Uint8Array(), signal);
}

/** A video that has finished in the meantime is paid for, so it is kept. */
async function cancelOrder(server: Phonofilm, id: string, session: Session): Promise<number> {
  const before = await server.queryVideo(id);
  if (before.status !== 'completed' && before.status !== 'failed') await server.deleteVideo(id);
  const task = await videoOrNull(server, id);
  const message =
    task === null
      ? `${id} had just finished. It was removed, and not refunded.`
      : task.status === 'completed'
        ? `${id} is done already, and paid: ${task.video_url}`
        : `${id} is cancelled. It was refunded.`;
  console.error(session.json ? JSON.stringify(task ?? { id, deleted: true }, null, 2) : message);
  return INTERRUPTED;
}

/** Null: it finished between a check and the request to cancel it, which therefore deleted it. */
export async function videoOrNull(server: Phonofilm, id: string): Promise<QueriedVideo | null> {
  return await server.queryVideo(id).catch((error: unknown) => {
    if (error instanceof PhonofilmError && error.status === 404) return null;
    throw error;
  });
}

function failure({ id, error }: QueriedVideo): CommandFailed {
  const message = error?.message ?? 'The video failed.';
  return new CommandFailed(`${message} It was refunded. (${error?.code ?? 'failed'}, ${id})`, {
    error: { message, code: error?.code, task: id },
  });
}
