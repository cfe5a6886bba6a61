import { EventLoopWatch } from './event-loop-watch.ts';

/** The service with fake engines, which tells its parent how long its event loop was held. */
const watch = new EventLoopWatch();
process.on('message', () => process.send?.(watch.take()));
await import('./serve-with-fakes.ts');
watch.stop();
process.disconnect();
