// Own process: it replaces what all code of its process uses.
import assert from 'node:assert/strict';
import { describe, type TestContext, test } from 'node:test';
import { runCli } from '../../src/cli/run-cli.ts';

describe('the command line when it is called wrongly', () => {
  /** In this process: a mistake is found before anything else is looked at. */
  const run = async (context: TestContext, ...args: string[]) => {
    const lines = { log: '', error: '' };
    for (const method of ['log', 'error'] as const) {
      context.mock.method(console, method, (text: string) => {
        lines[method] += `${text}\n`;
      });
    }
    const code = await runCli(args, {});
    context.mock.restoreAll();
    return { code, stdout: lines.log, stderr: lines.error };
  };

  const mistakes: [string, string[], RegExp][] = [
    ['an unknown command', ['kyes', 'list'], /unknown command 'kyes'\n\(Did you mean keys\?\)/],
    ['a command that is none', ['frobnicate'], /unknown command 'frobnicate'\nSee: phonofilm --help/],
    [
      'an unknown flag',
      ['keys', 'list', '--colour'],
      /unknown option '--colour'\nSee: phonofilm keys list --help/,
    ],
    ['an amount that is none', ['keys', 'create', '--quota', 'much'], /--quota takes an amount/],
    ['a negative amount', ['keys', 'create', '--quota=-1'], /--quota takes an amount/],
    ['a time that is none', ['keys', 'create', '--expires', 'soon'], /--expires takes a date/],
    ['a rate that is none', ['keys', 'create', '--rate-limit', 'fast'], /--rate-limit takes requests/],
    ['an update of nothing', ['keys', 'update', 'x'], /nothing to change: give at least one of .*--type/],
    ['half a subscription', ['accounts', 'update', 'x', '--subscription-quota', '1'], /both/],
    ['neither yes nor no', ['catalogue', 'set', 'vidA2', '--deprecated', 'maybe'], /yes or no/],
    [
      'two prices at once',
      ['catalogue', 'set', 'vidA2', '--reset-price', '--per-second', '1'],
      /--reset-price/,
    ],
  ];
  for (const [title, args, message] of mistakes) {
    test(`${title} is explained, with exit code 2`, async (context) => {
      const { code, stdout, stderr } = await run(context, ...args);
      assert.deepEqual([code, stdout], [2, ''], stderr);
      assert.match(stderr, message);
      assert.match(stderr, /phonofilm .*--help|Usage: phonofilm/);
    });
  }

  test('help is there for everything, a group and each command', async (context) => {
    const all = await run(context, '--help');
    assert.equal(all.code, 0);
    for (const name of [
      'keys create',
      'accounts update <ID>',
      'queue redrive',
      'usage',
      'ledger',
      'catalogue set <MODEL>',
    ]) {
      assert.ok(all.stdout.includes(`  ${name}  `), name);
    }
    const group = await run(context, 'tasks', '--help');
    assert.equal(group.code, 0);
    assert.ok(group.stdout.includes('tasks list') && !group.stdout.includes('keys list'));
    const one = await run(context, 'keys', 'update', '--help');
    assert.equal(one.code, 0);
    for (const flag of ['--rate-limit <LIMIT>', '--json', '--admin-key <KEY>', 'Example']) {
      assert.ok(one.stdout.includes(flag), flag);
    }
  });
});
