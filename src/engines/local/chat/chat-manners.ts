import { commonLanguage } from '../../../platform/texts/common-language.ts';
import type { ChatRequest, EngineMessage } from '../../engine.ts';
import { withManner } from '../../spoken-manner.ts';
import { tinyLlamaExamples } from './tinyllama-examples.ts';

/** What gets the best out of a model. */
export interface ChatManners {
  /** For requests that do not set their own. */
  readonly temperature: number;
  /** Leaves out tokens that are less likely than this, as a part of the likeliest. */
  readonly minP: number;
  /** Texts after which the model talks to itself; those of a spoken reply too. */
  readonly stops: readonly string[];
  readonly spokenStops: readonly string[];
  /** The conversation as this model understands it best; `examples` come before it, and are not the caller's. */
  prepare(request: ChatRequest): { examples: readonly EngineMessage[]; messages: readonly EngineMessage[] };
}

/** Of a model that follows instructions. */
export const INSTRUCTED: ChatManners = {
  temperature: 0.7,
  minP: 0.05,
  stops: [],
  spokenStops: [],
  prepare: ({ messages, spoken }) => ({
    examples: [],
    messages: spoken ? withManner(messages, spoken) : messages,
  }),
};

/**
 * TinyLlama in 2 bits does not follow instructions: told to be brief, it writes about being brief. It does follow
 * examples, of brevity and of the language. They stand before conversations without instructions of the caller's.
 */
export const TINYLLAMA: ChatManners = {
  // Whatever is not its first thought is nonsense.
  temperature: 0,
  minP: 0,
  stops: ['<|user|', '<|assistant|', '<|system|'],
  // After a paragraph it asks itself the next question.
  spokenStops: ['\n\n'],
  prepare: ({ messages, spoken }) => {
    if (messages.some(({ role }) => role === 'system')) return { examples: [], messages };
    const question = messages.findLast(({ role }) => role === 'user')?.content ?? '';
    return { examples: tinyLlamaExamples(spoken?.language ?? commonLanguage(question) ?? 'en'), messages };
  },
};
