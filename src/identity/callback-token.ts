import { createHmac, timingSafeEqual } from 'node:crypto';

/** Which attempt of which task a hosted service reports about. */
export interface CallbackSubject {
  readonly taskId: string;
  readonly attempt: number;
}

/** Makes the unguessable end of a callback address, so that nobody else can wake a task's worker. */
export class CallbackTokens {
  readonly #secret: string;

  constructor(secret: string) {
    this.#secret = secret;
  }

  make({ taskId, attempt }: CallbackSubject): string {
    const subject = Buffer.from(`${attempt}:${taskId}`).toString('base64url');
    return `${subject}.${this.#signature(subject)}`;
  }

  /** Null when we did not make it. */
  read(token: string): CallbackSubject | null {
    const [subject = '', signature = ''] = token.split('.');
    const expected = Buffer.from(this.#signature(subject));
    const given = Buffer.from(signature);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
    const text = Buffer.from(subject, 'base64url').toString();
    const colon = text.indexOf(':');
    return { taskId: text.slice(colon + 1), attempt: Number(text.slice(0, colon)) };
  }

  #signature(subject: string): string {
    return createHmac('sha256', this.#secret).update(`callback\n${subject}`).digest('base64url');
  }
}
