import { Type } from 'typebox';
import { cancelFilm as cancel, filmResult } from '../film.ts';
import { defineTool, textResult } from '../tool.ts';
import { FilmId } from './film-id.ts';

export const cancelFilm = defineTool({
  name: 'cancel_film',
  title: 'Cancel a film',
  description:
    'Stops a film that is not finished, which is then refunded. A film that has ended is left as it is.',
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
  input: Type.Object({ id: FilmId }, { additionalProperties: false }),
  run: async ({ id }, { service }) => {
    const { film, cancelled } = await cancel(service, id);
    if (!cancelled) return filmResult(film);
    return textResult(`The film ${id} is cancelled and refunded.`, { id, cancelled });
  },
});
