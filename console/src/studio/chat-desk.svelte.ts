import { readReply } from './read-reply.ts';

export interface ChatMessage {
  readonly role: 'user' | 'assistant';
  readonly content: string;
}

/** A conversation as it is kept. */
export interface KeptChat {
  readonly id: number;
  readonly model: string;
  readonly system: string;
  readonly messages: readonly ChatMessage[];
}

const STORED = 'phonofilm.chats';
/** So many conversations stay, the newest; a browser keeps some megabytes of all of them. */
const MOST = 50;

function stored(): readonly KeptChat[] {
  try {
    return JSON.parse(localStorage.getItem(STORED) ?? '[]');
  } catch {
    return [];
  }
}

/**
 * Written conversations. They stay in this browser and nowhere else, and go when its user signs out. The one that is open
 * outlives its page, with the answer that is on its way.
 */
class ChatDesk {
  kept = $state.raw(stored());
  id = $state(0);
  model = $state('');
  system = $state('');
  messages = $state.raw<readonly ChatMessage[]>([]);
  text = $state('');
  busy = $state(false);
  #leaving = new AbortController();

  /** The request for this prompt. */
  body(prompt: string): { model: string; messages: readonly object[] } {
    const system = this.system.trim();
    return {
      model: this.model,
      messages: [
        ...(system === '' ? [] : [{ role: 'system', content: system }]),
        ...this.messages,
        { role: 'user', content: prompt },
      ],
    };
  }

  /** The answer is written while it comes. What has come stays when it is stopped; what was not answered can be sent again. */
  async say(prompt: string): Promise<void> {
    const body = this.body(prompt);
    const history: readonly ChatMessage[] = [...this.messages, { role: 'user', content: prompt }];
    this.messages = history;
    this.text = '';
    this.busy = true;
    this.#leaving = new AbortController();
    const { signal } = this.#leaving;
    const id = this.id || Date.now();
    this.id = id;
    let content = '';
    try {
      for await (const piece of readReply(body, signal)) {
        content += piece;
        if (this.id === id) this.messages = [...history, { role: 'assistant', content }];
      }
    } catch (error) {
      if (!signal.aborted) throw error;
    } finally {
      if (this.id === id) {
        this.busy = false;
        if (content === '') {
          this.messages = history.slice(0, -1);
          if (this.text === '') this.text = prompt;
        }
        this.#keep();
      }
    }
  }

  /** Asks for the last answer once more. */
  async sayAgain(): Promise<void> {
    const at = this.messages.findLastIndex(({ role }) => role === 'user');
    const prompt = this.messages[at]?.content;
    if (prompt === undefined) return;
    this.messages = this.messages.slice(0, at);
    await this.say(prompt);
  }

  stop(): void {
    this.#leaving.abort();
  }

  begin(): void {
    this.#leave();
    this.id = 0;
    this.messages = [];
  }

  open({ id, model, system, messages }: KeptChat): void {
    this.#leave();
    Object.assign(this, { id, model, system, messages });
  }

  forget(id: number): void {
    this.kept = this.kept.filter((chat) => chat.id !== id);
    this.#store();
    if (this.id === id) this.begin();
  }

  #leave(): void {
    this.stop();
    this.#keep();
    this.busy = false;
  }

  #keep(): void {
    const { id, model, system, messages } = this;
    if (messages.length === 0) return;
    const others = this.kept.filter((chat) => chat.id !== id);
    this.kept = [{ id, model, system, messages }, ...others].slice(0, MOST);
    this.#store();
  }

  /** A browser that has no room left keeps fewer. */
  #store(): void {
    for (let chats = this.kept; ; chats = chats.slice(0, -1)) {
      try {
        localStorage.setItem(STORED, JSON.stringify(chats));
        return;
      } catch (error) {
        if (chats.length === 0) throw error;
      }
    }
  }
}

export const chatDesk = new ChatDesk();
