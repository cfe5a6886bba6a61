// Runs after `npm ci`. Plain JavaScript, because the Node that runs it may be too old for the rest: then the
// Node 24 that was just installed takes over. Whatever happens, the installation goes on.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const bundledNode = join(root, 'node_modules', '.bin', 'node');
const skip = process.env.PHONOFILM_SKIP_WEIGHTS;

if (skip && skip !== '0') {
  console.error('weights: left out (PHONOFILM_SKIP_WEIGHTS)');
} else if (process.features.typescript) {
  try {
    const { installWeights } = await import('../src/weights/install-weights.ts');
    await installWeights();
  } catch (error) {
    console.error(`weights: could not be fetched: ${error.message}`);
    console.error('weights: to try again: npm run phonofilm -- models pull');
  }
} else if (existsSync(bundledNode) && !process.env.PHONOFILM_NODE_TRIED) {
  const environment = { ...process.env, PHONOFILM_NODE_TRIED: '1' };
  spawnSync(bundledNode, [fileURLToPath(import.meta.url)], { stdio: 'inherit', env: environment });
} else {
  console.error(`weights: not fetched, Node ${process.version} is too old; Phonofilm needs Node 24.`);
}
