import { type FilmWishes, filmOrder } from '../../../client/src/film-order.ts';
import type { Extra, FilmWay } from '../../../client/src/film-ways.ts';
import type { KnownModel } from '../api/models.svelte.ts';
import { type FilmChoices, type PickedImage, wayFor } from './film-choices.ts';

/** A film as the API takes it. Forms and JSON have the same members here; `files` are sent beside a form. */
export interface FilmRequest {
  readonly endpoint: FilmWay['endpoint'];
  readonly isForm: boolean;
  readonly body: Readonly<Record<string, unknown>>;
  readonly picture: File | null;
}

export function toRequest(choices: FilmChoices, model: KnownModel): FilmRequest {
  const { endpoint, body, pictures } = filmOrder(
    { ...wishesOf(choices, wayFor(model, choices)), parameters: parametersOf(choices, model) },
    model,
  );
  const isForm = endpoint === '/v1/videos';
  const images = pictures.map(({ dataUrl }) => dataUrl);
  return {
    endpoint,
    isForm,
    body: isForm || images.length === 0 ? { ...body } : { ...body, images },
    picture: isForm ? (pictures[0]?.file ?? null) : null,
  };
}

/** Only what differs from the defaults, so that the code samples stay short, and what the request can carry. */
function wishesOf(choices: FilmChoices, { extras, needsImage }: FilmWay): FilmWishes<PickedImage> {
  const clip = choices.characterUrl.trim();
  const task = choices.characterFromTask.trim();
  const { saveCharacter, selfPortrait } = choices;
  const others: Partial<Record<Extra, unknown>> = {
    enhance_prompt: choices.enhance,
    private: choices.private,
    style: choices.style.trim(),
    metadata: choices.metadata.trim(),
    character_url: clip,
    character_from_task: extras.includes('character_from_task') && task,
    character_timestamps: (clip || task) && choices.characterTimestamps.trim(),
    character_create: (clip || task) &&
      (saveCharacter || selfPortrait) && {
        save_to_library: saveCharacter,
        create_self_portrait: selfPortrait,
      },
  };
  const carried = Object.entries(others).filter(([name, value]) => value && extras.includes(name as Extra));
  // Films of a form that needs a picture have no watermark unless it is asked for; others have one unless it is not.
  const isUnusual = extras.includes('watermark') && choices.watermark === needsImage;
  return {
    prompt: choices.prompt.trim(),
    size: choices.size,
    seconds: choices.seconds,
    images: choices.images,
    ...Object.fromEntries(carried),
    ...(isUnusual && { watermark: choices.watermark }),
  };
}

/** What was chosen of what the model declares. */
function parametersOf({ parameters }: FilmChoices, { capabilities }: KnownModel): Record<string, string> {
  const declared = capabilities.parameters ?? {};
  return Object.fromEntries(
    Object.entries(parameters).flatMap(([name, value]) =>
      name in declared && value?.trim() ? [[name, value]] : [],
    ),
  );
}

/** For a quote: pictures are named, not sent. */
export function toQuote({ endpoint, isForm, body, picture }: FilmRequest): {
  endpoint: string;
  body: object;
} {
  if (isForm) return { endpoint, body: { ...body, ...(picture && { input_reference: picture.name }) } };
  return { endpoint, body: 'images' in body ? { ...body, images: [] } : body };
}

export function toFormData({ body, picture }: FilmRequest): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) form.append(name, String(value));
  if (picture) form.append('input_reference', picture, picture.name);
  return form;
}
