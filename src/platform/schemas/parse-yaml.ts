import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

export function parseYaml(text: string): unknown {
  // Loaded with the first text: its seventy modules would slow every start down, and settings are read synchronously.
  const { parse } = require('yaml') as typeof import('yaml');
  return parse(text);
}
