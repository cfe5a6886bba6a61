import type { Exchange } from './exchange.ts';

/** A longer one is no event of any service that is known. */
const MOST_EVENT_CHARACTERS = 4 * 1024 * 1024;

/** The data of each Server-Sent Event, as it arrives. Comments and other fields are skipped. */
export async function* eventData(exchange: Exchange): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  /** The pieces of a line that has not ended. They are joined once, however many there are. */
  let pending: string[] = [];
  let held = 0;
  let data: string[] = [];
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
        held = 0;
        if (data.length > 0) yield data.join('\n');
        data = [];
      } else if (line.startsWith('data:')) {
        data.push(line.slice(line[5] === ' ' ? 6 : 5));
        hold(line);
      }
    }
    const rest = text.slice(begin);
    if (rest !== '') pending.push(rest);
    hold(rest);
  }
  // Some services leave out the empty line after the last event.
  const last = pending.join('').trimEnd();
  if (last.startsWith('data:')) data = [last.slice(5).trimStart()];
  if (data.length > 0) yield data.join('\n');
}
