import { type ChatModel, modelById, type SpeechModel, type TranscriptionModel } from '../domain/catalogue.ts';
import type { Micros } from '../domain/money.ts';
import { priceOfTokens } from '../domain/price.ts';
import { collectReply } from '../engines/collect-reply.ts';
import type { ChatEngine, ChatEvent, ChatRequest, ChatTurn } from '../engines/engine.ts';
import type { EngineRegistry } from '../engines/engine-registry.ts';
import { noEngine } from '../engines/no-engine.ts';
import { type Caller, turnOf } from '../identity/caller.ts';
import type { inspectAudio } from '../media/inspect-audio.ts';
import type { ContentPolicy } from '../texts/content-policy.ts';
import { type AppraiseChat, appraiseChatWith } from './appraise-chat.ts';
import { type Billing, type RequestHold, releasedOnFailure } from './billing.ts';
import type { ChatMessage, ChatOrder } from './chat-order.ts';
import type { ModelCatalogue } from './model-catalogue.ts';
import { assertSpeakable } from './speak.ts';

export interface ChatChoice {
  readonly text: string;
  readonly finishReason: 'stop' | 'length';
  /** The spoken reply, in the requested format. */
  readonly audio: Buffer | null;
}

/** An event of one of the choices. */
export type ChoiceEvent = ChatEvent & { readonly choice: number };

export interface ChatUsage {
  readonly promptTokens: number;
  readonly completionTokens: number;
}

export interface ChatCompletion {
  readonly choices: readonly ChatChoice[];
  readonly usage: ChatUsage;
}

export interface ChatParts {
  readonly engines: EngineRegistry;
  readonly catalogue: ModelCatalogue;
  readonly billing: Billing;
  readonly policy: ContentPolicy;
  readonly inspectAudio: typeof inspectAudio;
}

/**
 * Chat with audio: input audio is transcribed, the chat engine replies, and the reply can be spoken. An engine that hears
 * or speaks does so itself.
 */
export class Chat {
  readonly #parts: ChatParts;
  readonly #appraise: AppraiseChat;

  constructor(parts: ChatParts) {
    this.#parts = parts;
    this.#appraise = appraiseChatWith(parts);
  }

  /** Streams the choices one after the other. The hold is settled when the stream ends, in whatever way. */
  async stream(caller: Caller, order: ChatOrder, signal: AbortSignal): Promise<AsyncGenerator<ChoiceEvent>> {
    const { engine, request, hold } = await this.#begin(caller, order, signal);
    return this.#settling(repliesOf(engine, request, order.choices, hold.signal), hold, order.model);
  }

  async complete(caller: Caller, order: ChatOrder, signal: AbortSignal): Promise<ChatCompletion> {
    const { engine, request: begun, hold } = await this.#begin(caller, order, signal);
    const speech = engine.speaks && order.speech ? { speech: order.speech } : {};
    const request: ChatRequest = { ...begun, whole: true, ...speech };
    const completion = await releasedOnFailure(hold, async () => {
      const choices: ChatChoice[] = [];
      let promptTokens = 0;
      let completionTokens = 0;
      for (let choice = 0; choice < order.choices; choice += 1) {
        const asked = requestOf(request, choice);
        const reply = engine.replyWhole
          ? await engine.replyWhole(asked, hold.signal)
          : await collectReply(engine.reply(asked, hold.signal));
        const audio =
          order.speech &&
          (asBuffer(reply.audio) ??
            (await this.#speak(caller, order.model, order.speech, reply.text, hold.signal)));
        choices.push({ text: reply.text, finishReason: reply.finishReason, audio });
        promptTokens = reply.promptTokens;
        completionTokens += reply.completionTokens;
      }
      return { choices, usage: { promptTokens, completionTokens } };
    });
    await hold.capture(this.#price(order.model, completion.usage));
    return completion;
  }

  /** Speaks the reply in the chat model's voice; part of the same reply, so not billed separately. */
  async #speak(
    caller: Caller,
    model: ChatModel,
    speech: NonNullable<ChatOrder['speech']>,
    text: string,
    signal: AbortSignal,
  ): Promise<Buffer> {
    const speechModel = modelById(model.speechModel) as SpeechModel;
    const engine = this.#parts.engines.speech(speechModel.id);
    if (!engine) throw noEngine(model.id);
    assertSpeakable(speechModel, text, 1, 'messages');
    const account = caller.account.id;
    const manner = { ...speech, speed: 1, instructions: null };
    const spoken = await engine.speak({ ...manner, model: speechModel.id, account, text }, signal);
    const chunks: Uint8Array[] = [];
    for await (const chunk of spoken.chunks) chunks.push(chunk);
    return Buffer.concat(chunks);
  }

  /** Everything before the first token of the reply. Money is held before anything is transcribed. */
  async #begin(
    caller: Caller,
    order: ChatOrder,
    signal: AbortSignal,
  ): Promise<{ engine: ChatEngine; request: ChatRequest; hold: RequestHold }> {
    const { engines, billing } = this.#parts;
    const { model, options } = order;
    const most = await this.#appraise(order, async ({ file, param }) => {
      const audio = await this.#parts.inspectAudio(file, turnOf(caller), signal, { param });
      return audio.durationSeconds;
    });
    const engine = engines.chat(model.id);
    if (!engine) {
      await billing.assertFunds(caller, most);
      throw noEngine(model.id);
    }
    const hold = await billing.holdForRequest(caller, model.id, most, signal);
    const request = await releasedOnFailure(hold, () => this.#heard(caller, order, engine, hold.signal));
    return { engine, request: { ...options, model: model.id, account: caller.account.id, ...request }, hold };
  }

  /** Recordings go to an engine that hears as they are; otherwise they are transcribed, once. */
  async #heard(
    caller: Caller,
    { model, messages }: ChatOrder,
    engine: ChatEngine,
    signal: AbortSignal,
  ): Promise<Pick<ChatRequest, 'messages' | 'written'>> {
    const transcribe = () => this.#transcribed(caller, model, messages, signal);
    const hasRecordings = messages.some(({ parts }) => parts.some(({ type }) => type === 'audio'));
    if (!engine.hears || !hasRecordings) return { messages: await transcribe() };
    let written: Promise<ChatTurn[]> | undefined;
    return {
      messages: messages.map(({ role, parts }) => ({ role, parts, content: textIn(parts) })),
      written: () => {
        written ??= transcribe();
        return written;
      },
    };
  }

  async #transcribed(
    caller: Caller,
    model: ChatModel,
    messages: readonly ChatMessage[],
    signal: AbortSignal,
  ): Promise<ChatTurn[]> {
    const turns: ChatTurn[] = [];
    for (const message of messages) {
      const texts: string[] = [];
      for (const part of message.parts) {
        texts.push(part.type === 'text' ? part.text : await this.#hear(caller, model, part.file, signal));
      }
      turns.push({ role: message.role, content: texts.join('\n') });
    }
    return turns;
  }

  async #hear(caller: Caller, model: ChatModel, file: string, signal: AbortSignal): Promise<string> {
    const transcriptionModel = modelById(model.transcriptionModel) as TranscriptionModel;
    const transcriber = this.#parts.engines.transcriber(transcriptionModel.id);
    if (!transcriber) throw noEngine(model.id);
    const transcript = await transcriber.transcribe(
      {
        model: transcriptionModel.id,
        account: caller.account.id,
        file,
        task: 'transcribe',
        language: null,
        prompt: null,
        temperature: 0,
        words: false,
      },
      signal,
    );
    await this.#parts.policy.assertAllowed(transcript.text, 'messages');
    return transcript.text;
  }

  async *#settling(
    events: AsyncIterable<ChoiceEvent>,
    hold: RequestHold,
    model: ChatModel,
  ): AsyncGenerator<ChoiceEvent> {
    let promptTokens = 0;
    let ended = 0;
    let completionTokens = 0;
    let failed = false;
    try {
      for await (const event of events) {
        if (event.type === 'start') promptTokens = event.promptTokens;
        // A delta is about one token; the engine's own count replaces this estimate at the end.
        if (event.type === 'delta') completionTokens += 1;
        if (event.type === 'end') {
          ended += event.completionTokens;
          completionTokens = ended;
          promptTokens = event.promptTokens ?? promptTokens;
        }
        yield event;
      }
    } catch (error) {
      failed = !hold.signal.aborted;
      throw error;
    } finally {
      const nothing = failed || completionTokens === 0;
      await (nothing ? hold.release() : hold.capture(this.#price(model, { promptTokens, completionTokens })));
    }
  }

  #price(model: ChatModel, usage: ChatUsage): Micros {
    return priceOfTokens(this.#parts.catalogue.priceOf(model), usage.promptTokens + usage.completionTokens);
  }
}

/** Gives each choice its own seed; otherwise all would be the same. */
function requestOf(request: ChatRequest, choice: number): ChatRequest {
  return { ...request, seed: request.seed === null ? null : request.seed + choice };
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

function textIn(parts: ChatMessage['parts']): string {
  return parts.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n');
}

function asBuffer(bytes: Uint8Array | null): Buffer | null {
  return bytes && Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
}
