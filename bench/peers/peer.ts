import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** Where `bench/peers/install.sh` puts what others wrote, outside of the tree. */
export const PEERS = process.env['PEERS'] ?? join(homedir(), '.cache', 'phonofilm-peers');

/** What a measurement asks for; a peer without it is left out of that table. */
export type Kind = 'chat' | 'stream' | 'transcription' | 'speech' | 'video' | 'poll';

/** A gateway of somebody, as its own pages say that it is run. */
export interface Peer {
  readonly name: string;
  /** How it is set up where that differs from its defaults, and why. */
  readonly settings: string;
  /** What is on the disk when a chat has been answered. */
  readonly durable: string;
  start(place: PlaceToStart): Promise<StartedPeer>;
}

export interface PlaceToStart {
  /** An empty folder. */
  readonly folder: string;
  readonly port: number;
  /** The address of the tiny service. */
  readonly upstream: string;
  /** A database of PostgreSQL; null: what the peer uses without one. */
  readonly database: string | null;
}

export interface StartedPeer {
  readonly child: ChildProcess;
  readonly headers: Readonly<Record<string, string>>;
  /** Its name of the model; null: it does not have this kind. */
  readonly models: Readonly<Record<Exclude<Kind, 'poll'>, string | null>>;
  /** Whether videos are ordered by JSON, rather than as a form. */
  readonly videosByJson?: boolean;
}

/** All that were started, to be stopped whatever happens. */
export const PROGRAMS: ChildProcess[] = [];

/** Starts a program; its words go to a file in the folder. */
export function startProgram(
  folder: string,
  command: string,
  values: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): ChildProcess {
  mkdirSync(folder, { recursive: true });
  const log = openSync(join(folder, 'log.txt'), 'a');
  const child = spawn(command, values, {
    cwd: folder,
    env: { PATH: process.env['PATH'], HOME: folder, ...environment },
    stdio: ['ignore', log, log],
  });
  PROGRAMS.push(child);
  return child;
}

const STARTS_WITHIN_MS = 180_000;

/** Resolves when the address answers, whatever it says. */
export async function answering(child: ChildProcess, url: string): Promise<void> {
  const ended = once(child, 'exit').then(() => {
    throw new Error(`${url} ended before it answered: see log.txt in its folder`);
  });
  const requested = (async () => {
    for (const until = Date.now() + STARTS_WITHIN_MS; Date.now() < until; await delay(50)) {
      const answer = await fetch(url).catch(() => null);
      await answer?.arrayBuffer();
      if (answer) return;
    }
    throw new Error(`${url} did not answer in time`);
  })();
  ended.catch(() => {});
  await Promise.race([requested, ended]);
}
