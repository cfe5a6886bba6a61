/** The length is not known yet: players read the largest number as "until the stream ends". */
const UNKNOWN = 0xffffffff;

/** The header of a 16-bit mono WAV file whose end is not known yet. */
export function endlessWavHeader(sampleRate: number): Uint8Array {
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(UNKNOWN, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(sampleRate, 24);
  header.writeUInt32LE(sampleRate * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36);
  header.writeUInt32LE(UNKNOWN, 40);
  return Uint8Array.from(header);
}
