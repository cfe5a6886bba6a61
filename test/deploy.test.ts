import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { test } from 'node:test';
import { parse } from 'yaml';
import { assertLoads, assertStarts, flags, image, read, root } from './support/deployed-node.ts';

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
  assert.ok(read('bin/phonofilm.mjs').includes(`'${flags}'`));
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
