import { Buffer } from 'node:buffer';

/** Boxes of MPEG-4 files that hold other boxes. */
const CONTAINERS = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl', 'edts', 'dinf']);

/** Where the content of each box of that name begins. */
export function boxesOf(file: Buffer, name: string): number[] {
  const found: number[] = [];
  const visit = (start: number, end: number): void => {
    for (let at = start; at + 8 <= end; ) {
      const size = file.readUInt32BE(at);
      const type = file.toString('latin1', at + 4, at + 8);
      if (size < 8) return;
      if (type === name) found.push(at + 8);
      if (CONTAINERS.has(type)) visit(at + 8, Math.min(end, at + size));
      at += size;
    }
  };
  visit(0, file.length);
  return found;
}

/** An MPEG-4 file whose index gives every sample a length of one tick, and the whole as little. */
export function hurriedM4a(m4a: Buffer): Buffer {
  const forged = Buffer.from(m4a);
  for (const at of boxesOf(forged, 'stts')) {
    const entries = forged.readUInt32BE(at + 4);
    for (let entry = 0; entry < entries; entry++) forged.writeUInt32BE(1, at + 8 + entry * 8 + 4);
  }
  return forged;
}

export function chunk(name: string, content: Uint8Array, spoken = content.length): Buffer {
  const head = Buffer.alloc(8);
  head.write(name, 0, 'latin1');
  head.writeUInt32LE(spoken, 4);
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
}

/** A WAV file of these chunks. */
export function wavOf(...chunks: readonly Buffer[]): Buffer {
  const body = Buffer.concat([Buffer.from('WAVE'), ...chunks]);
  const head = Buffer.alloc(8);
  head.write('RIFF', 0, 'latin1');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body]);
}

/** The description of samples of one channel. */
export function wavFormat(sampleRate = 16_000, bits = 16): Buffer {
  const format = Buffer.alloc(16);
  format.writeUInt16LE(1, 0);
  format.writeUInt16LE(1, 2);
  format.writeUInt32LE(sampleRate, 4);
  format.writeUInt32LE((sampleRate * bits) / 8, 8);
  format.writeUInt16LE(bits / 8, 12);
  format.writeUInt16LE(bits, 14);
  return chunk('fmt ', format);
}
