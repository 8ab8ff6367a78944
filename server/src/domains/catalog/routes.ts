import { listServiceCategories } from '@tomoguide/contract/catalog/calls';
import { SERVICE_TREE } from '@tomoguide/contract/catalog/service-tree';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { madeFrom } from '../../http/micro-cache.ts';
import { route } from '../../http/route.ts';
import { registerDayFitRoutes } from './day-fit/routes.ts';
import { registerPostalCodeRoutes } from './postal-codes/routes.ts';

/** The service tree is part of the contract, so it is served from memory. */
const PAGE = {
  data: SERVICE_TREE.map((category) => ({
    ...category,
    subcategories: [...category.subcategories],
  })),
  total: SERVICE_TREE.length,
  page: 1,
  limit: 100,
};

export const registerCatalogRoutes = (app: FastifyInstance, deps: Deps): void => {
  registerPostalCodeRoutes(app, deps);
  registerDayFitRoutes(app, deps);

  route(app, deps, listServiceCategories, async () => {
    madeFrom();
    return { status: 200, body: PAGE, headers: { 'cache-control': 'public, max-age=300' } };
  });
};
