import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';

/** The rate limits of callers. */
export type Bucket = 'reads' | 'creations' | 'audio';

/** A route of callers is of the kind of the rate limit that it counts against. */
export type RouteKind = Bucket | 'own_log' | 'operator' | 'page' | 'file' | 'program';

export interface RouteTraits {
  /** The key is checked, and the request counts against this limit. */
  readonly bucket: Bucket | null;
  /** Every request is in the log of requests; of other routes only what went wrong. */
  readonly isLogged: boolean;
  /** Paths are no secrets: links to videos are. */
  readonly logsPath: boolean;
  /** Pages of other origins may call it, where the operator names them. */
  readonly isForOrigins: boolean;
  /** An error is a page where a person asks with a browser. Elsewhere it is JSON, whatever the request accepts. */
  readonly isForPeople: boolean;
}

const ofCallers = { isLogged: true, logsPath: true, isForOrigins: true, isForPeople: false };
const unlimited = { bucket: null, isLogged: false, logsPath: false };

const ROUTE_KINDS: Readonly<Record<RouteKind, RouteTraits>> = {
  reads: { bucket: 'reads', ...ofCallers },
  creations: { bucket: 'creations', ...ofCallers },
  audio: { bucket: 'audio', ...ofCallers },
  // Who looks at the log does not fill it.
  own_log: { bucket: 'reads', ...ofCallers, isLogged: false },
  operator: { ...unlimited, logsPath: true, isForOrigins: false, isForPeople: false },
  page: { ...unlimited, isForOrigins: false, isForPeople: true },
  file: { ...unlimited, isForOrigins: true, isForPeople: true },
  program: { ...unlimited, isForOrigins: false, isForPeople: false },
};

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Required, here or by the scope of the route. */
    kind?: RouteKind;
  }
  interface FastifyInstance {
    /** Of the routes of a scope that do not name their own. */
    routeKind: RouteKind | null;
    /** By the first segment of the path. */
    kindsBelow: Map<string, RouteKind>;
  }
}

/** Every route has a kind, or the service does not start. Comes before all that depends on it. */
export function declareKinds(app: FastifyInstance): void {
  app.decorate('routeKind', null);
  app.decorate('kindsBelow', new Map());
  app.addHook('onRoute', function (route) {
    const kind = route.config?.kind ?? this.routeKind;
    if (kind === null) throw new Error(`The route ${route.method} ${route.url} has no kind.`);
    route.config = { ...route.config, kind };
    const segment = firstSegment(route.url);
    if (kind === 'page' || !this.kindsBelow.has(segment)) this.kindsBelow.set(segment, kind);
  });
}

export function kindOfRoute({ config }: Pick<RouteOptions, 'config'>): RouteTraits {
  return ROUTE_KINDS[config?.kind ?? 'page'];
}

/** A path without a route has the kind of its neighbours: below `/v1/` every error is JSON. */
export function kindOfRequest(request: FastifyRequest): RouteTraits {
  if (!request.is404) return kindOfRoute(request.routeOptions);
  return ROUTE_KINDS[kindOfPath(request.server, request.url)];
}

/** Of the routes that begin like it. */
export function kindOfPath({ kindsBelow }: Pick<FastifyInstance, 'kindsBelow'>, path: string): RouteKind {
  return kindsBelow.get(firstSegment(path)) ?? 'page';
}

function firstSegment(url: string): string {
  return url.split(/[/?]/, 2)[1] ?? '';
}
