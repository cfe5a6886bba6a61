import { mentionedUsernames } from '../../domain/character.ts';
import { type ErrorCode, ServiceError } from '../../domain/errors.ts';
import type { Micros } from '../../domain/money.ts';
import { type Caller, turnOf } from '../../platform/identity/caller.ts';
import type { inspectAudio } from '../../platform/media/audio/inspect-audio.ts';
import type { FilmFacts } from '../../platform/media/films/make-film-stills.child.ts';
import type { Billing } from '../billing/billing.ts';
import type { CharacterLibrary, CharacterSource } from '../characters/character-library.ts';
import type { AppraiseChat } from '../chat/appraise-chat.ts';
import { askedBy, type ChatOrder, recordingsIn } from '../chat/chat-order.ts';
import type { PassedOrder } from '../chat/passed-chat-order.ts';
import type { AppraiseFilm } from '../films/appraise-film.ts';
import { enhancePrompt } from '../films/enhance-prompt.ts';
import type { FilmOrder } from '../films/film-order.ts';
import type { RemixOrder, ToRemixedFilm } from '../films/remix-film.ts';
import type { ReworkOrder, ToReworkedFilm } from '../films/rework-film.ts';
import type { AppraiseSpeech, SpeakOrder } from '../speech/speak.ts';
import type { AppraiseTranscription, TranscribeOrder } from '../transcripts/transcribe.ts';

/** What a request would hold, and what it would be refused with if it could not be paid. */
export interface Quote {
  readonly amount: Micros;
  readonly refusal: ErrorCode | null;
  /** What a film would be made from, where its request asks to have the prompt enhanced and could be paid. */
  readonly enhancedPrompt?: string;
  /** Names in the prompt of a film that no character of the account has. */
  readonly unknownCharacters?: string[];
}

export interface QuotesParts {
  readonly appraiseFilm: AppraiseFilm;
  readonly toRemixedFilm: ToRemixedFilm;
  readonly toReworkedFilm: ToReworkedFilm;
  readonly appraiseSpeech: AppraiseSpeech;
  readonly appraiseTranscription: AppraiseTranscription;
  readonly appraiseChat: AppraiseChat;
  readonly characters: CharacterLibrary;
  readonly inspectAudio: typeof inspectAudio;
  readonly billing: Billing;
}

/**
 * The price of a request that is not made. Each quote goes through the same checks as the request itself up to the
 * payment; capacity is left out, because it may have changed by the time of the request.
 */
export class Quotes {
  readonly #parts: QuotesParts;

  constructor(parts: QuotesParts) {
    this.#parts = parts;
  }

  async film(caller: Caller, order: FilmOrder): Promise<Quote> {
    const { price, refusal, able, enhancer, mentioned } = await this.#parts.appraiseFilm(caller, order);
    if (refusal !== null) return { amount: price, refusal: refusal.code };
    const unknownCharacters = mentionedUsernames(order.mentionsIn).filter(
      (username) => !mentioned.some(({ name }) => name === username),
    );
    const quote = { ...(await this.#quote(caller, price)), unknownCharacters };
    if (!order.enhancePrompt || quote.refusal !== null || able.length === 0) return quote;
    return { ...quote, enhancedPrompt: await enhancePrompt(enhancer, order.film.prompt) };
  }

  async remix(caller: Caller, order: RemixOrder): Promise<Quote> {
    return await this.film(caller, await this.#parts.toRemixedFilm(caller, order));
  }

  /** `told`: how large and long a file would be, which is not sent. */
  async rework(caller: Caller, order: ReworkOrder, told: FilmFacts | null): Promise<Quote> {
    const measure = async () => {
      if (told !== null) return told;
      throw new ServiceError(
        'invalid_parameter',
        '`video` must be an object with the `id` of a film, or with the `seconds` and the `size` of a file: these make the price.',
        { param: 'video' },
      );
    };
    return await this.film(caller, await this.#parts.toReworkedFilm(caller, order, measure));
  }

  async speech(caller: Caller, order: SpeakOrder): Promise<Quote> {
    return await this.#quote(caller, await this.#parts.appraiseSpeech(caller, order));
  }

  async transcription(caller: Caller, order: TranscribeOrder, seconds: number): Promise<Quote> {
    return await this.#quote(caller, await this.#parts.appraiseTranscription(caller, order, seconds));
  }

  /** The durations of recordings, by parameter: a quote has no files that could be measured. */
  async chat(
    caller: Caller,
    order: ChatOrder,
    saidSeconds: ReadonlyMap<string, number>,
    signal: AbortSignal,
  ): Promise<Quote> {
    const { appraiseChat, inspectAudio } = this.#parts;
    const measure = async () => {
      let seconds = 0;
      for (const { file, param } of recordingsIn(order))
        seconds +=
          saidSeconds.get(param) ??
          (await inspectAudio(file, turnOf(caller), signal, { param })).durationSeconds;
      return seconds;
    };
    return await this.#quote(caller, await appraiseChat(caller, { ...askedBy(order), measure }));
  }

  async passedChat(caller: Caller, order: PassedOrder): Promise<Quote> {
    return await this.#quote(caller, await this.#parts.appraiseChat(caller, order));
  }

  /** Characters are free. */
  async character(caller: Caller, source: CharacterSource): Promise<Quote> {
    const { characters } = this.#parts;
    await characters.assertRoom(caller.account.id);
    if (source.kind === 'task') await characters.filmOf(caller, source.taskId, 'from_task');
    return { amount: 0, refusal: null };
  }

  async #quote(caller: Caller, amount: Micros): Promise<Quote> {
    return { amount, refusal: (await this.#parts.billing.refusal(caller, amount))?.code ?? null };
  }
}
