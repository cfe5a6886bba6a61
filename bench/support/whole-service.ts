import { createLocalEngines } from '../../src/compose/local-engines.ts';
import { createLog } from '../../src/create-log.ts';
import { serve } from '../../src/serve.ts';
import { loadConfig } from '../../src/settings/config.ts';

/** The service as `npm start` runs it, with its own engines; it ends with the process that started it. */
process.on('disconnect', () => process.exit());
const config = loadConfig(process.env);
const log = createLog(config.logLevel);
const local = createLocalEngines(config, 'serve', log);
process.exitCode = await serve(config, { engines: local.registry, role: 'serve', log });
local.close();
