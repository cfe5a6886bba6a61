import { writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { keepExchange, openRecording } from './exchange.ts';
import { type ArrivedRequest, arrivedRequest, keptRequest } from './kept-request.ts';
import { Links } from './links.ts';
import { AnswerPasser, endingOf } from './pass-answer.ts';
import { SECRET_NAME, Secrets, STAND_IN_KEY } from './secrets.ts';
import { refuse, type StandIn, serveExchanges } from './serve-exchanges.ts';

export interface RecordingOptions {
  readonly folder: string;
  /** The base URL of the service, as its clients are given it. */
  readonly upstream: URL;
  /** Null: applications bring their own. */
  readonly key: string | null;
  readonly port: number;
}

/** Headers of one connection; the client of the service makes its own. */
const OWN_HEADERS =
  /^(?:host|connection|keep-alive|content-length|transfer-encoding|accept-encoding|expect|upgrade|te)$/;

/** Passes requests on to a service, and keeps them with their answers. */
class RequestRecorder {
  readonly #options: RecordingOptions;
  readonly #secrets: Secrets;
  readonly #links: Links;
  readonly #passer: AnswerPasser;
  readonly #over = new AbortController();
  #count = 0;
  kept = 0;

  constructor(options: RecordingOptions) {
    this.#options = options;
    this.#secrets = new Secrets(...(options.key === null ? [] : [options.key]));
    this.#links = new Links(options.upstream);
    this.#passer = new AnswerPasser(options.folder, this.#secrets, this.#links);
  }

  async answer(incoming: IncomingMessage, response: ServerResponse, here: string): Promise<void> {
    this.#count += 1;
    const number = String(this.#count).padStart(4, '0');
    const arrived = await arrivedRequest(incoming);
    this.#secrets.learnFrom(arrived.headers);
    const [path = ''] = this.#secrets.fromPath(arrived.path).split('?');
    const place = path.replaceAll(/[^A-Za-z0-9.]+/g, '-');
    const name = `${number}-${arrived.method.toLowerCase()}${place}`.slice(0, 80);
    this.#links.learnFrom(arrived.body.toString('latin1'));
    const answered = await this.#ask(arrived, here).catch((cause: Error) => {
      const { origin } = this.#options.upstream;
      refuse(response, `${origin} could not be reached: ${String(cause.cause ?? cause)}`, 'upstream_error');
    });
    if (!answered) return;
    const answer = await this.#passer.passOn(answered, { response, here, name });
    // What is still coming when the recording ends was not broken by the service.
    if (this.#over.signal.aborted) return;
    let files = 0;
    const request = await keptRequest(arrived, this.#secrets, here, (bytes, type) => {
      files += 1;
      const file = `${name}.sent-${files}.${endingOf(type)}`;
      writeFileSync(join(this.#options.folder, file), bytes);
      return file;
    });
    keepExchange(this.#options.folder, `${name}.json`, { request, answer });
    this.kept += 1;
  }

  end(): void {
    this.#over.abort();
  }

  async #ask({ method, path, headers, body }: ArrivedRequest, here: string): Promise<Response> {
    const target = this.#links.targetOf(path);
    const isService = target.origin === this.#options.upstream.origin;
    const key = this.#options.key ?? STAND_IN_KEY;
    return await fetch(isService ? target.href.replaceAll(STAND_IN_KEY, key) : target, {
      method,
      headers: headersFor(headers, isService ? key : null),
      redirect: 'manual',
      signal: this.#over.signal,
      ...(body.length > 0 && { body: this.#links.inRequest(body, here) }),
    });
  }
}

/** The stand-in key becomes the real one, in whatever header it is; other hosts than the service get no key at all. */
function headersFor(headers: IncomingHttpHeaders, key: string | null): Record<string, string> {
  const sent = Object.entries(headers).map(([name, value]) => [name, String(value)] as const);
  return Object.fromEntries(
    sent
      .filter(([name, value]) => !OWN_HEADERS.test(name) && (key !== null || !isSecret(name, value)))
      .map(([name, value]) => [name, value.replaceAll(STAND_IN_KEY, key ?? '')]),
  );
}

const isSecret = (name: string, value: string) => SECRET_NAME.test(name) || value.includes(STAND_IN_KEY);

export async function startRecording(options: RecordingOptions): Promise<StandIn> {
  openRecording(options.folder, new Secrets().fromPath(options.upstream.href));
  const recorder = new RequestRecorder(options);
  const server = await serveExchanges(options.port, (...exchange) => recorder.answer(...exchange));
  return {
    baseUrl: server.origin + options.upstream.pathname.replace(/\/$/, ''),
    key: options.key && STAND_IN_KEY,
    close: async () => {
      await server.close();
      recorder.end();
      return `Requests recorded in ${options.folder}, with their answers: ${recorder.kept}.`;
    },
  };
}
