import { PgBoss } from 'pg-boss';
import { addressOf } from '../../storage/postgres/several-hosts.ts';

/** Creates or upgrades pg-boss's own tables. Only one node at a time may call it. */
export async function migrateQueue(url: string): Promise<void> {
  const boss = new PgBoss({
    ...addressOf(url),
    application_name: 'phonofilm-migrate',
    max: 1,
    schedule: false,
    supervise: false,
  });
  // Without a listener an error would end the process; what `start` meets, it throws as well.
  boss.on('error', () => {});
  await boss.start();
  await boss.stop({ graceful: false });
}
