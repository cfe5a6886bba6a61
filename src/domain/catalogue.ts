import type { Model } from './model.ts';
import { MODELS } from './models.ts';

export type {
  ChatModel,
  Endpoint,
  ImageUse,
  Model,
  Price,
  SpeechModel,
  TranscriptionModel,
  VideoModel,
} from './model.ts';

/** The model catalogue: what the service offers, as data. A new model is a row in `models.ts`, not a branch. */
const BY_ID: ReadonlyMap<string, Model> = new Map(MODELS.map((model) => [model.id, model]));

export function modelById(id: string): Model | undefined {
  return BY_ID.get(id);
}

export function allModels(): readonly Model[] {
  return MODELS;
}
