import { Phonofilm } from '../../../client/src/index.ts';
import { keptSecret } from '../../platform/identity/kept-secrets.ts';
import { type Config, loadConfig } from '../../settings/config.ts';
import { type AdminClient, httpClient } from '../admin-client.ts';
import type { Session } from '../command.ts';
import { runningServer } from '../find-service.ts';
import type { DrillSteps, StepDone } from './drill-steps.ts';

export interface DrillOptions {
  readonly server: string | undefined;
  readonly adminKey: string | undefined;
  /** Where the backup and what is restored from it go. */
  readonly scratch: string | undefined;
}

/** The service that is drilled, with a test key that was made for it. */
export interface DrilledService {
  readonly url: string;
  readonly admin: AdminClient;
  readonly films: Phonofilm;
  /** The account of the test key. */
  readonly account: string;
  /** The model of films that people begin with. */
  readonly model: string;
  /** Null: the service runs elsewhere, and its data is not here. */
  readonly config: Config | null;
}

interface NodesJson {
  readonly data: readonly { readonly role: string; readonly status: string }[];
}

const HOUR_SECONDS = 3600;

/** Finds the service, sees that it takes work, and makes a test key. */
export async function openService(
  { environment }: Session,
  { server, adminKey }: DrillOptions,
  steps: DrillSteps,
): Promise<StepDone<DrilledService>> {
  const settings = loadConfig(environment);
  const here = await runningServer(settings.dataDirectory);
  const url = (server ?? here)?.replace(/\/$/, '');
  if (url === undefined)
    throw new Error(
      `No service runs on ${settings.dataDirectory}. Start it, or name another with --server and --admin-key.`,
    );
  const isHere = here !== undefined && new URL(url).origin === new URL(here).origin;
  const secret =
    adminKey ?? settings.adminKey ?? (isHere ? keptSecret(settings.dataDirectory, 'admin-key') : null);
  if (secret === null)
    throw new Error(`There is no admin key for ${url}. Give one with --admin-key or ADMIN_KEY.`);
  const admin = httpClient(url, secret);
  await assertWorkers(admin);
  const key = (await admin.call({
    method: 'POST',
    path: '/keys',
    // If all else fails, it stops working by itself.
    body: {
      ...{ type: 'payg', livemode: false, name: 'drill', rate_limit: null },
      expires_at: Math.floor(Date.now() / 1000) + HOUR_SECONDS,
    },
  })) as { readonly id: string; readonly key: string; readonly account: string };
  steps.afterwards(`the key ${key.id}`, () => admin.call({ method: 'DELETE', path: `/keys/${key.id}` }));
  const films = new Phonofilm({ baseUrl: url, apiKey: key.key });
  return {
    message: `The service at ${url} takes work, and made a test key.`,
    value: {
      url,
      admin,
      films,
      account: key.account,
      model: await modelOf(films),
      config: isHere ? settings : null,
    },
  };
}

async function assertWorkers(admin: AdminClient): Promise<void> {
  const { data } = (await admin.call({ method: 'GET', path: '/nodes' })) as NodesJson;
  if (data.some(({ role, status }) => role !== 'api' && status === 'running')) return;
  throw new Error(
    'No worker is running: films would wait for ever. Start one with `phonofilm worker`, and look at its log.',
  );
}

async function modelOf(films: Phonofilm): Promise<string> {
  const { data } = await films.models();
  const able = data.filter(({ capabilities }) => capabilities.endpoints.includes('/v1/video/create'));
  const model = able.find(({ capabilities }) => capabilities.usual) ?? able[0];
  if (model) return model.id;
  throw new Error('There is no model that makes films. `phonofilm catalogue` lists the models.');
}
