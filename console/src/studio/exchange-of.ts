import type { KnownModel } from '../api/models.svelte.ts';
import { t } from '../words.ts';
import type { Turn } from './conversation.svelte.ts';
import { MOST_CHARACTERS } from './spoken-part.ts';

const MINUTE = 60;

interface Parts {
  readonly talk: {
    readonly turns: readonly Turn[];
    readonly text: string;
    readonly model: string;
    readonly isWaiting: boolean;
  };
  /** Seconds that have been said so far. */
  readonly recorded: number;
  readonly speaker: KnownModel | undefined;
  readonly listener: KnownModel | undefined;
}

/**
 * What one exchange costs at most: the answer, as the service quotes it, and beside it what speaking it costs and, unless
 * something is written, hearing what is said. Nobody knows how long that will be: it is taken for a minute, and for the
 * next one when it is over.
 */
export function exchangeOf({ talk, recorded, speaker, listener }: Parts) {
  const written = talk.text.trim();
  const seconds = MINUTE * (Math.floor(recorded / MINUTE) + 1);
  const next = written === '' ? recording(seconds) : written;
  const messages = [...talk.turns.map(toMessage), { role: 'user', content: next }];
  const body = { model: talk.model, modalities: ['text'], messages };
  const hearing = written === '' ? listener : undefined;
  const work = [
    ...(hearing ? [t('{seconds} s of listening', { seconds })] : []),
    t('the answer'),
    ...(speaker ? [t('its speech')] : []),
  ].join(t(', '));
  return {
    quote: talk.model === '' || talk.isWaiting ? null : { endpoint: '/v1/chat/completions', body },
    also:
      ((hearing?.capabilities.price.per_minute ?? 0) * seconds) / MINUTE +
      ((speaker?.capabilities.price.per_thousand_characters ?? 0) * MOST_CHARACTERS) / 1000,
    words: (price: string) =>
      t('At most {price} for an exchange: {work}. Only what is used is charged.', { price, work }),
  };
}

function toMessage({ who, text, seconds }: Turn) {
  if (who === 'model') return { role: 'assistant', content: text };
  return { role: 'user', content: seconds === null ? text : recording(seconds) };
}

/** A quote takes the length of a recording in place of the recording. */
const recording = (seconds: number) => [{ type: 'input_audio', input_audio: { seconds, format: 'wav' } }];
