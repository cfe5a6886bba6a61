import { type Command, ROLES } from '../command.ts';
import { runRole } from '../run-role.ts';

/** The service itself; `serve` is what the program does when it is called without a command. */
export const serveCommands: readonly Command[] = [
  {
    name: 'serve',
    audience: ROLES,
    summary: 'run the service in one process (the default)',
    examples: ['serve'],
    run: (_input, { environment }) => runRole('serve', environment),
  },
  {
    name: 'api',
    audience: ROLES,
    summary: 'run a node that answers requests, beside others on one PostgreSQL',
    examples: ['api'],
    run: (_input, { environment }) => runRole('api', environment),
  },
  {
    name: 'worker',
    audience: ROLES,
    summary: 'run a node that makes videos, beside others on one PostgreSQL',
    examples: ['worker'],
    run: (_input, { environment }) => runRole('worker', environment),
  },
];
