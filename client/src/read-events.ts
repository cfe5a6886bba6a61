/** The data of each Server-Sent Event of a body, as it arrives. Comment lines and other fields are passed over. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let pending = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      pending = (pending + decoder.decode(value, { stream: true })).replaceAll('\r\n', '\n');
      let end = pending.indexOf('\n\n');
      while (end >= 0) {
        const data = dataOf(pending.slice(0, end));
        pending = pending.slice(end + 2);
        if (data !== '') yield data;
        end = pending.indexOf('\n\n');
      }
    }
  } finally {
    // A caller that stops reading closes the connection.
    await reader.cancel().catch(() => {});
  }
}

function dataOf(event: string): string {
  return event
    .split('\n')
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice('data:'.length).trimStart())
    .join('\n');
}
