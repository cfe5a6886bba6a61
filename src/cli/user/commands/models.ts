import type { Model } from '../../../../client/src/index.ts';
import { spelledPrice } from '../../../mcp/spelled-price.ts';
import { formatTable } from '../../format-table.ts';
import type { UserCommand } from '../user-command.ts';

export const models: UserCommand = {
  name: 'models',
  arguments: [],
  summary: 'list the models that your key may use',
  flags: {},
  examples: ['models', 'models --json'],
  run: async (_input, session) => {
    const server = await session.server();
    const answer = await server.json<{ readonly data: readonly Model[] }>({
      path: '/v1/models?include=capabilities',
      signal: session.signal,
    });
    const rows = answer.data.map((model) => [model.id, line(model)]);
    const table = () => formatTable(['model', 'what it is for, what it costs, how long it takes'], rows);
    console.log(session.json ? JSON.stringify(answer, null, 2) : table());
    return 0;
  },
};

function line({ capabilities: { kind, description, price, speed } }: Model): string {
  const facts = [description ?? `A ${kind} model`, spelledPrice(price), speed ?? []].flat();
  return facts.map((fact) => `${fact.replace(/\.$/, '')}.`).join(' ');
}
