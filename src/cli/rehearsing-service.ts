import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLocalEngines } from '../compose/local-engines.ts';
import { compose } from '../compose.ts';
import { createLog } from '../create-log.ts';
import type { StandIn } from '../features/replays/serve-exchanges.ts';
import { newKeyValue } from '../platform/identity/identifiers.ts';
import { loadConfig } from '../settings/config.ts';

/** A service with a test key, on a folder that is removed at the end. */
export async function startRehearsing(
  port: number,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<StandIn> {
  const folder = mkdtempSync(join(tmpdir(), 'phonofilm-rehearsal-'));
  const config = loadConfig({
    ...{ CONFIG: '', DATA_DIR: folder, HOST: '127.0.0.1', PORT: String(port), LOG_LEVEL: 'error' },
    ...{ HOME: environment['HOME'], PHONOFILM_WEIGHTS_DIR: environment['PHONOFILM_WEIGHTS_DIR'] },
  });
  const log = createLog(config.logLevel);
  const local = createLocalEngines({ ...config, local: { ...config.local, warm: false } }, 'serve', log);
  let key = '';
  const service = await compose(config, {
    ...{ engines: local.registry, adminKey: newKeyValue(), log },
    keepFirstKeys: (keys) => {
      key = keys.test;
    },
  });
  const close = async () => {
    await service.stop();
    local.close();
    rmSync(folder, { recursive: true, force: true });
    return null;
  };
  try {
    await service.start();
    const url = await service.app.listen({ host: config.host, port: config.port });
    return { baseUrl: `${url}/v1`, key, close };
  } catch (error) {
    await close();
    throw error;
  }
}
