import type { Model } from '../../../client/src/index.ts';
import { spelledPrice } from '../../features/mcp/spelled-price.ts';
import { formatTable } from '../../platform/commands/format-table.ts';
import { type Command, FOR_USERS } from '../command.ts';

export const models: Command = {
  name: 'models',
  audience: FOR_USERS,
  summary: 'list the models that your key may use',
  examples: ['models', 'models --json'],
  run: async (_input, session) => {
    const server = await session.server();
    const answer = await server.models(session.signal);
    const rows = answer.data.map((model) => [model.id, line(model)]);
    const table = () => formatTable(['model', 'what it is for, what it costs, how long it takes'], rows);
    return session.print(answer, table());
  },
};

function line({ capabilities: { kind, description, price, speed } }: Model): string {
  const facts = [description ?? `A ${kind} model`, spelledPrice(price), ...(speed ? [speed] : [])];
  return facts.map((fact) => `${fact.replace(/\.$/, '')}.`).join(' ');
}
