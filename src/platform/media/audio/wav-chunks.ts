export interface WavChunk {
  readonly name: string;
  /** Where its content begins. */
  readonly content: number;
  /** As the file says. */
  readonly size: number;
}

const CHUNK_HEAD = 8;
const FIRST_CHUNK = 12;

/** The chunks of a WAV file as far as they lie in `bytes`. */
export function* wavChunks(bytes: Uint8Array): Generator<WavChunk> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  for (let at = FIRST_CHUNK; at + CHUNK_HEAD <= view.byteLength; ) {
    const content = at + CHUNK_HEAD;
    const size = view.getUint32(at + 4, true);
    const name = nameAt(bytes, at);
    yield { name, content, size };
    // A stream that was recorded does not say how much it holds: its samples reach to the end of the file.
    if (name === 'data' && size === 0) return;
    // Chunks begin at even offsets.
    at = content + size + (size % 2);
  }
}

export function isWav(bytes: Uint8Array): boolean {
  return bytes.length >= FIRST_CHUNK && nameAt(bytes, 0) === 'RIFF' && nameAt(bytes, 8) === 'WAVE';
}

/** Whether it has one description of its samples and one run of them: of two, players and recognisers choose differently. */
export function isPlainlyLaidOut(wav: Uint8Array): boolean {
  let descriptions = 0;
  let runs = 0;
  for (const { name } of wavChunks(wav)) {
    if (name === 'fmt ') descriptions += 1;
    if (name === 'data') runs += 1;
  }
  return descriptions <= 1 && runs <= 1;
}

function nameAt(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4));
}
