import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LoopHold } from './event-loop-watch.ts';
import { START_FLAGS, startServiceProcess } from './service-process.ts';

/** A service in a process of its own, so that what the client does is not measured with it. */
export interface WatchedService {
  readonly url: string;
  readonly key: string;
  readonly adminKey: string;
  /** How long its event loop was held at worst since the last call. */
  worstHold(): Promise<LoopHold>;
  send(request: WatchedRequest): Promise<WatchedAnswer>;
  stop(): Promise<void>;
}

export interface WatchedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
}

export interface WatchedAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly json: { readonly error?: { readonly code: string; readonly param?: string } };
}

const KEY = 'sk-watched0000000000000000000000000000000000000000';
const ADMIN_KEY = 'admin-watched-0000000000000000';
const PATIENCE_MS = 60_000;

export async function startWatchedService(): Promise<WatchedService> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'phonofilm-watched-'));
  const { url, child, ended } = await startServiceProcess({
    dataDirectory,
    script: new URL('./serve-watched.ts', import.meta.url),
    flags: START_FLAGS,
    environment: { API_KEY: KEY, ADMIN_KEY, LOG_LEVEL: 'silent' },
  });
  return {
    url,
    key: KEY,
    adminKey: ADMIN_KEY,
    worstHold: async () => {
      const reply = once(child, 'message') as Promise<[LoopHold]>;
      child.send('take');
      const [hold] = await reply;
      return hold;
    },
    send: async ({ method, path, headers, body }) => {
      const key = path.startsWith('/admin/') ? ADMIN_KEY : KEY;
      const answer = await fetch(url + path, {
        method,
        headers: { authorization: `Bearer ${key}`, ...headers },
        ...(body !== undefined && { body: body as Uint8Array<ArrayBuffer> }),
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const text = await answer.text();
      const isJson = answer.headers.get('content-type')?.startsWith('application/json') ?? false;
      return { status: answer.status, headers: answer.headers, text, json: isJson ? JSON.parse(text) : {} };
    },
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
}
