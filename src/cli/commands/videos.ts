import type { ListedVideo, Video, VideoDetails } from '../../../client/src/index.ts';
import { EXAMPLES } from '../../domain/models.ts';
import type { Input } from '../../platform/commands/command-words.ts';
import { formatFields } from '../../platform/commands/format-table.ts';
import { showList } from '../../platform/commands/list-command.ts';
import { shownTime } from '../../platform/commands/shown-values.ts';
import { type Command, CommandFailed, FOR_USERS } from '../command.ts';
import { followVideo, videoOrNull } from '../follow-video.ts';
import { outputFlag } from '../order-video.ts';
import { withOutput } from '../output-file.ts';

const PROMPT_WIDTH = 50;

const list: Command = {
  name: 'list',
  audience: FOR_USERS,
  summary: 'list your videos, newest first',
  flags: {
    limit: { value: 'N', description: 'how many, 1 to 100 (default: 20)' },
    after: { value: 'ID', description: 'continue after this video, the last of the previous page' },
  },
  examples: ['list', 'list --limit 100 --json'],
  run: async (input, session) => {
    const server = await session.server();
    const after = input.text('after');
    const page = { limit: input.number('limit') ?? 20, ...(after !== undefined && { after }) };
    const videos = await server.listVideos(page, session.signal);
    const row = (video: ListedVideo) => [
      video.id,
      stateOf(video),
      shownTime(video.created_at),
      shortened(video.prompt),
    ];
    return session.print(videos, showList(videos, ['video', 'status', 'created', 'prompt'], row));
  },
};

const show: Command = {
  name: 'show',
  audience: FOR_USERS,
  arguments: ['<video>'],
  summary: 'show a video: its status, its address, why it waits or failed',
  examples: [`show ${EXAMPLES.video}:1789…`],
  run: async (input, session) => {
    const server = await session.server();
    const id = videoOf(input);
    const [{ details, ...video }, { video_url, enhanced_prompt, status_update_time }] = await Promise.all([
      server.readVideoInFull(id, session.signal),
      server.queryVideo(id, session.signal),
    ]);
    // The answers of the two families have different fields.
    const facts: [string, string | null | undefined][] = [
      ['video', video.id],
      ['status', stateOf(video)],
      ['waiting', details.waiting && shownWaiting(details.waiting)],
      ['prompt', enhanced_prompt],
      ['model', video.model],
      ['size', video.size],
      ['length', video.seconds === undefined ? null : `${video.seconds} s`],
      ['changed', shownTime(status_update_time)],
      ['error', video.error && `${video.error.message} (${video.error.code})`],
      ['address', video_url],
    ];
    const known = facts.filter((fact): fact is [string, string] => Boolean(fact[1]));
    return session.print({ ...video, video_url, enhanced_prompt }, formatFields(known));
  },
};

const download: Command = {
  name: 'download',
  audience: FOR_USERS,
  arguments: ['<video>'],
  summary: 'wait for a video that was ordered earlier, and save it',
  flags: { output: outputFlag },
  examples: [`download ${EXAMPLES.video}:1789… -o fox.mp4`],
  run: async (input, session) => {
    const server = await session.server();
    return await withOutput(input.text('output'), (output) =>
      followVideo(server, videoOf(input), output, session),
    );
  },
};

const cancel: Command = {
  name: 'cancel',
  audience: FOR_USERS,
  arguments: ['<video>'],
  summary: 'cancel a video that is not finished; it is refunded',
  examples: [`cancel ${EXAMPLES.video}:1789…`],
  run: async (input, session) => {
    const server = await session.server();
    const id = videoOf(input);
    const { status } = await server.queryVideo(id, session.signal);
    if (status === 'completed' || status === 'failed')
      throw new CommandFailed(`${id} has ended already (${status}). Nothing was changed.`);
    await server.deleteVideo(id);
    const video = await videoOrNull(server, id);
    if (video === null) throw new CommandFailed(`${id} had just finished. It was removed, and not refunded.`);
    return session.print(video, `${id} is cancelled. It was refunded.`);
  },
};

/** Videos that were ordered before. */
export const videoCommands: readonly Command[] = [list, show, download, cancel];

const videoOf = (input: Input) => input.arguments[0] ?? '';

/** A cancelled video is `failed` to the API; people see the difference. */
function stateOf({ status, progress, error }: Pick<Video, 'status' | 'progress' | 'error'>): string {
  if (error?.code === 'cancelled') return 'cancelled';
  return status === 'completed' || status === 'failed' ? status : `${status} ${progress} %`;
}

function shownWaiting({ reason, tries, until }: NonNullable<VideoDetails['waiting']>): string {
  const why =
    reason === 'out_of_service'
      ? 'The model is out of service.'
      : 'The service that makes it is down or too busy.';
  const tried = tries === 0 ? '' : ` Tried ${tries} ${tries === 1 ? 'time' : 'times'}.`;
  const end = until === null ? 'as long as it takes' : `until ${shownTime(until)}`;
  return `${why}${tried} The video is tried again ${end}; cancelling it costs nothing.`;
}

function shortened(prompt: string): string {
  return prompt.length > PROMPT_WIDTH ? `${prompt.slice(0, PROMPT_WIDTH - 1)}…` : prompt;
}
