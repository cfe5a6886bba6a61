import { Type } from 'typebox';
import { filmResult, orderFilm } from '../film.ts';
import { defineQuote, defineTool, given, type Tool } from '../tool.ts';
import { FilmId } from './film-id.ts';

/** Films that are changed, or that go on. */

const annotations = {
  readOnlyHint: false,
  destructiveHint: false,
  idempotentHint: false,
  openWorldHint: false,
};

const model = Type.Optional(
  Type.String({ description: 'Another model than that of the film. list_models shows which can do this.' }),
);

const Edit = Type.Object(
  {
    id: FilmId,
    prompt: Type.String({ minLength: 1, description: 'What is to be different, such as "it rains".' }),
    model,
  },
  { additionalProperties: false },
);

export const editFilm: Tool = defineTool({
  name: 'edit_film',
  title: 'Edit a film',
  description:
    'Orders a film like a completed one with a change, where the model can edit films, and answers at once with the new id. Costs as much as a new film. Call wait_for_film with the id afterwards.',
  annotations,
  input: Edit,
  quote: defineQuote(Edit, async ({ id, ...request }) => ({
    endpoint: '/v1/videos/edits',
    body: { ...given(request), video: { id } },
  })),
  run: async ({ id: source, prompt, model: wanted }, call) => {
    const request = { prompt, ...(wanted !== undefined && { model: wanted }) };
    const id = await orderFilm(call, () => call.service.editVideo(source, request));
    return filmResult(await call.service.readVideo(id, call.signal));
  },
});

const Extend = Type.Object(
  {
    id: FilmId,
    prompt: Type.String({ minLength: 1, description: 'What happens next, such as "she sits down".' }),
    seconds: Type.Integer({ minimum: 1, maximum: 60, description: 'How much longer the film becomes.' }),
    model,
  },
  { additionalProperties: false },
);

export const extendFilm: Tool = defineTool({
  name: 'extend_film',
  title: 'Extend a film',
  description:
    'Orders a film that begins with a completed one and goes on, where the model can extend films, and answers at once with the new id. Costs the seconds that are added. Call wait_for_film with the id afterwards.',
  annotations,
  input: Extend,
  quote: defineQuote(Extend, async ({ id, ...request }) => ({
    endpoint: '/v1/videos/extensions',
    body: { ...given(request), video: { id } },
  })),
  run: async ({ id: source, prompt, seconds, model: wanted }, call) => {
    const request = { prompt, seconds, ...(wanted !== undefined && { model: wanted }) };
    const id = await orderFilm(call, () => call.service.extendVideo(source, request));
    return filmResult(await call.service.readVideo(id, call.signal));
  },
});
