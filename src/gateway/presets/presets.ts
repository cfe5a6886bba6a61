import { readdirSync, readFileSync } from 'node:fs';
import { parseYaml } from '../../platform/schemas/parse-yaml.ts';

const FOLDER = new URL('.//', import.meta.url);

const read = new Map<string, unknown>();

/** The description that a preset holds, as it is written; undefined: there is no such preset. */
export function presetNamed(name: string): unknown | undefined {
  if (!presetNames().includes(name)) return undefined;
  if (!read.has(name)) read.set(name, parseYaml(readFileSync(new URL(`${name}.yaml`, FOLDER), 'utf8')));
  return structuredClone(read.get(name));
}

export function presetNames(): string[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => file.slice(0, -'.yaml'.length))
    .sort();
}
