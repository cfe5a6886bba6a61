/**
 * Tensors live in buffers outside the heap, which the garbage collector does not count: left alone, it lets hundreds of
 * megabytes of them lie. `young` takes a millisecond and frees those of the last steps; `all` takes some thirty.
 */
export function collectBuffers(which: 'young' | 'all'): void {
  globalThis.gc?.({ type: which === 'young' ? 'minor' : 'major', execution: 'sync' });
}
