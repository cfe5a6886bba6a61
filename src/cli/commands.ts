import type { Command } from './command.ts';
import { accountCommands } from './commands/accounts.ts';
import { catalogueCommands } from './commands/catalogue.ts';
import { characterCommands } from './commands/characters.ts';
import { keyCommands } from './commands/keys.ts';
import { moneyCommands } from './commands/money.ts';
import { queueCommands } from './commands/queue.ts';
import { taskCommands } from './commands/tasks.ts';
import { upstreamCommands } from './commands/upstreams.ts';

/** All operator commands, in the order of the help. */
export const commands: readonly Command[] = [
  ...keyCommands,
  ...accountCommands,
  ...taskCommands,
  ...characterCommands,
  ...queueCommands,
  ...upstreamCommands,
  ...moneyCommands,
  ...catalogueCommands,
];
