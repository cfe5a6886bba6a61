import { Type } from 'typebox';
import type { Price } from '../../domain/catalogue.ts';
import { ServiceError } from '../../domain/errors.ts';
import type { OperatorUpstreams } from '../../gateway/operator/operator-upstreams.ts';
import { DeletedSchema, deletedJson } from '../../platform/http/answers/deleted.ts';
import { jsonBody } from '../../platform/http/bodies/json-body.ts';
import type { App } from '../../platform/http/bodies/route-schemas.ts';
import { NullableString } from '../../platform/http/bodies/schema-types.ts';
import { validate } from '../../platform/http/bodies/validate.ts';
import { callerLeft } from '../../platform/http/connections/caller-left.ts';
import { answers } from '../../platform/http/documentation/route-docs.ts';
import { IdParams, NullableNumber } from '../../platform/http/operator/admin-fields.ts';
import { ListSchema, listJson } from '../../platform/http/operator/admin-list.ts';
import { MODEL_FACTS } from '../../settings/model-settings.ts';
import {
  PriceSchema,
  type PriceSettings,
  RoutesSchema,
  TOO_FINE,
  tooFineMeasure,
  toPrice,
} from '../../settings/settings.ts';
import type { OperatorModels, ServedModel } from './operator-models.ts';
import { priceJson } from './price-json.ts';
import { takenOver } from './taken-over.ts';

/** /admin/v1/models */

const MEASURES = Object.keys(PriceSchema.properties);

/** The same spelling as in the settings file. */
export const PriceBody = Type.Unsafe<PriceSettings | null>({
  ...PriceSchema,
  additionalProperties: true,
  type: ['object', 'null'],
  description: 'Replaces the price; null restores the price from the settings.',
  expected: `an object with any of ${MEASURES.join(', ')}, or null for the settings' price`,
});

/** As in the settings file. */
const ModelPostBody = Type.Object({
  id: Type.String({ pattern: '^[A-Za-z0-9._:/-]{1,64}$', expected: '1 to 64 of A-Z a-z 0-9 . _ : / -' }),
  ...MODEL_FACTS,
  price: Type.Optional(PriceBody),
  routes: Type.Optional(RoutesSchema),
  from: Type.Optional(
    Type.Object(
      {
        upstream: Type.String({ minLength: 1, maxLength: 200 }),
        model: Type.String({ minLength: 1, maxLength: 200 }),
      },
      { description: 'A model of an upstream to take over, with its route.' },
    ),
  ),
});

/** A null takes back what was said. The contract's models take `price`, `deprecated`, `routes`, `aliases`, `retires`, `speed`. */
const ModelPatchBody = Type.Object({
  price: Type.Optional(PriceBody),
  deprecated: Type.Optional(Type.Boolean({ description: 'A deprecated model answers `model_not_found`.' })),
  ...MODEL_FACTS,
  routes: Type.Optional(RoutesSchema),
});

export const ModelSchema = Type.Object({
  id: Type.String(),
  object: Type.String({ description: '`model`' }),
  kind: Type.String({ description: 'video, transcription, speech or chat.' }),
  price: PriceSchema,
  deprecated: Type.Boolean(),
  origin: Type.String({ description: '`contract`, `settings` or `operator`: where it is defined.' }),
  has_engine: Type.Boolean({ description: 'False: requests for it get 503.' }),
  aliases: Type.Array(Type.String(), { description: 'Other names of it.' }),
  retires_at: NullableNumber('Unix seconds; from then on it answers `model_not_found`.'),
  description: NullableString('For people who choose a model.'),
  speed: NullableString('For people who choose a model: how long it takes.'),
  facts: Type.Unknown({ description: 'The facts given in the settings or through this API.' }),
  routes: Type.Unknown({
    description: 'As in the settings; null: those of the model named by `like`, or this machine.',
  }),
  served_by: Type.Optional(
    Type.Object(
      {
        name: Type.String(),
        good_for: Type.String(),
        loaded: Type.Boolean({ description: 'False: the next request loads it.' }),
      },
      { description: 'For chat: the model on this machine.' },
    ),
  ),
});

export function modelRoutes(
  app: App,
  models: OperatorModels,
  upstreams: Pick<OperatorUpstreams, 'model'>,
): void {
  app.get(
    '/models',
    {
      schema: {
        summary: 'List all models with their prices',
        description: 'The whole catalogue at once, deprecated models too.',
        response: answers(ListSchema(ModelSchema)),
      },
    },
    async () => listJson({ items: await models.list(), hasMore: false }, modelJson),
  );

  app.get(
    '/models/:id',
    { schema: { summary: 'Read a model', params: IdParams, response: answers(ModelSchema) } },
    async (request) => modelJson(await models.read(request.params.id)),
  );

  app.post(
    '/models',
    {
      schema: {
        summary: 'Add a model',
        description:
          'Written as in the settings. Every node offers it within a second. `from` copies what an upstream lists: its description and, from another Phonofilm, its facts and price. Fields given here take precedence.',
        body: ModelPostBody,
        response: answers(ModelSchema),
      },
    },
    async (request, reply) => {
      const { body } = request;
      assertKnown(ModelPostBody, body);
      const { from } = body;
      const taken = from
        ? takenOver(await upstreams.model(from.upstream, from.model, callerLeft(reply)), from, body)
        : body;
      const { id, price, routes, from: _, ...row } = validate(ModelPostBody, taken);
      const order = { row, price: readPrice(price ?? null), routes: routes ?? null };
      return modelJson(await models.add(id, order));
    },
  );

  app.delete(
    '/models/:id',
    {
      schema: {
        summary: 'Remove a model that was added',
        description: 'Its tasks stay readable. A model of the contract or of the settings can be deprecated.',
        params: IdParams,
        response: answers(DeletedSchema('model')),
      },
    },
    async (request) => {
      await models.remove(request.params.id);
      return deletedJson('model', request.params.id);
    },
  );

  app.patch(
    '/models/:id',
    {
      // Null takes a fact back, whatever its schema.
      config: { checksBody: true },
      schema: {
        summary: "Change a model's price, facts or routes, or deprecate it",
        params: IdParams,
        body: ModelPatchBody,
        response: answers(ModelSchema),
      },
    },
    async (request) => {
      const given = jsonBody(request);
      assertKnown(ModelPatchBody, given);
      const isTakenBack = ([name, value]: [string, unknown]) =>
        value === null && (name in MODEL_FACTS || name === 'routes');
      const takenBack = Object.entries(given).filter(isTakenBack);
      const set = Object.fromEntries(Object.entries(given).filter((entry) => !isTakenBack(entry)));
      const { price, deprecated, routes, ...facts } = validate(ModelPatchBody, set);
      const row = { ...facts, ...Object.fromEntries(takenBack.filter(([name]) => name !== 'routes')) };
      const changed = await models.change(request.params.id, {
        ...(price !== undefined && { price: readPrice(price) }),
        ...(deprecated !== undefined && { deprecated }),
        ...(Object.keys(row).length > 0 && { row }),
        ...(given['routes'] !== undefined && { routes: routes ?? null }),
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

/** A misspelt fact would silently never count. */
function assertKnown(schema: { readonly properties: object }, body: object): void {
  const unknown = Object.keys(body).find((name) => !(name in schema.properties));
  if (unknown === undefined) return;
  throw new ServiceError('invalid_parameter', `\`${unknown}\` is not a fact of a model.`, {
    param: unknown,
  });
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

export function modelJson({ model, entry, price, deprecated, servedBy, hasEngine }: ServedModel) {
  return {
    id: model.id,
    object: 'model',
    kind: model.kind,
    price: priceJson(price),
    deprecated,
    origin: entry.origin,
    has_engine: hasEngine,
    aliases: entry.aliases,
    retires_at: entry.retiresAt === null ? null : Math.floor(entry.retiresAt / 1000),
    description: model.description,
    speed: model.speed,
    facts: entry.row,
    routes: entry.routes,
    ...(servedBy && {
      served_by: { name: servedBy.name, good_for: servedBy.goodFor, loaded: servedBy.isLoaded },
    }),
  };
}
