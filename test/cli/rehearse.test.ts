import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { describe, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { scratchFolder } from '../support/scratch-folder.ts';
import { runPhonofilm } from './run-phonofilm.ts';

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
const PROGRAM = fileURLToPath(new URL('../../bin/phonofilm.mjs', import.meta.url));
/** Makes Node say that it is an older one. */
const OLDER_NODE =
  "data:text/javascript,Object.defineProperty(process,'versions',{value:{...process.versions,node:'20.0.0'}})";
const EXAMPLE = fileURLToPath(new URL('../../examples/typescript/video-shop.test.ts', import.meta.url));

describe('phonofilm rehearse', () => {
  test('runs the tests of the example application, and ends with their exit code', async () => {
    // The runner of these tests would take the example's for its own.
    const { NODE_TEST_CONTEXT: _, ...environment } = process.env;
    const run = spawn(process.execPath, [MAIN, 'rehearse', '--', process.execPath, '--test', EXAMPLE], {
      env: environment,
    });
    let output = '';
    for (const stream of [run.stdout, run.stderr]) stream.on('data', (chunk) => (output += chunk));
    const [code] = await once(run, 'close');
    assert.equal(code, 0, output);
    assert.match(output, /pass 4/);
    const failing = spawn(process.execPath, [MAIN, 'rehearse', '--', 'sh', '-c', 'exit 7'], {
      stdio: 'inherit',
    });
    assert.deepEqual(await once(failing, 'close'), [7, null]);
    const unknown = await runPhonofilm(['rehearse', '--', 'no-such-program'], { DATA_DIR: scratchFolder() });
    assert.deepEqual(
      [unknown.code, unknown.stderr],
      [1, 'no-such-program cannot be run: there is no such program.\n'],
    );
  });

  for (const [how, words] of [
    ['', [MAIN]],
    [', also where an older Node has started it', ['--import', OLDER_NODE, PROGRAM]],
  ] as const)
    test(`prints shell lines, and ends with its parent${how}`, {
      skip: words.length > 1 && process.platform !== 'linux' && 'no Node is installed with the program here',
    }, async () => {
      // The shell is the parent; `read` ends when its input does.
      const script = `"${[process.execPath, ...words].join('" "')}" rehearse & read line`;
      const shell = spawn('sh', ['-c', script], { stdio: ['pipe', 'pipe', 'inherit'] });
      const variables: Record<string, string> = {};
      for await (const line of createInterface({ input: shell.stdout })) {
        const [, name, value] = /^export (\w+)=(\S+)$/.exec(line) ?? assert.fail(line);
        variables[name!] = value!;
        if (name === 'PHONOFILM_KEY') break;
      }
      assert.deepEqual(Object.keys(variables).slice(0, 2), ['BASE_URL', 'API_KEY']);
      const models = () =>
        fetch(`${variables['BASE_URL']}/models`, {
          headers: { authorization: `Bearer ${variables['API_KEY']}`, connection: 'close' },
        });
      const answer = await models();
      assert.equal(answer.headers.get('x-phonofilm-livemode'), 'false');
      shell.stdin.end();
      for (;;) {
        if (
          !(await models()
            .then(() => true)
            .catch(() => false))
        )
          break;
        await delay(20);
      }
    });
});
