#!/usr/bin/env node
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { installedNode, isNewEnough, TOO_OLD } from './find-node.mjs';
import { findProgram } from './find-program.mjs';

/**
 * V8 collects a small heap as soon as it has grown by some 15 MB, and counts the bytes of buffers as if they were part of it:
 * uploads of 64 KB made it collect everything twelve times a second, which was more than half of their processor time. It
 * may grow to four times its size instead. Set here and not as an option of Node, with which Node's own modules would be
 * compiled at every start.
 */
const HEAP_GROWTH = '--heap-growing-percent=300';

const main = findProgram();
const node = isNewEnough ? null : installedNode();

if (isNewEnough) {
  setFlagsFromString(HEAP_GROWTH);
  await import(main.href);
} else if (node === null) {
  console.error(`phonofilm: ${TOO_OLD}`);
  process.exitCode = 1;
} else {
  const child = spawn(node, [HEAP_GROWTH, fileURLToPath(main), ...process.argv.slice(2)], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  // The program's parent is this process. It learns through the channel that the one which started it has gone.
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    if (child.connected) child.disconnect();
  }, 250).unref();
  // A terminal sends Ctrl-C to both processes; a signal to this one alone is meant for the program.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  child.on('error', (error) => {
    console.error(`phonofilm: ${error.message}`);
    process.exitCode = 1;
  });
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 1);
  });
}
