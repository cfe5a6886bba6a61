import { Type } from 'typebox';
import type { App } from '../../platform/http/bodies/route-schemas.ts';
import { answers } from '../../platform/http/documentation/route-docs.ts';
import { Id } from '../../platform/http/operator/admin-fields.ts';
import { ListSchema, listJson } from '../../platform/http/operator/admin-list.ts';
import { ModelSchema, modelJson, PriceBody, readPrice } from './admin-model-routes.ts';
import type { OperatorModels } from './operator-models.ts';

/** /admin/v1/prices: a whole table of prices at once. */

const MOST_ROWS = 1000;

const PricesBody = Type.Object({
  prices: Type.Array(Type.Object({ model: Id('Its id.'), price: PriceBody }), {
    minItems: 1,
    maxItems: MOST_ROWS,
    description: 'Models that are not listed keep their prices.',
  }),
});

export function priceRoutes(app: App, models: OperatorModels): void {
  app.post(
    '/prices',
    {
      schema: {
        summary: 'Set the prices of many models',
        description: 'If one price is wrong, all are refused, and the error names the model.',
        body: PricesBody,
        response: answers(ListSchema(ModelSchema)),
      },
    },
    async (request) => {
      const { prices } = request.body;
      const table = prices.map(({ model, price }) => ({ model, price: readPrice(price) }));
      return listJson({ items: await models.setPrices(table), hasMore: false }, modelJson);
    },
  );
}
