import type { FastifyInstance } from 'fastify';
import { type Static, Type } from 'typebox';
import type { Price } from '../../domain/catalogue.ts';
import { ServiceError } from '../../domain/errors.ts';
import type { OperatorModels, ServedModel } from '../../services/operator/operator-models.ts';
import { PriceSchema, type PriceSettings, TOO_FINE, tooFineMeasure, toPrice } from '../../settings.ts';
import { jsonBody } from '../bodies/json-body.ts';
import { validate } from '../bodies/validate.ts';
import { answers } from '../documentation/route-docs.ts';
import { priceJson } from '../endpoints/models/price-json.ts';
import { IdParams } from './admin-fields.ts';
import { ListSchema, listJson } from './admin-list.ts';

/** /admin/v1/models */

/** Far above any real price, and small enough that micro-units stay exact. */
const MAX_PRICE = 1_000_000;

const MEASURES = Object.keys(PriceSchema.properties);

/** The same spelling as in the settings file. */
export const PriceBody = Type.Unsafe<PriceSettings | null>({
  ...PriceSchema,
  properties: Object.fromEntries(
    Object.entries(PriceSchema.properties).map(([measure, schema]) => [
      measure,
      { ...schema, maximum: MAX_PRICE },
    ]),
  ),
  additionalProperties: true,
  type: ['object', 'null'],
  description: 'Replaces the price; null restores the price from the settings.',
  expected: `an object with any of ${MEASURES.join(', ')}, or null for the settings' price`,
});

const ModelPatchBody = Type.Object({
  price: Type.Optional(PriceBody),
  deprecated: Type.Optional(Type.Boolean({ description: 'A deprecated model answers `model_not_found`.' })),
});

export const ModelSchema = Type.Object({
  id: Type.String(),
  object: Type.String({ description: '`model`' }),
  kind: Type.String({ description: 'video, transcription, speech or chat.' }),
  price: PriceSchema,
  deprecated: Type.Boolean(),
  served_by: Type.Optional(
    Type.Object(
      {
        name: Type.String(),
        good_for: Type.String(),
        loaded: Type.Boolean({ description: 'False: the next request loads it.' }),
      },
      { description: 'Of chat: the model on this machine.' },
    ),
  ),
});

const tags = ['Operator'];

export function modelRoutes(app: FastifyInstance, models: OperatorModels): void {
  app.get(
    '/models',
    {
      schema: {
        summary: 'List all models with their prices',
        description: 'The whole catalogue at once, deprecated models too.',
        tags,
        response: answers(ListSchema(ModelSchema)),
      },
    },
    async () => listJson({ items: await models.list(), hasMore: false }, modelJson),
  );

  app.get<{ Params: Static<typeof IdParams> }>(
    '/models/:id',
    { schema: { summary: 'Read a model', tags, params: IdParams, response: answers(ModelSchema) } },
    async (request) => modelJson(await models.read(request.params.id)),
  );

  app.patch<{ Params: Static<typeof IdParams> }>(
    '/models/:id',
    {
      schema: {
        summary: "Change a model's price, or deprecate it",
        tags,
        params: IdParams,
        body: ModelPatchBody,
        response: answers(ModelSchema),
      },
    },
    async (request) => {
      const body = validate(ModelPatchBody, jsonBody(request));
      const changed = await models.change(request.params.id, {
        ...(body.price !== undefined && { price: readPrice(body.price) }),
        ...(body.deprecated !== undefined && { deprecated: body.deprecated }),
      });
      return modelJson(changed);
    },
  );
}

/** Null restores the price from the settings. */
export function readPrice(price: PriceSettings | null): Price | null {
  if (price === null) return null;
  assertKnownMeasures(price);
  assertWholeMicros(price);
  return toPrice(price);
}

/** Unlike other unknown parameters, a misspelt price is refused: otherwise it would silently never be charged. */
function assertKnownMeasures(price: PriceSettings): void {
  const unknown = Object.keys(price).find((measure) => !MEASURES.includes(measure));
  if (unknown === undefined) return;
  throw new ServiceError('invalid_parameter', `\`price\` takes any of ${MEASURES.join(', ')}.`, {
    param: `price.${unknown}`,
  });
}

/** Rounded, a very small price would be none. */
function assertWholeMicros(price: PriceSettings): void {
  const measure = tooFineMeasure(price);
  if (measure === null) return;
  const param = `price.${measure}`;
  throw new ServiceError('invalid_parameter', `\`${param}\` ${TOO_FINE}.`, { param });
}

export function modelJson({ model, price, deprecated, servedBy }: ServedModel) {
  return {
    id: model.id,
    object: 'model',
    kind: model.kind,
    price: priceJson(price),
    deprecated,
    ...(servedBy && {
      served_by: { name: servedBy.name, good_for: servedBy.goodFor, loaded: servedBy.isLoaded },
    }),
  };
}
