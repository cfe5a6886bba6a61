import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ServiceProcess, START_FLAGS, startServiceProcess } from '../../test/support/service-process.ts';
import type { LoadOrder, LoadReport } from './load-generator.ts';

/** The processes of one benchmark and their folder; all are gone afterwards: `await using bench = …`. */
export class BenchProcesses implements AsyncDisposable {
  readonly folder = mkdtempSync(join(tmpdir(), 'phonofilm-bench-'));
  readonly #children: ChildProcess[] = [];

  /** The service with logging on, into a file, and a rate limit that counts but never refuses. */
  async service(dataDirectory: string, settings = ''): Promise<ServiceProcess> {
    const config = join(this.folder, 'config.yaml');
    writeFileSync(config, settings);
    const service = await startServiceProcess({
      dataDirectory,
      script: new URL('./measured-service.ts', import.meta.url),
      flags: START_FLAGS,
      logFile: join(this.folder, 'service.log'),
      environment: { CONFIG: config, ...profiling() },
    });
    this.#children.push(service.child);
    return service;
  }

  async load(): Promise<(order: LoadOrder) => Promise<LoadReport>> {
    const child = this.fork('./load-generator.ts');
    return async (order) => {
      const reply = once(child, 'message') as Promise<[LoadReport]>;
      child.send(order);
      const [report] = await reply;
      if (report.refused > 0) throw new Error(`${report.refused} refused, first: ${report.firstRefusal}`);
      return report;
    };
  }

  fork(script: string, ...values: string[]): ChildProcess {
    const child = fork(new URL(script, import.meta.url), values);
    child.once('exit', (code) => {
      if (code !== null && code !== 0) throw new Error(`${script} ended with ${code}`);
    });
    this.#children.push(child);
    return child;
  }

  /** A process that somebody else started ends with the others. */
  adopt(child: ChildProcess): void {
    this.#children.push(child);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const child of this.#children) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    }
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** `CPU_PROFILES=folder npm run bench:poll` leaves a profile of the service there. */
function profiling(): Record<string, string> {
  const folder = process.env['CPU_PROFILES'];
  return folder ? { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${folder}` } : {};
}

export const BENCH_KEY = 'sk-bench000000000000000000000000000000000000000000';

export function requestText(method: string, path: string, body?: object): string {
  const bytes = body === undefined ? '' : JSON.stringify(body);
  const head = [
    `${method} ${path} HTTP/1.1`,
    'host: 127.0.0.1',
    `authorization: Bearer ${BENCH_KEY}`,
    'accept: application/json',
    'user-agent: bench',
  ];
  if (bytes) head.push('content-type: application/json', `content-length: ${Buffer.byteLength(bytes)}`);
  return `${head.join('\r\n')}\r\n\r\n${bytes}`;
}
