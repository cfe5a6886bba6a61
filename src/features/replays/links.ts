import { SERVICE } from './exchange.ts';
import { mapStrings } from './map-strings.ts';
import { ADDRESS, isSigned } from './secrets.ts';

const LINKS = '/recorded-links/';

/**
 * Links in answers lead through the recording server, so that what an application fetches by them is kept too. Those of the
 * service itself keep their path; a signed one, or one to another host, gets a number.
 */
export class Links {
  readonly #upstream: URL;
  readonly #targets: string[] = [];
  /** What applications sent themselves; a service that repeats it means the same. */
  readonly #own = new Set<string>();

  constructor(upstream: URL) {
    this.#upstream = upstream;
  }

  learnFrom(body: string): void {
    for (const [address] of body.matchAll(ADDRESS)) this.#own.add(address);
  }

  /** An answer whose links are at `SERVICE`. Of a text only those to the service and signed ones are followed. */
  inAnswer(value: unknown): unknown {
    return mapStrings(value, (text) =>
      text.replace(ADDRESS, (address) => {
        const isOfService = address.startsWith(`${this.#upstream.origin}/`);
        if (this.#own.has(address) || !URL.canParse(address)) return address;
        if (isOfService && !isSigned(address)) return SERVICE + address.slice(this.#upstream.origin.length);
        return isOfService || isSigned(address) || address === text ? this.#numbered(address) : address;
      }),
    );
  }

  /** Where a request for this path goes. */
  targetOf(path: string): URL {
    const number = path.startsWith(LINKS) ? Number.parseInt(path.slice(LINKS.length), 10) : Number.NaN;
    return new URL(this.#targets[number - 1] ?? this.#upstream.origin + path);
  }

  /** A body for the service: a link that an application got from here becomes the real one. */
  inRequest(body: Buffer, here: string): Buffer {
    if (!body.includes(here)) return body;
    const text = body.toString('latin1').replace(ADDRESS, (address) => {
      return address.startsWith(`${here}/`) ? this.targetOf(address.slice(here.length)).href : address;
    });
    return Buffer.from(text, 'latin1');
  }

  #numbered(address: string): string {
    if (!this.#targets.includes(address)) this.#targets.push(address);
    const name = new URL(address).pathname.split('/').at(-1);
    return `${SERVICE}${LINKS}${this.#targets.indexOf(address) + 1}/${name}`;
  }
}
