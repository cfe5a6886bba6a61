import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { scratchFolder } from '../support/scratch-folder.ts';
import { stall } from '../support/scripted-upstream/audio-answers.ts';
import { FakeService } from '../support/scripted-upstream/fake-service.ts';
import { until } from '../support/until.ts';
import { runPhonofilm } from './run-phonofilm.ts';

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
const PROGRAM = fileURLToPath(new URL('../../bin/phonofilm.mjs', import.meta.url));
/** Makes Node say that it is an older one. */
const OLDER_NODE =
  "data:text/javascript,Object.defineProperty(process,'versions',{value:{...process.versions,node:'20.0.0'}})";
const EXAMPLE = fileURLToPath(new URL('../../examples/typescript/film-shop.test.ts', import.meta.url));

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
    assert.match(output, /pass 5/);
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

  test('records a service with the key of the environment, and replays it without', async () => {
    const service = await new FakeService().start();
    service.script({ json: { answer: 42 } });
    const folder = join(scratchFolder(), 'recording');
    const ask = `fetch(process.env.BASE_URL + '/question', { headers: { 'x-key': process.env.API_KEY } })
      .then((answer) => answer.text()).then((text) => console.log(text, process.env.UPSTREAM_KEY))`;
    const application = ['--', process.execPath, '-e', ask];
    const environment = { DATA_DIR: scratchFolder(), UPSTREAM_KEY: 'the-real-key' };
    const upstream = ['--upstream', `${service.origin}/v2`];
    const recorded = await runPhonofilm(
      ['rehearse', '--record', folder, ...upstream, ...application],
      environment,
    );
    assert.equal(recorded.stdout, '{"answer":42} undefined\n', recorded.stderr);
    assert.match(recorded.stderr, /^Requests recorded in .*, with their answers: 1\.$/m);
    const [call] = service.calls;
    assert.deepEqual([call?.url, call?.headers['x-key']], ['/v2/question', 'the-real-key']);
    service.close();
    const replayed = await runPhonofilm(['rehearse', '--replay', folder, ...application], environment);
    assert.equal(replayed.stdout, recorded.stdout, replayed.stderr);

    const again = await runPhonofilm(['rehearse', '--record', folder, ...upstream], environment);
    assert.deepEqual(
      [again.code, again.stderr],
      [1, `${folder} is not empty. Remove what is in it, or record into another folder.\n`],
    );
    const missing = join(folder, 'missing');
    const nothing = await runPhonofilm(['rehearse', '--replay', missing], environment);
    assert.deepEqual(
      [nothing.code, nothing.stderr],
      [1, `There is no recording in ${missing}. Check the folder, or make one with --record.\n`],
    );
    for (const flags of [['--record', folder], upstream, ['--ignore', 'a']])
      assert.equal((await runPhonofilm(['rehearse', ...flags], environment)).code, 2, flags[0]);
  });

  test('a recording that is killed can be replayed as far as it came', async () => {
    const service = await new FakeService().start();
    service.script({ json: { id: 1 } }, stall('video/mp4', 'the beginning of a film'));
    const folder = join(scratchFolder(), 'recording');
    const flags = ['rehearse', '--record', folder, '--upstream', service.origin];
    const run = spawn(process.execPath, [MAIN, ...flags], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [line] = await once(createInterface({ input: run.stdout }), 'line');
    const baseUrl = String(line).replace('export BASE_URL=', '');
    assert.deepEqual(await (await fetch(`${baseUrl}/films/1`)).json(), { id: 1 });
    const film = await fetch(`${baseUrl}/films/1/content`);
    await film.body?.getReader().read();
    await until(() => readdirSync(folder).some((name) => name.endsWith('.mp4.part')));
    run.kill('SIGKILL');
    await once(run, 'exit');
    service.close();
    const ask = `fetch(process.env.BASE_URL + '/films/1').then((answer) => answer.text()).then(console.log)`;
    const replayed = await runPhonofilm(['rehearse', '--replay', folder, '--', process.execPath, '-e', ask], {
      DATA_DIR: scratchFolder(),
    });
    assert.equal(replayed.stdout, '{"id":1}\n', replayed.stderr);
  });
});
