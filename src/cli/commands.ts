import { accountCommands } from '../features/accounts/account-commands.ts';
import { characterCommands as operatorCharacterCommands } from '../features/characters/character-commands.ts';
import { keyCommands } from '../features/keys/key-commands.ts';
import { catalogueCommands } from '../features/models/catalogue-commands.ts';
import { queueCommands } from '../features/operation/queue-commands.ts';
import { taskCommands } from '../features/tasks/task-commands.ts';
import { usageCommands } from '../features/usage/usage-commands.ts';
import { upstreamCommands } from '../gateway/operator/upstream-commands.ts';
import type { OperatorCommand } from '../platform/commands/operator-command.ts';
import { type Command, FOR_OPERATORS } from './command.ts';
import { backupCommands } from './commands/backup.ts';
import { characterCommands } from './commands/characters.ts';
import { chat } from './commands/chat.ts';
import { doctor } from './commands/doctor.ts';
import { loginCommands } from './commands/login.ts';
import { mcp } from './commands/mcp.ts';
import { migrate } from './commands/migrate.ts';
import { models } from './commands/models.ts';
import { quoteOf } from './commands/quote.ts';
import { rehearse } from './commands/rehearse.ts';
import { remix } from './commands/remix.ts';
import { reworkCommands } from './commands/rework.ts';
import { scene } from './commands/scene.ts';
import { serveCommands } from './commands/serve.ts';
import { speak } from './commands/speak.ts';
import { transcribe, translate } from './commands/transcribe.ts';
import { video } from './commands/video.ts';
import { videoCommands } from './commands/videos.ts';
import { weightCommands } from './commands/weights.ts';

/** All commands, in the order of the help. */
export const commands: readonly Command[] = [
  video,
  remix,
  ...reworkCommands,
  ...videoCommands,
  ...characterCommands,
  speak,
  transcribe,
  translate,
  chat,
  scene,
  models,
  ...[video, remix, ...reworkCommands, speak, transcribe, translate, chat].map(quoteOf),
  mcp,
  ...loginCommands,
  doctor,
  ...operatorCommands([
    ...keyCommands,
    ...accountCommands,
    ...taskCommands,
    ...operatorCharacterCommands,
    ...queueCommands,
    ...upstreamCommands,
    ...usageCommands,
    ...catalogueCommands,
  ]),
  ...weightCommands,
  ...backupCommands,
  migrate,
  ...serveCommands,
  rehearse,
];

/** Commands that call the operator API, made of their definitions. */
function operatorCommands(definitions: readonly OperatorCommand[]): readonly Command[] {
  return definitions.map(({ request, show, ...words }) => ({
    ...words,
    audience: FOR_OPERATORS,
    run: async (input, { environment, json, print }) => {
      const wanted = await request(input);
      // Loaded when a command runs: the help and mistakes need no settings.
      const { loadConfig } = await import('../settings/config.ts');
      const { callService } = await import('./find-service.ts');
      const { composeHere } = await import('./compose-here.ts');
      const address = { url: input.text('url'), adminKey: input.text('admin-key') };
      const answer = await callService(loadConfig(environment), address, wanted, composeHere);
      return print(answer, json ? '' : await show(answer));
    },
  }));
}
