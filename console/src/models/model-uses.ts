import { converses, hears, type KnownModel, makesVideos, speaks, writes } from '../api/models.svelte.ts';
import { t } from '../words.ts';

/** A quote for an amount of work that somebody chooses: `per` of it cost what the service says of `quote`. */
export interface Use {
  /** The page that uses the model. */
  readonly page: string;
  readonly action: string;
  readonly example: {
    readonly words: string;
    readonly endpoint: string;
    readonly body: object;
    readonly file: string | null;
  };
  /** Null: a video's own form has its price. */
  readonly amount: {
    readonly label: string;
    readonly usual: number;
    quote(count: number): { endpoint: string; body: object };
    times(count: number): number;
  } | null;
}

const EXAMPLE_TEXT = 'Good evening. Tonight’s video begins in five minutes.';
const EXAMPLE_QUESTION = 'Name three things to see in Lisbon.';
const THOUSAND = 1000;

/** What a person does with a model that makes no videos: where, an example, and how its price is counted. */
export function useOf({ id: model, capabilities }: KnownModel): Use | null {
  const page = (path: string) => `${path}?model=${encodeURIComponent(model)}`;
  const known = { id: model, capabilities };
  if (makesVideos(known)) return null;
  if (speaks(known)) {
    const endpoint = '/v1/audio/speech';
    const voice = capabilities.voices?.[0] ?? '';
    return {
      page: page('/speech'),
      action: t('Open in Speech'),
      example: {
        words: `“${EXAMPLE_TEXT}”`,
        endpoint,
        body: { model, input: EXAMPLE_TEXT, voice },
        file: null,
      },
      amount: {
        label: t('Characters to speak'),
        usual: THOUSAND,
        quote: () => ({ endpoint, body: { model, voice, input: 'a'.repeat(THOUSAND) } }),
        times: (count) => count / THOUSAND,
      },
    };
  }
  if (hears(known)) {
    const endpoint = '/v1/audio/transcriptions';
    return {
      page: page('/transcribe'),
      action: t('Open in Transcribe'),
      example: {
        words: t('Turns a recording of up to 25 MB into text.'),
        endpoint,
        body: { model },
        file: 'recording.mp3',
      },
      amount: {
        label: t('Minutes to transcribe'),
        usual: 10,
        quote: () => ({ endpoint, body: { model, seconds: 60 } }),
        times: (count) => count,
      },
    };
  }
  if (!writes(known)) return null;
  const endpoint = '/v1/chat/completions';
  const messages = [{ role: 'user', content: EXAMPLE_QUESTION }];
  return {
    page: converses(known) ? page('/talk') : page('/chat'),
    action: converses(known) ? t('Open in Talk') : t('Open in Chat'),
    example: { words: `“${EXAMPLE_QUESTION}”`, endpoint, body: { model, messages }, file: null },
    amount: {
      label: t('Tokens of an answer, at most'),
      usual: 500,
      quote: (count) => ({ endpoint, body: { model, messages, max_tokens: count } }),
      times: () => 1,
    },
  };
}
