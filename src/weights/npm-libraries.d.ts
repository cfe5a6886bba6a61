/** The parts of npm's own libraries that are used here; they have no types of their own. */
declare module 'npm-registry-fetch' {
  import type { Readable } from 'node:stream';

  export interface Options {
    readonly registry?: string;
    readonly cache?: string | null;
    readonly [setting: string]: unknown;
  }
  interface RegistryResponse {
    readonly status: number;
    readonly body: Readable;
  }
  interface RegistryFetch {
    (address: string, options: Options): Promise<RegistryResponse>;
    json(address: string, options: Options): Promise<unknown>;
  }
  const registryFetch: RegistryFetch;
  export default registryFetch;
}

declare module '@npmcli/config' {
  export default class Config {
    constructor(options: Record<string, unknown>);
    readonly flat: Record<string, unknown>;
    load(): Promise<void>;
  }
}

declare module '@npmcli/config/lib/definitions/index.js' {
  const npm: { readonly definitions: unknown; readonly flatten: unknown; readonly shorthands: unknown };
  export default npm;
}
