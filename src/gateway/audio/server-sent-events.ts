import { setImmediate } from 'node:timers/promises';
import { withoutForms } from '../hide-secrets.ts';
import type { Exchange } from './exchange.ts';
import { dataOf, type ServerSentEvent } from './server-sent-event.ts';

/** A longer one is no event of any service that is known. */
const MOST_EVENT_CHARACTERS = 4 * 1024 * 1024;

/** Those that came together are passed on in slices; between two of them all other requests have their turn. */
const EVENTS_AT_ONCE = 64;

/** The data of each Server-Sent Event, as it arrives. Comments and other fields are skipped. */
export async function* eventData(exchange: Exchange): AsyncGenerator<string> {
  for await (const { data } of serverSentEvents(exchange)) yield data;
}

/** Each Server-Sent Event that has data, as it arrives, without our keys. */
export async function* serverSentEvents(exchange: Exchange): AsyncGenerator<ServerSentEvent> {
  const { keyForms } = exchange;
  for await (const event of sentEvents(exchange)) {
    const text = withoutForms(event.text, keyForms);
    yield text === event.text ? event : { text, data: dataOf(text.split('\n')) ?? '' };
  }
}

async function* sentEvents(exchange: Exchange): AsyncGenerator<ServerSentEvent> {
  const decoder = new TextDecoder();
  /** The pieces of a line that has not ended. They are joined once, however many there are. */
  let pending: string[] = [];
  let held = 0;
  let lines: string[] = [];
  let events = 0;
  const hold = (text: string) => {
    held += text.length;
    if (held > MOST_EVENT_CHARACTERS) throw exchange.failOver('bytes', 'an event of the answer is too long');
  };
  for await (const chunk of exchange.chunks()) {
    const text = decoder.decode(chunk, { stream: true });
    let begin = 0;
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', begin)) {
      pending.push(text.slice(begin, end));
      const line = (pending.length === 1 ? (pending[0] ?? '') : pending.join('')).replace(/\r$/, '');
      pending = [];
      begin = end + 1;
      if (line === '') {
        if (lines.length === 0) continue;
        held = 0;
        yield* eventOf(lines);
        lines = [];
        events += 1;
        if (events % EVENTS_AT_ONCE === 0) await setImmediate();
      } else {
        lines.push(line);
        hold(line);
      }
    }
    const rest = text.slice(begin);
    if (rest !== '') pending.push(rest);
    hold(rest);
  }
  // Some services leave out the empty line after the last event.
  const last = pending.join('').trimEnd();
  yield* eventOf(last === '' ? lines : [...lines, last]);
}

function* eventOf(lines: readonly string[]): Generator<ServerSentEvent> {
  const data = dataOf(lines);
  if (data !== null) yield { text: lines.join('\n'), data };
}
