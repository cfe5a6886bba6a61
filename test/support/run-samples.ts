import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import type { Locator, Page } from 'playwright-core';

const run = promisify(execFile);

const RUNNERS: Readonly<Record<string, readonly [string, ...string[]]>> = {
  curl: ['bash', '-c'],
  TypeScript: [process.execPath, '--input-type=module-typescript', '-e'],
  Python: ['python3', '-c'],
};

function lacksPython(): boolean {
  return spawnSync('python3', ['-c', 'import requests']).status !== 0;
}

/** Runs what the tabs of a page, or of a part of it, show, in this folder, with the key in the environment. Answers with what each printed. */
export async function runSamples(
  page: Page | Locator,
  key: string,
  folder: string,
  afterEach: () => void = () => {},
): Promise<string[]> {
  const outputs: string[] = [];
  for (const [language, [program, ...options]] of Object.entries(RUNNERS)) {
    if (language === 'Python' && lacksPython()) {
      console.error('SKIPPED: there is no Python with requests, so its samples are not run');
      continue;
    }
    await page.getByRole('tab', { name: language }).click();
    const code = await page.getByRole('tabpanel').innerText();
    const env = { ...process.env, API_KEY: key };
    const { stdout } = await run(program, [...options, code], { cwd: folder, env });
    outputs.push(stdout);
    afterEach();
  }
  return outputs;
}
