import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { scratchFolder } from './support/scratch-folder.ts';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const PARTS = [
  'bin',
  'client',
  'console',
  'docs',
  'packages',
  'scripts',
  'src',
  'package.json',
  'LICENSE',
  'NOTICE',
  'README.md',
  'tsconfig.json',
];

/** The tarball of `npm pack`, unpacked below a node_modules as npm does it, beside the dependencies of this checkout. */
describe('the package', () => {
  const folder = scratchFolder();
  const checkout = join(folder, 'checkout');
  const modules = join(folder, 'home/node_modules');
  const program = join(modules, 'phonofilm/bin/phonofilm.mjs');
  const environment = {
    PATH: process.env['PATH'],
    DATA_DIR: join(folder, 'data'),
    XDG_CONFIG_HOME: join(folder, 'config'),
    CONFIG: join(folder, 'config.yaml'),
    PORT: '0',
    LOG_LEVEL: 'silent',
  };
  const run = (...args: string[]) =>
    execFileSync(process.execPath, [program, ...args], { cwd: folder, env: environment, encoding: 'utf8' });

  before(() => {
    mkdirSync(checkout);
    for (const part of PARTS) cpSync(join(ROOT, part), join(checkout, part), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules'), join(checkout, 'node_modules'));
    execFileSync('npm', ['pack', '--silent', '--pack-destination', folder], { cwd: checkout, stdio: 'pipe' });
    mkdirSync(join(modules, 'phonofilm'), { recursive: true });
    const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz'))!;
    execFileSync('tar', [
      'xzf',
      join(folder, tarball),
      '-C',
      join(modules, 'phonofilm'),
      '--strip-components',
      '1',
    ]);
    const { dependencies } = JSON.parse(readFileSync(join(modules, 'phonofilm/package.json'), 'utf8'));
    // Only what the package asks for: one that is missing in its list is missing here.
    for (const name of Object.keys(dependencies)) {
      mkdirSync(join(modules, name, '..'), { recursive: true });
      symlinkSync(join(ROOT, 'node_modules', name), join(modules, name));
    }
    writeFileSync(join(folder, 'config.yaml'), 'local: { warm: false }\n');
  });

  test('holds the program as JavaScript, and asks for nothing that is in no registry', () => {
    const files = readdirSync(join(modules, 'phonofilm'), { recursive: true }).map(String);
    assert.deepEqual(
      files.filter((name) => /(?<!\.d)\.ts$/.test(name) || name.startsWith('test')),
      [],
    );
    const packed = JSON.parse(readFileSync(join(modules, 'phonofilm/package.json'), 'utf8'));
    assert.deepEqual(
      Object.keys(packed.dependencies).filter((name) => name.startsWith('@phonofilm/')),
      [],
    );
    assert.equal(packed.bin.phonofilm, 'bin/phonofilm.mjs');
  });

  test('packing leaves the checkout as it was', () => {
    assert.deepEqual(readdirSync(checkout).sort(), [...PARTS, 'node_modules'].sort());
    assert.equal(
      readFileSync(join(checkout, 'package.json'), 'utf8'),
      readFileSync(join(ROOT, 'package.json'), 'utf8'),
    );
  });

  test('names its commands as people call them who have installed it', () => {
    const folderOfProgram = join(modules, 'phonofilm/dist/src');
    const reported = readdirSync(folderOfProgram, { recursive: true })
      .map(String)
      .filter((name) => name.endsWith('.js'))
      .filter((name) => /npm run (?:-s )?phonofilm/.test(readFileSync(join(folderOfProgram, name), 'utf8')));
    assert.deepEqual(reported, []);
    assert.match(run('keys', 'list', '--help'), /^Usage: phonofilm keys list/);
  });

  test('serves, its commands make a video, and the first example of the TypeScript guide begins one', async () => {
    const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    assert.equal(run('--version'), `${version}\n`);
    const server = spawn(process.execPath, [program], {
      cwd: folder,
      env: environment,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    try {
      for await (const line of createInterface({ input: server.stderr }))
        if (line.includes('ready at')) break;
      const video = ['--model', 'vidB-2', '--size', '480x480', '--seconds', '4'];
      assert.match(run('video', 'a fox in the snow', ...video, '-o', 'fox.mp4'), /^Saved fox\.mp4/);
      assert.match(run('keys', 'list'), /^ID +NAME/);
      const { url } = JSON.parse(readFileSync(join(folder, 'data/server.json'), 'utf8'));
      assert.match(await (await fetch(url)).text(), /src="\/assets\//);
      const guide = readFileSync(join(ROOT, 'docs/guides/typescript.md'), 'utf8');
      const [, code = ''] = /```ts\n([\s\S]*?)```/.exec(guide) ?? [];
      const file = join(folder, 'home/example.ts');
      // The program brings the client along; the guide has it from its own package.
      const ours = code
        .replace('http://127.0.0.1:8080', url)
        .replace('@phonofilm/client', 'phonofilm/client');
      writeFileSync(file, ours);
      const key = readFileSync(join(folder, 'data/first-key'), 'utf8').trim();
      // To its first news: the video is made as the one above.
      const example = spawn(process.execPath, [file], {
        cwd: join(folder, 'home'),
        env: { PATH: process.env['PATH'], API_KEY: key },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      let shown = '';
      for await (const line of createInterface({ input: example.stdout })) {
        shown += `${line}\n`;
        if (line.endsWith(' %')) example.kill('SIGKILL');
      }
      assert.match(shown, /^It costs [\d.]+ credits\.\n\d+ %\n/);
      const types = readFileSync(join(modules, 'phonofilm/dist/client/types/index.d.ts'), 'utf8');
      assert.match(types, /Phonofilm/);
    } finally {
      server.kill('SIGKILL');
    }
  });
});
