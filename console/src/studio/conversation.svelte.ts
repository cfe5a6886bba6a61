import { sendOk } from '../api/client.ts';
import { t } from '../words.ts';
import { AudioSink } from './audio-sink.ts';
import { readReply } from './read-reply.ts';
import { spokenPart } from './spoken-part.ts';
import { decoded, toBase64, toWav } from './wav.ts';

export interface Turn {
  readonly who: 'you' | 'model';
  readonly text: string;
  /** The recording, or the spoken answer. */
  readonly url: string | null;
  /** Of the recording; null where nothing was recorded. */
  readonly seconds: number | null;
  readonly message: object;
}

/** Who answers, who speaks the answer, and who writes down what was said aloud; null where the key may use nobody. */
export interface Cast {
  readonly model: string;
  readonly voice: string;
  readonly speaker: string | null;
  readonly listener: string | null;
}

/** What hearing needs; more would only make the request longer. */
const RATE = 16_000;

/** A conversation. It outlives its page, with the answer that is on its way. */
class Conversation {
  turns = $state.raw<readonly Turn[]>([]);
  isWaiting = $state(false);
  model = $state('');
  voice = $state('');
  text = $state('');
  #sink: AudioSink | null = null;
  /** Answers to what was said before it was cleared are let go. */
  #leaving = new AbortController();

  async sayAloud(cast: Cast, recording: Blob): Promise<void> {
    const samples = await decoded(recording, RATE);
    const wav = toWav(samples, RATE);
    const part = { type: 'input_audio', input_audio: { data: await toBase64(wav), format: 'wav' } };
    const turn: Turn = {
      who: 'you',
      text: t('(listening…)'),
      url: URL.createObjectURL(wav),
      seconds: samples.length / RATE,
      message: { role: 'user', content: [part] },
    };
    const answered = this.#say(cast, turn);
    await this.#showHeard(cast, wav, turn);
    await answered;
  }

  async write(cast: Cast, text: string): Promise<void> {
    await this.#say(cast, {
      who: 'you',
      text,
      url: null,
      seconds: null,
      message: { role: 'user', content: text },
    });
  }

  /** What was heard stands where it was said, so that a wrong answer is understood. */
  async #showHeard({ listener }: Cast, wav: Blob, turn: Turn): Promise<void> {
    const form = new FormData();
    form.append('model', listener ?? '');
    form.append('response_format', 'json');
    form.append('file', wav, 'said.wav');
    const heard =
      listener === null
        ? null
        : await sendOk('/v1/audio/transcriptions', { method: 'POST', body: form })
            .then((response) => response.json())
            .catch(() => null);
    const text = String(heard?.text ?? '').trim() || t('(your voice)');
    this.turns = this.turns.map((one) => (one.message === turn.message ? { ...one, text } : one));
  }

  /** The answer is written while it comes, then spoken. What was said stays if it was answered; else it can be sent again. */
  async #say(cast: Cast, turn: Turn): Promise<void> {
    const before = this.turns;
    let isAnswered = false;
    this.#leaving = new AbortController();
    const { signal } = this.#leaving;
    this.stop();
    this.turns = [...before, turn];
    this.isWaiting = true;
    try {
      const history = this.turns.map(({ message }) => message);
      let text = '';
      for await (const piece of readReply(
        { model: cast.model, modalities: ['text'], messages: history },
        signal,
      )) {
        text += piece;
        this.#show(text, null);
      }
      this.#show(text, null);
      isAnswered = true;
      if (cast.speaker !== null && text.trim() !== '') {
        const url = await this.#speak(cast.speaker, cast.voice, text, signal);
        if (!signal.aborted) this.#show(text, url);
      }
    } catch (error) {
      if (signal.aborted) return;
      if (!isAnswered) {
        this.turns = before;
        if (turn.url === null && this.text === '') this.text = turn.text;
      }
      throw error;
    } finally {
      if (this.#leaving.signal === signal) this.isWaiting = false;
    }
  }

  #show(text: string, url: string | null): void {
    const last = this.turns.at(-1);
    const earlier = last?.who === 'model' ? this.turns.slice(0, -1) : this.turns;
    this.turns = [
      ...earlier,
      { who: 'model', text, url, seconds: null, message: { role: 'assistant', content: text } },
    ];
  }

  /** Heard while it arrives; the address is for hearing it again. */
  async #speak(model: string, voice: string, input: string, signal: AbortSignal): Promise<string> {
    const response = await sendOk('/v1/audio/speech', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ model, voice, input: spokenPart(input), response_format: 'wav' }),
      signal,
    });
    const sink = new AudioSink(true);
    this.#sink = sink;
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    const reader = response.body?.getReader();
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      chunks.push(part.value as Uint8Array<ArrayBuffer>);
      sink.add(part.value);
    }
    void sink.heard();
    return URL.createObjectURL(new Blob(chunks, { type: 'audio/wav' }));
  }

  /** Stops what is being spoken. */
  stop(): void {
    void this.#sink?.stop();
    this.#sink = null;
  }

  clear(): void {
    this.#leaving.abort();
    this.stop();
    this.isWaiting = false;
    this.turns = [];
  }
}

export const conversation = new Conversation();
