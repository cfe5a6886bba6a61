import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { type ComposeOptions, compose, type Service } from './compose.ts';
import { createLog } from './create-log.ts';
import { keepFirstKeysWith } from './features/keys/keep-first-keys.ts';
import { greeting } from './greeting.ts';
import { newKeyValue } from './platform/identity/identifiers.ts';
import { keepSecret, keptSecret } from './platform/identity/kept-secrets.ts';
import { warnOfFewDescriptors } from './platform/machine/descriptors.ts';
import { oncePerPress } from './platform/machine/once-per-press.ts';
import { type Config, ConfigError } from './settings/config.ts';

/** Enough for short work to finish; supervisors rarely wait longer. */
const STOP_WITHIN_MS = 30_000;

/** Runs the service until a signal stops it. Resolves with the exit code. */
export async function serve(
  config: Config,
  options: Pick<ComposeOptions, 'engines' | 'role' | 'log' | 'tracing'> = {},
): Promise<number> {
  const log = options.log ?? createLog(config.logLevel);
  if (options.role === 'api' && config.adminKey === null) {
    throw new ConfigError('ADMIN_KEY must be set, to the same value on every node.');
  }
  const adminKey = config.adminKey ?? keptAdminKey(config.dataDirectory);
  const keepFirstKeys = keepFirstKeysWith(config);
  const service = await compose(config, { ...options, adminKey, keepFirstKeys, log });
  warnOfFewDescriptors(log);
  const worker = options.role === 'worker';
  const ended = endedBySignal(service, log);
  reloadBySignal(service);
  const url = await startListening(service, config);
  const serverFile = join(config.dataDirectory, 'server.json');
  // Commands on this machine find the server by this file; a worker does not serve the operator API.
  if (!worker) writeFileSync(serverFile, JSON.stringify({ url, pid: process.pid }), { mode: 0o600 });
  // A log would keep what signs in, for all who may read it.
  const forPerson = process.stderr.isTTY;
  console.error(
    worker
      ? `Phonofilm worker is ready at ${url}`
      : greeting({
          url: config.publicUrl ?? url,
          dataDirectory: config.dataDirectory,
          // The operator who gave a key knows it.
          shownKey: forPerson && config.firstApiKey === null ? (service.firstKeys?.live ?? null) : null,
          isKeyGiven: config.firstApiKey !== null,
          signInToken: forPerson && config.onlyThisMachine ? service.newSignInToken() : null,
        }),
  );
  const code = await ended;
  if (!worker) rmSync(serverFile, { force: true });
  return code;
}

/** If listening fails, stops in order what was already started. */
async function startListening(service: Service, { host, port }: Config): Promise<string> {
  try {
    await service.start();
    return await service.app.listen({ host, port });
  } catch (error) {
    await service.stop().catch(() => {});
    throw error;
  }
}

function endedBySignal(service: Service, log: Logger): Promise<number> {
  return new Promise((resolve) => {
    let stopping = false;
    const onSignal = oncePerPress((signal) => {
      // A second signal exits at once.
      if (stopping) process.exit(1);
      stopping = true;
      log.info({ signal }, 'stopping');
      setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
      service.stop().then(
        () => resolve(0),
        (error: unknown) => {
          log.error({ err: error }, 'stopping failed');
          resolve(1);
        },
      );
    });
    process.on('SIGTERM', onSignal);
    process.on('SIGINT', onSignal);
  });
}

/** A terminal that is closed sends the same signal: what was started there ends with it. */
function reloadBySignal(service: Service): void {
  if (process.stdin.isTTY) return;
  // It logs what came of it.
  process.on('SIGHUP', () => void service.reload().catch(() => {}));
}

function keptAdminKey(folder: string): string {
  const kept = keptSecret(folder, 'admin-key');
  if (kept !== null) return kept;
  const value = newKeyValue();
  keepSecret(folder, 'admin-key', value);
  return value;
}
