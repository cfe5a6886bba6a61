import { createReadStream, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import { type Comparison, differencesOf, type Statements, statementsOf } from './compare-requests.ts';
import { type NamedExchange, readRecording, SERVICE } from './exchange.ts';
import { eventText } from './kept-events.ts';
import { arrivedRequest, keptRequest } from './kept-request.ts';
import { Secrets, STAND_IN_KEY } from './secrets.ts';
import { refuse, type StandIn, serveExchanges } from './serve-exchanges.ts';

export interface ReplayOptions {
  readonly folder: string;
  /** Fields of requests that are not compared. */
  readonly ignored?: readonly string[];
  readonly port: number;
}

interface Candidate {
  readonly exchange: NamedExchange;
  readonly statements: Statements;
  isUsed: boolean;
}

/** Reading changes nothing, so the last answer holds for ever. */
const READS = ['GET', 'HEAD'];

/** How many differences a refusal names. */
const MOST_DIFFERENCES = 5;

/** Answers requests as a recorded service did. */
class RequestReplay {
  readonly #folder: string;
  readonly #candidates: readonly Candidate[];
  readonly #comparison: Comparison;
  readonly #secrets = new Secrets();
  missing = 0;

  constructor(folder: string, exchanges: readonly NamedExchange[], ignored: readonly string[]) {
    this.#folder = folder;
    const names = new Set(ignored);
    const requests = exchanges.map(({ request }) => JSON.stringify(request));
    const answers = exchanges.map(({ answer }) => JSON.stringify(answer));
    // An id of the application's own may come back in answers; the service has given what its answers had first.
    const isGiven = (id: string, before?: number) => {
      const first = answers.slice(0, before).findIndex((answer) => answer.includes(id));
      return first >= 0 && !requests.slice(0, first + 1).some((request) => request.includes(id));
    };
    this.#candidates = exchanges.map((exchange, index) => ({
      exchange,
      statements: statementsOf(exchange.request, {
        ignored: names,
        isKnown: (id) => isGiven(id, index),
      }),
      isUsed: false,
    }));
    this.#comparison = { ignored: names, isKnown: (id) => isGiven(id) };
  }

  get unused(): number {
    return this.#candidates.filter(({ isUsed }) => !isUsed).length;
  }

  async answer(incoming: IncomingMessage, response: ServerResponse, here: string): Promise<void> {
    const arrived = await arrivedRequest(incoming);
    const request = await keptRequest(arrived, this.#secrets, here, () => '');
    const { range, ...whole } = request;
    const statements = statementsOf(request, this.#comparison);
    const found = this.#take(statements) ?? this.#take(statementsOf(whole, this.#comparison), isWholeFile);
    if (found) return await this.#send(found, response, here, range);
    this.missing += 1;
    refuse(response, this.#whyMissing(statements), 'invalid_request');
  }

  /** The first that was not used yet. */
  #take(asked: Statements, accepts: (exchange: NamedExchange) => boolean = () => true): NamedExchange | null {
    const equal = this.#candidates.filter(
      ({ exchange, statements }) => accepts(exchange) && differencesOf(asked, statements).length === 0,
    );
    const repeats = READS.includes(asked.get('method') ?? '') ? equal.at(-1) : undefined;
    const taken = equal.find(({ isUsed }) => !isUsed) ?? repeats;
    if (taken) taken.isUsed = true;
    return taken?.exchange ?? null;
  }

  #whyMissing(asked: Statements): string {
    const request = `${asked.get('method')} ${asked.get('path')}`;
    const compared = this.#candidates
      .filter(({ statements }) =>
        ['method', 'path'].every((place) => statements.get(place) === asked.get(place)),
      )
      .map(({ exchange, statements }) => ({ exchange, differences: differencesOf(asked, statements) }));
    const nearest = compared.toSorted((one, other) => one.differences.length - other.differences.length)[0];
    if (!nearest)
      return `No recording of ${request}: nothing was asked there while ${this.#folder} was recorded.`;
    const { exchange, differences } = nearest;
    const equal = compared.filter((each) => each.differences.length === 0).length;
    if (equal > 0)
      return `No recording of ${request} is left: ${equal} equal ones were recorded, and all of them are used, the last in ${exchange.name}.`;
    const rest = differences.length - MOST_DIFFERENCES;
    const told = differences.slice(0, MOST_DIFFERENCES).join('; ') + (rest > 0 ? `; and ${rest} more` : '');
    return `No recording of ${request} like this. The nearest is ${exchange.name}: ${told}.`;
  }

  async #send(
    { name, answer }: NamedExchange,
    response: ServerResponse,
    here: string,
    range: string | undefined,
  ): Promise<void> {
    response.statusCode = answer.status;
    response.setHeader('x-phonofilm-recording', name);
    for (const [header, value] of Object.entries(answer.headers))
      response.setHeader(header, value.replaceAll(SERVICE, here));
    if (answer.file) {
      // A recording of somebody else must not name files outside of it.
      const path = join(this.#folder, basename(answer.file.file));
      const part = answer.status === 200 && !answer.broken ? rangeOf(range, statSync(path).size) : null;
      if (part) {
        response.statusCode = 206;
        response.setHeader('content-range', `bytes ${part.start}-${part.end}/${statSync(path).size}`);
        response.setHeader('content-length', part.end - part.start + 1);
      }
      await pipeline(createReadStream(path, part ?? {}), response, { end: false }).catch(() => {});
    } else {
      const texts = answer.events?.map(eventText) ?? [answer.text ?? JSON.stringify(answer.json) ?? ''];
      for (const text of texts) {
        response.write(text.replaceAll(SERVICE, here));
        // Events come one by one, as they did.
        await setImmediate();
      }
    }
    if (answer.broken) response.write('', () => response.destroy());
    else response.end();
  }
}

const isWholeFile = ({ answer }: NamedExchange) => answer.status === 200 && answer.file !== undefined;

/** The one range that is asked for, where the file has it. */
function rangeOf(range: string | undefined, bytes: number): { start: number; end: number } | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? [];
  if (first === '' && last === '') return null;
  const start = first === '' ? Math.max(0, bytes - Number(last)) : Number(first);
  const end = first === '' || last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1);
  return start <= end ? { start, end } : null;
}

export async function startReplay({ folder, ignored = [], port }: ReplayOptions): Promise<StandIn> {
  const { upstream, exchanges } = readRecording(folder);
  const replay = new RequestReplay(folder, exchanges, ignored);
  const server = await serveExchanges(port, (...exchange) => replay.answer(...exchange));
  return {
    baseUrl: server.origin + upstream.pathname.replace(/\/$/, ''),
    key: STAND_IN_KEY,
    close: async () => {
      await server.close();
      const { missing, unused } = replay;
      return `Requests without a recording: ${missing}. Recordings that were not asked for: ${unused} of ${exchanges.length}.`;
    },
  };
}
