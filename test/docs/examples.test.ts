import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { parse } from 'yaml';
import { loadConfig } from '../../src/settings/config.ts';
import { checkPython } from './check-python.ts';
import { type Example, examplesOf, hiddenCommands, PAGES, placeOf, ROOT } from './read-examples.ts';
import { ReaderDesk, type Run } from './reader-desk.ts';

/** Every example of the docs works, or says why nobody can try it here. */

let desk: ReaderDesk;
let document: unknown;
before(async () => {
  desk = await ReaderDesk.open();
  document = (await desk.service.call('GET', '/openapi.json')).json;
});
after(() => desk.leave());

function assertWorked(run: Run, example: Example): void {
  assert.equal(run.code, 0, `${placeOf(example)}\n${run.stdout}\n${run.stderr}`);
}

/** Pages whose YAML is for the settings file. */
const SETTINGS_PAGES = ['docs/configuration.md', 'docs/upstreams.md'];

/** How each language is tried; `before` is what the command before the example printed. */
const TRIALS: Readonly<Record<string, (example: Example, before: string) => Promise<string> | string>> = {
  sh: async (example) => {
    const run = await desk.runShell(example.code);
    assertWorked(run, example);
    return run.stdout;
  },
  ts: async (example) => {
    assertWorked(await desk.runTypeScript(example.code), example);
    return '';
  },
  python: ({ code }) => {
    assert.ok(checkPython(code, document) > 0, 'nothing in it could be checked');
    return '';
  },
  // What follows a command is its answer.
  json: ({ code }, before) => {
    const shown = JSON.parse(code) as object;
    if (before.startsWith('{'))
      assert.deepEqual(Object.keys(shown).sort(), Object.keys(JSON.parse(before) as object).sort());
    return '';
  },
  yaml: ({ page, code }) => {
    if (!SETTINGS_PAGES.includes(page)) return String(parse(code));
    const file = join(desk.folder, 'config.yaml');
    writeFileSync(file, code);
    const variables = [...code.matchAll(/\$\{(\w+)\}/g)].map(([, name]) => [name!, 'a-value'] as const);
    loadConfig({ ...Object.fromEntries(variables), CONFIG: file });
    return '';
  },
};

for (const page of PAGES) {
  const examples = examplesOf(page);
  const trials = examples.filter(({ notRun }) => notRun === null);
  if (trials.length === 0) continue;
  describe(page, () => {
    let printed = '';
    for (const example of trials) {
      test(placeOf(example), async () => {
        const trial = TRIALS[example.language];
        assert.ok(trial, `nobody knows how to try "${example.language}": mark it <!-- not run: why -->`);
        printed = await trial(example, printed);
      });
    }
  });
}

test('no command stands outside of a fence, where it would not be tried', () => {
  assert.deepEqual(
    PAGES.flatMap((page) => hiddenCommands(page).map((command) => `${page}: ${command.trim()}`)),
    [],
  );
});

test('every link to a file of the repository leads to one', () => {
  const broken = PAGES.flatMap((page) =>
    [...readFileSync(ROOT + page, 'utf8').matchAll(/\]\((?!https?:|#)([^)#]+)/g)]
      .filter(([, path]) => !existsSync(join(ROOT, dirname(page), path!)))
      .map(([, path]) => `${page}: ${path}`),
  );
  assert.deepEqual(broken, []);
});
