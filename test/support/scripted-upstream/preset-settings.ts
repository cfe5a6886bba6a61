import { stringify } from 'yaml';
import type { ScriptedService } from './scripted-service.ts';

/** Settings in which each model is served by one scripted service, through its preset. Polls as often as one likes. */
export function presetSettings(routes: Readonly<Record<string, ScriptedService>>): string {
  const entries = Object.entries(routes);
  return stringify({
    upstreams: Object.fromEntries(
      entries.map(([, service]) => [service.script.preset, presetEntry(service)]),
    ),
    models: Object.fromEntries(
      entries.map(([model, { script }]) => [
        model,
        { routes: [{ upstream: script.preset, model: script.model, price: { per_second: 0.01 } }] },
      ]),
    ),
  });
}

export function presetEntry(service: ScriptedService, more: object = {}): object {
  return {
    preset: service.script.preset,
    base_url: service.baseUrl,
    auth: 'bearer key-of-the-operator',
    poll: { every: '40ms', first: '0s', max: '40ms' },
    ...more,
  };
}
