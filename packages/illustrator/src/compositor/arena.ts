/** The kernel's memory. Pictures live as long as the film, or until everything taken after a mark is released. */
export interface Arena {
  readonly memory: WebAssembly.Memory;
  take(bytes: number): number;
  /** Memory for the length of one call. */
  borrow<Result>(bytes: number, use: (address: number) => Result): Result;
  mark(): number;
  release(mark: number): void;
  write(address: number, bytes: Uint8Array): void;
  bytes(address: number, length: number): Uint8Array<ArrayBuffer>;
}

const PAGE = 65_536;
/** 1.5 GB; the process's own memory limit is tighter. */
const MAXIMUM_PAGES = 24_576;
/** Below lies the kernel's scratch. */
const FIRST_ADDRESS = 1024;
/** SIMD loads may read past the end of a picture. */
const SLACK = 64;

export function createArena(): Arena {
  const memory = new WebAssembly.Memory({ initial: 64, maximum: MAXIMUM_PAGES });
  let top = FIRST_ADDRESS;

  function take(bytes: number): number {
    const address = top;
    top = (address + Math.ceil(bytes) + SLACK + 63) & ~63;
    const missing = top + PAGE - memory.buffer.byteLength;
    if (missing > 0) memory.grow(Math.ceil(missing / PAGE));
    return address;
  }

  return {
    memory,
    take,
    borrow(bytes, use) {
      const before = top;
      const result = use(take(bytes));
      top = before;
      return result;
    },
    mark: () => top,
    release(mark) {
      top = mark;
    },
    write: (address, bytes) => new Uint8Array(memory.buffer, address, bytes.length).set(bytes),
    bytes: (address, length) => new Uint8Array(memory.buffer, address, length),
  };
}
