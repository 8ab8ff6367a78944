import * as calls from '@tomoguide/contract/bookings/calls';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../http/route.ts';
import { loadUsersByIds, presentPerson } from '../../accounts/service.ts';
import { requireParty } from '../policy.ts';
import { findBookingPeople } from '../queries.ts';
import { presentQuote } from './present-quote.ts';
import { listBookingQuotes } from './quote-queries.ts';

export const registerQuoteRoutes = (app: FastifyInstance, deps: Deps): void => {
  route(app, deps, calls.getExchangeRate, async () => ({
    status: 200,
    body: { jpyPerRmb: deps.config.jpyPerRmb },
  }));

  route(app, deps, calls.getBookingQuote, async ({ params, viewer }) => {
    const people = await findBookingPeople(deps.db, params.id);
    // Staff can read the quote of any booking, because they need the agreed terms to decide a dispute.
    if (!people || !viewer.isStaff) requireParty(people, viewer.userId);
    const rows = await listBookingQuotes(deps.db, params.id);
    const users = await loadUsersByIds(
      deps.db,
      rows.flatMap((row) => [row.travelerId, row.guideUserId]),
    );
    const summaries = new Map([...users].map(([id, user]) => [id, presentPerson(user)]));
    // Only the first quote can have been signed in advance; a change is signed by both.
    const [quote = null, ...earlier] = rows.map((row, place) =>
      presentQuote(row, summaries, people?.instant && place === rows.length - 1),
    );
    return { status: 200, body: { quote, earlier } };
  });
};
