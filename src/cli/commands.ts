import type { Command } from './command.ts';
import { accountCommands } from './commands/accounts.ts';
import { backupCommands } from './commands/backup.ts';
import { catalogueCommands } from './commands/catalogue.ts';
import { characterCommands, operatorCharacterCommands } from './commands/characters.ts';
import { chat } from './commands/chat.ts';
import { completion } from './commands/completion.ts';
import { doctor } from './commands/doctor.ts';
import { filmCommands } from './commands/films.ts';
import { keyCommands } from './commands/keys.ts';
import { loginCommands } from './commands/login.ts';
import { mcp } from './commands/mcp.ts';
import { migrate } from './commands/migrate.ts';
import { models } from './commands/models.ts';
import { moneyCommands } from './commands/money.ts';
import { queueCommands } from './commands/queue.ts';
import { quoteOf } from './commands/quote.ts';
import { remix } from './commands/remix.ts';
import { scene } from './commands/scene.ts';
import { serveCommands } from './commands/serve.ts';
import { speak } from './commands/speak.ts';
import { taskCommands } from './commands/tasks.ts';
import { transcribe, translate } from './commands/transcribe.ts';
import { upstreamCommands } from './commands/upstreams.ts';
import { video } from './commands/video.ts';
import { weightCommands } from './commands/weights.ts';

/** All commands, in the order of the help. */
export const commands: readonly Command[] = [
  video,
  remix,
  ...filmCommands,
  ...characterCommands,
  speak,
  transcribe,
  translate,
  chat,
  scene,
  models,
  ...[video, remix, speak, transcribe, translate, chat].map(quoteOf),
  mcp,
  ...loginCommands,
  doctor,
  completion,
  ...keyCommands,
  ...accountCommands,
  ...taskCommands,
  ...operatorCharacterCommands,
  ...queueCommands,
  ...upstreamCommands,
  ...moneyCommands,
  ...catalogueCommands,
  ...weightCommands,
  ...backupCommands,
  migrate,
  ...serveCommands,
];
