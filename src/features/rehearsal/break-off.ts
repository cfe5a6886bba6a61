import type { ServerResponse } from 'node:http';

/** A stream whose length nobody knows is taken to have so many pieces. */
const PIECES = 10;

/** Breaks the connection in the middle of an answer, as a network does: after a part of it, in percent. */
export function breakOff(response: ServerResponse, percent: number): void {
  const write = response.write.bind(response) as (chunk: Uint8Array | string) => boolean;
  const end = response.end.bind(response) as () => ServerResponse;
  let pieces = 0;
  /** What was written until now is sent first. */
  const cut = (): ServerResponse => {
    response.socket?.end(() => response.destroy());
    return response;
  };
  response.write = ((chunk: Uint8Array | string) => {
    pieces += 1;
    if (pieces <= (PIECES * percent) / 100) return write(chunk);
    cut();
    return false;
  }) as ServerResponse['write'];
  response.end = ((chunk?: Uint8Array | string) => {
    if (typeof chunk !== 'string' && !(chunk instanceof Uint8Array)) return pieces === 0 ? end() : cut();
    const bytes = Buffer.from(chunk as string);
    write(bytes.subarray(0, Math.floor((bytes.length * percent) / 100)));
    return cut();
  }) as ServerResponse['end'];
}
