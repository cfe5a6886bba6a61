import type { Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

/** A file of an archive; it is opened when its turn comes. */
export interface ZippedFile {
  readonly name: string;
  readonly modifiedAt: number;
  open(): Promise<Readable>;
}

/**
 * A ZIP archive as it is sent: one file at a time, never whole in memory (APPNOTE.TXT 4.3: a local header, the data and their
 * descriptor for each file, then the central directory). Films are compressed already, so the data are deflated at level 0,
 * which costs nothing and, unlike stored data of unknown length, is read by every program. For less than 4 GB in all.
 */
export async function* zipFiles(files: readonly ZippedFile[]): AsyncGenerator<Buffer> {
  const directory: Buffer[] = [];
  let offset = 0;
  for (const file of files) {
    const name = Buffer.from(file.name);
    const time = dosTime(file.modifiedAt);
    const head = localHeader(name, time);
    yield head;
    const facts = { crc: 0, packed: 0, bytes: 0 };
    for await (const chunk of deflated(await file.open(), facts)) yield chunk;
    yield descriptor(facts);
    directory.push(centralHeader(name, time, facts, offset));
    offset += head.length + facts.packed + DESCRIPTOR_BYTES;
  }
  const central = Buffer.concat(directory);
  yield central;
  yield endOf(directory.length, central.length, offset);
}

interface DataFacts {
  crc: number;
  packed: number;
  bytes: number;
}

async function* deflated(source: Readable, facts: DataFacts): AsyncGenerator<Buffer> {
  const deflate = createDeflateRaw({ level: 0 });
  source.on('data', (chunk: Buffer) => {
    facts.crc = crc32(chunk, facts.crc);
    facts.bytes += chunk.length;
  });
  source.once('error', (error) => deflate.destroy(error));
  source.pipe(deflate);
  try {
    for await (const chunk of deflate) {
      facts.packed += (chunk as Buffer).length;
      yield chunk as Buffer;
    }
  } finally {
    source.destroy();
  }
}

const DESCRIPTOR_BYTES = 16;
/** Of version 2.0: deflated. */
const VERSION = 20;
const DEFLATED = 8;
/** Lengths follow the data; names are UTF-8. */
const FLAGS = 0x0808;

function localHeader(name: Buffer, time: number): Buffer {
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(VERSION, 4);
  head.writeUInt16LE(FLAGS, 6);
  head.writeUInt16LE(DEFLATED, 8);
  head.writeUInt32LE(time, 10);
  head.writeUInt16LE(name.length, 26);
  return Buffer.concat([head, name]);
}

function descriptor({ crc, packed, bytes }: DataFacts): Buffer {
  const tail = Buffer.alloc(DESCRIPTOR_BYTES);
  tail.writeUInt32LE(0x08074b50, 0);
  tail.writeUInt32LE(crc, 4);
  tail.writeUInt32LE(packed, 8);
  tail.writeUInt32LE(bytes, 12);
  return tail;
}

function centralHeader(
  name: Buffer,
  time: number,
  { crc, packed, bytes }: DataFacts,
  offset: number,
): Buffer {
  const head = Buffer.alloc(46);
  head.writeUInt32LE(0x02014b50, 0);
  head.writeUInt16LE(VERSION, 4);
  head.writeUInt16LE(VERSION, 6);
  head.writeUInt16LE(FLAGS, 8);
  head.writeUInt16LE(DEFLATED, 10);
  head.writeUInt32LE(time, 12);
  head.writeUInt32LE(crc, 16);
  head.writeUInt32LE(packed, 20);
  head.writeUInt32LE(bytes, 24);
  head.writeUInt16LE(name.length, 28);
  head.writeUInt32LE(offset, 42);
  return Buffer.concat([head, name]);
}

function endOf(count: number, bytes: number, offset: number): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(bytes, 12);
  end.writeUInt32LE(offset, 16);
  return end;
}

/** Two seconds are the least that it tells; the time in the low half, the date in the high one. In UTC. */
function dosTime(milliseconds: number): number {
  const at = new Date(milliseconds);
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
  const date = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  return date * 65_536 + time;
}
