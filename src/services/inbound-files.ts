import { copyFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { ArtifactStore } from '../artifacts/artifact-store.ts';
import type { LinkSigner } from '../artifacts/link-signer.ts';
import type { SafeFetch } from '../fetching/safe-fetch.ts';

export interface InboundLimits {
  readonly maxBytes: number;
  readonly timeoutMs: number;
}

/**
 * Brings what a caller's URL names onto this machine. Our own signed links are resolved inside: the signature is the
 * proof, so it does not matter under which host name the caller reached us.
 */
export class InboundFiles {
  readonly #fetch: SafeFetch;
  readonly #artifacts: ArtifactStore;
  readonly #signer: LinkSigner;
  readonly #now: () => number;

  constructor(fetch: SafeFetch, artifacts: ArtifactStore, signer: LinkSigner, now: () => number) {
    this.#fetch = fetch;
    this.#artifacts = artifacts;
    this.#signer = signer;
    this.#now = now;
  }

  /** Rejects with `FetchRefused`, whose message may be shown. */
  async bring(url: string, destination: string, limits: InboundLimits, signal: AbortSignal): Promise<void> {
    const key = this.#ownKey(url);
    if (key !== null && (await this.#artifacts.stat(key)) !== null) {
      await copyFile(await this.#artifacts.localFile(key, dirname(destination)), destination);
      return;
    }
    await this.#fetch.fetchToFile(url, destination, limits, signal);
  }

  #ownKey(url: string): string | null {
    const { pathname, searchParams } = new URL(url);
    if (!pathname.startsWith('/files/')) return null;
    const key = decodeURIComponent(pathname.slice('/files/'.length));
    const genuine = this.#signer.verify(
      key,
      searchParams.get('expires') ?? undefined,
      searchParams.get('signature') ?? undefined,
      this.#now(),
    );
    return genuine ? key : null;
  }
}
