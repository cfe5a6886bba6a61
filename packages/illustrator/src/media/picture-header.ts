/** What the first bytes of a picture say about it; nothing is decoded. */
export interface PictureHeader {
  readonly width: number;
  readonly height: number;
  readonly animated: boolean;
  /** Its first picture is incomplete; only of GIFs, whose decoders do not notice. */
  readonly cutOff?: boolean;
}

/** Null when the bytes are no picture of a known format, or are cut off before their size is told. */
export function readPictureHeader(bytes: Buffer): PictureHeader | null {
  try {
    if (bytes.readUInt32BE(0) === 0x89504e47) return readPng(bytes);
    if (bytes.readUInt16BE(0) === 0xffd8) return readJpeg(bytes);
    if (bytes.toString('latin1', 0, 4) === 'GIF8') return readGif(bytes);
    if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP')
      return readWebp(bytes);
    return null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function readPng(bytes: Buffer): PictureHeader {
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  // An animation control chunk has to come before the first picture data.
  for (let at = 8; at + 8 <= bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (type === 'acTL') return { width, height, animated: bytes.readUInt32BE(at + 8) > 1 };
    if (type === 'IDAT') break;
  }
  return { width, height, animated: false };
}

function readJpeg(bytes: Buffer): PictureHeader | null {
  for (let at = 2; at + 9 < bytes.length; ) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1]!;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (isFrame)
      return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5), animated: false };
    at += marker === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}

function readGif(bytes: Buffer): PictureHeader {
  const tableBytes = (flags: number) => (flags & 0x80 ? 3 << ((flags & 7) + 1) : 0);
  let at = 13 + tableBytes(bytes[10]!);
  const skipBlocks = () => {
    while (at < bytes.length && bytes[at] !== 0) at += bytes[at]! + 1;
    at++;
  };
  let pictures = 0;
  let cutOff = true;
  while (at < bytes.length && pictures < 2) {
    const kind = bytes[at++];
    if (kind === 0x21) {
      at++;
      skipBlocks();
    } else if (kind === 0x2c) {
      pictures++;
      at += 9 + tableBytes(bytes[at + 8] ?? 0) + 1;
      skipBlocks();
      if (pictures === 1) cutOff = at > bytes.length;
    } else break;
  }
  return { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8), animated: pictures > 1, cutOff };
}

function readWebp(bytes: Buffer): PictureHeader | null {
  const kind = bytes.toString('latin1', 12, 16);
  if (kind === 'VP8X') {
    const [width, height] = [bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1];
    return { width, height, animated: (bytes[20]! & 2) !== 0 && webpFrames(bytes) > 1 };
  }
  if (kind === 'VP8 ') {
    const [width, height] = [bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff];
    return { width, height, animated: false };
  }
  if (kind !== 'VP8L') return null;
  const bits = bytes.readUInt32LE(21);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1, animated: false };
}

function webpFrames(bytes: Buffer): number {
  let frames = 0;
  for (let at = 12; at + 8 <= bytes.length; ) {
    if (bytes.toString('latin1', at, at + 4) === 'ANMF') frames++;
    const length = bytes.readUInt32LE(at + 4);
    at += 8 + length + (length & 1);
  }
  return frames;
}
