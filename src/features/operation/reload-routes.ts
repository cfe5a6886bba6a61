import { Type } from 'typebox';
import type { App } from '../../platform/http/bodies/route-schemas.ts';
import { answers } from '../../platform/http/documentation/route-docs.ts';

/** /admin/v1/reload: the settings of the node that answers. */

export type Reload = () => Promise<{
  readonly changed: readonly string[];
  readonly restartNeeded: readonly string[];
}>;

const ReloadedSchema = Type.Object({
  object: Type.String({ description: '`settings`' }),
  changed: Type.Array(Type.String(), {
    description: 'The settings whose values changed, by their paths.',
  }),
  restart_needed: Type.Array(Type.String(), {
    description: 'Settings that differ in the file, and apply after a restart.',
  }),
});

export function reloadRoutes(app: App, reload: Reload): void {
  app.post(
    '/reload',
    { schema: { summary: 'Read the settings file again', response: answers(ReloadedSchema) } },
    async () => {
      const { changed, restartNeeded } = await reload();
      return { object: 'settings', changed, restart_needed: restartNeeded };
    },
  );
}
