/** A line longer than this is no event of any service that is known. */
const MOST_PENDING = 16 * 1024 * 1024;

/** The data of each Server-Sent Event, as it arrives. Comments and other fields are skipped. */
export async function* eventData(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let pending = '';
  let data: string | null = null;
  for await (const chunk of chunks) {
    pending += decoder.decode(chunk, { stream: true });
    if (pending.length > MOST_PENDING) throw new Error('an event is too long');
    let begin = 0;
    for (let end = pending.indexOf('\n'); end >= 0; end = pending.indexOf('\n', begin)) {
      const line = pending.slice(begin, pending[end - 1] === '\r' ? end - 1 : end);
      begin = end + 1;
      if (line === '') {
        if (data !== null) yield data;
        data = null;
      } else if (line.startsWith('data:')) {
        const value = line.slice(line[5] === ' ' ? 6 : 5);
        data = data === null ? value : `${data}\n${value}`;
      }
    }
    pending = pending.slice(begin);
  }
  // Some services leave out the empty line after the last event.
  const last = pending.trimEnd();
  if (last.startsWith('data:')) data = last.slice(5).trimStart();
  if (data !== null) yield data;
}
