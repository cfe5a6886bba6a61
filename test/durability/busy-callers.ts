import type { Changed, Promised } from './promised.ts';

export const PAYER_KEY = 'sk-payer000000000000000000000000000000000000000000';
export const ADMIN_KEY = 'admin-key-of-the-tests';
export const CHAT_MODEL = 'chat-4o-audio-preview';
/** Nobody asks for it: the operator only changes its price. */
export const REPRICED_MODEL = 'vidA2-fast';
/** One hosted service finds our own id, the other can tell nothing: its start must never be asked for twice. */
export const HOSTED_MODELS = ['vidA3', 'vidA2-pro'] as const;

interface Answer {
  readonly status: number;
  readonly bytes: Buffer;
  // biome-ignore lint/suspicious/noExplicitAny: answers are looked into field by field
  readonly json: any;
}

export interface Place {
  readonly url: string;
  readonly picture: Buffer;
  readonly random: () => number;
}

/** Callers and an operator who do everything that is answered with a promise, several at a time, until the service is gone. */
export class BusyCallers {
  readonly #place: Place;
  readonly #promised: Promised;
  readonly #onAnswer: () => void;

  constructor(place: Place, promised: Promised, onAnswer: () => void = () => {}) {
    this.#place = place;
    this.#promised = promised;
    this.#onAnswer = onAnswer;
  }

  async run(lanes: number): Promise<void> {
    await Promise.all(
      Array.from({ length: lanes }, async () => {
        while (await this.#act()) this.#onAnswer();
      }),
    );
  }

  /** Null when the service was gone before it answered in full. */
  async send(
    method: string,
    path: string,
    body?: object,
    key = path.startsWith('/admin') ? ADMIN_KEY : PAYER_KEY,
  ): Promise<Answer | null> {
    const isForm = body instanceof FormData;
    try {
      const response = await fetch(this.#place.url + path, {
        method,
        headers: {
          authorization: `Bearer ${key}`,
          ...(body && !isForm && { 'content-type': 'application/json' }),
        },
        ...(body && { body: isForm ? body : JSON.stringify(body) }),
      });
      const bytes = Buffer.from(await response.arrayBuffer());
      const isJson = response.headers.get('content-type')?.includes('json');
      return { status: response.status, bytes, json: isJson ? JSON.parse(bytes.toString()) : null };
    } catch {
      return null;
    }
  }

  /** False when the service is gone. */
  async #act(): Promise<boolean> {
    const draw = this.#place.random();
    if (draw < 0.3) return await this.#create({ model: 'vidA3.1', prompt: 'a boat' });
    if (draw < 0.42) return await this.#createHosted();
    if (draw < 0.48) return await this.#createWithPicture();
    if (draw < 0.63) return await this.#look();
    if (draw < 0.67) return await this.#delete();
    if (draw < 0.85) return await this.#chat();
    if (draw < 0.87) return await this.#makeCharacter();
    if (draw < 0.91) return await this.#openAccount();
    if (draw < 0.94) return await this.#changeBalance();
    if (draw < 0.96) return await this.#addWebhook();
    if (draw < 0.98) return await this.#deleteKey();
    return await this.#changePrice();
  }

  /** Sends, and takes anything but 200 for a wrong answer. */
  async #mustSend(...call: Parameters<BusyCallers['send']>): Promise<Answer | null> {
    const answer = await this.send(...call);
    if (answer !== null && answer.status !== 200)
      this.#promised.videos.wrong.push(`${call[0]} ${call[1]}: ${answer.status} ${answer.bytes}`);
    return answer?.status === 200 ? answer : null;
  }

  async #create(body: object, path = '/v1/video/create'): Promise<boolean> {
    const sentAt = performance.now();
    const answer = await this.#mustSend('POST', path, body);
    if (!answer) return false;
    this.#promised.videos.tasks.add(answer.json.id);
    this.#promised.videoSentAt = Math.max(this.#promised.videoSentAt, sentAt);
    return true;
  }

  async #createHosted(): Promise<boolean> {
    const { hosted } = this.#promised;
    const model = HOSTED_MODELS[hosted.size % HOSTED_MODELS.length]!;
    const prompt = `a boat of ${model} with the number ${hosted.size};`;
    hosted.set(prompt, { model, id: null });
    const answer = await this.#mustSend('POST', '/v1/video/create', {
      model,
      prompt,
      images: [],
      duration: 10,
    });
    if (!answer) return false;
    hosted.set(prompt, { model, id: answer.json.id });
    this.#promised.videos.tasks.add(answer.json.id);
    return true;
  }

  async #createWithPicture(): Promise<boolean> {
    const form = new FormData();
    for (const [name, value] of Object.entries({
      model: 'vidB-2',
      prompt: 'a boat like this',
      seconds: '4',
      size: '480x480',
    }))
      form.set(name, value);
    form.set('input_reference', new Blob([new Uint8Array(this.#place.picture)], { type: 'image/jpeg' }));
    const answer = await this.#mustSend('POST', '/v1/videos', form);
    if (!answer) return false;
    this.#promised.videos.tasks.add(answer.json.id);
    this.#promised.withPicture.add(answer.json.id);
    return true;
  }

  async #look(): Promise<boolean> {
    const { videos, completed, withPicture } = this.#promised;
    const id = this.#any([...videos.tasks].slice(-40));
    if (id === undefined) return true;
    const answer = await this.send('GET', `/v1/videos/${id}`);
    if (answer?.json.status === 'completed' && !videos.deleted.has(id)) {
      completed.add(id);
      withPicture.delete(id);
    }
    return answer !== null;
  }

  async #delete(): Promise<boolean> {
    const { videos, completed, withPicture } = this.#promised;
    const id = this.#any([...videos.tasks].slice(-40));
    if (id === undefined || videos.deleted.has(id)) return true;
    videos.deleted.add(id);
    completed.delete(id);
    withPicture.delete(id);
    return (await this.send('DELETE', `/v1/videos/${id}`)) !== null;
  }

  async #chat(): Promise<boolean> {
    this.#promised.chatsSent += 1;
    const answer = await this.#mustSend('POST', '/v1/chat/completions', {
      model: CHAT_MODEL,
      messages: [{ role: 'user', content: 'Hello?' }],
    });
    if (answer) this.#promised.chatAnswers.push(performance.now());
    return answer !== null;
  }

  /** Few: each takes a child that decodes. */
  async #makeCharacter(): Promise<boolean> {
    const { characters, completed } = this.#promised;
    const id = [...completed].find((one) => one.startsWith('vidB'));
    if (id === undefined || characters.size >= 12) return true;
    const made = await this.send('POST', '/vidB/v1/characters', { from_task: id, timestamps: '0,1' });
    if (made?.status !== 200) return made !== null;
    const picture = await this.send('GET', new URL(made.json.profile_picture_url).pathname);
    // From here on it is known, whether its picture was seen or not.
    characters.set(made.json.id, picture?.bytes ?? Buffer.alloc(0));
    return picture !== null;
  }

  async #openAccount(): Promise<boolean> {
    const account = await this.#mustSend('POST', '/admin/v1/accounts', { name: 'opened', balance: 1 });
    if (!account) return false;
    this.#promised.accounts.set(account.json.id, { promised: 1, requested: 1 });
    const body = { account: account.json.id, type: 'payg' };
    const key = await this.#mustSend('POST', '/admin/v1/keys', body);
    if (key) this.#promised.keys.add(`${key.json.id} ${key.json.key}`);
    return key !== null;
  }

  async #changeBalance(): Promise<boolean> {
    const id = this.#any([...this.#promised.accounts.keys()]);
    const balance = id === undefined ? undefined : this.#promised.accounts.get(id);
    if (balance === undefined) return true;
    return await this.#change(balance, (requested) =>
      this.#mustSend('PATCH', `/admin/v1/accounts/${id}`, { balance: requested }),
    );
  }

  async #addWebhook(): Promise<boolean> {
    const key = this.#any([...this.#promised.keys])?.split(' ')[1];
    if (key === undefined) return true;
    const body = { url: 'http://127.0.0.1:9/nobody' };
    const answer = await this.send('POST', '/v1/webhooks', body, key);
    if (answer?.status === 200) this.#promised.webhooks.add(answer.json.id);
    return answer !== null;
  }

  async #deleteKey(): Promise<boolean> {
    const { keys, deletedKeys } = this.#promised;
    const key = this.#any([...keys]);
    if (key === undefined) return true;
    keys.delete(key);
    const answer = await this.#mustSend('DELETE', `/admin/v1/keys/${key.split(' ')[0]}`);
    if (answer) deletedKeys.add(key);
    return answer !== null;
  }

  async #changePrice(): Promise<boolean> {
    return await this.#change(this.#promised.price, (requested) =>
      this.#mustSend('PATCH', `/admin/v1/models/${REPRICED_MODEL}`, { price: { per_second: requested } }),
    );
  }

  /** One change at a time: which of two comes last is not for us to say. */
  async #change(value: Changed, ask: (requested: number) => Promise<Answer | null>): Promise<boolean> {
    if (value.requested !== value.promised) return true;
    value.requested += 1;
    const answer = await ask(value.requested);
    if (answer) value.promised = value.requested;
    return answer !== null;
  }

  #any<Item>(items: readonly Item[]): Item | undefined {
    return items[Math.floor(this.#place.random() * items.length)];
  }
}
