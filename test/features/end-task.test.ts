import { migratePostgres } from '../../src/platform/storage/postgres/migrate-postgres.ts';
import { PostgresDatabase } from '../../src/platform/storage/postgres/postgres-database.ts';
import { PostgresServer } from '../../src/platform/storage/postgres/postgres-server.ts';
import { testPostgres } from '../support/postgres.ts';
import { scratchFolder } from '../support/scratch-folder.ts';
import { openDataFolder } from '../support/seed-account.ts';
import { endTaskContract } from './end-task-contract.ts';

endTaskContract('the end of a task on SQLite', async () => {
  const folder = scratchFolder();
  const database = openDataFolder(folder);
  return {
    database,
    close: async () => {
      await database.close();
    },
  };
});

endTaskContract('the end of a task on PostgreSQL', async () => {
  const url = await (await testPostgres()).newDatabase();
  const server = new PostgresServer(url, { connections: 5, statementTimeoutMs: 5000 });
  await migratePostgres(server);
  const database = new PostgresDatabase(server);
  return { database, close: () => database.close() };
});
