import type { RouteOutage } from './route-outage-table.ts';
import { type HostedModel, isOf, outageMessage, type RouteOutages } from './route-outages.ts';

/** A route of one of our models that is out of service. */
export interface ModelOutage extends RouteOutage {
  readonly ours: string;
  /** Whether every route of our model is out of service. */
  readonly isWhole: boolean;
}

/** Our models with their routes; null for an engine of this machine. */
export type RoutesOfModels = Iterable<readonly [string, readonly (HostedModel | null)[]]>;

/** What outages of hosted models mean for ours, by the routes that are in force. */
export class ModelOutages {
  readonly #outages: Pick<RouteOutages, 'all'>;
  readonly #upstreams: { hostedModels(): RoutesOfModels };

  constructor(outages: Pick<RouteOutages, 'all'>, upstreams: { hostedModels(): RoutesOfModels }) {
    this.#outages = outages;
    this.#upstreams = upstreams;
  }

  async all(): Promise<ModelOutage[]> {
    const outages = await this.#outages.all();
    return [...this.#upstreams.hostedModels()].flatMap(([ours, routes]) => {
      const found = routes.map((route) => route && outages.find((outage) => isOf(outage, route)));
      const isWhole = found.every((outage) => outage);
      return found.flatMap((outage) => (outage ? [{ ...outage, ours, isWhole }] : []));
    });
  }

  /** Whether no route of the model takes requests. */
  async isOutOfService(model: string): Promise<boolean> {
    return (await this.all()).some(({ ours, isWhole }) => isWhole && ours === model);
  }

  /** For people who look after the service. */
  async alarms(): Promise<{ kind: 'money' | 'outage'; subject: string; message: string }[]> {
    return (await this.all()).map((outage) => ({
      kind: outage.reason === 'funds' || outage.reason === 'spent' ? 'money' : 'outage',
      subject: `${outage.ours} (${outage.upstream})`,
      message: `${outage.isWhole ? 'The model takes no requests' : 'Other routes do its work'}: ${outageMessage(outage)}.`,
    }));
  }
}
