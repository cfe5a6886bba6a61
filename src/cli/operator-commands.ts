import type { OperatorCommand } from '../platform/commands/operator-command.ts';
import { type Command, FOR_OPERATORS } from './command.ts';

/** Commands that call the operator API, made of their definitions. */
export function operatorCommands(definitions: readonly OperatorCommand[]): readonly Command[] {
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
