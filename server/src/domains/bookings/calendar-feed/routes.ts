import * as calls from '@tomoguide/contract/bookings/calls';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../http/route.ts';
import { endFeed, feedOf, makeFeed } from './manage-feed.ts';

export const registerCalendarFeeds = (app: FastifyInstance, deps: Deps): void => {
  route(app, deps, calls.getCalendarFeed, async ({ viewer }) => ({
    status: 200,
    body: await feedOf(deps, viewer),
  }));

  route(app, deps, calls.makeCalendarFeed, async ({ viewer, body }) => ({
    status: 200,
    body: await makeFeed(deps, viewer, body),
  }));

  route(app, deps, calls.endCalendarFeed, async ({ viewer }) => ({
    status: 200,
    body: await endFeed(deps, viewer),
  }));

  route(app, deps, calls.readCalendarFeed, async ({ query }) => {
    // With ical.js, which few processes need.
    const { writeFeed } = await import('./write-feed.ts');
    return {
      status: 200,
      body: await writeFeed(deps, query.key),
      headers: {
        'content-type': 'text/calendar; charset=utf-8',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'x-robots-tag': 'noindex',
      },
    };
  });
};
