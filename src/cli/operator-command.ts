import type { AdminRequest } from './admin-request.ts';
import { type Command, FOR_OPERATORS, type Input } from './command.ts';

/** A command that is one call of the operator API: its request, and how the answer is displayed. */
export interface OperatorCommand extends Omit<Command, 'audience' | 'run'> {
  /** Throws `WrongUsage` before any request is sent. */
  request(input: Input): AdminRequest;
  show(answer: unknown): string;
}

function operatorCommand({ request, show, ...command }: OperatorCommand): Command {
  return {
    ...command,
    audience: FOR_OPERATORS,
    run: async (input, { environment, json, print }) => {
      const wanted = request(input);
      // Loaded when a command runs: the help and mistakes need no settings.
      const { loadConfig } = await import('../settings/config.ts');
      const { callService } = await import('./find-service.ts');
      const { composeHere } = await import('./compose-here.ts');
      const address = { url: input.text('url'), adminKey: input.text('admin-key') };
      const answer = await callService(loadConfig(environment), address, wanted, composeHere);
      return print(answer, json ? '' : show(answer));
    },
  };
}

export function operatorCommands(commands: readonly OperatorCommand[]): readonly Command[] {
  return commands.map(operatorCommand);
}
