import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { buildProgram } from '../../../src/cli/build-program.ts';
import { FOR_USERS } from '../../../src/cli/command.ts';
import { commands } from '../../../src/cli/commands.ts';
import { userHome } from './user-home.ts';

test('the help lists every command, for users and for operators', async () => {
  const home = userHome(null);
  const run = await home.run('--help');
  assert.equal(run.code, 0, run.stderr);
  for (const { name, hidden } of commands)
    if (!hidden) assert.match(run.stdout, new RegExp(`^  ${name} `, 'm'));
  assert.match(run.stdout, /^ {2}keys create /m);
  const one = await home.run('transcribe', '--help');
  assert.equal(one.code, 0, one.stderr);
  assert.match(one.stdout, /--srt +subtitles, SubRip[\s\S]*Examples\n {2}phonofilm transcribe talk\.mp3/);
  home.remove();
});

test('the help of a command, or of all, loads no package but the one that parses', () => {
  const watch = `import { registerHooks } from 'node:module';
    registerHooks({ load: (url, context, next) => (url.includes('/node_modules/') && console.error(url), next(url, context)) });`;
  const main = fileURLToPath(new URL('../../../src/main.ts', import.meta.url));
  for (const words of [[], ['accounts'], ['characters', 'list']]) {
    const args = ['--import', `data:text/javascript,${encodeURIComponent(watch)}`, main, ...words, '--help'];
    const { stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    const loaded = [...stderr.matchAll(/node_modules\/([^/]+)/g)].map(([, name]) => name);
    assert.deepEqual([...new Set(loaded)], ['commander'], words.join(' '));
  }
});

test('every example of the help is a line that its command takes', async () => {
  for (const command of commands.filter(({ hidden }) => !hidden)) {
    for (const example of command.examples) {
      const [line] = example.split(/ [<>|] /);
      const words = [...line!.matchAll(/"([^"]*)"|\S+/g)].map((match) => match[1] ?? match[0]);
      const taken: string[] = [];
      const program = buildProgram(commands, 'phonofilm', async ({ name }) => void taken.push(name));
      await program.parseAsync(words, { from: 'user' });
      assert.deepEqual(taken, [command.name], example);
    }
  }
});

test('docs/command-line.md names every command and every flag', async () => {
  const page = readFileSync(new URL('../../../docs/command-line.md', import.meta.url), 'utf8');
  for (const command of commands.filter(({ audience }) => audience === FOR_USERS)) {
    assert.ok(page.includes(`phonofilm ${command.name}`), command.name);
    for (const flag of Object.keys(command.flags ?? {})) assert.ok(page.includes(`--${flag}`), flag);
  }
});
