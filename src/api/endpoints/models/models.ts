import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { Model } from '../../../domain/catalogue.ts';
import { assertMayUse } from '../../../services/authenticate.ts';
import type { Api } from '../../api.ts';
import { answers } from '../../documentation/route-docs.ts';
import { CapabilitiesSchema, capabilitiesJson } from './capabilities-json.ts';

/** GET /v1/models and GET /v1/models/{id}: the models that the key may use. */

const ModelSchema = Type.Object({
  id: Type.String(),
  object: Type.String(),
  created: Type.Integer(),
  owned_by: Type.String(),
});

/** One model says what it can do; the list keeps to what every client knows. */
const DescribedModelSchema = Type.Object({
  ...ModelSchema.properties,
  capabilities: CapabilitiesSchema,
});

export function models(app: FastifyInstance, api: Api): void {
  app.get(
    '/v1/models',
    {
      config: { bucket: 'reads' },
      schema: {
        summary: 'List models',
        tags: ['Models'],
        response: answers(Type.Object({ object: Type.String(), data: Type.Array(ModelSchema) })),
      },
    },
    async (request) => ({
      object: 'list',
      data: (await api.catalogue.listFor(request.caller)).map(modelJson),
    }),
  );

  app.get<{ Params: { id: string } }>(
    '/v1/models/:id',
    {
      config: { bucket: 'reads' },
      schema: {
        summary: 'Read a model',
        tags: ['Models'],
        params: Type.Object({ id: Type.String() }),
        response: answers(DescribedModelSchema),
      },
    },
    async (request) => {
      const model = await api.catalogue.find(request.params.id);
      assertMayUse(request.caller, model.id);
      const capabilities = capabilitiesJson(model, api.catalogue.priceOf(model), api.filmCapabilities);
      return { ...modelJson(model), capabilities };
    },
  );
}

function modelJson(model: Model) {
  return { id: model.id, object: 'model', created: model.created, owned_by: 'phonofilm' };
}
