/** A piece of a file that its format knows by a name or a mark, and the field that states its length. */
export interface Part {
  readonly start: number;
  readonly end: number;
  readonly length: { readonly at: number; readonly bytes: number } | null;
}

/** Enough to hit each kind of part; frames of sound and pictures would otherwise be nearly all of them. */
const MOST_PARTS = 400;

/** The parts of a file, found as its format lays them out; those that hold others come before them. */
export function partsOf(file: Buffer): Part[] {
  const mark = file.toString('latin1', 0, 4);
  if (mark === 'RIFF') return riffChunks(file);
  if (file.toString('latin1', 4, 8) === 'ftyp') return boxes(file, 0, file.length);
  if (mark === '\x1aE\xdf\xa3') return elements(file, 0, file.length);
  if (mark === 'OggS') return between(file, marked(file, Buffer.from('OggS')));
  if (mark === '\x89PNG') return pngChunks(file);
  if (mark === 'fLaC') return flacBlocks(file);
  if (mark.startsWith('\xff\xd8')) return jpegSegments(file);
  if (mark === 'GIF8') return gifBlocks(file);
  if (mark === '\0\0\x01\xba' || mark === '\0\0\x01\xb3') return mpegPackets(file);
  if (mark.startsWith('G')) return transportPackets(file);
  return between(file, frameHeads(file));
}

function riffChunks(file: Buffer): Part[] {
  const found: Part[] = [{ start: 0, end: file.length, length: { at: 4, bytes: 4 } }];
  const visit = (from: number, to: number): void => {
    for (let at = from; at + 8 <= to && found.length < MOST_PARTS; ) {
      const end = Math.min(to, at + 8 + file.readUInt32LE(at + 4));
      found.push({ start: at, end, length: { at: at + 4, bytes: 4 } });
      if (file.toString('latin1', at, at + 4) === 'LIST') visit(at + 12, end);
      at = end + (end % 2);
    }
  };
  visit(12, file.length);
  return found;
}

const BOXES_OF_BOXES = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl', 'edts', 'dinf', 'udta', 'mvex']);

function boxes(file: Buffer, from: number, to: number): Part[] {
  const found: Part[] = [];
  for (let at = from; at + 8 <= to && found.length < MOST_PARTS; ) {
    const size = file.readUInt32BE(at);
    const end = size < 8 ? to : Math.min(to, at + size);
    found.push({ start: at, end, length: { at, bytes: 4 } });
    if (BOXES_OF_BOXES.has(file.toString('latin1', at + 4, at + 8))) found.push(...boxes(file, at + 8, end));
    at = end;
  }
  return found;
}

/** The ids of elements that hold others: EBML, segment, information, tracks, a track, its sound and pictures, clusters, cues. */
const ELEMENTS_OF_ELEMENTS = new Set(
  [0x1a45dfa3, 0x18538067, 0x1549a966, 0x1654ae6b, 0xae, 0xe0, 0xe1, 0x1f43b675].concat([
    0xa0, 0x1c53bb6b, 0xbb, 0xb7, 0x114d9b74, 0x4dbb,
  ]),
);

function elements(file: Buffer, from: number, to: number): Part[] {
  const found: Part[] = [];
  for (let at = from; at + 2 <= to && found.length < MOST_PARTS; ) {
    const idBytes = Math.clz32(file[at]!) - 23;
    const sizeBytes = Math.clz32(file[at + idBytes] ?? 0) - 23;
    const content = at + idBytes + sizeBytes;
    if (idBytes > 4 || sizeBytes > 8 || content > to) break;
    // Of longer ones the last six bytes are read: files are small.
    const read = Math.min(6, sizeBytes);
    const size = file.readUIntBE(content - read, read) % 2 ** (7 * sizeBytes);
    const end = Math.min(to, content + size);
    found.push({ start: at, end, length: { at: content - read, bytes: read } });
    if (ELEMENTS_OF_ELEMENTS.has(file.readUIntBE(at, idBytes))) found.push(...elements(file, content, end));
    at = end;
  }
  return found;
}

function pngChunks(file: Buffer): Part[] {
  const found: Part[] = [];
  for (let at = 8; at + 12 <= file.length && found.length < MOST_PARTS; ) {
    const end = Math.min(file.length, at + 12 + file.readUInt32BE(at));
    found.push({ start: at, end, length: { at, bytes: 4 } });
    at = end;
  }
  return found;
}

function flacBlocks(file: Buffer): Part[] {
  const found: Part[] = [];
  for (let at = 4, last = false; !last && at + 4 <= file.length; ) {
    last = (file[at]! & 0x80) !== 0;
    const end = Math.min(file.length, at + 4 + file.readUIntBE(at + 1, 3));
    found.push({ start: at, end, length: { at: at + 1, bytes: 3 } });
    at = end;
  }
  return [...found, ...between(file, marked(file, Buffer.from([0xff, 0xf8])))];
}

function jpegSegments(file: Buffer): Part[] {
  const found: Part[] = [];
  for (let at = 2; at + 4 <= file.length && file[at] === 0xff && found.length < MOST_PARTS; ) {
    const isScan = file[at + 1] === 0xda;
    const end = isScan ? file.length - 2 : Math.min(file.length, at + 2 + file.readUInt16BE(at + 2));
    found.push({ start: at, end, length: { at: at + 2, bytes: 2 } });
    at = end;
  }
  return found;
}

function gifBlocks(file: Buffer): Part[] {
  const colours = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  const found: Part[] = [{ start: 0, end: 13, length: { at: 6, bytes: 4 } }];
  for (let at = 13 + colours(file[10]!); at + 10 < file.length && found.length < MOST_PARTS; ) {
    const isImage = file[at] === 0x2c;
    let end = isImage ? at + 10 + colours(file[at + 9]!) + 1 : at + 2;
    const length = { at: end, bytes: 1 };
    while (end < file.length && file[end] !== 0) end += 1 + file[end]!;
    found.push({ start: at, end: Math.min(file.length, end + 1), length });
    at = end + 1;
  }
  return found;
}

function mpegPackets(file: Buffer): Part[] {
  return between(file, marked(file, Buffer.from([0, 0, 1]))).map((part) => ({
    ...part,
    length: { at: part.start + 4, bytes: 2 },
  }));
}

function transportPackets(file: Buffer): Part[] {
  const starts = Array.from({ length: Math.floor(file.length / 188) }, (_, index) => index * 188);
  return between(file, starts.slice(0, MOST_PARTS)).map((part) => ({
    ...part,
    length: { at: part.start + 4, bytes: 1 },
  }));
}

/** Where frames of MPEG sound begin. */
export function frameHeads(file: Buffer): number[] {
  const found: number[] = [];
  for (let at = 0; at + 4 < file.length && found.length < MOST_PARTS; at++)
    if (file[at] === 0xff && (file[at + 1]! & 0xe0) === 0xe0) found.push(at);
  return found;
}

function marked(file: Buffer, mark: Buffer): number[] {
  const found: number[] = [];
  for (
    let at = file.indexOf(mark);
    at >= 0 && found.length < MOST_PARTS;
    at = file.indexOf(mark, at + mark.length)
  )
    found.push(at);
  return found;
}

function between(file: Buffer, starts: readonly number[]): Part[] {
  return starts.map((start, index) => ({ start, end: starts[index + 1] ?? file.length, length: null }));
}
