import { Type } from 'typebox';
import type { ListedVideo } from '../../../../client/src/index.ts';
import { defineTool, LOOKS, textResult } from '../tool.ts';

const PROMPT_SHOWN = 120;

export const listVideos = defineTool({
  name: 'list_videos',
  title: 'List videos',
  description: 'The videos of the account, newest first. show_video gives the link to one.',
  annotations: LOOKS,
  input: Type.Object(
    {
      limit: Type.Optional(
        Type.Integer({ minimum: 1, maximum: 100, description: 'How many; 20 unless given.' }),
      ),
      after: Type.Optional(
        Type.String({ description: 'Goes on after the video with this id, the last of the page before.' }),
      ),
    },
    { additionalProperties: false },
  ),
  run: async ({ limit = 20, after }, { service, signal }) => {
    const list = await service.listVideos({ limit, ...(after !== undefined && { after }) }, signal);
    const { data: videos, has_more, last_id } = list;
    const lines = videos.map(line);
    if (videos.length === 0) lines.push('There are no videos.');
    if (has_more) lines.push(`There are more: call again with after ${last_id}.`);
    return textResult(lines.join('\n'), { videos, has_more });
  },
});

function line({ id, status, progress, model, seconds, size, prompt = '' }: ListedVideo): string {
  const shown = prompt.length > PROMPT_SHOWN ? `${prompt.slice(0, PROMPT_SHOWN)}…` : prompt;
  return `${id}: ${status}, ${progress} %, ${model}, ${seconds} s, ${size}: ${JSON.stringify(shown)}`;
}
