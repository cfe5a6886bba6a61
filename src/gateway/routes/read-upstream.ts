import { type Config, ConfigError } from '../../settings/config.ts';
import type { ModelListSettings, UpstreamSettings } from '../../settings/settings.ts';
import { type Credential, CredentialError, NO_CREDENTIAL } from '../auth/credential.ts';
import { readCredential } from '../auth/read-credential.ts';
import { DescriptionError } from '../description/description-error.ts';
import { isMap, mergeMaps } from '../description/merge-maps.ts';
import { insteadOfPreset, presetNamed, presetNames } from '../presets/presets.ts';

/** An entry of `upstreams` with what its preset adds. */
export interface UpstreamEntry {
  readonly name: string;
  readonly protocol: string;
  readonly baseUrl: string;
  readonly credentials: ReadonlyMap<string, Credential>;
  readonly settings: UpstreamSettings;
  /** All of it, for the description of its protocol. */
  readonly written: Readonly<Record<string, unknown>>;
  readonly path: string;
}

/** Protocols that stand for a whole description. */
const PRESET_OF_PROTOCOL: Readonly<Record<string, string>> = {
  openai: 'openai-videos',
  contract: 'contract',
};

/** They have no preset, and list their models as OpenAI does. */
const OPENAI_AUDIO: readonly string[] = ['openai-audio', 'openai-chat'];

/** Reads an entry of `upstreams`. A mistake is a `ConfigError` with its exact path. */
export function readUpstream(name: string, settings: UpstreamSettings, config: Config): UpstreamEntry {
  const path = `upstreams.${name}`;
  const preset = settings.preset ?? PRESET_OF_PROTOCOL[settings.protocol ?? ''];
  const below = preset === undefined ? {} : readPreset(preset, path);
  // The settings were filled when their file was read: a value of the environment may itself look like a variable.
  const filled = asConfigError(() =>
    fillEnvironment(without(below, settings), config.environment, path, settings),
  );
  const written = mergeMaps(filled, settings) as Record<string, unknown> & UpstreamSettings;
  const { protocol, base_url: baseUrl } = written;
  if (protocol === undefined) throw new ConfigError(`${path}.protocol: is missing; a preset would bring it.`);
  if (baseUrl === undefined || !URL.canParse(baseUrl))
    throw new ConfigError(`${path}.base_url: is missing, or no address.`);
  return {
    name,
    protocol,
    baseUrl: baseUrl.replace(/\/$/, ''),
    credentials: readCredentials(written, path),
    settings: written,
    written,
    path,
  };
}

/** Where an upstream lists its models; null: nowhere that is known. */
export function modelListOf({ protocol, settings }: UpstreamEntry): ModelListSettings | null {
  return settings.models ?? (OPENAI_AUDIO.includes(protocol) ? {} : null);
}

/** Runs the check of a description; its mistakes are mistakes in the settings. */
export function asConfigError<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    if (error instanceof DescriptionError) throw new ConfigError(`${error.message}.`);
    throw error;
  }
}

function readPreset(name: string, path: string): Record<string, unknown> {
  const preset = presetNamed(name);
  if (isMap(preset)) return preset;
  const instead = insteadOfPreset(name);
  if (instead !== undefined) throw new ConfigError(`${path}.preset: ${name} was removed. ${instead}`);
  throw new ConfigError(`${path}.preset: there is no preset ${name}; there is ${presetNames().join(', ')}.`);
}

/** A way to sign in replaces the preset's, in whatever form it is written. */
function without(below: Record<string, unknown>, settings: UpstreamSettings): Record<string, unknown> {
  const ownSignIn = settings.api_key ?? settings.auth ?? settings.credentials;
  if (ownSignIn === undefined) return below;
  const { auth, api_key, credentials, ...rest } = below;
  return rest;
}

function readCredentials(
  { api_key: apiKey, auth, credentials }: UpstreamSettings,
  path: string,
): ReadonlyMap<string, Credential> {
  const read = (written: unknown, at: string): Credential => {
    try {
      return readCredential(written);
    } catch (error) {
      if (error instanceof CredentialError) throw new ConfigError(`${at}${error.message}.`);
      throw error;
    }
  };
  if (credentials !== undefined) {
    const named = Object.entries(credentials).map(
      ([name, written]) => [name, read(written, `${path}.credentials.${name}`)] as const,
    );
    if (named.length > 0) return new Map(named);
  }
  if (auth !== undefined) return new Map([['default', read(auth, `${path}.auth`)]]);
  if (apiKey !== undefined) return new Map([['default', read(`bearer ${apiKey}`, `${path}.api_key`)]]);
  return new Map([['default', NO_CREDENTIAL]]);
}

/**
 * Replaces `${NAME}` in the texts of a preset by the values of the environment. One that is not set is a mistake;
 * `${NAME?}` that is not set removes its key. What the settings replace (`over`) needs no variable, and is left out.
 */
export function fillEnvironment(
  value: unknown,
  environment: Readonly<Record<string, string | undefined>>,
  path: string,
  over?: unknown,
): unknown {
  if (typeof value === 'string') return fillText(value, environment, path);
  if (Array.isArray(value)) {
    const filled = value.map((item, index) => fillEnvironment(item, environment, `${path}.${index}`));
    return filled.filter((item) => item !== undefined);
  }
  if (!isMap(value)) return value;
  const own = isMap(over) ? over : {};
  const entries = Object.entries(value)
    .filter(([key, part]) => !(key in own) || (isMap(part) && isMap(own[key])))
    .map(([key, part]) => [key, fillEnvironment(part, environment, `${path}.${key}`, own[key])] as const);
  return Object.fromEntries(entries.filter(([, part]) => part !== undefined));
}

function fillText(
  text: string,
  environment: Readonly<Record<string, string | undefined>>,
  path: string,
): string | undefined {
  let isAbsent = false;
  const filled = text.replace(/\$\{(\w{1,100})(\?)?\}/g, (_whole, name: string, optional?: string) => {
    const value = environment[name];
    if (value || (value === '' && optional === undefined)) return value;
    if (optional === undefined)
      throw new DescriptionError(path, `\${${name}} is used, but ${name} is not set`);
    isAbsent = true;
    return '';
  });
  return isAbsent ? undefined : filled;
}
