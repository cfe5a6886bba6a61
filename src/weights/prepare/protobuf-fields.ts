/** Just enough of the protocol-buffer encoding to edit an ONNX file. */
export interface Field {
  readonly number: number;
  /** Key and value, as encoded in the file. */
  readonly whole: Buffer;
  /** The value only. */
  readonly value: Buffer;
}

const VARINT = 0;
const FIXED_64 = 1;
const LENGTH_DELIMITED = 2;

export function readFields(message: Buffer): Field[] {
  const fields: Field[] = [];
  let position = 0;
  while (position < message.length) {
    const key = readVarint(message, position);
    const [start, end] = valueRange(message, key.next, key.value & 7);
    fields.push({
      number: key.value >>> 3,
      whole: message.subarray(position, end),
      value: message.subarray(start, end),
    });
    position = end;
  }
  return fields;
}

export function writeField(number: number, value: Buffer): Buffer {
  return Buffer.concat([writeVarint((number << 3) | LENGTH_DELIMITED), writeVarint(value.length), value]);
}

/** A field that holds a whole number. */
export function writeNumber(number: number, value: number): Buffer {
  return Buffer.concat([writeVarint((number << 3) | VARINT), writeVarint(value)]);
}

function valueRange(message: Buffer, at: number, wireType: number): [start: number, end: number] {
  switch (wireType) {
    case VARINT:
      return [at, readVarint(message, at).next];
    case FIXED_64:
      return [at, at + 8];
    case LENGTH_DELIMITED: {
      const length = readVarint(message, at);
      return [length.next, length.next + length.value];
    }
    default:
      return [at, at + 4];
  }
}

export function readVarint(message: Buffer, at: number): { value: number; next: number } {
  let value = 0;
  let scale = 1;
  let next = at;
  for (;;) {
    const byte = message[next++]!;
    value += (byte & 0x7f) * scale;
    if (byte < 0x80) return { value, next };
    scale *= 128;
  }
}

function writeVarint(value: number): Buffer {
  const bytes: number[] = [];
  let rest = value;
  do {
    const low = rest % 128;
    rest = Math.floor(rest / 128);
    bytes.push(rest > 0 ? low | 0x80 : low);
  } while (rest > 0);
  return Buffer.from(bytes);
}
