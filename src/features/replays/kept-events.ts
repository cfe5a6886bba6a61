import type { KeptEvent } from './exchange.ts';

/** The events of a stream as they arrive. */
export async function* readEvents(
  body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): AsyncGenerator<KeptEvent> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of body) {
    // A carriage return at the end may be half of a line's end.
    const text = rest + decoder.decode(chunk, { stream: true });
    const events = text.replaceAll('\r\n', '\n').split('\n\n');
    rest = events.pop() ?? '';
    yield* events.filter((event) => event !== '').map(parseEvent);
  }
  if (rest.trim() !== '') yield parseEvent(rest.trim());
}

function parseEvent(text: string): KeptEvent {
  const event: Record<string, unknown> = {};
  for (const line of text.split('\n')) {
    const colon = line.includes(':') ? line.indexOf(':') : line.length;
    const name = line.slice(0, colon);
    const value = line.slice(colon + 1).replace(/^ /, '');
    event[name] = name in event ? `${event[name]}\n${value}` : value;
  }
  const { data } = event;
  return typeof data === 'string' && /^[[{]/.test(data) ? { ...event, data: parsed(data) } : event;
}

function parsed(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return data;
  }
}

/** An event as it is sent. */
export function eventText(event: KeptEvent): string {
  const lines = Object.entries(event).flatMap(([name, value]) => {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return text.split('\n').map((line) => `${name}: ${line}`);
  });
  return `${lines.join('\n')}\n\n`;
}
