import { Type } from 'typebox';
import type { App } from '../../platform/http/bodies/route-schemas.ts';
import { answers } from '../../platform/http/documentation/route-docs.ts';
import type { ReloadSettings } from './reload-settings.ts';

/** /admin/v1/reload: the settings of the node that answers. */

const ReloadedSchema = Type.Object({
  object: Type.String({ description: '`settings`' }),
  changed: Type.Array(Type.String(), {
    description: 'The settings whose values changed, by their paths.',
  }),
  restart_needed: Type.Array(Type.String(), {
    description: 'Settings that differ in the file, and apply after a restart.',
  }),
  warnings: Type.Array(Type.String(), {
    description: 'Prices below the cost of a route, each with the order that loses most.',
  }),
});

export function reloadRoutes(app: App, reload: ReloadSettings): void {
  app.post(
    '/reload',
    { schema: { summary: 'Read the settings file again', response: answers(ReloadedSchema) } },
    async () => {
      const { changed, restartNeeded, warnings } = await reload();
      return { object: 'settings', changed, restart_needed: restartNeeded, warnings };
    },
  );
}
