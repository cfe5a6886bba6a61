import { randomUUID } from 'node:crypto';
import type { PostProcessing } from '../../domain/post-processing.ts';
import type { Json } from '../../engines/video-engine.ts';
import type { Description, StoredDescription } from '../description/description.ts';
import type { Variables } from '../description/template.ts';

/**
 * Everything that is needed to go on with a job whatever the settings say now; of the credential only the name, since
 * its value is a secret and may be rotated.
 */
export interface Plan {
  readonly upstream: string;
  readonly credential: string;
  readonly baseUrl: string;
  /** As the service calls it. */
  readonly model: string;
  readonly description: StoredDescription;
  readonly ownId: string;
  readonly plannedAt: number;
  /** Post-processing here, because the hosted service cannot make the video as ordered. Stored under its first name. */
  readonly makeGood?: readonly PostProcessing[];
  /** What the service calls the inputs that it was given before, by their indices in the job. */
  readonly uploads?: Readonly<Record<string, string>>;
}

export interface Operation extends Plan {
  /** The service's id of the job. */
  readonly id: string;
  readonly keep: Readonly<Record<string, string>>;
  readonly startedAt: number;
  /** The reply to its creation was lost. Whatever becomes of the job, there is no second one. */
  readonly wasLost?: true;
}

export function storedParts(description: Description): StoredDescription {
  const { version, poll, result, error, ok, refused, cost, tokens, cancel, reconcile, create } = description;
  return {
    version,
    poll,
    result,
    error,
    ok,
    refused,
    cost,
    tokens,
    cancel,
    reconcile,
    create: { id: create.id, keep: create.keep },
  };
}

export function toJson(value: Plan | Operation): Json {
  return value as unknown as Json;
}

export function readPlan(json: Json): Plan {
  return json as unknown as Plan;
}

export function readOperation(json: Json): Operation {
  return json as unknown as Operation;
}

/** The id of the job that made a video, if this upstream made it. */
export function operationId(json: Json, upstream: string): string | null {
  if (json === null || typeof json !== 'object' || Array.isArray(json)) return null;
  return json['upstream'] === upstream && typeof json['id'] === 'string' ? json['id'] : null;
}

/** The name under which this process listens: services tell each listener of its own jobs. */
export const LISTENER: string = randomUUID();

/** What the calls after the creation may use. */
export function operationVariables({ id, model, keep, ownId }: Operation): Variables {
  return { id, model, keep, own_id: ownId, listener: LISTENER };
}
