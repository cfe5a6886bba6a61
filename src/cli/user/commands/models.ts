import { formatTable } from '../../format-table.ts';
import type { UserCommand } from '../user-command.ts';

interface ModelsJson {
  readonly data: readonly { readonly id: string; readonly owned_by: string }[];
}

export const models: UserCommand = {
  name: 'models',
  arguments: [],
  summary: 'list the models that your key may use',
  flags: {},
  examples: ['models', 'models --json'],
  run: async (_input, session) => {
    const server = await session.server();
    const answer = await server.json<ModelsJson>({ path: '/v1/models', signal: session.signal });
    const rows = answer.data.map((model) => [model.id, model.owned_by]);
    console.log(session.json ? JSON.stringify(answer, null, 2) : formatTable(['model', 'owner'], rows));
    return 0;
  },
};
