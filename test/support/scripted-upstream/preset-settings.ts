import type { ScriptedService } from './scripted-service.ts';

/**
 * Settings in which each model is served by one scripted service, through its preset. Polls as often as one likes.
 * `nobody`: models and the addresses at which no service listens. `route`: more for each of the others.
 */
export function presetSettings(
  routes: Readonly<Record<string, ScriptedService>>,
  nobody: Readonly<Record<string, string>> = {},
  route: object = {},
): { readonly upstreams: object; readonly models: object } {
  const entries = Object.entries(routes);
  return {
    upstreams: {
      ...Object.fromEntries(entries.map(([, service]) => [service.script.preset, presetEntry(service)])),
      ...Object.fromEntries(
        Object.values(nobody).map((url) => ['nobody', { preset: 'fal', base_url: url, auth: 'none' }]),
      ),
    },
    models: {
      ...Object.fromEntries(
        entries.map(([model, { script }]) => [
          model,
          {
            routes: [{ upstream: script.preset, model: script.model, price: { per_second: 0.01 }, ...route }],
          },
        ]),
      ),
      ...Object.fromEntries(
        Object.keys(nobody).map((model) => [model, { routes: [{ upstream: 'nobody', model: 'x/y' }] }]),
      ),
    },
  };
}

export function presetEntry(service: ScriptedService, more: object = {}): object {
  return {
    preset: service.script.preset,
    base_url: service.baseUrl,
    auth: 'bearer key-of-the-operator',
    poll: { every: '40ms', first: '0s', max: '40ms', timeout: '1s' },
    ...more,
  };
}
