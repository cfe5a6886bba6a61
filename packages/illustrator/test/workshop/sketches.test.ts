import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { test } from 'node:test';
import { findSketchMistakes } from '../../scripts/workshop/find-sketch-mistakes.ts';

const SOURCES = new URL('../../src/', import.meta.url);
/** Drawings that are sketches in modules: garments. */
const DRAWINGS = ['cast/people/garment-*.ts'];
/** Of whoever has it on. */
const INKS = ['skin', 'hair', 'cloth'];
const SKETCH = /^\s*(?:\d+x \S+ \S+ )?(?:box|oval|disc|ring|poly|line|path|curve|band|text) [$#\w]/;

/** Every text in a value that is a sketch, with where it is. */
function sketchesIn(value: unknown, where: string): [where: string, sketch: string][] {
  if (typeof value === 'string') return SKETCH.test(value) ? [[where, value]] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => sketchesIn(part, `${where} ${name}`));
}

test('every sketch in a module says shapes, colours and measures that there are', async () => {
  const files = globSync(DRAWINGS, { cwd: SOURCES.pathname });
  const sketches = (
    await Promise.all(files.map(async (file) => sketchesIn(await import(`${SOURCES}${file}`), file)))
  ).flat();
  assert.ok(sketches.length > 30, String(sketches.length));
  const mistakes = sketches.flatMap(([where, sketch]) =>
    findSketchMistakes(sketch, INKS).map(({ line, message }) => `${where}, line ${line + 1}: ${message}`),
  );
  assert.deepEqual([...new Set(mistakes)], []);
});
