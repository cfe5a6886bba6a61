import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { test } from 'node:test';

const require = createRequire(import.meta.url);

/** Exit code of the script when it would have gone to the network. */
const DOWNLOADS = 3;

/** Runs onnxruntime's install script as on linux x64, where it has something to download. */
function installOnX64(environment: Record<string, string>): number | null {
  const script = join(dirname(require.resolve('onnxruntime-node/package.json')), 'script', 'install.js');
  const asOnX64 = `
    const os = require('node:os');
    os.platform = () => 'linux';
    os.arch = () => 'x64';
    require('node:https').get = () => process.exit(${DOWNLOADS});
    require(${JSON.stringify(script)});
  `;
  return spawnSync(process.execPath, ['-e', asOnX64], { env: environment }).status;
}

test('on x64 the installation downloads no CUDA libraries, also with an npm that runs every script', () => {
  const npmrc = readFileSync(new URL('../.npmrc', import.meta.url), 'utf8');
  const [, value] = /^onnxruntime-node-install=(.+)$/m.exec(npmrc)!;
  assert.equal(installOnX64({}), DOWNLOADS);
  // npm hands a setting to scripts under this name.
  assert.equal(installOnX64({ npm_config_onnxruntime_node_install: value! }), 0);
});
