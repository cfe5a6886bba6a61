import {
  type Effort,
  ENDPOINT_PATHS,
  type Endpoint,
  type ImageUse,
  type Model,
  type ModelKind,
  type Price,
} from './model.ts';
import { PLAIN_MODELS } from './models.ts';
import { toMicros } from './money.ts';
import { type Parameter, type Parameters, wrongParameter } from './parameters.ts';
import { priceOver } from './price-table.ts';
import type { VideoFamily } from './task.ts';
import { wrongPrice } from './wrong-price.ts';

/** What a row may say of a model of any kind. */
export interface CommonFacts {
  readonly kind?: ModelKind;
  /** The model that it is like in everything that its row does not say. */
  readonly like?: string;
  readonly description?: string;
  /** For people who choose a model: how long it takes. */
  readonly speed?: string;
  readonly endpoints?: readonly string[];
  readonly context_tokens?: number;
  /** Other names of it. */
  readonly aliases?: readonly string[];
  /** The moment from which on it is not offered any more: an ISO date. */
  readonly retires?: string;
}

/** What a row may say of a model of one kind. */
export interface OwnFacts {
  readonly request_style?: VideoFamily;
  readonly sizes?: readonly string[];
  readonly seconds?: readonly number[];
  readonly images?: number;
  readonly image_use?: ImageUse;
  readonly parameters?: Readonly<Record<string, WrittenParameter>>;
  readonly languages?: readonly string[];
  readonly json_only?: boolean;
  readonly effort?: Effort;
  readonly voices?: readonly string[];
  readonly instructions?: boolean;
  readonly max_output_seconds?: number;
  readonly max_output_tokens?: number;
  readonly speech_model?: string;
  readonly transcription_model?: string;
}

/** As operators write amounts. */
export interface WrittenParameter extends Omit<Parameter, 'adds'> {
  readonly adds?: { readonly per_second?: number; readonly per_video?: number };
}

/** A model as an operator writes it, in the settings file, through the operator API, and in the database. */
export type ModelRow = CommonFacts & OwnFacts;

/** What a row of a model that exists without it may say: the contract's ids cannot be redefined. */
export const FACTS_OF_EVERY_MODEL: ReadonlySet<string> = new Set([
  'aliases',
  'retires',
  'price',
  'routes',
  'parameters',
  'speed',
]);

const FACTS_OF_KIND: Readonly<Record<ModelKind, readonly (keyof OwnFacts)[]>> = {
  video: ['request_style', 'sizes', 'seconds', 'images', 'image_use', 'parameters'],
  transcription: ['languages', 'json_only', 'effort'],
  speech: ['languages', 'voices', 'instructions', 'max_output_seconds'],
  chat: ['voices', 'max_output_tokens', 'speech_model', 'transcription_model'],
};

const ALL_OWN_FACTS = new Set(Object.values(FACTS_OF_KIND).flat());

/** Which endpoints can take a model of a kind. */
const ENDPOINTS_OF_KIND: Readonly<Record<ModelKind, readonly Endpoint[]>> = {
  video: ['video/create', 'videos', 'chat'],
  transcription: ['transcriptions', 'translations'],
  speech: ['speech'],
  chat: ['chat'],
};

/** 1 to 64 of these characters. */
const ID = /^[A-Za-z0-9._:/-]{1,64}$/;

/** Ids stand in addresses and begin the ids of tasks. */
export function isModelId(id: string): boolean {
  return ID.test(id) && id.split('/').every((part) => part !== '' && part !== '.' && part !== '..');
}

/** What is wrong with a row, and where. */
export class WrongRow extends Error {
  override readonly name = 'WrongRow';
  readonly fact: string | null;

  constructor(fact: string | null, message: string) {
    super(message);
    this.fact = fact;
  }
}

/** The model of a row. `base` is the one that it is like; without one, a plain model of its kind. Throws `WrongRow`. */
export function toModel(id: string, row: ModelRow, base: Model | null, price: Price | null): Model {
  if (!isModelId(id))
    throw new WrongRow(null, 'its id must be 1 to 64 of A-Z a-z 0-9 . _ : / -, without empty parts');
  const kind = row.kind ?? base?.kind;
  if (kind === undefined) throw new WrongRow('kind', 'is missing; `like` would bring it');
  if (base && base.kind !== kind) throw new WrongRow('like', `${base.id} is not a ${kind} model`);
  if (!base && price === null) throw new WrongRow('price', 'is missing; a price of 0 makes it free');
  assertOwnFacts(row, kind);
  const start = base ?? PLAIN_MODELS[kind];
  const common = {
    id,
    description: row.description ?? null,
    speed: row.speed ?? null,
    contextLength: row.context_tokens ?? start.contextLength,
    price: price ? priceOver(start.price, price) : start.price,
    endpoints: endpointsOf(row, kind, start),
  };
  return withUsablePrice({ ...ofKind(row, start), ...common });
}

/** Throws `WrongRow` when a row has a fact that models of the kind do not have. */
export function assertOwnFacts(row: ModelRow, kind: ModelKind): void {
  const foreign = [...ALL_OWN_FACTS].find(
    (fact) => row[fact] !== undefined && !FACTS_OF_KIND[kind].includes(fact),
  );
  if (foreign !== undefined) throw new WrongRow(foreign, `is not a fact of ${kind} models`);
}

/** The model itself. Throws `WrongRow` when its videos, or whatever it makes, cannot be priced. */
export function withUsablePrice(model: Model): Model {
  const wrong = wrongPrice(model, model.price);
  if (wrong === null) return model;
  throw new WrongRow(wrong.at === null ? 'price' : `price.${wrong.at}`, wrong.message);
}

function ofKind(row: ModelRow, start: Model): Model {
  switch (start.kind) {
    case 'video':
      return {
        ...start,
        family: row.request_style ?? start.family,
        maxImages: row.images ?? start.maxImages,
        imageUse: row.image_use ?? start.imageUse,
        sizes: row.sizes ?? start.sizes,
        seconds: row.seconds ?? start.seconds,
        listedDurations: row.seconds ?? start.listedDurations,
        parameters: parametersOf(row, start.parameters),
      };
    case 'transcription':
      return {
        ...start,
        jsonOnly: row.json_only ?? start.jsonOnly,
        effort: row.effort ?? start.effort,
        languages: row.languages ?? start.languages,
      };
    case 'speech': {
      const voices = row.voices ?? start.voices;
      if (voices.length === 0) throw new WrongRow('voices', 'is missing: speech needs a voice');
      return {
        ...start,
        voices,
        languages: row.languages ?? start.languages,
        honoursInstructions: row.instructions ?? start.honoursInstructions,
        maxOutputSeconds: row.max_output_seconds ?? start.maxOutputSeconds,
      };
    }
    case 'chat':
      return {
        ...start,
        voices: row.voices ?? start.voices,
        maxOutputTokens: row.max_output_tokens ?? start.maxOutputTokens,
        speechModel: row.speech_model ?? start.speechModel,
        transcriptionModel: row.transcription_model ?? start.transcriptionModel,
      };
  }
}

/** Those of a row over those of the model that it is like. Throws `WrongRow`. */
export function parametersOf({ parameters = {} }: ModelRow, below: Parameters): Parameters {
  const own = Object.entries(parameters).map(([name, { adds, ...facts }]): [string, Parameter] => {
    const { per_second: perSecond, per_video: perVideo } = adds ?? {};
    const amounts = {
      ...(perSecond !== undefined && { perSecond: toMicros(perSecond) }),
      ...(perVideo !== undefined && { perVideo: toMicros(perVideo) }),
    };
    const parameter = { ...facts, ...(adds && { adds: amounts }) };
    const wrong = wrongParameter(name, parameter);
    if (wrong !== null) throw new WrongRow(`parameters.${name}`, wrong);
    return [name, parameter];
  });
  return { ...below, ...Object.fromEntries(own) };
}

function endpointsOf(row: ModelRow, kind: ModelKind, start: Model): readonly Endpoint[] {
  const able = ENDPOINTS_OF_KIND[kind].filter(
    // Videos through chat have the parameters of style B.
    (endpoint) => endpoint !== 'chat' || kind === 'chat' || (row.request_style ?? styleOf(start)) === 'B',
  );
  if (row.endpoints === undefined) return start.endpoints.filter((endpoint) => able.includes(endpoint));
  return row.endpoints.map((path) => {
    const found = able.find((endpoint) => ENDPOINT_PATHS[endpoint] === path);
    if (found) return found;
    const paths = able.map((endpoint) => ENDPOINT_PATHS[endpoint]);
    throw new WrongRow('endpoints', `${path} is not one of ${paths.join(', ')}`);
  });
}

function styleOf(model: Model): VideoFamily | null {
  return model.kind === 'video' ? model.family : null;
}
