import type { VideoModel } from '../../domain/catalogue.ts';
import type { Parameters } from '../../domain/parameters.ts';
import { imageRole } from '../../domain/videos/image-role.ts';
import type { InputRole } from '../../domain/videos/video.ts';
import { choicesOf } from '../../domain/videos/video-choices.ts';
import type { EngineRegistry } from '../../engines/engine-registry.ts';
import { takesParameter, type VideoCapabilities } from '../../engines/video-capabilities.ts';

/** The videos that a model can make in this deployment. */
export interface VideoOffer {
  /** `<width>x<height>`. */
  readonly sizes: readonly string[];
  readonly seconds: readonly number[];
  /** How many images a request may contain, by their role in the video. */
  readonly images: ReadonlyMap<InputRole, number>;
  /** How many reference videos and recordings a request may contain. */
  readonly clips: number;
  readonly sounds: number;
  readonly remix: boolean;
  /** Which videos can be edited and extended: any, those that it has made, or none. */
  readonly edits: 'any' | 'own' | null;
  readonly extensions: 'any' | 'own' | null;
  readonly characters: boolean;
  readonly parameters: Parameters;
  /** Whether fields that nobody declares are passed on. */
  readonly passes: boolean;
}

export type VideoOfferOf = (model: VideoModel) => VideoOffer;

/** What the catalogue offers for a model, without what none of its engines can make. */
export function videoOfferWith(engines: EngineRegistry): VideoOfferOf {
  return (model) => {
    const { sizes, seconds } = choicesOf(model);
    const { declared, passes, clips, sounds } = parametersWith(engines)(model);
    const routes = engines.videoRoutes(model.id).map((engine) => engine.capabilities);
    const some = (can: (capabilities: VideoCapabilities) => boolean) =>
      routes.length === 0 || routes.some(can);
    const images = imagesOf(model);
    for (const [role, count] of images) images.set(role, Math.min(count, mostInputs(routes, role)));
    return {
      sizes: sizes.filter((size) => some((can) => can.sizes === 'any' || can.sizes.includes(size))),
      seconds: seconds.filter((length) =>
        some((can) => can.seconds === 'any' || can.seconds.includes(length)),
      ),
      images: new Map([...images].filter(([, count]) => count > 0)),
      ...{ clips, sounds, passes },
      parameters: declared,
      edits: widest(routes.map((can) => can.edits)),
      extensions: widest(routes.map((can) => can.extensions)),
      remix: model.family === 'B' && some((can) => can.remix),
      characters:
        model.family === 'B' &&
        (mostInputs(routes, 'character') > 0 ||
          routes.some((can) => can.portraits && mostInputs([can], 'reference') > 0)),
    };
  };
}

/** What callers of a model may say and bring beyond the contract, and whether what nobody declares is passed on. */
export interface OfferedBeyond {
  readonly declared: Parameters;
  readonly passes: boolean;
  readonly clips: number;
  readonly sounds: number;
}

export type ParametersOf = (model: VideoModel) => OfferedBeyond;

/** As many reference videos, or recordings, a request may contain of any model. */
export const MOST_CLIPS = 10;

/** What a model declares and its engines take, without what none of them can be told. */
export function parametersWith(engines: EngineRegistry): ParametersOf {
  return ({ id, parameters }) => {
    const routes = engines.videoRoutes(id).map(({ capabilities }) => capabilities);
    const beyond = (role: InputRole) =>
      routes.length === 0 ? 0 : Math.min(MOST_CLIPS, mostInputs(routes, role));
    const isTaken = ([name]: [string, unknown]) =>
      routes.length === 0 || routes.some((can) => takesParameter(can, name));
    return {
      declared: Object.fromEntries(Object.entries(parameters).filter(isTaken)),
      passes: routes.some((can) => can.passes),
      clips: beyond('clip'),
      sounds: beyond('sound'),
    };
  };
}

function imagesOf(model: VideoModel): Map<InputRole, number> {
  const counts = new Map<InputRole, number>();
  for (let index = 0; index < model.maxImages; index += 1) {
    const role = imageRole(model, index);
    counts.set(role, (counts.get(role) ?? 0) + 1);
  }
  return counts;
}

function widest(kinds: readonly ('any' | 'own' | undefined)[]): 'any' | 'own' | null {
  return kinds.includes('any') ? 'any' : kinds.includes('own') ? 'own' : null;
}

function mostInputs(routes: readonly VideoCapabilities[], role: InputRole): number {
  if (routes.length === 0) return Infinity;
  return Math.max(...routes.map(({ inputs }) => (inputs === 'any' ? Infinity : (inputs[role] ?? 0))));
}
