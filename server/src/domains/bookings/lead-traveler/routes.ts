import * as calls from '@tomoguide/contract/bookings/calls';
import {
  getLinkExpiry,
  getTravelersPath,
  isLinkValid,
  type TravelersLink,
} from '@tomoguide/contract/bookings/lead-traveler';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { route } from '../../../http/route.ts';
import { toFacts } from '../transitions/row-to-facts.ts';
import { getBookingDetail, getReadableBooking } from '../view/booking-detail.ts';
import { presentLead } from '../view/present-lead.ts';
import { findLeadTraveler } from './lead-queries.ts';
import { deriveLinkToken } from './link-token.ts';
import {
  allowStart,
  type BookerLead,
  createLink,
  getBookerLink,
  revokeLink,
} from './manage-link.ts';
import { reportMeeting } from './report-meeting.ts';
import { getBookingByLink, presentTravelersPage } from './travelers-page.ts';

/**
 * Registers endpoints that accept no Idempotency-Key, because their stored responses would contain the link
 * in plain text.
 */
export const registerLeadTravelerRoutes = (app: FastifyInstance, deps: Deps): void => {
  const presentLink = ({ row, lead }: BookerLead): TravelersLink => {
    const facts = toFacts(row);
    const token = isLinkValid(facts, deps.clock.now()) ? deriveLinkToken(deps.config, lead) : null;
    return {
      path: token && getTravelersPath(token, lead.language),
      endsAt: getLinkExpiry(facts).toString(),
    };
  };

  route(app, deps, calls.getLeadTraveler, async ({ params, viewer }) => {
    const { row, party } = await getReadableBooking(deps.db, params.id, viewer.userId);
    const lead = (await findLeadTraveler(deps.db, row.id)) ?? fail('NOT_FOUND');
    return { status: 200, body: presentLead(row, lead, party) };
  });
  route(app, deps, calls.getTravelersLink, async ({ params, viewer }) => ({
    status: 200,
    body: presentLink(await getBookerLink(deps.db, viewer, params.id)),
  }));
  route(app, deps, calls.createTravelersLink, async ({ params, viewer }) => ({
    status: 200,
    body: presentLink(
      await inTransaction(deps.db, (tx) => createLink(tx, deps, viewer, params.id)),
    ),
  }));
  route(app, deps, calls.revokeTravelersLink, async ({ params, viewer }) => ({
    status: 200,
    body: presentLink(
      await inTransaction(deps.db, (tx) => revokeLink(tx, deps, viewer, params.id)),
    ),
  }));
  route(app, deps, calls.allowTravelersStart, async ({ params, viewer, body }) => ({
    status: 200,
    body: await inTransaction(deps.db, async (tx) =>
      getBookingDetail(
        deps,
        tx,
        await allowStart(tx, deps, viewer, params.id, body.mayStart),
        viewer.userId,
      ),
    ),
  }));

  route(app, deps, calls.openTravelersPage, async ({ body }) => {
    const now = deps.clock.now();
    const found = await getBookingByLink(deps.db, body.token, now);
    return { status: 200, body: await presentTravelersPage(deps.db, deps, found, now) };
  });
  route(app, deps, calls.reportMeeting, async ({ body }) => ({
    status: 200,
    body: await inTransaction(deps.db, async (tx) => {
      const met = await reportMeeting(tx, deps, body.token);
      return presentTravelersPage(tx, deps, met, deps.clock.now());
    }),
  }));
};
