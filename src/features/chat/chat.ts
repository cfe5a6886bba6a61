import type { ChatModel, SpeechModel } from '../../domain/catalogue.ts';
import { ServiceError } from '../../domain/errors.ts';
import type { Micros } from '../../domain/money.ts';
import { priceOfUsage, type TokenUsage } from '../../domain/price.ts';
import { AnswerOverLimit } from '../../engines/answer-over-limit.ts';
import { collectReply } from '../../engines/collect-reply.ts';
import type { ChatEngine, ChatEvent, ChatReply, ChatRequest } from '../../engines/engine.ts';
import type { EngineRegistry } from '../../engines/engine-registry.ts';
import { noEngine } from '../../engines/no-engine.ts';
import { ReplyTally } from '../../engines/reply-tally.ts';
import type { Caller } from '../../platform/identity/caller.ts';
import type { inspectAudio } from '../../platform/media/audio/inspect-audio.ts';
import { commonLanguage } from '../../platform/texts/common-language.ts';
import type { ContentPolicy } from '../../platform/texts/content-policy.ts';
import type { Billing } from '../billing/billing.ts';
import { type RequestHold, releasedOnFailure } from '../billing/request-hold.ts';
import type { ModelCatalogue } from '../models/model-catalogue.ts';
import { assertSpeakable } from '../speech/speak.ts';
import { type AppraiseChat, appraiseChatWith } from './appraise-chat.ts';
import { believedUsage } from './believed-usage.ts';
import type { ChatOrder } from './chat-order.ts';
import { Conversations } from './conversations.ts';
import { MeasuredRecordings } from './measured-recordings.ts';
import { ReplyVoice } from './reply-voice.ts';
import { speakReply } from './speak-reply.ts';

export interface ChatChoice {
  readonly text: string;
  readonly finishReason: 'stop' | 'length';
  /** The spoken reply, in the requested format. */
  readonly audio: Buffer | null;
}

/** An event of one of the choices. */
export type ChoiceEvent = ChatEvent & { readonly choice: number };

export interface ChatCompletion {
  readonly choices: readonly ChatChoice[];
  readonly usage: TokenUsage;
}

export interface ChatParts {
  readonly engines: EngineRegistry;
  readonly catalogue: ModelCatalogue;
  readonly billing: Billing;
  readonly policy: ContentPolicy;
  readonly inspectAudio: typeof inspectAudio;
  readonly now: () => number;
}

/**
 * Chat with audio: input audio is transcribed, the chat engine replies, and the reply can be spoken. An engine that hears
 * or speaks does so itself.
 */
export class Chat {
  readonly #parts: ChatParts;
  readonly #appraise: AppraiseChat;
  readonly #conversations: Conversations;

  constructor(parts: ChatParts) {
    this.#parts = parts;
    this.#conversations = new Conversations(parts);
    this.#appraise = appraiseChatWith(parts);
  }

  /** Streams the choices one after the other. The hold is settled when the stream ends, in whatever way. */
  async stream(
    caller: Caller,
    order: ChatOrder,
    stop: AbortController,
  ): Promise<AsyncGenerator<ChoiceEvent>> {
    const { engine, request, hold } = await this.#begin(caller, order, stop, false);
    return this.#settling(repliesOf(engine, request, order.choices, hold.signal), hold, order);
  }

  async complete(caller: Caller, order: ChatOrder, stop: AbortController): Promise<ChatCompletion> {
    const { engine, request, hold } = await this.#begin(caller, order, stop, order.speech === null);
    const choices: ChatChoice[] = [];
    const replies: TokenUsage[] = [];
    try {
      for (let choice = 0; choice < order.choices; choice += 1) {
        const reply = await (order.speech === null
          ? wholeReply(engine, requestOf(request, choice), hold.signal)
          : this.#spokenReply(order.model, order.speech, engine, requestOf(request, choice), hold.signal));
        choices.push({ text: reply.text, finishReason: reply.finishReason, audio: asBuffer(reply.audio) });
        replies.push(reply.usage);
      }
    } catch (error) {
      // The first of several replies may be made when the caller leaves.
      const isPartly = hold.signal.aborted && replies.length > 0;
      await (isPartly ? hold.capture(this.#price(order, replies)) : hold.release());
      throw error;
    }
    await hold.capture(this.#price(order, replies));
    return { choices, usage: together(replies) };
  }

  /** One reply, spoken while it is written; or afterwards, where the engine may speak itself and did not. */
  async #spokenReply(
    model: ChatModel,
    speech: NonNullable<ChatOrder['speech']>,
    engine: ChatEngine,
    request: ChatRequest,
    signal: AbortSignal,
  ): Promise<ChatReply> {
    // Whatever fails, neither the writer nor the speaker goes on alone.
    const failed = new AbortController();
    const stop = AbortSignal.any([signal, failed.signal]);
    try {
      const { mostWords = null, language = null } = request.spoken ?? {};
      const voice = this.#voice(request, model, speech, language, stop);
      if (!engine.speaks) return await speakReply(engine.reply(request, stop), voice, mostWords);
      const reply = await wholeReply(engine, { ...request, whole: true, speech }, stop);
      return { ...reply, audio: reply.audio ?? (await voice.finish(reply.text)) };
    } catch (error) {
      failed.abort(error);
      throw error;
    }
  }

  /** Speaks in the chat model's voice; part of the same reply, so not billed separately. */
  #voice(
    { account, report }: ChatRequest,
    model: ChatModel,
    { voice, format }: NonNullable<ChatOrder['speech']>,
    language: string | null,
    signal: AbortSignal,
  ): ReplyVoice {
    const speechModel = this.#parts.catalogue.everOffered(model.speechModel) as SpeechModel;
    let before = '';
    return new ReplyVoice({
      account,
      format,
      signal,
      speak: async ({ text, format }) => {
        const engine = this.#parts.engines.of(account).speech(speechModel.id);
        if (!engine) throw noEngine(model.id);
        before += text;
        assertSpeakable(speechModel, before, 1, 'messages');
        const manner = {
          voice,
          format,
          speed: 1,
          instructions: null,
          whole: true,
          ...spokenLanguage(before, language),
        };
        const speech = await engine.speak(
          { ...manner, model: speechModel.id, account, text, ...(report && { report }) },
          signal,
        );
        return speech.chunks;
      },
    });
  }

  /** Everything before the first token of the reply. Money is held before anything is transcribed. */
  async #begin(
    caller: Caller,
    order: ChatOrder,
    stop: AbortController,
    whole: boolean,
  ): Promise<{ engine: ChatEngine; request: ChatRequest; hold: RequestHold }> {
    const { billing, inspectAudio } = this.#parts;
    const engines = this.#parts.engines.of(caller.account.id);
    const { model, options } = order;
    const engine = engines.chat(model.id);
    const transcriber = engine?.hears ? undefined : engines.transcriber(model.transcriptionModel);
    await using recordings = new MeasuredRecordings({ inspectAudio, sampleRate: transcriber?.sampleRate });
    const price = await this.#appraise(caller, order, ({ file, param }) =>
      recordings.measure(file, param, caller, stop.signal),
    );
    if (!engine) {
      await billing.assertFunds(caller, price);
      throw noEngine(model.id);
    }
    const written = this.#conversations.readWritten(order);
    const hold = await billing.holdForRequest(caller, model.id, price, stop);
    // What is not in memory is loaded while the recordings are heard and the reply is written.
    engine.expect?.();
    if (order.speech && !engine.speaks) engines.speech(model.speechModel)?.expect?.();
    const conversation =
      written ??
      (await releasedOnFailure(hold, () =>
        this.#conversations.read(caller, order, engine, recordings, hold),
      ));
    const mostTokens = options.maxTokens ?? model.maxOutputTokens;
    const payer = { model: model.id, account: caller.account.id, report: hold.report };
    const most = { mostTokens, mostPromptTokens: model.contextLength };
    const request = { ...conversation, ...options, ...most, ...payer, whole };
    return { engine, request, hold };
  }

  async *#settling(
    events: AsyncIterable<ChoiceEvent>,
    hold: RequestHold,
    order: ChatOrder,
  ): AsyncGenerator<ChoiceEvent> {
    const tallies: ReplyTally[] = [];
    let failed = false;
    try {
      for await (const event of events) {
        if (event.type === 'start') tallies.push(new ReplyTally());
        tallies.at(-1)?.add(event);
        yield event;
      }
    } catch (error) {
      // A reply without an end was cut off, and what came of it is with the caller.
      const isCut = error instanceof ServiceError && error.cause instanceof AnswerOverLimit;
      const hasSaid = tallies.some(({ usage }) => usage.completionTokens > 0);
      failed = !hold.signal.aborted && !(isCut && hasSaid);
      throw error;
    } finally {
      const replies = tallies.map(({ usage }) => usage);
      const nothing = failed || replies.length === 0;
      await (nothing ? hold.release() : hold.capture(this.#price(order, replies)));
    }
  }

  #price({ model, options, choices }: ChatOrder, replies: readonly TokenUsage[]): Micros {
    const mostTokens = (options.maxTokens ?? model.maxOutputTokens) * choices;
    const usage = believedUsage(together(replies), model, { mostTokens, addsMore: false });
    return priceOfUsage(this.#parts.catalogue.priceOf(model), usage);
  }
}

/** The choices of a request share its question. */
function together(replies: readonly TokenUsage[]): TokenUsage {
  return replies.reduce((before, reply) => ({
    ...reply,
    completionTokens: before.completionTokens + reply.completionTokens,
    completionAudioTokens: before.completionAudioTokens + reply.completionAudioTokens,
  }));
}

/** The reply may be in another language than the question; a few words do not tell. */
function spokenLanguage(text: string, asked: string | null): { language?: string } {
  const language = commonLanguage(text) ?? asked;
  return language === null ? {} : { language };
}

/** Gives each choice its own seed; otherwise all would be the same. */
function requestOf(request: ChatRequest, choice: number): ChatRequest {
  return request.seed === null ? request : { ...request, seed: request.seed + choice };
}

async function* repliesOf(
  engine: ChatEngine,
  request: ChatRequest,
  choices: number,
  signal: AbortSignal,
): AsyncGenerator<ChoiceEvent> {
  for (let choice = 0; choice < choices; choice += 1) {
    for await (const event of engine.reply(requestOf(request, choice), signal)) yield { ...event, choice };
  }
}

function wholeReply(engine: ChatEngine, request: ChatRequest, signal: AbortSignal): Promise<ChatReply> {
  return engine.replyWhole ? engine.replyWhole(request, signal) : collectReply(engine.reply(request, signal));
}

function asBuffer(bytes: Uint8Array | null): Buffer | null {
  return bytes && Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
}
