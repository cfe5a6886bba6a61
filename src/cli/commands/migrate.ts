import { type Command, FOR_THIS_MACHINE } from '../command.ts';
import { prepareDataFolder } from '../prepare-data-folder.ts';

/** For operators who upgrade several nodes and want to know the database ready first. */
export const migrate: Command = {
  name: 'migrate',
  audience: FOR_THIS_MACHINE,
  summary:
    'prepare the PostgreSQL database of DATABASE_URL for this version before its nodes start; nodes of the previous version keep working',
  examples: ['migrate'],
  run: async (_input, { environment, print }) => {
    const { ConfigError, loadConfig } = await import('../../settings/config.ts');
    const config = loadConfig(environment);
    if (config.databaseUrl === null)
      throw new ConfigError(
        'migrate prepares PostgreSQL and needs DATABASE_URL; SQLite is prepared by every start.',
      );
    prepareDataFolder(config);
    const { migrate } = await import('../../compose/migrate.ts');
    const { createLog } = await import('../../create-log.ts');
    const migrations = await migrate(config, config.databaseUrl, createLog(config.logLevel));
    const done = migrations.length === 0 ? 'nothing to do' : migrations.join(', ');
    return print({ migrations }, `The database is ready: ${done}.`);
  },
};
