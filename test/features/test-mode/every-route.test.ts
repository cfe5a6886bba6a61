import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { allModels } from '../../../src/domain/catalogue.ts';
import { assertError } from '../../support/contract.ts';
import { exampleBody, nameOf, type Operation, operationsOf } from '../../support/operations.ts';
import { startService, TEST_KEY, type TestService } from '../../support/service.ts';
import { type ServiceInTestMode, startInTestMode } from '../../support/service-in-test-mode.ts';
import { connectHttp } from '../mcp/connect.ts';

/** A test key cannot reach a hosted service, live data or money: by no route that the server has. */

/** What every live request would go to. */
let hosted: TestService;
let requested: string[];
let service: ServiceInTestMode;
let live: Live;
before(async () => {
  hosted = await startService();
  requested = [];
  hosted.service.app.server.on('request', ({ method, url }) => requested.push(`${method} ${url}`));
  const videos = { preset: 'contract', base_url: `${hosted.url}/v1`, api_key: TEST_KEY };
  const audio = { ...videos, preset: undefined, protocol: 'openai' };
  const models = allModels().map(({ id, kind }) => {
    return [id, { routes: [{ upstream: kind === 'video' ? 'videos' : 'audio' }] }];
  });
  service = await startInTestMode({
    settings: {
      upstreams: { videos, audio: JSON.parse(JSON.stringify(audio)) },
      models: Object.fromEntries(models),
    },
  });
  live = await liveThings();
});
after(async () => {
  await service.stop();
  await hosted.stop();
});

/** Routes without a key: pages, programs, and links that carry their own right. */
const KEYLESS: readonly string[] = [
  ...['/', '/operate', '/operate*', '/library', '/library*', '/videos/:id', '/usage', '/webhooks'],
  ...['/requests', '/requests/:id'],
  ...[
    '/webhooks/:id',
    '/speech',
    '/transcribe',
    '/chat',
    '/talk',
    '/history',
    '/models',
    '/models/:id',
    '/docs',
    '/docs/',
    '/docs/js/scalar.js',
  ],
  ...['/sign-in', '/assets/:name', '/favicon.ico', '/openapi.json', '/healthz', '/readyz', '/metrics'],
  ...['/characters/:username', '/characters/:username/picture.jpg', '/characters/:username/clip.mp4'],
  // `/files/*`, as the router prints it.
  '/*',
].map((path) => `GET ${path}`);
const LINKS = [
  'GET /shared/:link',
  'GET /shared/:link/picture.jpg',
  'GET /shared/:link/video.mp4',
  'GET /shared/:link/film.mp4',
];
const TOLD_BY_OTHERS = ['POST /callbacks/:token', 'POST /sign-in'];
const MCP = ['GET /mcp', 'POST /mcp', 'DELETE /mcp'];

interface Live {
  readonly ids: readonly string[];
  readonly video: string;
  /** Words that stand in what is live and nowhere else. */
  readonly secrets: readonly string[];
}

const WORDS = 'a walrus in a top hat';
const HOOK = 'the-hook-of-the-live-side';

/** One of everything that an account can have, made with the live key. */
async function liveThings(): Promise<Live> {
  const order = { model: 'vidB-2', images: [], prompt: WORDS, private: true };
  const made = async (path: string, body: object): Promise<string> => {
    const { status, text, json } = await service.call('POST', path, body);
    assert.equal(status, 200, text);
    return json.id;
  };
  const video = await made('/v1/video/create', order);
  assert.equal((await service.finished(video))['status'], 'completed');
  assert.ok(
    requested.includes('POST /v1/video/create') || requested.includes('POST /v1/videos'),
    requested.join('\n'),
  );
  const webhook = await made('/v1/webhooks', { url: `https://example.com/${HOOK}` });
  const character = await made('/vidB/v1/characters', { from_task: video });
  const link = await made(`/v1/videos/${encodeURIComponent(video)}/links`, {});
  return { video, ids: [video, webhook, character, link], secrets: [WORDS, HOOK] };
}

/** What the operator sees of everything live, and what is counted. */
async function liveState(): Promise<unknown> {
  const { json: accounts } = await service.admin('GET', '/accounts');
  const [{ id }] = accounts.data;
  const [tasks, ledger, webhooks] = await Promise.all(
    ['tasks', 'ledger', 'webhooks'].map((list) => service.admin('GET', `/${list}?account=${id}`)),
  );
  const [usage, costs, requests] = await Promise.all(
    ['/usage', '/upstreams', '/keys'].map((path) => service.admin('GET', path)),
  );
  const used = requests!.json.data.filter(({ livemode }: { livemode: boolean }) => livemode);
  const spent = costs!.json.data.map(({ cost_today }: { cost_today?: number }) => cost_today);
  const listed = [
    tasks!.json.data.map(lasting),
    ledger!.json,
    webhooks!.json,
    lasting(usage!.json),
    used,
    spent,
  ];
  const characters = (await service.call('GET', '/v1/characters')).json;
  return { accounts, listed, characters, counted: await counted() };
}

/** Without what is new with each reading. */
const lasting = ({ picture_url: _, to: __, ...rest }: Record<string, unknown>) => rest;

/** The metrics of work and money. */
async function counted(): Promise<string[]> {
  const { text } = await service.call('GET', '/metrics');
  return text
    .split('\n')
    .filter((line) => /^phonofilm_(?:tasks_ended|captured|audio_requests|video_dur)/.test(line));
}

/** What the server has, from its own router. */
function routes(): string[] {
  const found: string[] = [];
  const above: { readonly depth: number; readonly path: string }[] = [];
  for (const line of service.service.app.printRoutes({ commonPrefix: false }).split('\n')) {
    const [, before, part, methods] = /^(.*── )(\S+) \((.+)\)$/.exec(line) ?? [];
    if (before === undefined || part === undefined || methods === undefined) continue;
    while ((above.at(-1)?.depth ?? -1) >= before.length) above.pop();
    const path = `${above.at(-1)?.path ?? ''}${part}`;
    above.push({ depth: before.length, path });
    for (const method of methods.split(', ')) if (method !== 'HEAD') found.push(`${method} ${path}`);
  }
  return found;
}

const spelled = (operation: Operation) => nameOf(operation).replaceAll(/\{(\w+)\}/g, ':$1');

async function operations(): Promise<Operation[]> {
  return operationsOf((await service.call('GET', '/openapi.json')).json);
}

const isOfCallers = ({ path }: Operation) => /^\/(?:v1|vidB)\//.test(path);

function assertShowsNothing(text: string, title: string): void {
  for (const secret of live.secrets) assert.ok(!text.includes(secret), `${title} shows "${secret}"`);
}

const filled = (path: string, id: string) => path.replaceAll(/\{\w+\}|:\w+|\*/g, encodeURIComponent(id));

async function send(operation: Operation, id: string) {
  const path = filled(operation.path, id);
  const query = operation.method === 'GET' ? `?id=${encodeURIComponent(id)}` : '';
  if (operation.body === null) return await service.inTestMode(operation.method, path + query);
  const body = exampleBody(operation);
  const headers = { authorization: `Bearer ${service.testKey}` };
  if (operation.isForm) return await service.form(path, { ...(body as Record<string, string>) }, headers);
  return await service.inTestMode(operation.method, path, withId(body, id));
}

/** The example with the id wherever a text can name something. */
function withId(body: object, id: string): object {
  const named = Object.entries(body).filter(([name]) => /task|character|source|id$/.test(name));
  return { ...body, ...Object.fromEntries(named.map(([name]) => [name, id])) };
}

test('every route of the server is one that these tests know', async () => {
  const tried = (await operations()).map(spelled);
  const known = new Set([...tried, ...KEYLESS, ...LINKS, ...TOLD_BY_OTHERS, ...MCP]);
  assert.deepEqual(
    routes().filter((route) => !known.has(route)),
    [],
    'a route without a row: say here whether a key is needed, and try it with a test key',
  );
  assert.equal(new Set(routes()).size, routes().length, 'each once');
  assert.ok(routes().length > 100, String(routes().length));
});

test('no route of callers leads to what is live or to a hosted service, and nothing live changes', async () => {
  const before = await liveState();
  requested.length = 0;
  const all = (await operations()).filter(isOfCallers);
  for (const operation of all) {
    for (const id of live.ids) {
      const answer = await send(operation, id);
      const title = `${nameOf(operation)} ${id}: ${answer.status}`;
      assert.ok(answer.status < 500, `${title} ${answer.text}`);
      assertShowsNothing(answer.text, title);
      if (operation.path.includes('{')) assert.ok(answer.status >= 400, title);
    }
  }
  for (const { id, kind } of allModels()) {
    if (kind !== 'video') continue;
    const created = await service.inTestMode('POST', '/v1/video/create', {
      model: id,
      prompt: 'a boat',
      images: [],
    });
    if (created.status !== 200) continue;
    assert.equal((await service.finished(created.json.id, service.testKey))['status'], 'completed', id);
    assert.equal((await service.admin('GET', `/tasks/${created.json.id}`)).json.route, 'rehearsal', id);
  }
  assert.deepEqual(requested, [], 'the hosted service was asked');
  assert.deepEqual(await liveState(), before);
});

test('an agent with a test key sees and makes only what is of tests', async () => {
  requested.length = 0;
  const client = await connectHttp({ url: service.url, key: service.testKey }, 'legacy');
  const call = async (name: string, args: object = {}) =>
    JSON.stringify(await client.callTool({ name, arguments: { ...args } }));
  for (const { name } of (await client.listTools()).tools) {
    const reported = await call(name, {
      id: live.video,
      prompt: 'a red boat',
      input: 'Good day.',
      text: 'Good day.',
    });
    assertShowsNothing(reported, name);
  }
  assertShowsNothing(await call('list_videos'), 'list_videos');
  await client.close();
  assert.deepEqual(requested, []);
});

test('no route of operators takes a test key', async () => {
  const all = (await operations()).filter(({ path }) => path.startsWith('/admin/'));
  assert.ok(all.length > 40, String(all.length));
  for (const operation of all)
    assertError(await send(operation, live.video), 'access_denied', undefined, nameOf(operation));
});

test('pages show a test key nothing that is live, and no video of a test', async () => {
  const order = { model: 'vidB-2', images: [], prompt: 'a card for nobody' };
  const { id } = (await service.inTestMode('POST', '/v1/video/create', order)).json;
  await service.finished(id, service.testKey);
  for (const route of KEYLESS) {
    const path = route.replace('GET ', '');
    for (const each of [...live.ids, id]) {
      const { status, text } = await service.inTestMode('GET', filled(path, each));
      assert.ok(status < 500, `${route} ${each}: ${status}`);
      assertShowsNothing(text, route);
      assert.ok(!text.includes(order.prompt), `${route} shows a video of a test`);
    }
  }
});
