import { Type } from 'typebox';
import { filmResult } from '../film.ts';
import { defineTool, LOOKS, type ToolCall } from '../tool.ts';
import { FilmId } from './film-id.ts';

export const showFilm = defineTool({
  name: 'show_film',
  title: 'Show a film',
  description:
    'The state of a film now, with a fresh link to it once it is completed, and on request a still picture of it.',
  annotations: LOOKS,
  input: Type.Object(
    {
      id: FilmId,
      picture: Type.Optional(
        Type.Boolean({ description: 'Also answers with a picture of the completed film. Default false.' }),
      ),
    },
    { additionalProperties: false },
  ),
  run: async ({ id, picture = false }, call) => {
    const film = await call.service.readVideo(id, call.signal);
    const result = filmResult(film);
    if (!picture || film.video_url === null) return result;
    return { ...result, content: [...result.content, await still(id, call)] };
  },
});

async function still(id: string, { service, signal }: ToolCall) {
  const response = await service.videoContent(id, 'thumbnail', signal);
  const data = Buffer.from(await response.arrayBuffer()).toString('base64');
  return { type: 'image' as const, data, mimeType: response.headers.get('content-type') ?? 'image/jpeg' };
}
