import type { ChatModel, SpeechModel } from '../../domain/catalogue.ts';
import { NO_DETAILS, type TokenUsage } from '../../domain/price.ts';
import type { ChatEngine, ChatEvent, ChatReply, ChatRequest } from '../../engines/engine.ts';
import type { EngineRegistry } from '../../engines/engine-registry.ts';
import { noEngine } from '../../engines/no-engine.ts';
import { ReplyTally } from '../../engines/reply-tally.ts';
import type { Caller } from '../../platform/identity/caller.ts';
import type { inspectAudio } from '../../platform/media/audio/inspect-audio.ts';
import { commonLanguage } from '../../platform/texts/common-language.ts';
import type { ContentPolicy } from '../../platform/texts/content-policy.ts';
import type { Billing } from '../billing/billing.ts';
import type { ModelCatalogue } from '../models/model-catalogue.ts';
import { assertSpeakable } from '../speech/speak.ts';
import { type AppraiseChat, appraiseChatWith } from './appraise-chat.ts';
import { type ChatOrder, estimateOf, recordingsIn } from './chat-order.ts';
import { Conversations } from './conversations.ts';
import { MeasuredRecordings } from './measured-recordings.ts';
import { PaidChat, type PaidChatDeps } from './paid-chat.ts';
import type { PassedOrder } from './passed-chat-order.ts';
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

/** The answer of a hosted model as it came: as a whole, or the lines of each event. */
export type PassedAnswer = { readonly whole: string } | { readonly events: AsyncGenerator<string> };

export interface ChatDeps {
  readonly engines: EngineRegistry;
  readonly catalogue: ModelCatalogue;
  readonly billing: Billing;
  readonly policy: ContentPolicy;
  readonly inspectAudio: typeof inspectAudio;
  readonly now: () => number;
}

/**
 * Chat. A hosted model gets a conversation with the caller's own fields (`pass`). Otherwise it is read: input audio is transcribed,
 * the chat engine replies, and the reply can be spoken; an engine that hears or speaks does so itself. Both are paid alike.
 */
export class Chat {
  readonly appraise: AppraiseChat;
  readonly #deps: ChatDeps;
  readonly #money: PaidChatDeps;
  readonly #conversations: Conversations;

  constructor(deps: ChatDeps) {
    this.#deps = deps;
    this.appraise = appraiseChatWith(deps);
    this.#money = { ...deps, appraise: this.appraise };
    this.#conversations = new Conversations(deps);
  }

  /** The names that the operator lets through beside the known ones; undefined: requests for the model are read here. */
  passes(caller: Caller, model: ChatModel): readonly string[] | undefined {
    return this.#engine(caller, model)?.passes;
  }

  /** Passes the request on, and charges what the service says it took. */
  async pass(caller: Caller, order: PassedOrder, stop: AbortController): Promise<PassedAnswer> {
    const { model, mostTokens, mostPromptTokens } = order;
    const engine = this.#engine(caller, model);
    const passOn = engine?.passOn?.bind(engine);
    const { paid, answering } = await PaidChat.hold(this.#money, caller, order, passOn, stop);
    const payer = { model: model.id, account: caller.account.id, report: paid.report };
    const request = { ...order.request, ...payer, mostTokens, mostPromptTokens };
    const reply = await paid.orRelease(() => answering(request, paid.signal));
    if ('events' in reply) return { events: paid.settling(reply.events, reply.usage) };
    await paid.settle(reply.usage());
    return reply;
  }

  /** Streams the choices one after the other. */
  async stream(
    caller: Caller,
    order: ChatOrder,
    stop: AbortController,
  ): Promise<AsyncGenerator<ChoiceEvent>> {
    const { engine, request, paid } = await this.#begin(caller, order, stop, false);
    const tallies: ReplyTally[] = [];
    const events = repliesOf(engine, request, order.choices, paid.signal, tallies);
    return paid.settling(events, () => together(tallies.map(({ usage }) => usage)));
  }

  async complete(caller: Caller, order: ChatOrder, stop: AbortController): Promise<ChatCompletion> {
    const { engine, request, paid } = await this.#begin(caller, order, stop, order.speech === null);
    const choices: ChatChoice[] = [];
    const replies: TokenUsage[] = [];
    try {
      for (let choice = 0; choice < order.choices; choice += 1) {
        const reply = await (order.speech === null
          ? collectReply(engine.reply(requestOf(request, choice), paid.signal))
          : this.#spokenReply(order.model, order.speech, engine, requestOf(request, choice), paid.signal));
        choices.push({ text: reply.text, finishReason: reply.finishReason, audio: asBuffer(reply.audio) });
        replies.push(reply.usage);
      }
    } catch (error) {
      // The first of several replies may be made when the caller leaves.
      await paid.settle(paid.signal.aborted ? together(replies) : null);
      throw error;
    }
    const usage = together(replies) ?? { ...NO_DETAILS, promptTokens: 0, completionTokens: 0 };
    await paid.settle(usage);
    return { choices, usage };
  }

  #engine(caller: Caller, { id }: ChatModel): ChatEngine | undefined {
    return this.#deps.engines.of(caller.account.id).chat(id);
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
      const voice = chatVoice(this.#deps, request, model, speech, stop);
      if (!engine.speaks)
        return await speakReply(engine.reply(request, stop), voice, request.spoken?.mostWords ?? null);
      const reply = await collectReply(engine.reply({ ...request, whole: true, speech }, stop));
      return { ...reply, audio: reply.audio ?? (await voice.finish(reply.text)) };
    } catch (error) {
      failed.abort(error);
      throw error;
    }
  }

  /** Everything before the first token of the reply. Money is held before anything is transcribed. */
  async #begin(
    caller: Caller,
    order: ChatOrder,
    stop: AbortController,
    whole: boolean,
  ): Promise<{ engine: ChatEngine; request: ChatRequest; paid: PaidChat }> {
    const engines = this.#deps.engines.of(caller.account.id);
    const { model, options } = order;
    const able = engines.chat(model.id);
    const { sampleRate } = (able?.hears ? null : engines.transcriber(model.transcriptionModel)) ?? {};
    await using recordings = new MeasuredRecordings({ ...this.#deps, sampleRate });
    const measure = async () => {
      let seconds = 0;
      for (const { file, param } of recordingsIn(order))
        seconds += await recordings.measure(file, param, caller, stop.signal);
      return seconds;
    };
    const estimate = { ...estimateOf(order), measure };
    const { paid, answering: engine } = await PaidChat.hold(this.#money, caller, estimate, able, stop);
    // What is not in memory is loaded while the recordings are heard and the reply is written.
    engine.expect?.();
    if (order.speech && !engine.speaks) engines.speech(model.speechModel)?.expect?.();
    const conversation =
      this.#conversations.readWritten(order) ??
      (await paid.orRelease(() => this.#conversations.read(caller, order, engine, recordings, paid)));
    const payer = { model: model.id, account: caller.account.id, report: paid.report };
    const mostTokens = options.maxTokens ?? model.maxOutputTokens;
    const most = { mostTokens, mostPromptTokens: model.contextLength };
    return { engine, request: { ...conversation, ...options, ...most, ...payer, whole }, paid };
  }
}

/** The choices of a request share its question. Null: there is no reply. */
function together(replies: readonly TokenUsage[]): TokenUsage | null {
  if (replies.length === 0) return null;
  return replies.reduce((before, reply) => ({
    ...reply,
    completionTokens: before.completionTokens + reply.completionTokens,
    completionAudioTokens: before.completionAudioTokens + reply.completionAudioTokens,
  }));
}

/** Gives each choice its own seed; otherwise all would be the same. */
function requestOf(request: ChatRequest, choice: number): ChatRequest {
  return request.seed === null ? request : { ...request, seed: request.seed + choice };
}

/** What each reply takes is added to `tallies`. */
async function* repliesOf(
  engine: ChatEngine,
  request: ChatRequest,
  choices: number,
  signal: AbortSignal,
  tallies: ReplyTally[],
): AsyncGenerator<ChoiceEvent> {
  for (let choice = 0; choice < choices; choice += 1) {
    for await (const event of engine.reply(requestOf(request, choice), signal)) {
      if (event.type === 'start') tallies.push(new ReplyTally());
      tallies.at(-1)?.add(event);
      yield { ...event, choice };
    }
  }
}

function asBuffer(bytes: Uint8Array | null): Buffer | null {
  return bytes && Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
}

/** A reply that came in pieces, as a whole. */
async function collectReply(events: AsyncIterable<ChatEvent>): Promise<ChatReply> {
  const tally = new ReplyTally();
  let text = '';
  let audio: Uint8Array | null = null;
  let finishReason: ChatReply['finishReason'] = 'stop';
  for await (const event of events) {
    tally.add(event);
    if (event.type === 'delta') text += event.text;
    if (event.type === 'speech') audio = event.audio;
    if (event.type === 'end') finishReason = event.finishReason;
  }
  return { text, audio, finishReason, usage: tally.usage };
}

interface ChatVoiceDeps {
  readonly engines: EngineRegistry;
  readonly catalogue: ModelCatalogue;
}

/** Speaks in the chat model's voice; part of the same reply, so not billed separately. */
function chatVoice(
  { engines, catalogue }: ChatVoiceDeps,
  { account, report, spoken }: ChatRequest,
  model: ChatModel,
  { voice, format }: NonNullable<ChatOrder['speech']>,
  signal: AbortSignal,
): ReplyVoice {
  const speechModel = catalogue.everOffered(model.speechModel) as SpeechModel;
  let before = '';
  return new ReplyVoice({
    account,
    format,
    signal,
    speak: async ({ text, format }) => {
      const engine = engines.of(account).speech(speechModel.id);
      if (!engine) throw noEngine(model.id);
      before += text;
      assertSpeakable(speechModel, before, 1, 'messages');
      const manner = { voice, format, speed: 1, instructions: null, whole: true };
      const language = spokenLanguage(before, spoken?.language ?? null);
      const payer = { account, ...(report && { report }) };
      const request = { ...manner, ...language, ...payer, model: speechModel.id, text };
      return (await engine.speak(request, signal)).chunks;
    },
  });
}

/** The reply may be in another language than the question; a few words do not tell. */
function spokenLanguage(text: string, estimate: string | null): { language?: string } {
  const language = commonLanguage(text) ?? estimate;
  return language === null ? {} : { language };
}
