import { ServiceError } from '../../domain/errors.ts';
import { type Micros, upstreamOfRoute } from '../../domain/money.ts';
import { openTasksByRoute } from '../../features/tasks/task-table.ts';
import { spendByRoute } from '../../features/usage/usage-table.ts';
import { apart, type Database } from '../../platform/storage/database.ts';
import { notFound } from '../../platform/storage/listing.ts';
import { integer, text } from '../../platform/storage/read-column.ts';
import type { DayCost, UpstreamCosts } from '../costs/upstream-costs.ts';
import { outageMessage, type RouteOutages } from '../outages/route-outages.ts';
import type { DescribedRequest } from '../videos/requests/describe-request.ts';

/** What this process knows of a hosted service. Made where the services are put together. */
export interface UpstreamState {
  readonly name: string;
  readonly protocol: string;
  readonly baseUrl: string;
  readonly credentials: readonly string[];
  /** What it may cost in a day of UTC; null: no limit. */
  readonly mostPerDay: Micros | null;
  readonly routes: readonly UpstreamRouteState[];
  readonly calls: Readonly<Record<string, { calls: number; failures: number; meanSeconds: number | null }>>;
  readonly faults: Readonly<Record<string, number>>;
  readonly lastFault: { readonly class: string; readonly at: number } | null;
  readonly lastAnsweredAt: number | null;
  /** Status words of the service that its description does not list. */
  readonly unknownWords: Readonly<Record<string, number>>;
}

export interface UpstreamRouteState {
  /** The engine's name, as tasks carry it. */
  readonly route: string;
  /** Our model, and its name there. */
  readonly model: string;
  readonly upstreamModel: string;
  readonly breaker: 'closed' | 'open' | 'half-open';
}

/** A route with what all nodes know of it. */
export interface KnownRoute extends UpstreamRouteState {
  readonly outage: {
    readonly reason: string;
    readonly message: string;
    readonly words: string | null;
    readonly since: number;
  } | null;
}

export const UPSTREAM_FINDINGS = ['takes_key', 'answers', 'refuses_key', 'fails', 'unreachable'] as const;

export interface UpstreamCheck {
  readonly credential: string;
  readonly ok: boolean;
  readonly finding: (typeof UPSTREAM_FINDINGS)[number];
  /** What was found, and what to do. */
  readonly message: string;
}

export interface DescribeOrder {
  readonly model: string;
  readonly prompt: string;
  /** Null: what is usual for the model. */
  readonly seconds: number | null;
  readonly width: number | null;
  readonly height: number | null;
}

/** A model that a hosted service lists, in its own words. */
export interface OfferedThere {
  readonly id: string;
  readonly kind: string | null;
  readonly description: string | null;
  /** Of another Phonofilm: its capabilities as its `/v1/models` has them. */
  readonly facts: unknown;
}

export interface ModelList {
  readonly models: readonly OfferedThere[];
  /** Whether the service has further pages, which are not asked for. */
  readonly hasMore: boolean;
}

/** The hosted services of this process. */
export interface UpstreamsHere {
  states(): readonly UpstreamState[];
  check(name: string, signal: AbortSignal): Promise<readonly UpstreamCheck[]>;
  describe(name: string, order: DescribeOrder, signal: AbortSignal): Promise<DescribedRequest>;
  /** Null: its description says of no list. Throws `ServiceError` when the list cannot be read. */
  models(name: string, signal: AbortSignal): Promise<ModelList | null>;
  /** Lets requests through again at once. */
  closeBreakers(name: string): void;
}

export interface RouteMoney {
  readonly tasks: number;
  /** How many of them have a known cost. */
  readonly withCost: number;
  readonly cost: Micros;
  readonly captured: Micros;
}

export interface UpstreamWithTasks {
  readonly state: UpstreamState;
  readonly routes: readonly KnownRoute[];
  readonly openTasks: number;
  /** Of these, tasks of which it is not known whether the service has begun them. */
  readonly undecidedTasks: number;
  /** Of videos. */
  readonly money: RouteMoney;
  /** Of videos and requests. */
  readonly today: DayCost;
}

export interface OperatorUpstreamsDeps {
  readonly database: Database;
  readonly upstreams: UpstreamsHere;
  readonly outages: Pick<RouteOutages, 'all' | 'forget'>;
  readonly costs: Pick<UpstreamCosts, 'today'>;
}

const NOTHING: RouteMoney = { tasks: 0, withCost: 0, cost: 0, captured: 0 };

/** Hosted services: how they fare, what they cost, and what they would be sent. */
export class OperatorUpstreams {
  readonly #database: Database;
  readonly #here: UpstreamsHere;
  readonly #outages: Pick<RouteOutages, 'all' | 'forget'>;
  readonly #costs: Pick<UpstreamCosts, 'today'>;

  constructor({ database, upstreams, outages, costs }: OperatorUpstreamsDeps) {
    this.#database = database;
    this.#here = upstreams;
    this.#outages = outages;
    this.#costs = costs;
  }

  /** With the money of videos since a day, which is counted since 1970. */
  async list(sinceDay: number): Promise<UpstreamWithTasks[]> {
    const open = new Map<string, { tasks: number; undecided: number }>();
    for (const row of await this.#database.read(apart(openTasksByRoute()))) {
      const name = upstreamOfRoute(text(row, 'route')) ?? '';
      const sum = open.get(name) ?? { tasks: 0, undecided: 0 };
      sum.tasks += integer(row, 'tasks');
      sum.undecided += integer(row, 'undecided');
      open.set(name, sum);
    }
    const money = new Map<string, RouteMoney>();
    for (const row of await this.#database.read(apart(spendByRoute(sinceDay)))) {
      const name = upstreamOfRoute(text(row, 'route')) ?? '';
      const sum = money.get(name) ?? NOTHING;
      money.set(name, {
        tasks: sum.tasks + integer(row, 'tasks'),
        withCost: sum.withCost + integer(row, 'with_cost'),
        cost: sum.cost + integer(row, 'cost'),
        captured: sum.captured + integer(row, 'captured'),
      });
    }
    const outages = await this.#outages.all();
    const today = await this.#costs.today();
    const known = (upstream: string, route: UpstreamRouteState): KnownRoute => {
      const found = outages.find((one) => one.upstream === upstream && one.model === route.upstreamModel);
      if (!found) return { ...route, outage: null };
      const { reason, words, since } = found;
      return { ...route, outage: { reason, message: outageMessage(found), words, since } };
    };
    return this.#here.states().map((state) => ({
      state,
      routes: state.routes.map((route) => known(state.name, route)),
      openTasks: open.get(state.name)?.tasks ?? 0,
      undecidedTasks: open.get(state.name)?.undecided ?? 0,
      money: money.get(state.name) ?? NOTHING,
      today: today.get(state.name) ?? { spent: 0, expected: 0 },
    }));
  }

  async check(name: string, signal: AbortSignal): Promise<readonly UpstreamCheck[]> {
    this.#assertKnown(name);
    return await this.#here.check(name, signal);
  }

  async describe(name: string, order: DescribeOrder, signal: AbortSignal): Promise<DescribedRequest> {
    const { routes } = this.#assertKnown(name);
    if (routes.some(({ model }) => model === order.model))
      return await this.#here.describe(name, order, signal);
    throw new ServiceError('invalid_parameter', `The model ${order.model} has no route to ${name}.`, {
      param: 'model',
    });
  }

  /** What the service says that it offers. */
  async models(name: string, signal: AbortSignal): Promise<ModelList> {
    this.#assertKnown(name);
    const list = await this.#here.models(name, signal);
    if (list) return list;
    throw new ServiceError(
      'invalid_request',
      `${name} has no list of models that is known here: look at its documentation, and add a model with its route. \`upstreams.${name}.models\` can say where a list is.`,
      { param: 'id' },
    );
  }

  /** One of them. Where the list goes on beyond what was read, a name that is not in it is taken at its word. */
  async model(name: string, id: string, signal: AbortSignal): Promise<OfferedThere> {
    const { models, hasMore } = await this.models(name, signal);
    const found = models.find((model) => model.id === id);
    if (found) return found;
    if (hasMore) return { id, kind: null, description: null, facts: null };
    throw new ServiceError('invalid_parameter', `${name} lists no model ${id}.`, { param: 'from' });
  }

  async closeBreakers(name: string): Promise<void> {
    this.#assertKnown(name);
    this.#here.closeBreakers(name);
    await this.#outages.forget(name);
  }

  #assertKnown(name: string): UpstreamState {
    const state = this.#here.states().find((upstream) => upstream.name === name);
    if (state) return state;
    throw notFound('resource_not_found', 'upstream', name, 'id');
  }
}
