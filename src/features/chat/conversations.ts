import type { ChatEngine, ChatRequest, EngineMessage, SpokenManner } from '../../engines/engine.ts';
import { spokenManner } from '../../engines/spoken-manner.ts';
import { type Caller, turnOf } from '../../platform/identity/caller.ts';
import { commonLanguage } from '../../platform/texts/common-language.ts';
import type { ContentPolicy } from '../../platform/texts/content-policy.ts';
import type { ChatMessage, ChatOrder } from './chat-order.ts';
import { HeardRecordings, type HeardRecordingsDeps, type PaidWork } from './heard-recordings.ts';
import type { MeasuredRecordings } from './measured-recordings.ts';

export interface ConversationsDeps extends HeardRecordingsDeps {
  readonly policy: ContentPolicy;
}

/** Stands for a message of recordings without a word: an empty message makes a language model invent what was said. */
const NOTHING_HEARD = 'I said something, but you could not hear it. Please ask me to say it again.';

/** A conversation as an engine takes it. */
export type Conversation = Pick<ChatRequest, 'messages' | 'written' | 'spoken'>;

/** Turns what callers send into what engines read. */
export class Conversations {
  readonly #policy: ContentPolicy;
  readonly #recordings: HeardRecordings;

  constructor(deps: ConversationsDeps) {
    this.#policy = deps.policy;
    this.#recordings = new HeardRecordings(deps);
  }

  /** A conversation without recordings; null for every other. */
  readWritten(order: ChatOrder): Conversation | null {
    if (order.messages.some(({ parts }) => parts.some(({ type }) => type === 'audio'))) return null;
    const messages = order.messages.map(({ role, parts }) => ({ role, content: textIn(parts) }));
    return { messages, ...mannerOf(order, messages, null) };
  }

  /** Recordings go to an engine that hears as they are; otherwise they are transcribed, once. */
  async read(
    caller: Caller,
    order: ChatOrder,
    engine: ChatEngine,
    measured: MeasuredRecordings,
    work: PaidWork,
  ): Promise<Conversation> {
    if (!engine.hears) {
      const { messages, language } = await this.#transcribed(caller, order, measured, work);
      return { messages, ...mannerOf(order, messages, language) };
    }
    let written: Promise<EngineMessage[]> | undefined;
    const messages = order.messages.map(({ role, parts }) => ({ role, parts, content: textIn(parts) }));
    return {
      messages,
      written: () => {
        written ??= this.#transcribed(caller, order, measured, work).then(({ messages }) => messages);
        return written;
      },
      ...mannerOf(order, messages, null),
    };
  }

  /** The conversation in writing, and the language in which the user last spoke. */
  async #transcribed(
    caller: Caller,
    { model, messages }: ChatOrder,
    measured: MeasuredRecordings,
    work: PaidWork,
  ): Promise<{ messages: EngineMessage[]; language: string | null }> {
    const written: EngineMessage[] = [];
    let language: string | null = null;
    for (const { role, parts } of messages) {
      if (role === 'user') language = null;
      const texts: string[] = [];
      for (const part of parts) {
        if (part.type === 'text') {
          texts.push(part.text);
          continue;
        }
        const recording = measured.heardFrom(part.file);
        const heard = await this.#recordings.hear(caller, model, recording, work);
        await this.#policy.assertAllowed(heard.text, 'messages', turnOf(caller));
        texts.push(heard.text);
        language = heard.language;
      }
      const content = texts.join('\n');
      const isSilent = content.trim() === '' && parts.some(({ type }) => type === 'audio');
      written.push({ role, content: isSilent ? NOTHING_HEARD : content });
    }
    return { messages: written, language };
  }
}

/** The language is that of the question, as it was heard or as it is written. */
function mannerOf(
  { speech, options }: ChatOrder,
  messages: readonly EngineMessage[],
  heard: string | null,
): { spoken?: SpokenManner } {
  if (speech === null) return {};
  const question = messages.findLast(({ role }) => role === 'user')?.content ?? '';
  return { spoken: spokenManner(messages, options.maxTokens, heard ?? commonLanguage(question)) };
}

function textIn(parts: ChatMessage['parts']): string {
  return parts.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n');
}
