import { isTestSide } from '../../domain/account.ts';
import { ServiceError } from '../../domain/errors.ts';
import type { FilmInput, FilmRequest } from '../../domain/films/film.ts';
import type { Micros } from '../../domain/money.ts';
import { chosenNames, valuesOf } from '../../domain/parameters.ts';
import { priceOfFilm } from '../../domain/price.ts';
import { outcomeInText, rehearsedRefusal, SUCCESS } from '../../domain/rehearsal.ts';
import type { EngineRegistry } from '../../engines/engine-registry.ts';
import { type FilmNeeds, unmetNeedOf } from '../../engines/video-capabilities.ts';
import type { VideoEngine } from '../../engines/video-engine.ts';
import { type Caller, turnOf } from '../../platform/identity/caller.ts';
import type { ContentPolicy } from '../../platform/texts/content-policy.ts';
import { assertFitsContext } from '../../platform/texts/token-count.ts';
import type { Billing } from '../billing/billing.ts';
import type { CharacterLibrary } from '../characters/character-library.ts';
import type { ModelCatalogue } from '../models/model-catalogue.ts';
import type { FilmOrder } from './film-order.ts';

export interface FilmAppraisal {
  readonly price: Micros;
  /** Set when the film cannot be paid, and its uploads have therefore not been looked at. */
  readonly refusal: ServiceError | null;
  /** The first engine that can make the film; undefined when the model has no engine at all. */
  readonly engine: VideoEngine | undefined;
  /** All that can, in order. */
  readonly able: readonly VideoEngine[];
  /** Enhances the prompt if the order asks for it. Hosted services do not, so a local engine does it for them. */
  readonly enhancer: VideoEngine | undefined;
  /** Characters that the prompt mentions. */
  readonly mentioned: readonly FilmInput[];
  /** What the film's caller has set beyond the contract, with the defaults, and how a test goes. */
  readonly set: Pick<FilmRequest, 'parameters' | 'chosen' | 'rehearsal'>;
}

export interface AppraiseFilmParts {
  readonly engines: EngineRegistry;
  readonly catalogue: ModelCatalogue;
  readonly policy: ContentPolicy;
  readonly characters: CharacterLibrary;
  readonly billing: Pick<Billing, 'refusal'>;
}

export type AppraiseFilm = (caller: Caller, order: FilmOrder) => Promise<FilmAppraisal>;

/** The checks between a film's parameters and its payment, and what it costs. Makes and holds nothing. */
export function appraiseFilmWith(parts: AppraiseFilmParts): AppraiseFilm {
  const { engines, catalogue, policy, characters, billing } = parts;
  return async (caller, order) => {
    const accountId = caller.account.id;
    const turn = turnOf(caller);
    const { model, mentionsIn, uploads, copies = [], enhancePrompt } = order;
    const film = rehearsedFilm(caller, order.film);
    const param = order.promptParam ?? 'prompt';
    // Most prompts mention nobody: skipping the await makes those requests cheaper.
    const mentioned = mentionsIn.includes('@') ? await characters.mentioned(accountId, mentionsIn) : [];
    const inputs = [...uploads, ...copies.map(({ input }) => input), ...film.inputs, ...mentioned];
    const parameters = valuesOf(model.parameters, film.parameters);
    const chosen = chosenNames(model.parameters, parameters);
    const price = priceOfFilm(catalogue.priceOf(model), { ...film, inputs, parameters }, model.parameters);
    if (price === null) throw noPrice(model.id, film);
    // A caller who cannot pay is refused in any case: the checks until then are those that cost little.
    const refusal = uploads.length > 0 ? await billing.refusal(caller, price) : null;
    if (refusal === null) for (const upload of uploads) await upload.inspect();
    const written = [film.prompt, ...film.edits];
    await assertFitsContext(written.join('\n'), model.contextLength, param, turn);
    await policy.assertAllowed(written, param, turn);
    if (film.style !== null) await policy.assertAllowed(film.style, 'style', turn);
    const able = enginesFor(model.id, engines.of(accountId).videoRoutes(model.id), {
      ...film,
      inputs,
      chosen,
    });
    if (film.characterCreate?.saveToLibrary) await characters.assertRoom(accountId);
    const enhancer = enhancePrompt
      ? [...able, ...engines.videoEngines()].find((engine) => engine.enhance)
      : undefined;
    const set = { parameters, chosen, ...(film.rehearsal && { rehearsal: film.rehearsal }) };
    return { price, refusal, engine: able[0], able, enhancer, mentioned, set };
  };
}

/** With a test key the film goes and ends as the request asks; a refusal that it asks for is thrown. */
function rehearsedFilm(caller: Caller, film: FilmOrder['film']): FilmOrder['film'] {
  if (!isTestSide(caller.account.id)) return film;
  const { refusal, film: rehearsal } =
    outcomeInText(film.edits.at(-1) ?? film.prompt) ?? caller.outcome ?? SUCCESS;
  if (refusal) throw rehearsedRefusal(refusal);
  return { ...film, rehearsal };
}

/** Settings without a price for all that a model offers are refused; this is for what a model no longer offers. */
function noPrice(model: string, film: FilmOrder['film']): ServiceError {
  const { width, height, seconds } = film;
  return new ServiceError(
    'invalid_request',
    `The model ${model} has no price for such a film of ${width}x${height} and ${seconds} seconds.`,
  );
}

/** Empty when the model has no engine at all. */
function enginesFor(model: string, routes: readonly VideoEngine[], film: FilmNeeds): readonly VideoEngine[] {
  const able = routes.filter((engine) => unmetNeedOf(engine, film) === null);
  const first = routes[0];
  if (able.length > 0 || !first) return able;
  const message = `The model ${model} cannot make films ${unmetNeedOf(first, film)} on this server.`;
  throw new ServiceError('invalid_request', message, film.reworks ? { param: 'video' } : {});
}
