/** The length is not known yet: players read the largest number as "until the stream ends". */
const UNKNOWN = 0xffffffff;

const HEADER_BYTES = 44;
const RIFF_SIZE_AT = 4;
const DATA_SIZE_AT = 40;

/** The header of a 16-bit mono WAV file whose end is not known yet. */
export function endlessWavHeader(sampleRate: number): Uint8Array {
  return header(sampleRate, UNKNOWN, UNKNOWN);
}

/** The header of a 16-bit mono WAV file with this many bytes of samples. */
export function wavHeader(sampleRate: number, dataBytes: number): Uint8Array {
  return header(sampleRate, HEADER_BYTES - 8 + dataBytes, dataBytes);
}

/** A file that was made as a stream, now that its end is known. Any other file stays as it is. */
export function withKnownLength(wav: Buffer): Buffer {
  if (wav.length < HEADER_BYTES || wav.readUInt32LE(DATA_SIZE_AT) !== UNKNOWN) return wav;
  const known = Buffer.from(wav);
  known.writeUInt32LE(wav.length - 8, RIFF_SIZE_AT);
  known.writeUInt32LE(wav.length - HEADER_BYTES, DATA_SIZE_AT);
  return known;
}

function header(sampleRate: number, riffSize: number, dataSize: number): Uint8Array {
  const bytes = Buffer.alloc(HEADER_BYTES);
  bytes.write('RIFF', 0);
  bytes.writeUInt32LE(riffSize, RIFF_SIZE_AT);
  bytes.write('WAVEfmt ', 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(sampleRate, 24);
  bytes.writeUInt32LE(sampleRate * 2, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36);
  bytes.writeUInt32LE(dataSize, DATA_SIZE_AT);
  return Uint8Array.from(bytes);
}
