import type { IncomingHttpHeaders } from 'node:http';
import { mapStrings } from './map-strings.ts';

export const REMOVED = 'REMOVED';

/** What applications get for the key; on the way to the service the real one takes its place. */
export const STAND_IN_KEY = 'sk-test-replay';

/** Names of headers, members and parameters whose values are secret. Idempotency keys are none. */
export const SECRET_NAME =
  /(?<!idempotency[-_]?)key$|secret|token$|password|passwd|auth(?:orization)?$|signature|^sig$|cookie|credential|^x-amz-|^x-goog-|key-pair-id|accessid/i;

const PRIVATE_KEY = /-----BEGIN (?:RSA |EC |DSA |OPENSSH |ENCRYPTED )?PRIVATE KEY-----[^-]*/g;

/** Words that are long enough for a key, and how keys begin. */
const LONG_WORD = /[\w.~+/=-]{19,}/g;
const KEY = /\b(?:[spr]k-|whsec_|AKIA|ASIA|AIza|r8_|hf_|gsk_|xai-|fal_|ghp_|key_|eyJhbGci|eyJ0eXAi|eyJraWQi)/;
const SHORTEST_KEY = 19;

export const ADDRESS = /https?:\/\/[^\s"'<>()[\]{}\\]+/g;

/** Shorter values are words: `token` is one of a text where probabilities are told, `key` that of any map. */
const SHORTEST = 8;

/** Takes secrets out of what is kept: what has the name or the look of one, and every key that was used. */
export class Secrets {
  readonly #used = new Set<string>();

  constructor(...used: readonly string[]) {
    for (const secret of used) this.#learn(secret);
  }

  /** The keys in the headers of a request are secret from now on, wherever they turn up. */
  learnFrom(headers: IncomingHttpHeaders): void {
    for (const [name, value] of Object.entries(headers))
      if (SECRET_NAME.test(name)) for (const word of String(value).split(/[\s;,=:]+/)) this.#learn(word);
  }

  fromText(text: string): string {
    let clean = text;
    for (const secret of this.#used) clean = clean.replaceAll(secret, REMOVED);
    clean = clean.replace(PRIVATE_KEY, REMOVED).replace(LONG_WORD, withoutKey);
    return clean.replace(ADDRESS, (address) =>
      isSigned(address) ? address.replace(/\?.*/, `?${REMOVED}`) : address,
    );
  }

  fromJson(value: unknown): unknown {
    return mapStrings(value, (text, name) => this.fromMember(name, text));
  }

  fromMember(name: string, text: string): string {
    const isSecret = SECRET_NAME.test(name) && text.length >= SHORTEST && text.split(/\s/, 3).length < 3;
    return isSecret ? REMOVED : this.fromText(text);
  }

  /** A path keeps its other parameters, which tell requests apart. */
  fromPath(path: string): string {
    const [place = '', query] = path.split('?', 2);
    if (query === undefined) return this.fromText(place);
    const parameters = [...new URLSearchParams(query)].map(([name, value]) => {
      return [name, SECRET_NAME.test(name) ? REMOVED : this.fromText(value)] as [string, string];
    });
    return `${this.fromText(place)}?${new URLSearchParams(parameters)}`;
  }

  /** Of an answer: without those that authenticate, name an account, or belong to one connection. */
  fromHeaders(headers: Headers): Record<string, string> {
    const kept = [...headers].filter(([name]) => !SECRET_NAME.test(name) && !NOT_KEPT.test(name));
    return Object.fromEntries(kept.map(([name, value]) => [name, this.fromText(value)]));
  }

  #learn(secret: string): void {
    if (secret.length >= SHORTEST && secret !== STAND_IN_KEY) this.#used.add(secret);
  }
}

function withoutKey(word: string): string {
  const begins = word.search(KEY);
  return begins < 0 || word.length - begins < SHORTEST_KEY ? word : word.slice(0, begins) + REMOVED;
}

/** Of one connection, one moment or one account. */
const NOT_KEPT =
  /^(?:connection|keep-alive|date|transfer-encoding|content-encoding|content-length|trailer|upgrade|via|alt-svc|server)$|^cf-|organization$|project$/;

/** Whether somebody may open a link because of what is in its query. */
export function isSigned(address: string): boolean {
  const query = address.slice(address.indexOf('?') + 1 || address.length);
  return [...new URLSearchParams(query).keys()].some((name) => SECRET_NAME.test(name));
}
