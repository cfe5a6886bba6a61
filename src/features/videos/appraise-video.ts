import { isTestAccount } from '../../domain/account.ts';
import { ServiceError } from '../../domain/errors.ts';
import type { Micros } from '../../domain/money.ts';
import { chosenNames, valuesOf } from '../../domain/parameters.ts';
import { priceOfVideo } from '../../domain/price.ts';
import { SUCCESS, testModeInText, testRefusal } from '../../domain/test-mode.ts';
import type { RequestInput, VideoRequest } from '../../domain/videos/video.ts';
import type { EngineRegistry } from '../../engines/engine-registry.ts';
import { unmetNeedOf, type VideoNeeds } from '../../engines/video-capabilities.ts';
import type { VideoEngine } from '../../engines/video-engine.ts';
import { type Caller, turnOf } from '../../platform/identity/caller.ts';
import type { ContentPolicy } from '../../platform/texts/content-policy.ts';
import { assertFitsContext } from '../../platform/texts/token-count.ts';
import type { Billing } from '../billing/billing.ts';
import type { CharacterLibrary } from '../characters/character-library.ts';
import type { ModelCatalogue } from '../models/model-catalogue.ts';
import type { VideoOrder } from './video-order.ts';

export interface VideoAppraisal {
  readonly price: Micros;
  /** Set when the video cannot be paid, and its uploads have therefore not been looked at. */
  readonly refusal: ServiceError | null;
  /** The first engine that can make the video; undefined when the model has no engine at all. */
  readonly engine: VideoEngine | undefined;
  /** All that can, in order. */
  readonly able: readonly VideoEngine[];
  /** Enhances the prompt if the order asks for it. Hosted services do not, so a local engine does it for them. */
  readonly enhancer: VideoEngine | undefined;
  /** Characters that the prompt mentions. */
  readonly mentioned: readonly RequestInput[];
  /** What the video's caller has set beyond the contract, with the defaults, and how a test goes. */
  readonly set: Pick<VideoRequest, 'parameters' | 'chosen' | 'rehearsal'>;
}

export interface AppraiseVideoDeps {
  readonly engines: EngineRegistry;
  readonly catalogue: ModelCatalogue;
  readonly policy: ContentPolicy;
  readonly characters: CharacterLibrary;
  readonly billing: Pick<Billing, 'refusal'>;
}

export type AppraiseVideo = (caller: Caller, order: VideoOrder) => Promise<VideoAppraisal>;

/** The checks between a video's parameters and its payment, and what it costs. Makes and holds nothing. */
export function appraiseVideoWith(deps: AppraiseVideoDeps): AppraiseVideo {
  const { engines, catalogue, policy, characters, billing } = deps;
  return async (caller, order) => {
    const accountId = caller.account.id;
    const turn = turnOf(caller);
    const { model, mentionsIn, uploads, copies = [], enhancePrompt } = order;
    const video = asInTestMode(caller, order.video);
    const param = order.promptParam ?? 'prompt';
    // Most prompts mention nobody: skipping the await makes those requests cheaper.
    const mentioned = mentionsIn.includes('@') ? await characters.mentioned(accountId, mentionsIn) : [];
    const inputs = [...uploads, ...copies.map(({ input }) => input), ...video.inputs, ...mentioned];
    const parameters = valuesOf(model.parameters, video.parameters);
    const chosen = chosenNames(model.parameters, parameters);
    const price = priceOfVideo(catalogue.priceOf(model), { ...video, inputs, parameters }, model.parameters);
    if (price === null) throw noPrice(model.id, video);
    // A caller who cannot pay is refused in any case: the checks until then are those that cost little.
    const refusal = uploads.length > 0 ? await billing.refusal(caller, price) : null;
    if (refusal === null) for (const upload of uploads) await upload.inspect();
    const written = [video.prompt, ...video.edits];
    await assertFitsContext(written.join('\n'), model.contextLength, param, turn);
    await policy.assertAllowed(written, param, turn);
    if (video.style !== null) await policy.assertAllowed(video.style, 'style', turn);
    const able = enginesFor(model.id, engines.of(accountId).videoRoutes(model.id), {
      ...video,
      inputs,
      chosen,
    });
    if (video.characterCreate?.saveToLibrary) await characters.assertRoom(accountId);
    const enhancer = enhancePrompt
      ? [...able, ...engines.videoEngines()].find((engine) => engine.enhance)
      : undefined;
    const set = { parameters, chosen, ...(video.rehearsal && { rehearsal: video.rehearsal }) };
    return { price, refusal, engine: able[0], able, enhancer, mentioned, set };
  };
}

/** With a test key the video goes and ends as the request asks; a refusal that it asks for is thrown. */
function asInTestMode(caller: Caller, video: VideoOrder['video']): VideoOrder['video'] {
  if (!isTestAccount(caller.account.id)) return video;
  const { refusal, video: rehearsal } =
    testModeInText(video.edits.at(-1) ?? video.prompt) ?? caller.testMode ?? SUCCESS;
  if (refusal) throw testRefusal(refusal);
  return { ...video, rehearsal };
}

/** Settings without a price for all that a model offers are refused; this is for what a model no longer offers. */
function noPrice(model: string, video: VideoOrder['video']): ServiceError {
  const { width, height, seconds } = video;
  return new ServiceError(
    'invalid_request',
    `The model ${model} has no price for such a video of ${width}x${height} and ${seconds} seconds.`,
  );
}

/** Empty when the model has no engine at all. */
function enginesFor(
  model: string,
  routes: readonly VideoEngine[],
  video: VideoNeeds,
): readonly VideoEngine[] {
  const able = routes.filter((engine) => unmetNeedOf(engine, video) === null);
  const first = routes[0];
  if (able.length > 0 || !first) return able;
  const message = `The model ${model} cannot make videos ${unmetNeedOf(first, video)} on this server.`;
  throw new ServiceError('invalid_request', message, video.reworks ? { param: 'video' } : {});
}
