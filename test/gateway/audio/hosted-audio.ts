import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { pino } from 'pino';
import type { ChatEngine, SpeechEngine, Transcriber } from '../../../src/engines/engine.ts';
import type { AudioProtocol } from '../../../src/gateway/audio/audio-dialect.ts';
import { createAudioEngines } from '../../../src/gateway/audio/create-audio-engines.ts';
import { RoutedChat, RoutedSpeech, RoutedTranscriber } from '../../../src/gateway/audio/routed-engines.ts';
import { bearer } from '../../support/contract.ts';
import { fakeEngines, sampleFiles } from '../../support/fake-engines.ts';
import { PoolUpstream } from '../../support/pool-upstream.ts';
import { FakeService, type Script } from '../../support/scripted-upstream/fake-service.ts';
import { type Answer, startService, type TestService } from '../../support/service.ts';
import { use } from '../../support/use.ts';

export const SPEECH_MODEL = 'chat-4o-mini-tts-2025-12-15';
export const CHAT_MODEL = 'chat-4o-audio-preview';

export interface HostedOptions {
  readonly protocol?: AudioProtocol;
  /** The entry of each upstream in the settings, in the order of the routes. */
  readonly entries?: readonly object[];
  readonly credentials?: readonly string[];
  /** Whether the fakes of this machine are the last route. */
  readonly withLocal?: boolean;
  /** Names that callers may send beside the known ones. */
  readonly pass?: readonly string[];
}

/** A service whose audio and chat models are hosted by fakes: one behind the other, as many as there are entries. */
export class HostedAudio implements AsyncDisposable {
  readonly service: TestService;
  readonly servers: readonly FakeService[];
  readonly upstreams: readonly PoolUpstream[];
  readonly local: Awaited<ReturnType<typeof fakeEngines>>;
  readonly #account: { key: string; account: string };

  private constructor(
    service: TestService,
    servers: readonly FakeService[],
    upstreams: readonly PoolUpstream[],
    local: Awaited<ReturnType<typeof fakeEngines>>,
    account: { key: string; account: string },
  ) {
    this.service = service;
    this.servers = servers;
    this.upstreams = upstreams;
    this.local = local;
    this.#account = account;
  }

  /** For the tests of a file or suite. */
  static use(options: HostedOptions = {}): HostedAudio {
    return use(
      () => HostedAudio.start(options),
      (hosted) => hosted[Symbol.asyncDispose](),
    );
  }

  static async start(options: HostedOptions = {}): Promise<HostedAudio> {
    const { protocol = 'openai', entries = [{}], credentials, withLocal = false, pass = [] } = options;
    const servers = await Promise.all(entries.map(() => new FakeService().start()));
    const upstreams = servers.map((server) => new PoolUpstream(`${server.origin}/v1`, credentials));
    const engines = upstreams.map((upstream, index) =>
      createAudioEngines({
        upstream,
        protocol,
        entry: entries[index],
        path: `upstreams.fake${index}`,
        model: 'vendor/model',
        pass,
      }),
    );
    const local = await fakeEngines();
    const log = { log: pino({ level: 'silent' }) };
    const routes = <Engine>(hosted: (Engine | null)[], last: Engine) =>
      [...hosted, ...(withLocal ? [last] : [])].flatMap((engine) => (engine ? [{ engine }] : []));
    const speech = routes<SpeechEngine>(
      engines.map((each) => each.speech),
      local.speech,
    );
    const hearing = routes<Transcriber>(
      engines.map((each) => each.transcriber),
      local.transcriber,
    );
    const chat = routes<ChatEngine>(
      engines.map((each) => each.chat),
      local.chat,
    );
    local.registry
      .assignSpeech([SPEECH_MODEL, 'ttsB-3.1-flash-tts-preview'], new RoutedSpeech(speech, log))
      .assignTranscriber(['asr-1', 'chat-4o-transcribe'], new RoutedTranscriber(hearing, log))
      .assignChat([CHAT_MODEL], new RoutedChat(chat, log));
    const service = await startService({ registry: local.registry });
    const account = await service.newKey({}, { balance: 100 });
    return new HostedAudio(service, servers, upstreams, local, account);
  }

  get server(): FakeService {
    return this.servers[0]!;
  }

  get upstream(): PoolUpstream {
    return this.upstreams[0]!;
  }

  get key(): string {
    return this.#account.key;
  }

  get account(): string {
    return this.#account.account;
  }

  script(...entries: Script[]): void {
    this.server.script(...entries);
    this.upstream.endings.length = 0;
  }

  speak(fields: object = {}): Promise<Answer> {
    const body = { model: SPEECH_MODEL, voice: 'alloy', input: 'Good morning.', ...fields };
    return this.service.call('POST', '/v1/audio/speech', body, bearer(this.key));
  }

  async speakBytes(fields: object = {}): Promise<{ status: number; type: string | null; body: Buffer }> {
    const response = await fetch(`${this.service.url}/v1/audio/speech`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...bearer(this.key) },
      body: JSON.stringify({ model: SPEECH_MODEL, voice: 'alloy', input: 'Good morning.', ...fields }),
    });
    const body = Buffer.from(await response.arrayBuffer());
    return { status: response.status, type: response.headers.get('content-type'), body };
  }

  async transcribe(fields: Record<string, string> = {}, path = 'transcriptions'): Promise<Answer> {
    const file = new Blob([readFileSync((await sampleFiles()).speech['wav']!)]);
    return await this.service.form(
      `/v1/audio/${path}`,
      { model: 'asr-1', file, ...fields },
      bearer(this.key),
    );
  }

  chat(fields: object = {}, content: unknown = 'Hello there.'): Promise<Answer> {
    const body = { model: CHAT_MODEL, messages: [{ role: 'user', content }], ...fields };
    return this.service.call('POST', '/v1/chat/completions', body, bearer(this.key));
  }

  /** Micro-units spent so far; nothing may be held between requests. */
  async spent(): Promise<number> {
    const { json } = await this.service.admin('GET', `/accounts/${this.#account.account}`);
    assert.equal(json.held, 0);
    return Math.round((100 - json.balance) * 1_000_000);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.service.stop();
    await Promise.all(this.upstreams.map((upstream) => upstream.close()));
    for (const server of this.servers) server.close();
  }
}
