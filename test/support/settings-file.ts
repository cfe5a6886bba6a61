import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { scratchFolder } from './scratch-folder.ts';

/** The path of a file with these settings. */
export function settingsFile(settings: object): string {
  const file = join(scratchFolder(), 'config.yaml');
  writeFileSync(file, stringify(settings));
  return file;
}
