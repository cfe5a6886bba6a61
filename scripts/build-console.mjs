// Builds the web console: after `npm ci`, before `npm pack`, and by `npm run build:console`. Plain JavaScript, because
// the Node that runs it may be too old for the rest: then the Node 24 that was just installed takes over. Whatever
// happens, the installation goes on: without the console the service says that it is not built.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { installedNode, isNewEnough } from '../bin/find-node.mjs';

const folder = fileURLToPath(new URL('../console/', import.meta.url));
const skip = process.env.PHONOFILM_SKIP_CONSOLE;
const node = isNewEnough ? null : installedNode();

if (skip && skip !== '0') {
  console.error('console: left out (PHONOFILM_SKIP_CONSOLE)');
} else if (existsSync(`${folder}vite.config.ts`)) {
  if (node !== null) spawnSync(node, [fileURLToPath(import.meta.url)], { stdio: 'inherit' });
  else await build();
}

async function build() {
  try {
    const { resolve } = createRequire(`${folder}package.json`);
    const { build: viteBuild } = await import(pathToFileURL(resolve('vite')).href);
    await viteBuild({ root: folder, configFile: `${folder}vite.config.ts`, logLevel: 'error' });
  } catch (error) {
    const why =
      error.code === 'MODULE_NOT_FOUND' ? 'its development packages are not installed' : error.message;
    console.error(`console: not built: ${why}`);
    console.error('console: to try again: npm run build:console');
  }
}
