import { Type } from 'typebox';
import type { App } from '../../platform/http/bodies/route-schemas.ts';
import { answers } from '../../platform/http/documentation/route-docs.ts';
import { CreatedAt, toUnixSeconds } from '../../platform/http/operator/admin-fields.ts';
import { ALERT_KINDS } from './alert-table.ts';
import type { Alerts } from './alerts.ts';

const AlertSchema = Type.Object({
  id: Type.String({ description: 'Its kind and subject.' }),
  object: Type.String({ description: '`alert`' }),
  kind: Type.Unsafe<string>({ type: 'string', enum: [...ALERT_KINDS] }),
  subject: Type.String({ description: 'A model and its service, or a host.' }),
  message: Type.String(),
  created_at: CreatedAt,
});

const response = answers(
  Type.Object({ object: Type.String({ description: '`list`' }), data: Type.Array(AlertSchema) }),
);

export function alertRoutes(app: App, alerts: Alerts): void {
  app.get('/alerts', { schema: { summary: 'List open alerts', response } }, async () => ({
    object: 'list',
    data: (await alerts.open()).map(({ id, kind, subject, message, createdAt }) => ({
      ...{ id, object: 'alert', kind, subject, message, created_at: toUnixSeconds(createdAt) },
    })),
  }));
}
