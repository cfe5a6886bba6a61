import { Type } from 'typebox';
import type { App } from '../../platform/http/bodies/route-schemas.ts';
import { answers } from '../../platform/http/documentation/route-docs.ts';
import { toUnixSeconds } from '../../platform/http/operator/admin-fields.ts';
import type { NodeRecord } from './node-record.ts';

/** /admin/v1/nodes: the processes of this service. */

const NodeSchema = Type.Object({
  id: Type.String({ description: 'New at each start.' }),
  object: Type.String({ description: '`node`' }),
  role: Type.String({ description: '`serve`, `api` or `worker`.' }),
  status: Type.String({
    description: '`running`, or `gone`: no heartbeat for a minute, and not stopped cleanly.',
  }),
  host: Type.String({ description: 'The name of its machine.' }),
  version: Type.String({ description: 'Of the program.' }),
  films: Type.Integer({ description: 'How many films it was making at its last heartbeat.' }),
  started_at: Type.Integer(),
  seen_at: Type.Integer({ description: 'Its last heartbeat; it has one every ten seconds.' }),
});

const NodeListSchema = Type.Object({
  object: Type.String({ description: '`list`' }),
  data: Type.Array(NodeSchema),
});

export function nodeRoutes(app: App, record: NodeRecord): void {
  app.get(
    '/nodes',
    { schema: { summary: 'List the nodes', response: answers(NodeListSchema) } },
    async () => {
      const nodes = await record.list();
      return {
        object: 'list',
        data: nodes.map(({ id, role, host, version, films, gone, startedAt, seenAt }) => ({
          id,
          object: 'node',
          role,
          status: gone ? 'gone' : 'running',
          host,
          version,
          films,
          started_at: toUnixSeconds(startedAt),
          seen_at: toUnixSeconds(seenAt),
        })),
      };
    },
  );
}
