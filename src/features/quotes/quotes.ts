import { mentionedUsernames } from '../../domain/character.ts';
import { type ErrorCode, ServiceError } from '../../domain/errors.ts';
import type { Micros } from '../../domain/money.ts';
import { type Caller, turnOf } from '../../platform/identity/caller.ts';
import type { inspectAudio } from '../../platform/media/audio/inspect-audio.ts';
import type { VideoFacts } from '../../platform/media/videos/make-video-stills.child.ts';
import type { Billing } from '../billing/billing.ts';
import type { CharacterLibrary, CharacterSource } from '../characters/character-library.ts';
import type { AppraiseChat } from '../chat/appraise-chat.ts';
import { type ChatOrder, estimateOf, recordingsIn } from '../chat/chat-order.ts';
import type { PassedOrder } from '../chat/passed-chat-order.ts';
import type { AppraiseSpeech, SpeakOrder } from '../speech/speak.ts';
import type { AppraiseTranscription, TranscribeOrder } from '../transcripts/transcribe.ts';
import type { AppraiseVideo } from '../videos/appraise-video.ts';
import { enhancePrompt } from '../videos/enhance-prompt.ts';
import type { RemixOrder, ToRemixedVideo } from '../videos/remix-video.ts';
import type { ReworkOrder, ToReworkedVideo } from '../videos/rework-video.ts';
import type { VideoOrder } from '../videos/video-order.ts';

/** What a request would hold, and what it would be refused with if it could not be paid. */
export interface Quote {
  readonly amount: Micros;
  readonly refusal: ErrorCode | null;
  /** What a video would be made from, where its request asks to have the prompt enhanced and could be paid. */
  readonly enhancedPrompt?: string;
  /** Names in the prompt of a video that no character of the account has. */
  readonly unknownCharacters?: string[];
}

export interface QuotesDeps {
  readonly appraiseVideo: AppraiseVideo;
  readonly toRemixedVideo: ToRemixedVideo;
  readonly toReworkedVideo: ToReworkedVideo;
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
  readonly #deps: QuotesDeps;

  constructor(deps: QuotesDeps) {
    this.#deps = deps;
  }

  async video(caller: Caller, order: VideoOrder): Promise<Quote> {
    const { price, refusal, able, enhancer, mentioned } = await this.#deps.appraiseVideo(caller, order);
    if (refusal !== null) return { amount: price, refusal: refusal.code };
    const unknownCharacters = mentionedUsernames(order.mentionsIn).filter(
      (username) => !mentioned.some(({ name }) => name === username),
    );
    const quote = { ...(await this.#quote(caller, price)), unknownCharacters };
    if (!order.enhancePrompt || quote.refusal !== null || able.length === 0) return quote;
    return { ...quote, enhancedPrompt: await enhancePrompt(enhancer, order.video.prompt) };
  }

  async remix(caller: Caller, order: RemixOrder): Promise<Quote> {
    return await this.video(caller, await this.#deps.toRemixedVideo(caller, order));
  }

  /** `told`: how large and long a file would be, which is not sent. */
  async rework(caller: Caller, order: ReworkOrder, facts: VideoFacts | null): Promise<Quote> {
    const measure = async () => {
      if (facts !== null) return facts;
      throw new ServiceError(
        'invalid_parameter',
        '`video` must be an object with the `id` of a video, or with the `seconds` and the `size` of a file: these make the price.',
        { param: 'video' },
      );
    };
    return await this.video(caller, await this.#deps.toReworkedVideo(caller, order, measure));
  }

  async speech(caller: Caller, order: SpeakOrder): Promise<Quote> {
    return await this.#quote(caller, await this.#deps.appraiseSpeech(caller, order));
  }

  async transcription(caller: Caller, order: TranscribeOrder, seconds: number): Promise<Quote> {
    return await this.#quote(caller, await this.#deps.appraiseTranscription(caller, order, seconds));
  }

  /** The durations of recordings, by parameter: a quote has no files that could be measured. */
  async chat(
    caller: Caller,
    order: ChatOrder,
    secondsByParam: ReadonlyMap<string, number>,
    signal: AbortSignal,
  ): Promise<Quote> {
    const { appraiseChat, inspectAudio } = this.#deps;
    const measure = async () => {
      let seconds = 0;
      for (const { file, param } of recordingsIn(order))
        seconds +=
          secondsByParam.get(param) ??
          (await inspectAudio(file, turnOf(caller), signal, { param })).durationSeconds;
      return seconds;
    };
    return await this.#quote(caller, await appraiseChat(caller, { ...estimateOf(order), measure }));
  }

  async passedChat(caller: Caller, order: PassedOrder): Promise<Quote> {
    return await this.#quote(caller, await this.#deps.appraiseChat(caller, order));
  }

  /** Characters are free. */
  async character(caller: Caller, source: CharacterSource): Promise<Quote> {
    const { characters } = this.#deps;
    await characters.assertRoom(caller.account.id);
    if (source.kind === 'task') await characters.videoOf(caller, source.taskId, 'from_task');
    return { amount: 0, refusal: null };
  }

  async #quote(caller: Caller, amount: Micros): Promise<Quote> {
    return { amount, refusal: (await this.#deps.billing.refusal(caller, amount))?.code ?? null };
  }
}
