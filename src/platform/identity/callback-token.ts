import { createHmac, timingSafeEqual } from 'node:crypto';

/** Where hosted services report about videos: `POST /callbacks/{token}`. The token is the only key it needs. */
export const CALLBACKS = '/callbacks';

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

  /** Where a hosted service can report about an attempt; null when this server has no public address. */
  address(publicUrl: string | null, subject: CallbackSubject): string | null {
    return publicUrl && `${publicUrl}${CALLBACKS}/${this.make(subject)}`;
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
