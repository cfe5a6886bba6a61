import { type Command, ROLES } from '../command.ts';

/** A service for tests: everything in a folder that is thrown away, and a test key. */
export const rehearse: Command = {
  name: 'rehearse',
  arguments: ['[command...]'],
  audience: ROLES,
  summary: 'run a service for tests, with a test key; stops when its parent or the command ends',
  flags: { port: { value: 'PORT', description: 'where it listens (default: a free port)' } },
  examples: ['rehearse', 'rehearse --port 8090', 'rehearse -- npm test'],
  run: async (input, { environment }) => {
    const { runInTestMode } = await import('../run-in-test-mode.ts');
    return await runInTestMode(input.number('port') ?? 0, input.arguments, environment);
  },
};
