import { type Config, ConfigError } from '../../settings/config.ts';
import type { ModelListSettings, UpstreamSettings } from '../../settings/settings.ts';
import { type Credential, CredentialError, NO_CREDENTIAL } from '../auth/credential.ts';
import { readCredential } from '../auth/read-credential.ts';
import { DescriptionError } from '../description/description-error.ts';
import { isMap, mergeMaps } from '../description/merge-maps.ts';
import { presetNamed, presetNames } from '../presets/presets.ts';
import { fillEnvironment } from './fill-environment.ts';

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
  // What the settings say themselves needs no variable of the preset.
  const unfilled = mergeMaps(without(below, settings), settings) as Record<string, unknown>;
  const written = asConfigError(() => fillEnvironment(unfilled, config.environment, path)) as Record<
    string,
    unknown
  > &
    UpstreamSettings;
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
