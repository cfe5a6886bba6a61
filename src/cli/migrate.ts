import { parseArgs } from 'node:util';
import type { Logger } from 'pino';
import { migrate } from '../compose/migrate.ts';
import { type Config, ConfigError } from '../config.ts';

const USAGE = `Usage: npm run phonofilm -- migrate [--json]

  Prepares the PostgreSQL of DATABASE_URL for this version and ends. Nodes of the version before go on working
  meanwhile, and nodes of this version find nothing left to do when they start.
`;

/** The `migrate` command: for whoever upgrades several nodes and wants to know the database ready first. */
export async function run(args: string[], config: Config, log: Logger): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    options: { json: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  if (values.help || positionals.length > 0) {
    console.error(USAGE);
    return values.help ? 0 : 2;
  }
  if (config.databaseUrl === null)
    throw new ConfigError(
      'migrate prepares PostgreSQL and needs DATABASE_URL; SQLite is prepared by every start.',
    );
  const migrations = await migrate(config, config.databaseUrl, log);
  const done = migrations.length === 0 ? 'nothing to do' : migrations.join(', ');
  console.log(values.json ? JSON.stringify({ migrations }) : `The database is ready: ${done}.`);
  return 0;
}
