import { mkdirSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { isForUsers, userCommandNames } from './cli/user/commands.ts';
import type { Config } from './config.ts';

/** argv → a role of the service, or a command of the CLI. */
const [command = 'serve', ...rest] = process.argv.slice(2);

let config: Config | null = null;
try {
  if (isForUsers([command, ...rest])) {
    // The server may be anywhere: neither settings nor a data folder are needed here.
    const { runUserCli } = await import('./cli/user/run-user-cli.ts');
    process.exitCode = await runUserCli([command, ...rest], process.env);
  } else {
    const { loadConfig } = await import('./config.ts');
    config = loadConfig(process.env);
    process.exitCode = await run(config);
  }
} catch (error) {
  // An error that the operator can fix is one line; anything else has its stack.
  const { explainStartFailure } = await import('./start-failure.ts');
  const line = explainStartFailure(error, config);
  console.error(line === null ? error : `phonofilm: ${line}`);
  process.exit(1);
}

async function run(config: Config): Promise<number> {
  // Other users must not read films, key hashes or the secret that signs links. Weights may be shared.
  if (command !== 'models' && command !== 'weights') process.umask(0o077);
  mkdirSync(config.dataDirectory, { recursive: true, mode: 0o700 });
  // Child processes inherit the compile cache and start in half the time.
  const cache = join(config.dataDirectory, 'compile-cache');
  enableCompileCache(cache);
  process.env['NODE_COMPILE_CACHE'] = cache;
  switch (command) {
    case 'serve':
    case 'api':
    case 'worker': {
      if (command !== 'serve' && config.databaseUrl === null) {
        const { ConfigError } = await import('./config.ts');
        throw new ConfigError(
          `${command} is a role for several nodes and needs DATABASE_URL; use \`serve\` for a single process.`,
        );
      }
      const { serve } = await import('./serve.ts');
      const { createLog } = await import('./create-log.ts');
      const { createLocalEngines } = await import('./compose/local-engines.ts');
      const { openTracing } = await import('./tracing/open-tracing.ts');
      const { PROGRAM_VERSION } = await import('./storage/migrations.ts');
      const tracing = await openTracing(config.tracing, PROGRAM_VERSION);
      const log = createLog(config.logLevel, tracing);
      const local = createLocalEngines(config, command, log);
      try {
        return await serve(config, { engines: local.registry, role: command, log, tracing });
      } finally {
        local.close();
        await tracing?.close();
      }
    }
    case 'weights':
    case 'models': {
      const { run: runModels } = await import('./cli/models.ts');
      return await runModels(rest, config.local);
    }
    case 'backup':
    case 'restore': {
      const { run: runBackup } = await import('./cli/backup.ts');
      return await runBackup(command, rest, config);
    }
    case 'migrate': {
      const { run: runMigrate } = await import('./cli/migrate.ts');
      const { createLog } = await import('./create-log.ts');
      return await runMigrate(rest, config, createLog(config.logLevel));
    }
    default: {
      const { runCli } = await import('./cli/run-cli.ts');
      const others = ['serve', 'backup', 'restore', 'migrate', 'weights', ...userCommandNames];
      return await runCli([command, ...rest], process.env, others);
    }
  }
}
