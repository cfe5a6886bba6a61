import { Type } from 'typebox';
import { ALERT_KINDS, type Alert } from '../../domain/alert.ts';
import type { App } from '../../platform/http/bodies/route-schemas.ts';
import { answers } from '../../platform/http/documentation/route-docs.ts';
import { CreatedAt, toUnixSeconds } from '../../platform/http/operator/admin-fields.ts';
import type { Alerts } from './alerts.ts';

const AlertSchema = Type.Object({
  id: Type.String({ description: 'Its kind and what it is about; `data.id` of its events.' }),
  object: Type.String({ description: '`alert`' }),
  kind: Type.Unsafe<string>({ type: 'string', enum: Object.keys(ALERT_KINDS) }),
  subject: Type.String({ description: 'A model and its service, an account, a key, a webhook or a host.' }),
  message: Type.String(),
  created_at: CreatedAt,
});

/** GET /admin/v1/alerts: what is alarming now. What is over is no longer there. */
export function alertRoutes(app: App, alerts: Alerts): void {
  app.get(
    '/alerts',
    {
      schema: {
        summary: 'List current alerts',
        response: answers(
          Type.Object({ object: Type.String({ description: '`list`' }), data: Type.Array(AlertSchema) }),
        ),
      },
    },
    async () => ({ object: 'list', data: (await alerts.all()).map(alertJson) }),
  );
}

function alertJson({ createdAt, ...alert }: Alert) {
  return { object: 'alert', ...alert, created_at: toUnixSeconds(createdAt) };
}
