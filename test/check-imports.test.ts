import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { scratchFolder } from './support/scratch-folder.ts';

const SCRIPT = fileURLToPath(new URL('../scripts/check-imports.ts', import.meta.url));
const TABLE = `
| Room | Purpose | May import |
|---|---|---|
| \`domain/\` | Rules. | nothing, and no packages |
| \`queue/\` | A port. | \`domain/\` |
| \`queue/memory/\` | An adapter. | \`queue/\` |
| \`main.ts\` | The start. | \`everything\` |
`;
const SOUND = {
  'docs/architecture.md': TABLE,
  'src/domain/task.ts': 'export interface Task {}',
  'src/queue/port.ts': "import type { Task } from '../domain/task.ts';\nexport type Port = Task;",
  'src/queue/memory/memory.ts': "import { join } from 'node:path';\nexport type { Port } from '../port.ts';",
  'src/main.ts': "await import('./queue/memory/memory.ts');",
};

const folders: string[] = [];
after(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** What the script says of the sound tree with these files in place of others. */
function complaintsAbout(changes: Readonly<Record<string, string>>): {
  lines: string[];
  code: number | null;
} {
  const root = scratchFolder();
  folders.push(root);
  for (const [file, text] of Object.entries({ ...SOUND, ...changes })) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const { stderr, status } = spawnSync(process.execPath, [SCRIPT, root], { encoding: 'utf8' });
  return { lines: stderr.split('\n').filter((line) => line !== ''), code: status };
}

test('a tree that keeps to its table passes', () => {
  assert.deepEqual(complaintsAbout({}), { lines: [], code: 0 });
});

test('a forbidden import is found, though it be of a type or made when the program runs', () => {
  const { lines, code } = complaintsAbout({
    'src/domain/static.ts': "import { Port } from '../queue/port.ts';",
    'src/domain/type.ts': "import type { Port } from '../queue/port.ts';",
    'src/domain/export.ts': "export * from '../queue/port.ts';",
    'src/domain/late.ts': "await import('../queue/port.ts');",
  });
  assert.equal(code, 1);
  assert.deepEqual(
    lines.filter((line) => line.includes('which domain/ may not')).map((line) => line.split(' ')[0]),
    ['export', 'late', 'static', 'type'].map((name) => `src/domain/${name}.ts`),
  );
});

test('the most specific row counts: a port may not import its adapter', () => {
  const { lines } = complaintsAbout({ 'src/queue/open.ts': "import './memory/memory.ts';" });
  assert.match(
    lines.join('\n'),
    /^src\/queue\/open\.ts imports src\/queue\/memory\/memory\.ts, which queue\/ may not/,
  );
});

test('a room without packages is held to it', () => {
  const { lines } = complaintsAbout({ 'src/domain/clock.ts': "import { hrtime } from 'node:process';" });
  assert.match(lines.join('\n'), /^src\/domain\/clock\.ts imports node:process, which domain\/ may not/);
});

test('a cycle is found and reported once', () => {
  const { lines, code } = complaintsAbout({
    'src/queue/one.ts': "import type { Two } from './two.ts';",
    'src/queue/two.ts': "import { three } from './three.ts';",
    'src/queue/three.ts': "import { one } from './one.ts';",
  });
  assert.equal(code, 1);
  assert.deepEqual(lines, [
    'cycle: src/queue/one.ts → src/queue/two.ts → src/queue/three.ts → src/queue/one.ts',
  ]);
});

test('rooms that import each other are found, though the table allow it and no two files do', () => {
  const { lines, code } = complaintsAbout({
    'docs/architecture.md': TABLE.replace(
      '| A port. | `domain/` |',
      '| A port. | `domain/`, `queue/memory/` |',
    ),
    'src/queue/open.ts': "import './memory/memory.ts';",
  });
  assert.equal(code, 1);
  assert.deepEqual(lines, ['cycle: queue/memory/ → queue/ → queue/memory/']);
});

test('a file without a room is found, and a row without a file', () => {
  const { lines } = complaintsAbout({
    'src/helpers/all.ts': 'export {};',
    'docs/architecture.md': `${TABLE}| \`worker/\` | Gone. | \`workers/\` |\n`,
  });
  assert.deepEqual(lines, [
    'docs/architecture.md: no file of src/ lies in worker/',
    'docs/architecture.md: workers/ is no room',
    'src/helpers/all.ts belongs to no room of docs/architecture.md',
  ]);
});

test('a package is held to the table of its README, and may not be without one', () => {
  const tree = {
    'packages/drawing/README.md':
      '| Room | Purpose | May import |\n|---|---|---|\n| `pens/` | Lines. | nothing |\n| `film.ts` | All. | `pens/` |\n',
    'packages/drawing/src/film.ts': "import './pens/pen.ts';",
    'packages/drawing/src/pens/pen.ts': 'export {};',
  };
  assert.deepEqual(complaintsAbout(tree).lines, []);
  const { lines } = complaintsAbout({
    ...tree,
    'packages/drawing/src/pens/ink.ts': "import type {} from '../film.ts';",
    'packages/drawing/src/colours/red.ts': 'export {};',
  });
  assert.deepEqual(
    lines.filter((line) => !line.startsWith('cycle')),
    [
      'packages/drawing/src/colours/red.ts belongs to no room of packages/drawing/README.md',
      'packages/drawing/src/pens/ink.ts imports packages/drawing/src/film.ts, which pens/ may not (packages/drawing/README.md)',
    ],
  );
});
