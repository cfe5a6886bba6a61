import { Resolver } from 'node:dns';
import { existsSync, readFileSync } from 'node:fs';
import { isIPv4, isIPv6 } from 'node:net';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RateLimit } from '../domain/account.ts';
import { Catalogue, type CatalogueRow } from '../domain/catalogue.ts';
import { urlsOfHosts } from '../domain/database-urls.ts';
import { DEFAULT_POLICY, type PolicyRule } from '../domain/texts/policy.ts';
import { DEFAULT_RETRY_SECONDS } from '../domain/webhook.ts';
import { parseS3Location, type S3Location } from '../platform/artifacts/s3-location.ts';
import { parseYaml } from '../platform/schemas/parse-yaml.ts';
import type { TracingSettings } from '../platform/tracing/tracing.ts';
import { defaultWeightsDirectory } from '../weights/weight-store.ts';
import {
  checkSettings,
  type RouteSettings,
  type Settings,
  toPrice,
  type UpstreamSettings,
} from './settings.ts';

/**
 * The only reader of the service's environment and settings file. Every key is checked at start; the error for a wrong one
 * has its path and what was expected.
 */
export interface Config {
  readonly host: string;
  readonly port: number;
  /** Null: the Host header of the request. */
  readonly publicUrl: string | null;
  readonly dataDirectory: string;
  /** Null: SQLite in the data directory. */
  readonly databaseUrl: string | null;
  readonly database: {
    /** Past a pooler, to the server itself; null: `databaseUrl` leads there. */
    readonly directUrl: string | null;
    readonly connections: number;
    readonly statementTimeoutMs: number;
    /** How long a start waits for a database server that does not respond yet. */
    readonly waitMs: number;
  };
  readonly queue: { readonly heartbeatSeconds: number };
  /** Null: files in the data directory. */
  readonly artifacts: S3Location | null;
  /** How long an `api` node keeps answering after it was told to stop. */
  readonly drainMs: number;
  readonly adminKey: string | null;
  readonly firstApiKey: string | null;
  readonly trustedProxies: readonly string[];
  /** Origins whose pages may call the API; `*` is every one. */
  readonly corsOrigins: readonly string[];
  readonly logLevel: string;
  /** Null: no traces are made. */
  readonly tracing: TracingSettings | null;
  /** The file as it was read, to see what a later reading changes. */
  readonly settings: Settings;
  /** What the settings say of models: new ones, and prices and routes of those that exist. */
  readonly models: readonly CatalogueRow[];
  /** Hosted services by name, as they are written: their descriptions are checked where they are read. */
  readonly upstreams: ReadonlyMap<string, UpstreamSettings>;
  /** For the `${NAME}` of descriptions that come with the program. */
  readonly environment: Environment;
  readonly rateLimits: Readonly<Record<'reads' | 'creations' | 'audio', RateLimit>>;
  readonly maxWaitingTasks: number;
  /** Open connections per address, and how long a client may leave a response unread. */
  readonly connections: { readonly perAddress: number; readonly stalledMs: number };
  readonly downloadsPerAddress: number;
  /** Of the bodies of all requests together that are not answered yet. */
  readonly bodyBytes: number;
  readonly charactersPerAccount: number;
  readonly webhooks: { readonly perAccount: number; readonly retrySeconds: readonly number[] };
  /** Where the operator's alerts go. */
  readonly alerts: { readonly url: string; readonly secret: string } | null;
  readonly taskTimeoutMs: number;
  /** How long a video may wait at a hosted service before it is begun. */
  readonly queueTimeoutMs: number;
  readonly retention: {
    readonly videoMs: number;
    readonly taskMs: number;
    readonly ledgerMs: number;
    readonly linkMs: number;
  };
  /** The log of requests; no rows: none. */
  readonly requestLog: { readonly keptMs: number; readonly mostRows: number };
  readonly policy: readonly PolicyRule[];
  /** Whether the service is reachable only from this machine, by the settings: loopback, and no proxy. */
  readonly onlyThisMachine: boolean;
  readonly allowLoopbackFetch: boolean;
  /** Name servers for names that strangers choose; none: those of the system. */
  readonly dnsServers: readonly string[];
  /** With less free disk space than this, a node accepts no work. */
  readonly minFreeDiskBytes: number;
  /** The engines of this machine. */
  readonly local: {
    readonly videosAtOnce: number;
    /** A GGUF file instead of the default chat model. */
    readonly chatModel: string | null;
    /** Whether models are loaded at start rather than at their first use. */
    readonly warm: boolean;
    /** Speech by the simple voice instead of Kokoro. */
    readonly simpleVoice: boolean;
    /** Time without a request after which a model gives its memory back. */
    readonly idleMs: number;
    readonly weightsDirectory: string;
  };
}

/** A local engine by its name, or a model of an upstream. */
export type RouteConfig = string | RouteSettings;

/** A setting is wrong; the message says which one, where, and what was expected. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

type Environment = Readonly<Record<string, string | undefined>>;

export function loadConfig(environment: Environment): Config {
  const host = environment['HOST'] || '127.0.0.1';
  const settings = readSettings(environment);
  const publicUrl = readPublicUrl(environment['PUBLIC_URL']);
  const trustedProxies = readProxies(environment['TRUSTED_PROXIES']);
  const onlyThisMachine = isLoopback(host) && publicUrl === null && trustedProxies.length === 0;
  return {
    host,
    port: readPort(environment['PORT']),
    publicUrl,
    dataDirectory: resolve(environment['DATA_DIR'] || './data'),
    databaseUrl: readDatabaseUrl('DATABASE_URL', environment['DATABASE_URL']),
    database: {
      directUrl: readDatabaseUrl('DATABASE_DIRECT_URL', environment['DATABASE_DIRECT_URL']),
      connections: settings.database?.connections ?? 10,
      statementTimeoutMs: (settings.database?.statement_seconds ?? 15) * 1000,
      waitMs: (settings.database?.wait_seconds ?? 60) * 1000,
    },
    queue: { heartbeatSeconds: settings.queue?.heartbeat_seconds ?? 20 },
    artifacts: readArtifactsUrl(environment['ARTIFACTS_URL']),
    drainMs: (settings.server?.drain_seconds ?? 0) * 1000,
    adminKey: readAdminKey(environment['ADMIN_KEY']),
    // `API_KEY` is what it was called before; guides use that name for the key of a caller.
    firstApiKey: environment['FIRST_API_KEY'] || environment['API_KEY'] || null,
    trustedProxies,
    corsOrigins: readOrigins(settings),
    logLevel: readLogLevel(environment['LOG_LEVEL']),
    tracing: readTracing(environment),
    settings,
    models: readModels(settings),
    upstreams: new Map(Object.entries(settings.upstreams ?? {})),
    environment,
    rateLimits: {
      reads: perMinute(settings.limits?.reads_per_minute ?? 3000),
      creations: perMinute(settings.limits?.creations_per_minute ?? 300),
      audio: perMinute(settings.limits?.audio_per_minute ?? 300),
    },
    maxWaitingTasks: settings.limits?.waiting_tasks ?? 100_000,
    connections: {
      perAddress: settings.limits?.connections_per_address ?? 256,
      stalledMs: (settings.server?.stalled_seconds ?? 60) * 1000,
    },
    bodyBytes: (settings.limits?.body_megabytes ?? 512) * 1024 * 1024,
    downloadsPerAddress: settings.limits?.downloads_per_address ?? 64,
    charactersPerAccount: settings.limits?.characters_per_account ?? 100,
    webhooks: {
      perAccount: settings.limits?.webhooks_per_account ?? 20,
      retrySeconds: settings.webhooks?.retry_seconds ?? DEFAULT_RETRY_SECONDS,
    },
    alerts: settings.alerts ? { url: settings.alerts.webhook, secret: settings.alerts.secret } : null,
    taskTimeoutMs: (settings.limits?.task_minutes ?? 30) * 60_000,
    queueTimeoutMs: (settings.limits?.queue_minutes ?? 240) * 60_000,
    retention: {
      videoMs: (settings.retention?.video_days ?? 7) * 86_400_000,
      taskMs: (settings.retention?.task_days ?? 30) * 86_400_000,
      // Longer than the longest period that usage can be asked for.
      ledgerMs: (settings.retention?.ledger_days ?? 400) * 86_400_000,
      linkMs: (settings.retention?.link_minutes ?? 60) * 60_000,
    },
    requestLog: {
      keptMs: (settings.request_log?.days ?? 7) * 86_400_000,
      mostRows: settings.request_log?.rows ?? 200_000,
    },
    policy: readPolicy(settings),
    onlyThisMachine,
    allowLoopbackFetch: settings.fetch?.allow_loopback ?? onlyThisMachine,
    dnsServers: readDnsServers(settings),
    minFreeDiskBytes: (settings.disk?.free_megabytes ?? 200) * 1024 * 1024,
    local: {
      videosAtOnce: settings.local?.videos_at_once ?? 2,
      chatModel: settings.local?.chat_model ? pathOf(settings.local.chat_model) : null,
      simpleVoice: settings.local?.simple_voice ?? false,
      warm: settings.local?.warm ?? false,
      idleMs: (settings.local?.idle_minutes ?? 15) * 60_000,
      weightsDirectory: environment['PHONOFILM_WEIGHTS_DIR'] || defaultWeightsDirectory(environment),
    },
  };
}

function readSettings(environment: Environment): Settings {
  const named = environment['CONFIG'];
  const path = resolve(named || './config.yaml');
  if (!existsSync(path)) {
    if (named) throw new ConfigError(`CONFIG names ${path}, and there is no such file.`);
    return {};
  }
  const text = expandVariables(readFileSync(path, 'utf8'), path, environment);
  let parsed: unknown;
  try {
    parsed = parseYaml(text) ?? {};
  } catch (error) {
    const [what] = (error as Error).message.split(':\n');
    throw new ConfigError(`${path} is not valid YAML: ${what}.`);
  }
  const wrong = checkSettings(parsed);
  if (wrong !== null) throw new ConfigError(`${path}: ${wrong}`);
  return parsed as Settings;
}

/** Replaces `${NAME}` by the variable, and `${NAME?}` by nothing if there is none. Comments are left alone. */
function expandVariables(text: string, where: string, environment: Environment): string {
  return text.replace(/^[ \t]*#.*$|\$\{(\w+)(\??)\}/gm, (whole, name?: string, optional?: string) => {
    if (name === undefined) return whole;
    const value = environment[name] ?? (optional ? '' : undefined);
    if (value === undefined) throw new ConfigError(`${where}: \${${name}} is used, but ${name} is not set.`);
    return value;
  });
}

function readPort(text: string | undefined): number {
  const port = text ? Number(text) : 8080;
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new ConfigError(`PORT must be a whole number from 0 to 65535, not ${JSON.stringify(text)}.`);
}

function readPublicUrl(text: string | undefined): string | null {
  if (!text) return null;
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) {
    throw new ConfigError(`PUBLIC_URL must be an http or https address, not ${JSON.stringify(text)}.`);
  }
  return text.replace(/\/+$/, '');
}

function readDatabaseUrl(name: string, text: string | undefined): string | null {
  if (!text) return null;
  if (urlsOfHosts(text).every((url) => URL.canParse(url) && /^postgres(ql)?:$/.test(new URL(url).protocol)))
    return text;
  throw new ConfigError(
    `${name} must look like postgres://user:password@host:5432/database, or …@one:5432,two:5432/database for two hosts.`,
  );
}

/** The URL may contain a password, so it is not repeated in the message. */
function readArtifactsUrl(text: string | undefined): S3Location | null {
  if (!text) return null;
  try {
    return parseS3Location(text);
  } catch (error) {
    throw new ConfigError(`ARTIFACTS_URL ${(error as Error).message}.`);
  }
}

/** By the variables that OpenTelemetry gives this meaning. */
function readTracing(environment: Environment): TracingSettings | null {
  const endpoint =
    environment['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'] || environment['OTEL_EXPORTER_OTLP_ENDPOINT'];
  if (
    !endpoint ||
    environment['OTEL_SDK_DISABLED'] === 'true' ||
    environment['OTEL_TRACES_EXPORTER'] === 'none'
  )
    return null;
  if (!URL.canParse(endpoint)) throw new ConfigError(`OTEL_EXPORTER_OTLP_ENDPOINT is not a URL: ${endpoint}`);
  const ratio = Number(environment['OTEL_TRACES_SAMPLER_ARG'] || 1);
  if (!(ratio >= 0 && ratio <= 1)) throw new ConfigError('OTEL_TRACES_SAMPLER_ARG is a number from 0 to 1.');
  return { sampler: environment['OTEL_TRACES_SAMPLER'] || null, ratio };
}

function readLogLevel(text: string | undefined): string {
  const level = text || 'info';
  if (LOG_LEVELS.includes(level)) return level;
  throw new ConfigError(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not ${JSON.stringify(text)}.`);
}

function readProxies(text: string | undefined): string[] {
  const proxies = readList(text);
  for (const proxy of proxies) {
    if (isAddressRange(proxy)) continue;
    throw new ConfigError(
      `TRUSTED_PROXIES must list addresses or CIDR ranges such as 10.0.0.0/8, not ${JSON.stringify(proxy)}.`,
    );
  }
  return proxies;
}

function readOrigins(settings: Settings): readonly string[] {
  const origins = settings.server?.cors_origins ?? [];
  for (const [index, origin] of origins.entries()) {
    const isOrigin = /^https?:/.test(origin) && URL.canParse(origin) && new URL(origin).origin === origin;
    if (origin === '*' || isOrigin) continue;
    throw new ConfigError(
      `server.cors_origins[${index}] must be an origin such as https://app.example, without a path, not ${JSON.stringify(origin)}.`,
    );
  }
  return origins;
}

function readDnsServers(settings: Settings): readonly string[] {
  const servers = settings.fetch?.dns_servers ?? [];
  for (const [index, server] of servers.entries()) {
    try {
      new Resolver().setServers([server]);
    } catch {
      throw new ConfigError(
        `fetch.dns_servers[${index}] must be an address such as 192.0.2.53 or 192.0.2.53:5353, not ${JSON.stringify(server)}.`,
      );
    }
  }
  return servers;
}

function readList(text: string | undefined): string[] {
  const entries = (text ?? '').split(',').map((entry) => entry.trim());
  return entries.filter((entry) => entry !== '');
}

function isAddressRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const most = isIPv4(address) ? 32 : isIPv6(address) ? 128 : -1;
  const isLength = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most);
  return most > 0 && isLength && rest.length === 0;
}

/** The admin key can do everything, and an attacker may try as often as the network allows. */
const MIN_ADMIN_KEY_LENGTH = 16;
/** Of 16 random hexadecimal digits, one in 30,000 has fewer; of the 48 that we advise, none that will ever be seen. */
const MIN_ADMIN_KEY_VARIETY = 6;

function readAdminKey(text: string | undefined): string | null {
  if (!text) return null;
  const advice = '`openssl rand -hex 24` makes a good one.';
  if (text.length < MIN_ADMIN_KEY_LENGTH || !/^\S+$/.test(text))
    throw new ConfigError(
      `ADMIN_KEY must have at least ${MIN_ADMIN_KEY_LENGTH} characters and no spaces; ${advice}`,
    );
  // Where the text is found again in two of itself is where it begins to repeat.
  const untilItRepeats = (text + text).indexOf(text, 1);
  if (new Set(text).size < MIN_ADMIN_KEY_VARIETY || untilItRepeats < MIN_ADMIN_KEY_LENGTH)
    throw new ConfigError(
      `ADMIN_KEY is too easy to guess: it must have at least ${MIN_ADMIN_KEY_VARIETY} different characters, and no shorter text over and over; ${advice}`,
    );
  return text;
}

function readModels(settings: Settings): readonly CatalogueRow[] {
  const rows = Object.entries(settings.models ?? {}).map(([id, { price, routes, ...row }]): CatalogueRow => {
    for (const [index, route] of (routes ?? []).entries()) {
      if (typeof route === 'string' || settings.upstreams?.[route.upstream]) continue;
      throw new ConfigError(
        `models.${id}.routes[${index}].upstream: there is no ${JSON.stringify(route.upstream)} under upstreams.`,
      );
    }
    return { id, origin: 'settings', row, price: price ? toPrice(price) : null, routes: routes ?? null };
  });
  const [problem] = new Catalogue(rows).problems;
  if (!problem) return rows;
  const path = ['models', problem.id, ...(problem.fact === null ? [] : [problem.fact])].join('.');
  throw new ConfigError(`${path}: ${problem.message}.`);
}

function readPolicy(settings: Settings): PolicyRule[] {
  const added = (settings.policy?.rules ?? []).map((rule, index) => {
    try {
      return { category: rule.category, pattern: new RegExp(rule.pattern, 'iu') };
    } catch (error) {
      throw new ConfigError(
        `policy.rules[${index}].pattern is not a valid pattern: ${(error as Error).message}`,
      );
    }
  });
  return settings.policy?.defaults === false ? added : [...DEFAULT_POLICY, ...added];
}

function perMinute(requests: number): RateLimit {
  return { requests, perSeconds: 60 };
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.');
}

/** A file may be given by its path or by its `file://` address. */
function pathOf(file: string): string {
  if (!file.startsWith('file:')) return resolve(file);
  try {
    return fileURLToPath(file);
  } catch (cause) {
    throw new ConfigError(
      `local.chat_model must be a path or a file:// address of this machine, not ${file}`,
      { cause },
    );
  }
}
