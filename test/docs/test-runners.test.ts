import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { broughtPackages } from '../support/brought-packages.ts';
import { scratchFolder } from '../support/scratch-folder.ts';
import { examplesOf, ROOT } from './read-examples.ts';

/** The lines of docs/guides/testing.md for each test runner, as copied from there; and the example in Python. */

/** By the name in the first line of each. */
const files = new Map(
  examplesOf('docs/guides/testing.md').flatMap(({ code }) => {
    const [, name] = /^(?:\/\/|#) (\S+\.\w+)\n/.exec(code) ?? [];
    return name ? [[name, code] as const] : [];
  }),
);

const installed = scratchFolder();
writeFileSync(
  join(installed, 'phonofilm'),
  `#!/bin/sh\nexec "${process.execPath}" "${ROOT}bin/phonofilm.mjs" "$@"\n`,
);
chmodSync(join(installed, 'phonofilm'), 0o755);

/** The folder of an application with these files of the guide. */
function application(...names: string[]): string {
  const folder = scratchFolder();
  for (const name of names) writeFileSync(join(folder, name), files.get(name) ?? assert.fail(name));
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(join(ROOT, 'node_modules/openai'), join(folder, 'node_modules/openai'));
  writeFileSync(join(folder, 'package.json'), '{"type": "module"}');
  return folder;
}

/** What a command printed, once it has ended well. */
async function run(cwd: string, command: string, more: Record<string, string> = {}): Promise<string> {
  // The runner of these tests would take others for its own.
  const { NODE_TEST_CONTEXT: _, NODE_OPTIONS: __, ...environment } = process.env;
  const PATH = `${installed}:${process.env['PATH']}`;
  const child = spawn('sh', ['-c', command], { cwd, env: { ...environment, PATH, ...more } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const [code] = await once(child, 'close');
  assert.equal(code, 0, `${command}\n${output}`);
  return output;
}

const node = `"${process.execPath}"`;

test('node:test, with the service around it and as its setup', async () => {
  const folder = application('video.test.mjs', 'setup-phonofilm.mjs');
  for (const command of [
    `phonofilm rehearse -- ${node} --test`,
    `${node} --test --test-global-setup=setup-phonofilm.mjs`,
  ])
    assert.match(await run(folder, command), /pass 2/);
});

const RUNNERS = 'vitest-4.1.12-jest-30.5.2';
const NPM = ['npm', 'install', '--prefix', '.', '--no-audit', '--no-fund', '--ignore-scripts'];

test('vitest and jest, with the service around them and as their setup', async (context) => {
  const brought = broughtPackages(RUNNERS, [[...NPM, 'vitest@4.1.12', 'jest@30.5.2']]);
  if (brought === null) return context.skip('vitest and jest are not here');
  const binary = (name: string) => `${node} "${join(brought, 'node_modules', name)}"`;
  const vitest = `${binary('vitest/vitest.mjs')} run`;
  const jest = `${node} --experimental-vm-modules "${join(brought, 'node_modules/jest/bin/jest.js')}"`;
  const around = application('video.spec.mjs');
  const own = application('video.spec.mjs', 'setup-phonofilm.mjs', 'vitest.config.mjs');
  for (const [folder, command] of [
    [around, `phonofilm rehearse -- ${vitest} --globals`],
    [own, vitest],
    [around, `phonofilm rehearse -- ${jest}`],
    [own, `${jest} --globalSetup=./setup-phonofilm.mjs`],
  ] as const)
    assert.match(
      await run(folder, command, { NO_COLOR: '1' }),
      /Tests: +2 passed|Tests {2}2 passed/,
      command,
    );
});

test('pytest, with the service around it and as its setup; and the example in Python', async (context) => {
  const brought = broughtPackages('pytest-openai', [
    ['python3', '-m', 'venv', '.'],
    ['bin/python', '-m', 'pip', 'install', '--quiet', 'openai', 'pytest'],
  ]);
  if (brought === null) return context.skip('Python with openai and pytest is not here');
  // An environment remembers where it was made: its programs are modules of its Python.
  const pytest = `"${join(brought, 'bin/python')}" -m pytest -q -p no:cacheprovider`;
  const environment = { PYTHONDONTWRITEBYTECODE: '1' };
  assert.match(
    await run(application('test_video.py'), `phonofilm rehearse -- ${pytest}`, environment),
    /2 passed/,
  );
  assert.match(await run(application('test_video.py', 'conftest.py'), pytest, environment), /2 passed/);
  const example = `phonofilm rehearse -- ${pytest} "${ROOT}examples/python"`;
  assert.match(await run(scratchFolder(), example, environment), /4 passed/);
});
