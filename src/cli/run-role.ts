type Environment = Readonly<Record<string, string | undefined>>;

const ROLES = ['serve', 'api', 'worker'] as const;

export type Role = (typeof ROLES)[number];

export function isRole(word: string): word is Role {
  return ROLES.some((role) => role === word);
}

/** Runs the service until a signal stops it. Modules are loaded here: other commands do without them. */
export async function runRole(role: Role, environment: Environment): Promise<number> {
  const { ConfigError, loadConfig } = await import('../settings/config.ts');
  const { prepareDataFolder } = await import('./prepare-data-folder.ts');
  const config = loadConfig(environment);
  prepareDataFolder(config);
  if (role !== 'serve' && config.databaseUrl === null) {
    throw new ConfigError(
      `${role} is a role for several nodes and needs DATABASE_URL; use \`serve\` for a single process.`,
    );
  }
  const { serve } = await import('../serve.ts');
  const { createLog } = await import('../create-log.ts');
  const { createLocalEngines } = await import('../compose/local-engines.ts');
  const { openTracing } = await import('../platform/tracing/open-tracing.ts');
  const { PROGRAM_VERSION } = await import('../platform/storage/migrations.ts');
  const tracing = await openTracing(config.tracing, PROGRAM_VERSION);
  const log = createLog(config.logLevel, tracing);
  const local = createLocalEngines(config, role, log);
  try {
    return await serve(config, { engines: local.registry, role, log, tracing });
  } finally {
    local.close();
    await tracing?.close();
  }
}
