import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

/** What docs name in backticks exists: files, folders and symbols. */

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const tracked = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' }).split('\n');
const read = (path: string) => readFileSync(`${ROOT}${path}`, 'utf8');

const FILE = /^([\w.@/-]+\.(?:ts|mjs|sql|svelte|md))(?::\d+)?$/;
const FOLDER = /^[a-z-]+\/(?:[a-z.-]+\/)*[a-z.-]*$/;
const SYMBOL = /^(?:[a-z]+[A-Z][A-Za-z0-9]+|[A-Z][a-z]+[A-Z][A-Za-z]+)(?:\(\))?$/;

const pages = tracked.filter((path) => path.endsWith('.md') && !path.startsWith('test/'));
/** Rooms, so that `pg-boss/video-jobs` or a MIME type is not taken for one of ours. */
const rooms = new Set(
  tracked.flatMap((path) => {
    const [top = '', room = ''] = path.split('/');
    return top === 'src' ? [top, room] : [top];
  }),
);
const words = new Set(
  tracked
    .filter((path) => /\.(?:ts|mjs|svelte|sql|yaml|json)$/.test(path) && path !== 'package-lock.json')
    .flatMap((path) => read(path).match(/[A-Za-z_]\w*/g) ?? []),
);

const isFile = (name: string) => tracked.some((path) => path === name || path.endsWith(`/${name}`));
const isFolder = (name: string) =>
  isFile(name) || tracked.some((path) => `/${path}`.includes(`/${name.replace(/\/$/, '')}/`));

function isThere(name: string): boolean {
  const file = FILE.exec(name)?.[1];
  if (file !== undefined) return isFile(file);
  if (FOLDER.test(name) && rooms.has(name.split('/')[0] ?? '')) return isFolder(name);
  return !SYMBOL.test(name) || words.has(name.replace('()', ''));
}

test('every file, folder and symbol that a page names exists', () => {
  const absent = pages.flatMap((page) => {
    const prose = read(page).replaceAll(/```[\s\S]*?```/g, '');
    const names = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => name);
    return names.filter((name) => !isThere(name)).map((name) => `${page}: ${name}`);
  });
  assert.deepEqual(absent, []);
});

test('no two guides use one Idempotency-Key, so that a reader of both gets no refusal', () => {
  const guides = pages.filter((path) => path.startsWith('docs/guides/'));
  const keys = guides.flatMap((path) => [...new Set(read(path).match(/order-\d+/g))]);
  assert.ok(keys.length > 4);
  assert.deepEqual(keys.toSorted(), [...new Set(keys)].toSorted());
});

test('every metric of the service is on the page of metrics', () => {
  const counting = tracked.filter(
    (path) => /^src\/.*\.ts$/.test(path) && read(path).includes("'prom-client'"),
  );
  const metrics = counting.flatMap((path) => read(path).match(/(?<=')phonofilm_\w+[a-z](?=')/g) ?? []);
  assert.ok(metrics.length > 10);
  const page = read('docs/monitoring.md');
  assert.deepEqual(
    metrics.filter((metric) => !page.includes(`\`${metric}\``)),
    [],
  );
});
