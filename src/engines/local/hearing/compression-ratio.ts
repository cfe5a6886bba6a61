import { deflateSync } from 'node:zlib';

/** How repetitive a text is: its length over its compressed length. A recogniser that loops exceeds 2.4. */
export function compressionRatio(text: string): number {
  const bytes = Buffer.from(text);
  return bytes.length === 0 ? 0 : bytes.length / deflateSync(bytes).length;
}
