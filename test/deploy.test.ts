import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { loadConfig } from '../src/config.ts';

/** The files of deploy/ against what the program really takes. */

const root = fileURLToPath(new URL('../', import.meta.url));
const read = (path: string) => readFileSync(root + path, 'utf8');

const known = new Set(
  [...read('src/config.ts').matchAll(/environment\['([A-Z_]+)'\]/g)].map((match) => match[1]!),
);
const roles = [...read('src/main.ts').matchAll(/case '(serve|api|worker)'/g)].map((match) => match[1]!);

/** Loads the settings as a node would, with the repository in the place where it is deployed. */
function assertLoads(environment: Readonly<Record<string, string>>, home: string): void {
  for (const name of Object.keys(environment)) assert.ok(known.has(name), `${name} is no setting`);
  const config = loadConfig({ ...environment, CONFIG: environment['CONFIG']!.replace(home, root) });
  assert.ok(config.databaseUrl, 'a node among several needs DATABASE_URL');
  assert.ok(config.artifacts, 'nodes on several machines need ARTIFACTS_URL');
  assert.ok(config.adminKey, 'every node takes the same ADMIN_KEY');
}

function assertStarts([, script, role]: readonly string[]): void {
  assert.ok(existsSync(root + script!), script);
  assert.ok(roles.includes(role!), role);
}

interface ComposeFile {
  readonly services: Record<string, { command?: string[]; environment?: Record<string, string> }>;
}

test('the nodes of compose.yaml start with settings that the program knows', () => {
  // As docker compose does: `${NAME:-default}`, and `${NAME:?reason}` must be set.
  const text = read('deploy/compose.yaml').replace(
    /\$\{(\w+)(?::([-?])([^}]*))?\}/g,
    (_, name: string, sign: string, rest: string) => {
      assert.ok(sign, `${name} has neither a default nor a reason`);
      return sign === '-' ? rest : `a-good-${name.toLowerCase().replaceAll('_', '-')}`;
    },
  );
  const { services } = parse(text, { merge: true }) as ComposeFile;
  for (const role of ['api', 'worker']) {
    assertStarts(services[role]!.command!);
    assertLoads(services[role]!.environment!, '/app/');
  }
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
