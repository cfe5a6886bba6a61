import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { forgetfulProxy } from '../test/support/forgetful-proxy.ts';

/**
 * `npm run test:clients [-- python schemathesis go java node]`: libraries that others wrote, in other languages, against a
 * running service. Each language brings its packages, in exact versions, into a folder that git ignores. What is missing here
 * is skipped with a message. `npm test` needs none of it.
 */
const ROOT = fileURLToPath(new URL('../', import.meta.url));
const CLIENTS = join(ROOT, 'test/clients');
const CACHE = join(ROOT, 'node_modules/.cache/clients');
const LIVE_KEY = 'sk-live00000000000000000000000000000000000000000000';
const ADMIN_KEY = 'admin-key-of-the-clients';
const INSPECTOR = '@modelcontextprotocol/inspector@2.12.0';

type Variables = Readonly<Record<string, string>>;

interface Client {
  /** Programs that it takes. */
  readonly needs: readonly string[];
  /** Brings its packages; a failure is said and skips it. */
  readonly install: () => Promise<void>;
  readonly test: (service: Variables) => Promise<void>;
}

const venv = join(CACHE, `python-${hashOf('python/requirements.txt')}`);
const python = join(venv, 'bin/python');
const installPython = async () => {
  if (existsSync(join(venv, 'complete'))) return;
  rmSync(venv, { recursive: true, force: true });
  await run('python3', ['-m', 'venv', venv]);
  // All of them are named, so that pip need not look for what fits together.
  await run(python, [
    '-m',
    'pip',
    'install',
    '-q',
    '--no-deps',
    '-r',
    join(CLIENTS, 'python/requirements.txt'),
  ]);
  writeFileSync(join(venv, 'complete'), '');
};
const inspector = join(CACHE, `inspector-${INSPECTOR.split('@').at(-1)}`);

const ALL: Readonly<Record<string, Client>> = {
  python: {
    needs: ['python3'],
    install: installPython,
    test: (service) => run(python, ['-m', 'pytest', '-q', '-p', 'no:cacheprovider', 'python'], service),
  },
  schemathesis: {
    needs: ['python3'],
    install: installPython,
    test: (service) => run('bash', ['schemathesis/run.sh', join(venv, 'bin/schemathesis')], service),
  },
  go: {
    needs: ['go'],
    install: () => run('go', ['mod', 'download'], {}, 'go'),
    test: (service) => run('go', ['test', '-count=1', '-mod=readonly', './...'], service, 'go'),
  },
  java: {
    needs: ['java', 'mvn'],
    install: () => maven('test-compile', {}),
    test: (service) => maven('test', service),
  },
  node: {
    needs: ['npm'],
    install: async () => {
      mkdirSync(inspector, { recursive: true });
      if (existsSync(join(inspector, 'node_modules'))) return;
      await run('npm', [
        'install',
        '--silent',
        '--ignore-scripts',
        '--no-save',
        '--prefix',
        inspector,
        INSPECTOR,
      ]);
    },
    test: (service) =>
      run(process.execPath, ['--test', 'node/ai-sdk.ts', 'node/mcp-inspector.ts'], {
        ...service,
        INSPECTOR: join(inspector, 'node_modules/.bin/mcp-inspector'),
      }),
  },
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in ALL));
if (unknown.length > 0) {
  console.error(`No such client: ${unknown.join(', ')}. There are ${Object.keys(ALL).join(', ')}.`);
  process.exit(2);
}

const folder = mkdtempSync(join(tmpdir(), 'phonofilm-clients-'));
const service = await startService();
const proxy = await forgetfulProxy(service.url);
const results: { client: string; result: string }[] = [];
try {
  const variables = {
    PHONOFILM_URL: service.url,
    OPENAI_BASE_URL: `${service.url}/v1`,
    OPENAI_API_KEY: await testKey(service.url),
    LIVE_API_KEY: LIVE_KEY,
    ADMIN_KEY,
    FORGETFUL_BASE_URL: `${proxy.url}/v1`,
  };
  for (const [client, each] of Object.entries(ALL))
    if (wanted.length === 0 || wanted.includes(client))
      results.push({ client, result: await attempt(client, each, variables) });
} finally {
  await proxy[Symbol.asyncDispose]();
  service.child.kill('SIGTERM');
  await service.ended;
  rmSync(folder, { recursive: true, force: true });
}
console.table(results);
if (results.some(({ result }) => result === 'FAILED')) process.exitCode = 1;

async function attempt(name: string, { needs, install, test }: Client, service: Variables): Promise<string> {
  const missing = needs.filter((program) => spawnSync(program, ['--version']).error !== undefined);
  if (missing.length > 0) return skipped(name, `there is no ${missing.join(' and no ')}`);
  console.log(`\n== ${name}`);
  mkdirSync(CACHE, { recursive: true });
  try {
    await install();
  } catch (error) {
    return skipped(name, `its packages could not be brought: ${String(error)}`);
  }
  try {
    await test(service);
    return 'passed';
  } catch (error) {
    console.error(`${name}: ${String(error)}`);
    return 'FAILED';
  }
}

function skipped(name: string, reason: string): string {
  console.error(`SKIPPED: ${name}: ${reason}`);
  return `skipped: ${reason}`;
}

/** The program as users start it, with its own engines, on a folder that is removed at the end. */
async function startService(): Promise<{ url: string; child: ChildProcess; ended: Promise<unknown> }> {
  const child = spawn(process.execPath, [join(ROOT, 'bin/phonofilm.mjs'), 'serve'], {
    env: {
      ...process.env,
      DATA_DIR: join(folder, 'data'),
      PORT: '0',
      CONFIG: '',
      API_KEY: LIVE_KEY,
      ADMIN_KEY,
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stderr! }).on('line', (line) => {
      const ready = /ready at (http\S+)/.exec(line)?.[1];
      if (ready) resolve(ready);
      else if (line.startsWith('{')) console.error(line);
    });
    void ended.then((code) => reject(new Error(`the service ended with ${code}`)));
  });
  return { url, child, ended };
}

/** Without a rate limit, which Schemathesis would reach within a second. */
async function testKey(url: string): Promise<string> {
  const response = await fetch(`${url}/admin/v1/keys`, {
    method: 'POST',
    headers: { authorization: `Bearer ${ADMIN_KEY}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      livemode: false,
      type: 'payg',
      rate_limit: { requests: 1_000_000, per_seconds: 1 },
    }),
  });
  return ((await response.json()) as { key: string }).key;
}

/** Not waited for as a whole: the proxy that loses answers lives in this process. */
async function run(program: string, values: readonly string[], more: Variables = {}, at = ''): Promise<void> {
  const child = spawn(program, values, {
    cwd: join(CLIENTS, at),
    env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1', ...more },
    stdio: 'inherit',
  });
  const status = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? signal));
  });
  if (status !== 0) throw new Error(`${program} ${values.join(' ')} ended with ${status}`);
}

function maven(goal: string, service: Variables): Promise<void> {
  const places = [`-Dmaven.repo.local=${join(CACHE, 'maven')}`, `-Dbuild.folder=${join(CACHE, 'java')}`];
  return run('mvn', ['-q', '-B', ...places, goal], service, 'java');
}

function hashOf(path: string): string {
  return createHash('sha256')
    .update(readFileSync(join(CLIENTS, path)))
    .digest('hex')
    .slice(0, 12);
}
