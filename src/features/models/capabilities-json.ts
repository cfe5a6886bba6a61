import { type Static, Type } from 'typebox';
import type { Model, Price, SpeechModel, TranscriptionModel } from '../../domain/catalogue.ts';
import { ENDPOINT_PATHS } from '../../domain/model.ts';
import { USUAL_MODELS } from '../../domain/models.ts';
import type { Parameters } from '../../domain/parameters.ts';
import { SPEECH_FORMATS } from '../../domain/speech-format.ts';
import { RESPONSE_FORMATS } from '../../domain/transcript-format.ts';
import { PriceSchema } from '../../settings/settings.ts';
import { priceJson } from './price-json.ts';
import type { VideoOfferOf } from './video-offer.ts';

const list = (description: string) => Type.Optional(Type.Array(Type.String(), { description }));

const reworked = (done: string) =>
  Type.String({ description: `Videos: which can be ${done}: \`any\`, or \`own\` ones; absent: none.` });

/** What a model can do here. Each kind of model has the fields that fit it. */
export const CapabilitiesSchema = Type.Object({
  kind: Type.String({ description: '`video`, `transcription`, `speech` or `chat`.' }),
  description: Type.Optional(Type.String({ description: 'What it is for, in one line.' })),
  speed: Type.Optional(Type.String({ description: 'How long it takes, in the operator’s words, if given.' })),
  usual: Type.Optional(Type.Boolean({ description: 'The usual choice among the models of its kind.' })),
  endpoints: Type.Array(Type.String(), { description: 'Paths that accept the model.' }),
  request_style: Type.Optional(
    Type.String({ description: 'Videos: `A` or `B`, the family whose parameters its requests have.' }),
  ),
  sizes: list('Videos: `<width>x<height>`, for all of its endpoints.'),
  seconds: Type.Optional(Type.Array(Type.Integer(), { description: 'Videos: their lengths.' })),
  images: Type.Optional(
    Type.Record(Type.String(), Type.Integer(), {
      description:
        'Videos: the most images in a request, by role: first_frame, last_frame, component, reference.',
    }),
  ),
  videos: Type.Optional(
    Type.Integer({ description: 'Videos: the most reference videos in a request; absent: none.' }),
  ),
  audios: Type.Optional(
    Type.Integer({ description: 'Videos: the most recordings in a request; absent: none.' }),
  ),
  edits: Type.Optional(reworked('edited')),
  extensions: Type.Optional(reworked('extended')),
  remix: Type.Optional(Type.Boolean({ description: 'Videos: whether they can be remixed.' })),
  characters: Type.Optional(Type.Boolean({ description: 'Videos: whether characters can appear in them.' })),
  parameters: Type.Optional(
    Type.Record(Type.String(), Type.Unknown(), {
      description:
        'Videos: what a request may set beyond the contract: `type`, `min`, `max`, `values`, `default`, and what it `adds` to the price.',
    }),
  ),
  passes: Type.Optional(
    Type.Boolean({
      description: 'Videos: fields that it does not declare are passed on to its service unchanged.',
    }),
  ),
  voices: list('Speech and chat.'),
  languages: list('Speech and transcription: ISO 639-1 codes, where they are known.'),
  instructions: Type.Optional(Type.Boolean({ description: 'Speech: whether `instructions` are followed.' })),
  formats: list('Of audio, or of transcripts.'),
  context_tokens: Type.Integer({ description: 'Tokens of prompt and history.' }),
  max_output_tokens: Type.Optional(Type.Integer({ description: 'Chat: tokens of a reply.' })),
  max_output_seconds: Type.Optional(Type.Integer({ description: 'Speech: its length.' })),
  price: PriceSchema,
});

export function capabilitiesJson(
  model: Model,
  price: Price,
  videosOf: VideoOfferOf,
): Static<typeof CapabilitiesSchema> {
  return {
    kind: model.kind,
    ...(model.description !== null && { description: model.description }),
    ...(model.speed !== null && { speed: model.speed }),
    ...(USUAL_MODELS[model.kind] === model.id && { usual: true }),
    endpoints: model.endpoints.map((endpoint) => ENDPOINT_PATHS[endpoint]),
    ...ofKind(model, videosOf),
    context_tokens: model.contextLength,
    price: priceJson(price),
  };
}

function ofKind(model: Model, videosOf: VideoOfferOf) {
  switch (model.kind) {
    case 'video': {
      const { sizes, seconds, images, remix, characters, parameters, passes, ...can } = videosOf(model);
      const counts = [...images].map(([role, count]) => [role.replace('-', '_'), count]);
      return {
        request_style: model.family,
        sizes: [...sizes],
        seconds: [...seconds],
        images: Object.fromEntries(counts),
        ...(can.clips > 0 && { videos: can.clips }),
        ...(can.sounds > 0 && { audios: can.sounds }),
        remix,
        ...(can.edits && { edits: can.edits }),
        ...(can.extensions && { extensions: can.extensions }),
        characters,
        parameters: parametersJson(parameters),
        ...(passes && { passes }),
      };
    }
    case 'transcription':
      return {
        formats: model.jsonOnly ? ['json'] : [...RESPONSE_FORMATS],
        ...languagesOf(model),
      };
    case 'speech':
      return {
        voices: [...model.voices],
        formats: [...SPEECH_FORMATS],
        ...languagesOf(model),
        instructions: model.honoursInstructions,
        max_output_seconds: model.maxOutputSeconds,
      };
    case 'chat':
      return {
        voices: [...model.voices],
        formats: [...SPEECH_FORMATS],
        max_output_tokens: model.maxOutputTokens,
      };
  }
}

/** Where they go at a service is nothing for callers. */
function parametersJson(parameters: Parameters) {
  const shown = Object.entries(parameters).map(([name, { adds, to: _, ...facts }]) => [
    name,
    { ...facts, ...(adds && { adds: priceJson(adds) }) },
  ]);
  return Object.fromEntries(shown);
}

function languagesOf({ languages }: TranscriptionModel | SpeechModel) {
  return languages === null ? {} : { languages: [...languages] };
}
