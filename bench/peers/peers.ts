import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BENCH_KEY } from '../support/bench-processes.ts';
import { answering, PEERS, type Peer, startProgram } from './peer.ts';

const TREE = new URL('../../', import.meta.url).pathname;
const ALL = { chat: 'tiny', stream: 'tiny', transcription: 'tiny', speech: 'tiny', video: 'sora-2' };

export const portkey: Peer = {
  name: 'Portkey 1.15.2',
  settings: 'its defaults; the address of the service stands in a header of each request',
  durable: 'nothing: it keeps no keys and no books',
  async start({ folder, port, upstream }) {
    const script = join(TREE, 'node_modules/@portkey-ai/gateway/build/start-server.js');
    const child = startProgram(folder, process.execPath, [script, '--headless', `--port=${port}`]);
    await answering(child, `http://127.0.0.1:${port}/`);
    const headers = {
      authorization: 'Bearer key',
      'x-portkey-provider': 'openai',
      'x-portkey-custom-host': `${upstream}/v1`,
    };
    return { child, headers, models: { ...ALL, video: null } };
  },
};

export const litellm: Peer = {
  name: 'LiteLLM 1.105.0',
  settings:
    'one worker, `LITELLM_MODE=PRODUCTION`, `LITELLM_LOG=ERROR`, `json_logs`, as its page on production says; no Redis',
  durable: 'nothing: without PostgreSQL it has no books',
  async start({ folder, port, upstream }) {
    const model = (name: string) => ({
      model_name: name,
      litellm_params: { model: `openai/${name}`, api_base: `${upstream}/v1`, api_key: 'key' },
    });
    const config = {
      model_list: ['tiny', 'sora-2'].map(model),
      general_settings: { master_key: BENCH_KEY },
      litellm_settings: { request_timeout: 600, set_verbose: false, json_logs: true },
    };
    const path = writeJson(folder, 'config.yaml', config);
    const values = ['--host', '127.0.0.1', '--port', String(port), '--num_workers', '1', '--config', path];
    const child = startProgram(folder, join(PEERS, 'litellm-venv/bin/litellm'), values, {
      LITELLM_MODE: 'PRODUCTION',
      LITELLM_LOG: 'ERROR',
      LITELLM_LOCAL_MODEL_COST_MAP: 'True',
    });
    await answering(child, `http://127.0.0.1:${port}/health/liveliness`);
    return { child, headers: { authorization: `Bearer ${BENCH_KEY}` }, models: ALL };
  },
};

export const newApi: Peer = {
  name: 'new-api 1.0.0-rc.25',
  settings:
    '`GIN_MODE=release`, `MEMORY_CACHE_ENABLED`, `BATCH_UPDATE_ENABLED`, `ERROR_LOG_ENABLED` as its compose file; no Redis; refusals above 90 % of processor (`performance_setting.monitor_enabled`) off, or it answers 503',
  durable: 'a row of the log for each request; balances in batches of 5 s',
  async start({ folder, port, upstream, database }) {
    const begin = () =>
      startProgram(folder, join(PEERS, 'bin/new-api'), ['--log-dir', join(folder, 'logs')], {
        PORT: String(port),
        SESSION_SECRET: 'a-secret-of-the-benchmark',
        GIN_MODE: 'release',
        MEMORY_CACHE_ENABLED: 'true',
        BATCH_UPDATE_ENABLED: 'true',
        ERROR_LOG_ENABLED: 'true',
        ...(database === null ? { SQLITE_PATH: join(folder, 'one-api.db') } : { SQL_DSN: database }),
      });
    const child = begin();
    const base = `http://127.0.0.1:${port}`;
    await answering(child, `${base}/api/status`);
    const user = { username: 'root', password: 'bench-root-9x' };
    const set = { ...user, confirmPassword: user.password, SelfUseModeEnabled: true, DemoSiteEnabled: false };
    await ask(base, 'POST', '/api/setup', set);
    const { data } = await ask(base, 'POST', '/api/user/login', user);
    const headers = { authorization: `Bearer ${data['access_token']}`, 'new-api-user': '1' };
    const channel = (type: number, models: string) => ({
      mode: 'single',
      channel: { type, name: models, key: 'key', base_url: upstream, models, group: 'default' },
    });
    await ask(base, 'POST', '/api/channel/', channel(1, 'tiny'), headers);
    await ask(base, 'POST', '/api/channel/', channel(55, 'sora-2'), headers);
    const off = { key: 'performance_setting.monitor_enabled', value: 'false' };
    await ask(base, 'PUT', '/api/option/', off, headers);
    const quota = { id: 1, action: 'add_quota', mode: 'override', value: 2_000_000_000 };
    await ask(base, 'POST', '/api/user/manage', quota, headers);
    const token = { name: 'bench', unlimited_quota: true, expired_time: -1, group: 'default' };
    await ask(base, 'POST', '/api/token/', token, headers);
    const shown = await ask(base, 'POST', '/api/token/1/key', {}, headers);
    // Its channels are in memory, which it fills at the start and once a minute.
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
    const again = begin();
    await answering(again, `${base}/api/status`);
    return { child: again, headers: { authorization: `Bearer sk-${shown.data['key']}` }, models: ALL };
  },
};

export const bifrost: Peer = {
  name: 'Bifrost 2.0.0-prerelease3',
  settings:
    '`initial_pool_size: 1000` as its page recommends; prices from a file, as this machine has no internet; no virtual keys',
  durable: 'a row of the log for each request, with question and answer, written afterwards in batches',
  async start({ folder, port, upstream, database }) {
    const prices = {
      tiny: { provider: 'openai', base_model: 'tiny', mode: 'chat', input_cost_per_token: 1e-6 },
    };
    const store = (name: string) => ({ enabled: true, ...storeOf(database, folder, name) });
    writeJson(folder, 'config.json', {
      client: { drop_excess_requests: false, enable_logging: true, initial_pool_size: 1000 },
      framework: {
        pricing: {
          pricing_url: `file://${writeJson(folder, 'prices.json', prices)}`,
          pricing_sync_interval: 86_400,
          model_parameters_url: `file://${writeJson(folder, 'parameters.json', {})}`,
        },
      },
      config_store: store('config.db'),
      logs_store: store('logs.db'),
      providers: {
        openai: {
          keys: [{ name: 'tiny', value: 'key', models: ['*'], weight: 1 }],
          network_config: { base_url: upstream, default_request_timeout_in_seconds: 600 },
        },
      },
    });
    const values = ['-host', '127.0.0.1', '-port', String(port), '-app-dir', folder];
    const child = startProgram(folder, join(PEERS, 'bin/bifrost-http'), values);
    await answering(child, `http://127.0.0.1:${port}/health`);
    const models = {
      chat: 'openai/tiny',
      stream: 'openai/tiny',
      transcription: 'openai/tiny',
      speech: 'openai/tiny',
      video: 'openai/sora-2',
    };
    return { child, headers: {}, models, videosByJson: true };
  },
};

function storeOf(database: string | null, folder: string, name: string): object {
  if (database === null) return { type: 'sqlite', config: { path: join(folder, name) } };
  const { hostname, port, username, password, pathname } = new URL(database);
  const config = {
    host: hostname,
    port,
    user: username,
    password: password || 'none',
    db_name: pathname.slice(1),
    ssl_mode: 'disable',
  };
  return { type: 'postgres', config };
}

export const phonofilm: Peer = {
  name: 'Phonofilm',
  settings:
    '`npm start` as it is, with a balance to draw on; rate limits count and never refuse; 1,024 connections from one address instead of 256; the content policy reads every question',
  durable:
    'the hold before the request and the charge after it, in the ledger; a video is synced to disk before it is acknowledged',
  async start({ folder, port, upstream, database }) {
    const route = (model: string) => ({ routes: [{ upstream: 'tiny', model, drop: ['watermark'] }] });
    const config = writeJson(folder, 'config.yaml', {
      // Its default of 256 counts those that are just being closed, too.
      limits: { connections_per_address: 1024 },
      upstreams: {
        tiny: { protocol: 'openai', base_url: `${upstream}/v1`, api_key: 'key', concurrency: 2000 },
        videos: { preset: 'openai-videos', base_url: `${upstream}/v1`, api_key: 'key' },
      },
      models: {
        'chat-4o-audio-preview': route('tiny'),
        'chat-4o-mini-tts-2025-12-15': route('tiny'),
        'asr-1': route('tiny'),
        'vidB-2': { routes: [{ upstream: 'videos', model: 'sora-2', drop: ['watermark'] }] },
      },
    });
    const flags = [join(TREE, 'bin/phonofilm.mjs'), 'serve'];
    const admin = 'an-operator-key-of-the-benchmark-7f31';
    const child = startProgram(folder, process.execPath, flags, {
      CONFIG: config,
      DATA_DIR: join(folder, 'data'),
      PORT: String(port),
      API_KEY: BENCH_KEY,
      ADMIN_KEY: admin,
      ...(database !== null && { DATABASE_URL: database }),
    });
    const base = `http://127.0.0.1:${port}`;
    await answering(child, `${base}/healthz`);
    const headers = { authorization: `Bearer ${admin}` };
    const { data: accounts } = await ask(base, 'GET', '/admin/v1/accounts', null, headers);
    const { data: keys } = await ask(base, 'GET', '/admin/v1/keys', null, headers);
    const live = (list: unknown) => (list as { id: string }[]).find(({ id }) => !id.endsWith('_test'))!.id;
    await ask(base, 'PATCH', `/admin/v1/accounts/${live(accounts)}`, { balance: 1e9 }, headers);
    const limit = { rate_limit: { requests: 1_000_000, per_seconds: 1 } };
    await ask(base, 'PATCH', `/admin/v1/keys/${live(keys)}`, limit, headers);
    const models = {
      chat: 'chat-4o-audio-preview',
      stream: 'chat-4o-audio-preview',
      transcription: 'asr-1',
      speech: 'chat-4o-mini-tts-2025-12-15',
      video: 'vidB-2',
    };
    return { child, headers: { authorization: `Bearer ${BENCH_KEY}` }, models };
  },
};

function writeJson(folder: string, name: string, value: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(value, null, 2));
  return path;
}

/** A call to a peer's own interface for operators. */
async function ask(
  base: string,
  method: string,
  path: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ readonly data: Record<string, unknown> }> {
  const answer = await fetch(base + path, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body !== null && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok || text.includes('"success":false'))
    throw new Error(`${method} ${path}: ${answer.status} ${text.slice(0, 300)}`);
  return JSON.parse(text) as { data: Record<string, unknown> };
}
