// Runs after `npm ci`, and after the package is installed. Plain JavaScript, because the Node that runs it may be too
// old for the rest: then the Node 24 that was just installed takes over. Whatever happens, the installation goes on.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { installedNode, isNewEnough, TOO_OLD } from '../bin/find-node.mjs';

const isSource = existsSync(new URL('../src/main.ts', import.meta.url));
const moduleAt = (path) =>
  new URL(isSource ? `../src/${path}.ts` : `../dist/src/${path}.js`, import.meta.url).href;
const skip = process.env.PHONOFILM_SKIP_WEIGHTS;
const node = isNewEnough ? null : installedNode();

if (skip && skip !== '0') {
  console.error('weights: left out (PHONOFILM_SKIP_WEIGHTS)');
} else if (isNewEnough) {
  try {
    const { installWeights } = await import(moduleAt('weights/install-weights'));
    await installWeights();
  } catch (error) {
    console.error(`weights: could not be fetched: ${error.message}`);
    console.error('weights: to try again: npm run phonofilm -- models pull');
  }
} else if (node !== null) {
  spawnSync(node, [fileURLToPath(import.meta.url)], { stdio: 'inherit' });
} else {
  console.error(`weights: not fetched. ${TOO_OLD}`);
}
