import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { S3ArtifactStore } from '../../src/platform/artifacts/s3-artifact-store.ts';
import { parseS3Location } from '../../src/platform/artifacts/s3-location.ts';
import { testS3 } from '../support/s3.ts';
import { scratchFolder } from '../support/scratch-folder.ts';
import { startService, type TestService } from '../support/service.ts';
import { DOORS, type Door, type DoorName, filesBelow, type Visitor } from './media-doors.ts';
import { FORMATS, type MediaFormat, MediaSamples } from './media-samples.ts';
import { type Mutation, mutate } from './mutate-media.ts';

/** A request that takes longer hangs. */
const PATIENCE_MS = 120_000;
/** Whatever is still there after an answer then stays. */
const TIDY_MS = 30_000;

/** A changed file, and where it is sent. The same numbers make the same attack. */
export interface Attack extends Mutation {
  readonly door: DoorName;
  /** Which of the formats that the door takes: any number. */
  readonly format: number;
}

export interface Tally {
  sent: number;
  accepted: number;
  refused: number;
  readonly problems: string[];
}

/**
 * Sends changed media files to a running service, and holds what it charges against what can be heard in them. One
 * attack at a time for each visitor. Where the tests run on PostgreSQL, the service keeps its files in S3.
 */
export class MediaFuzzer {
  readonly tally: Tally = { sent: 0, accepted: 0, refused: 0, problems: [] };
  readonly #folder = scratchFolder();
  readonly #samples = new MediaSamples();
  readonly #served = new Map<string, Buffer>();
  readonly #visitors: (Visitor & { account: string })[] = [];
  /** Processes that belong to the surroundings, such as the S3 server. */
  #others: readonly string[] = [];
  #bucket: S3ArtifactStore | null = null;
  #server!: Server;
  #service!: TestService;
  #names = 0;

  async start(visitors: number): Promise<void> {
    await this.#samples.make(join(this.#folder, 'samples'));
    this.#server = createServer((request, response) => response.end(this.#served.get(request.url ?? '')));
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    this.#service = await startService({ environment: await this.#filesInS3() });
    this.#others = childProcesses();
    for (let number = 0; number < visitors; number++) {
      const made = await this.#service.newKey({ rate_limit: null }, { balance: 1_000_000 });
      const serve = (file: Buffer) => this.#serve(file);
      this.#visitors.push({ ...made, service: this.#service, folder: this.#folder, serve });
    }
  }

  async stop(): Promise<void> {
    const deadline = Date.now() + TIDY_MS;
    while ((await this.#left()).length > 0 && Date.now() < deadline)
      await this.#service.call('GET', '/v1/models');
    const left = await this.#left();
    if (left.length > 0) this.tally.problems.push(`left behind: ${left.join(', ')}`);
    this.#bucket?.close();
    await this.#service.stop();
    this.#server.closeAllConnections();
    this.#server.close();
  }

  async #filesInS3(): Promise<Record<string, string>> {
    if (process.env['PHONOFILM_TEST_STORAGE'] !== 'postgres') return {};
    const ARTIFACTS_URL = await testS3();
    this.#bucket = new S3ArtifactStore(parseS3Location(ARTIFACTS_URL), Date.now);
    return { ARTIFACTS_URL };
  }

  /** What no request needs any more. */
  async #left(): Promise<string[]> {
    const { dataDirectory } = this.#service;
    return [
      ...filesBelow(join(dataDirectory, 'scratch')),
      ...filesBelow(join(dataDirectory, 'artifacts')),
      ...(await this.#keysInS3()),
      ...readdirSync(this.#folder).filter((name) => name !== 'samples'),
      ...childProcesses().filter((child) => !this.#others.includes(child)),
    ];
  }

  async #keysInS3(): Promise<string[]> {
    const keys: string[] = [];
    for await (const key of this.#bucket?.keys() ?? []) keys.push(key);
    return keys;
  }

  /** Returns what went wrong. */
  async attack(attack: Attack, visitorNumber: number): Promise<string | null> {
    const visitor = this.#visitors[visitorNumber]!;
    const { door, file, format } = this.#prepare(attack);
    const before = await this.#balance(visitor.account);
    this.tally.sent += 1;
    const outcome = await within(PATIENCE_MS, door.send(visitor, file, format));
    const paid = Math.round((before - (await this.#balance(visitor.account))) * 1_000_000);
    const problem = this.#judge(outcome, paid);
    if (problem !== null) this.tally.problems.push(`${JSON.stringify(attack)} (${format}): ${problem}`);
    return problem;
  }

  #judge(outcome: Awaited<ReturnType<Door['send']>> | null, paid: number): string | null {
    if (outcome === null) return 'no answer';
    if (outcome.outcome === 'wrong') return outcome.what;
    this.tally[outcome.outcome] += 1;
    if (outcome.outcome === 'refused') return paid === 0 ? null : `refused, and ${paid} was paid`;
    return paid < outcome.leastPrice ? `${paid} was paid instead of ${outcome.leastPrice}` : null;
  }

  #prepare(attack: Attack): { door: Door; file: Buffer; format: MediaFormat } {
    const door: Door = DOORS[attack.door];
    const formats: readonly MediaFormat[] = FORMATS[door.takes];
    const format = formats[attack.format % formats.length]!;
    const file = mutate(
      this.#samples.of(door.takes, format),
      format,
      attack,
      this.#samples.any(attack.value),
    );
    return { door, file, format };
  }

  #serve(file: Buffer): string {
    const path = `/${this.#names++}`;
    this.#served.set(path, file);
    if (this.#served.size > 100) this.#served.delete(this.#served.keys().next().value!);
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}${path}`;
  }

  async #balance(account: string): Promise<number> {
    return (await this.#service.admin('GET', `/accounts/${account}`)).json.balance;
  }
}

async function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result | null> {
  const { promise, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(() => resolve(null), milliseconds);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** Those of this process that are still at work. */
function childProcesses(): string[] {
  if (process.platform !== 'linux') return [];
  const ids = readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8').trim();
  return ids === '' ? [] : ids.split(' ').map((id) => `process ${id}`);
}
