import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isRole } from '../../src/cli/run-role.ts';
import { loadConfig } from '../../src/settings/config.ts';

/** What the files of deploy/ may ask of the program and its image. */

export const root = fileURLToPath(new URL('../../', import.meta.url));
export const read = (path: string) => readFileSync(root + path, 'utf8');

const known = new Set(
  [...read('src/settings/config.ts').matchAll(/environment\['([A-Z_]+)'\]/g)].map((match) => match[1]!),
);

/** Loads the settings of a service that runs alone. */
export function loadKnown(environment: Readonly<Record<string, string>>) {
  for (const name of Object.keys(environment)) assert.ok(known.has(name), `${name} is no setting`);
  return loadConfig(environment);
}

/** Loads the settings as a node would, with the repository in the place where it is deployed. */
export function assertLoads(environment: Readonly<Record<string, string>>, home: string): void {
  const config = loadKnown({ ...environment, CONFIG: environment['CONFIG']!.replace(home, root) });
  assert.ok(config.databaseUrl, 'a node among several needs DATABASE_URL');
  assert.ok(config.artifacts, 'nodes on several machines need ARTIFACTS_URL');
  assert.ok(config.adminKey, 'every node takes the same ADMIN_KEY');
}

export function assertStarts([, script, role]: readonly string[]): void {
  assert.equal(script, 'bin/phonofilm.mjs');
  assert.ok(isRole(role!), role);
}

/** What the image itself sets, and the words it begins a command with. */
export function image() {
  const file = read('Dockerfile');
  const words = /^ENV (NODE_ENV=.*)$/m.exec(file)![1]!.split(' ');
  return {
    environment: Object.fromEntries(words.map((word) => word.split('=', 2) as [string, string])),
    entrypoint: JSON.parse(/^ENTRYPOINT (.*)$/m.exec(file)![1]!) as string[],
    userId: /--uid (\d+)/.exec(file)![1]!,
  };
}
