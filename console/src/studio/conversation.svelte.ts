import { sendOk } from '../api/client.ts';
import { t } from '../words.ts';
import { decoded, toBase64, toWav } from './wav.ts';

export interface Turn {
  readonly who: 'you' | 'model';
  readonly text: string;
  /** The recording, or the spoken answer. */
  readonly url: string | null;
  readonly message: object;
}

/** What hearing needs; more would only make the request longer. */
const RATE = 16_000;

export class Conversation {
  turns = $state.raw<readonly Turn[]>([]);
  isWaiting = $state(false);

  async sayAloud(model: string, voice: string, recording: Blob): Promise<string | null> {
    const wav = toWav(await decoded(recording, RATE), RATE);
    const part = { type: 'input_audio', input_audio: { data: await toBase64(wav), format: 'wav' } };
    return await this.#say(model, voice, {
      who: 'you',
      text: t('(your voice)'),
      url: URL.createObjectURL(wav),
      message: { role: 'user', content: [part] },
    });
  }

  async write(model: string, voice: string, text: string): Promise<string | null> {
    return await this.#say(model, voice, {
      who: 'you',
      text,
      url: null,
      message: { role: 'user', content: text },
    });
  }

  /** The address of the spoken answer. What was said stays only if it was answered. */
  async #say(model: string, voice: string, turn: Turn): Promise<string | null> {
    const before = this.turns;
    this.turns = [...before, turn];
    this.isWaiting = true;
    try {
      const response = await sendOk('/v1/chat/completions', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          model,
          modalities: ['text', 'audio'],
          audio: { voice, format: 'wav' },
          messages: this.turns.map(({ message }) => message),
        }),
      });
      const { choices } = await response.json();
      const { content, audio } = choices[0].message;

      const playable: string | null = audio ? URL.createObjectURL(bytesOf(audio.data)) : null;
      const text: string = content ?? audio?.transcript ?? '';
      this.turns = [
        ...this.turns,
        { who: 'model', text, url: playable, message: { role: 'assistant', content: text } },
      ];
      return playable;
    } catch (error) {
      this.turns = before;
      throw error;
    } finally {
      this.isWaiting = false;
    }
  }

  clear(): void {
    this.turns = [];
  }
}

function bytesOf(base64: string): Blob {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  return new Blob([bytes], { type: 'audio/wav' });
}
