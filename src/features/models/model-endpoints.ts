import { Type } from 'typebox';
import type { Model } from '../../domain/catalogue.ts';
import type { App } from '../../platform/http/bodies/route-schemas.ts';
import { Choice } from '../../platform/http/bodies/schema-types.ts';
import { answers } from '../../platform/http/documentation/route-docs.ts';
import { CapabilitiesSchema, capabilitiesJson } from './capabilities-json.ts';
import type { ModelCatalogue } from './model-catalogue.ts';
import type { VideoOfferOf } from './video-offer.ts';

/** GET /v1/models and GET /v1/models/{id}: the models that the key may use. */

const ModelSchema = Type.Object({
  id: Type.String(),
  object: Type.String(),
  created: Type.Integer(),
  owned_by: Type.String(),
});

const DescribedModelSchema = Type.Object({
  ...ModelSchema.properties,
  capabilities: CapabilitiesSchema,
});

/** One model says what it can do; the list keeps to what every client knows, unless it is asked for more. */
const Include = Type.Object({
  include: Type.Optional(
    Choice(['capabilities'] as const, 'Adds `capabilities` to each model, as `GET /v1/models/{id}` has it.'),
  ),
});

const ListedModelSchema = Type.Object({
  ...ModelSchema.properties,
  capabilities: Type.Optional(CapabilitiesSchema),
});

export interface ModelsDeps {
  readonly catalogue: ModelCatalogue;
  readonly videoOffer: VideoOfferOf;
}

export function models(app: App, deps: ModelsDeps): void {
  const describedJson = (model: Model) => ({
    ...modelJson(model),
    capabilities: capabilitiesJson(model, deps.catalogue.priceOf(model), deps.videoOffer),
  });
  app.get(
    '/v1/models',
    {
      config: { kind: 'reads' },
      schema: {
        summary: 'List models',
        tags: ['Models'],
        querystring: Include,
        response: answers(Type.Object({ object: Type.String(), data: Type.Array(ListedModelSchema) })),
      },
    },
    async (request) => {
      const { include } = request.query;
      const listed = await deps.catalogue.listFor(request.caller);
      return { object: 'list', data: listed.map(include === undefined ? modelJson : describedJson) };
    },
  );

  app.get(
    '/v1/models/:id',
    {
      config: { kind: 'reads' },
      schema: {
        summary: 'Read a model',
        tags: ['Models'],
        params: Type.Object({ id: Type.String() }),
        response: answers(DescribedModelSchema),
      },
    },
    async (request) => describedJson(await deps.catalogue.findFor(request.caller, request.params.id)),
  );
}

function modelJson(model: Model) {
  return { id: model.id, object: 'model', created: model.created, owned_by: 'phonofilm' };
}
