/** The part of WebAssembly's interface used here; Node's own types leave it to the browser library. */
declare namespace WebAssembly {
  class Module {
    constructor(bytes: Uint8Array);
  }
  class Instance {
    readonly exports: unknown;
    constructor(module: Module, imports: Record<string, Record<string, unknown>>);
  }
  class Memory {
    readonly buffer: ArrayBuffer;
    constructor(limits: { initial: number; maximum: number });
    grow(pages: number): number;
  }
}
