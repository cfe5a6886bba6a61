declare module '@echogarden/espeak-ng-emscripten' {
  interface EspeakModule {
    // biome-ignore lint/suspicious/noExplicitAny: the worker is described where it is used
    readonly eSpeakNGWorker: new () => any;
  }
  export default function createEspeak(options: { locateFile(file: string): string }): Promise<EspeakModule>;
}
