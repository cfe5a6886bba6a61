import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { SettingsSchema } from '../src/settings/settings.ts';

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

interface SchemaPart {
  readonly type?: string;
  readonly properties?: Record<string, SchemaPart>;
  readonly patternProperties?: Record<string, SchemaPart>;
}

/** Every setting that takes a value, as its path. */
function settingPaths(schema: SchemaPart, path = ''): string[] {
  const named = Object.entries(schema.properties ?? {});
  const patterned = Object.values(schema.patternProperties ?? {}).map((part) => ['<id>', part] as const);
  const children = [...named, ...patterned];
  if (children.length === 0) return [path];
  return children.flatMap(([name, part]) => settingPaths(part, path === '' ? name : `${path}.${name}`));
}

test('docs/configuration.md lists every setting, and no other', () => {
  const listed = [...read('docs/configuration.md').matchAll(/^\| `([a-z_.<>]+)` \|/gm)].map(
    (match) => match[1],
  );
  assert.deepEqual(listed.sort(), settingPaths(SettingsSchema as SchemaPart).sort());
});

test('docs/configuration.md lists every environment variable that the settings are read from, and no other', () => {
  const code = read('src/settings/config.ts') + read('src/cli/user-config.ts');
  const readByCode = [...code.matchAll(/environment\['([A-Z_]+)'\]/g)].map((match) => match[1]);
  const listed = [...read('docs/configuration.md').matchAll(/^\| `([A-Z_]+)` \|/gm)].map((match) => match[1]);
  assert.deepEqual(listed.sort(), [...new Set(readByCode)].sort());
});

test('only the start, the installation and what children inherit touches the environment', () => {
  const touching = readdirSync(new URL('../src', import.meta.url), { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.ts') && /process\.env/.test(read(`src/${file}`)));
  assert.deepEqual(touching.sort(), [
    'cli/prepare-data-folder.ts',
    'main.ts',
    'platform/children/child-environment.ts',
    'weights/install-weights.ts',
    'weights/npm-settings.ts',
  ]);
});

test('the README names the two commands that .ci/run and package.json stand for', () => {
  assert.match(read('README.md'), /npm ci && npm start/);
  assert.match(read('README.md'), /npm ci && npm test/);
  assert.match(read('.ci/run'), /^npm ci && npm test$/m);
});

test('docs/architecture.md says why each dependency is there', () => {
  const { dependencies, optionalDependencies } = JSON.parse(read('package.json')) as Record<string, object>;
  const packages = ['illustrator', 'reader'].map(
    (name) => JSON.parse(read(`packages/${name}/package.json`)) as Record<string, object>,
  );
  const page = read('docs/architecture.md');
  const unexplained = Object.keys({
    ...dependencies,
    ...optionalDependencies,
    ...Object.assign({}, ...packages.map((each) => each['dependencies'])),
  }).filter((name) => !new RegExp(`^\\|[^|]*(^|[ ,])${name}[ ,]`, 'm').test(page));
  assert.deepEqual(unexplained, []);
});

test('the README shows pictures that exist', () => {
  const shown = [...read('README.md').matchAll(/!\[[^\]]*\]\(([^)]+)\)/g)].map((match) => match[1]!);
  assert.ok(shown.length > 4);
  for (const path of shown) assert.ok(existsSync(new URL(`../${path}`, import.meta.url)), path);
});

test('docs/security.md names tests that exist', () => {
  const named = [...read('docs/security.md').matchAll(/`(test\/[\w./-]+)`/g)].map((match) => match[1]!);
  assert.ok(named.length > 20);
  for (const path of named) assert.ok(existsSync(new URL(`../${path}`, import.meta.url)), path);
});
