declare module '@echogarden/espeak-ng-emscripten' {
  interface EspeakModule {
    /** The worker is described where it is used. */
    readonly eSpeakNGWorker: new () => unknown;
  }
  export default function createEspeak(options: { locateFile(file: string): string }): Promise<EspeakModule>;
}
