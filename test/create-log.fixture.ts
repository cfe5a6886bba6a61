import { createLog } from '../src/create-log.ts';

/** Says a few hundred lines over several turns, then one more in its last turn, and ends as it is told. */
const [, , end] = process.argv;
const log = createLog('info');
for (let turn = 0; turn < 5; turn += 1) {
  for (let line = 0; line < 100; line += 1) log.info({ turn, line }, 'a line');
  await new Promise((resolve) => setImmediate(resolve));
}
switch (end) {
  case 'exit':
    log.info('the last line');
    process.exit(0);
    break;
  case 'uncaught':
    setImmediate(() => {
      log.info('the last line');
      throw new Error('nobody caught me');
    });
    break;
  case 'signal':
    process.once('SIGTERM', () => {
      log.info('the last line');
      process.exit(0);
    });
    process.kill(process.pid, 'SIGTERM');
    await new Promise((resolve) => setTimeout(resolve, 60_000));
    break;
  default:
    log.info('the last line');
}
