import type { KnownModel } from '../api/models.svelte.ts';
import { type FilmChoices, hasOwnChoices, type Way, wayFor } from './film-choices.ts';

/** A film as the API takes it. Forms and JSON have the same members here; `files` are sent beside a form. */
export interface FilmRequest {
  readonly endpoint: Way['endpoint'];
  readonly isForm: boolean;
  readonly body: Readonly<Record<string, unknown>>;
  readonly picture: File | null;
}

export function toRequest(choices: FilmChoices, model: KnownModel): FilmRequest {
  const way = wayFor(model, choices);
  const isForm = way.endpoint === '/v1/videos';
  const body = {
    model: choices.model,
    prompt: choices.prompt.trim(),
    ...(isForm ? formFields(choices, way) : jsonFields(choices, way, hasOwnChoices(model.capabilities))),
    ...optionsOf(choices, way),
  };
  return { endpoint: way.endpoint, isForm, body, picture: isForm ? (choices.images[0]?.file ?? null) : null };
}

function formFields({ size, seconds }: FilmChoices, way: Way): object {
  const named = way.needsImage && size === '1280x720' ? '16x9' : size;
  return { seconds: String(seconds), size: named };
}

function jsonFields({ size, seconds, images }: FilmChoices, way: Way, exact: boolean): object {
  const [width = 0, height = 0] = size.split('x').map(Number);
  const pictures = images.map(({ dataUrl }) => dataUrl);
  const isLarge = Math.max(width, height) > 1280;
  if (way.options.includes('enhance')) {
    return {
      aspect_ratio: width >= height ? '16:9' : '9:16',
      ...(isLarge && { enable_upsample: true }),
      ...(pictures.length > 0 && { images: pictures }),
    };
  }
  return {
    images: pictures,
    ...(exact
      ? { size }
      : { orientation: width >= height ? 'landscape' : 'portrait', size: isLarge ? 'large' : 'small' }),
    duration: seconds,
  };
}

/** Only what differs from the defaults, so that the code samples stay short. */
function optionsOf(choices: FilmChoices, { options, needsImage }: Way): object {
  const has = (name: Way['options'][number]) => options.includes(name);
  const metadata = choices.metadata.trim();
  const brings = choices.characterUrl.trim() !== '' || choices.characterFromTask.trim() !== '';
  return {
    ...(has('enhance') && choices.enhance && { enhance_prompt: true }),
    ...(has('watermark') && choices.watermark === needsImage && { watermark: choices.watermark }),
    ...(has('private') && choices.private && { private: true }),
    ...(has('style') && choices.style.trim() && { style: choices.style.trim() }),
    ...(has('metadata') && metadata && { metadata }),
    ...(has('character') && choices.characterUrl.trim() && { character_url: choices.characterUrl.trim() }),
    ...(has('characterOptions') &&
      choices.characterFromTask.trim() && { character_from_task: choices.characterFromTask.trim() }),
    ...(has('character') &&
      brings &&
      choices.characterTimestamps.trim() && { character_timestamps: choices.characterTimestamps.trim() }),
    ...(has('characterOptions') &&
      brings &&
      (choices.saveCharacter || choices.selfPortrait) && {
        character_create: {
          save_to_library: choices.saveCharacter,
          create_self_portrait: choices.selfPortrait,
        },
      }),
  };
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
  for (const [name, value] of Object.entries(body)) {
    form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  if (picture) form.append('input_reference', picture, picture.name);
  return form;
}
