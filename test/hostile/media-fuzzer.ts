import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ServiceError } from '../../src/domain/errors.ts';
import { priceOfAudio } from '../../src/domain/price.ts';
import { decodeAudio } from '../../src/media/decode-audio.ts';
import { bearer } from '../support/contract.ts';
import { SAMPLE_AUDIO_FORMATS, type SampleAudioFormat, sampleAudio } from '../support/media-fixtures.ts';
import { startService, type TestService } from '../support/service.ts';
import { forge, lengthFields } from './forge-fields.ts';

const SECONDS = 3;
const RATE = 16_000;
/** A request that takes longer hangs. */
const PATIENCE_MS = 60_000;
/** Of asr-1. */
const PRICE = { perMinute: 6000 };

export interface Mutation {
  readonly format: SampleAudioFormat;
  /** Which of the fields, and of the kinds of change: any number. */
  readonly place: number;
  readonly kind: 'field' | 'bytes' | 'cut' | 'repeat' | 'splice';
  readonly value: number;
}

export interface Tally {
  sent: number;
  accepted: number;
  refused: number;
  readonly problems: string[];
}

/** Sends changed audio files to a running service, and holds what it charges against what can be heard in them. */
export class MediaFuzzer {
  readonly tally: Tally = { sent: 0, accepted: 0, refused: 0, problems: [] };
  readonly #folder = mkdtempSync(join(tmpdir(), 'fuzz-media-'));
  readonly #originals = new Map<SampleAudioFormat, Buffer>();
  #service!: TestService;
  #key = '';
  #account = '';

  async start(): Promise<void> {
    for (const format of SAMPLE_AUDIO_FORMATS)
      this.#originals.set(
        format,
        readFileSync(await sampleAudio(join(this.#folder, format), format, SECONDS)),
      );
    this.#service = await startService();
    const { key, account } = await this.#service.newKey({}, { balance: 1_000_000 });
    this.#key = key;
    this.#account = account;
  }

  async stop(): Promise<void> {
    const left = this.#leftBehind();
    if (left.length > 0) this.tally.problems.push(`files were left behind: ${left.join(', ')}`);
    await this.#service.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async try(mutation: Mutation): Promise<void> {
    const file = this.mutate(mutation);
    const before = await this.#balance();
    const fields = { model: 'asr-1', file: new Blob([new Uint8Array(file)]) };
    this.tally.sent += 1;
    const answer = await Promise.race([
      this.#service.form('/v1/audio/transcriptions', fields, bearer(this.#key)),
      new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS).unref()),
    ]);
    const paid = Math.round((before - (await this.#balance())) * 1_000_000);
    const complain = (what: string) => this.tally.problems.push(`${JSON.stringify(mutation)}: ${what}`);
    if (answer === null) complain('no answer');
    else if (answer.status === 200) {
      this.tally.accepted += 1;
      const heard = await this.#heardSeconds(file);
      if (paid < priceOfAudio(PRICE, heard)) complain(`${heard} s can be heard, ${paid} was paid`);
    } else {
      this.tally.refused += 1;
      if (answer.status !== 400) complain(`${answer.status} ${answer.text.slice(0, 200)}`);
      if (paid !== 0) complain(`refused, and ${paid} was paid`);
    }
  }

  mutate({ format, place, kind, value }: Mutation): Buffer {
    const file = this.#originals.get(format) ?? Buffer.alloc(0);
    const at = place % file.length;
    const size = 1 + (value % 4096);
    switch (kind) {
      case 'field': {
        const fields = lengthFields(file, format);
        const field = fields[place % fields.length];
        return field ? forge(file, format, field, value) : file;
      }
      case 'bytes': {
        const changed = Buffer.from(file);
        for (let n = 0; n < 1 + (value % 8); n++)
          changed[(at + n * n * 37) % file.length] = (value >>> n) & 0xff;
        return changed;
      }
      case 'cut':
        return Buffer.concat([file.subarray(0, at), file.subarray(at + size)]);
      case 'repeat':
        return Buffer.concat([file.subarray(0, at + size), file.subarray(at)]);
      case 'splice': {
        const other = this.#originals.get(SAMPLE_AUDIO_FORMATS[value % SAMPLE_AUDIO_FORMATS.length]!)!;
        return Buffer.concat([file.subarray(0, at), other, file.subarray(at)]);
      }
    }
  }

  async #balance(): Promise<number> {
    return (await this.#service.admin('GET', `/accounts/${this.#account}`)).json.balance;
  }

  /** What the recogniser would hear. */
  async #heardSeconds(file: Buffer): Promise<number> {
    const input = join(this.#folder, 'accepted');
    const path = join(this.#folder, 'heard.pcm');
    await writeFile(input, file);
    const { signal } = new AbortController();
    try {
      const samples = { path, sampleRate: RATE };
      await decodeAudio(input, { param: 'file', samples }, { account: 'a' }, signal);
    } catch (error) {
      // Refused by the recogniser's own decoding: nothing is heard, and nothing charged.
      if (error instanceof ServiceError && error.status === 400) return 0;
      this.tally.problems.push(`the recogniser failed: ${error}`);
      return 0;
    }
    return Math.floor((statSync(path).size / 2 / RATE) * 100) / 100;
  }

  /** Files of uploads and decoders that no request needs any more. */
  #leftBehind(): string[] {
    const scratch = join(this.#service.dataDirectory, 'scratch');
    const uploads = readdirSync(this.#service.dataDirectory).includes('scratch')
      ? readdirSync(scratch, { recursive: true }).map(String)
      : [];
    return uploads.filter((name) => statSync(join(scratch, name)).isFile());
  }
}
