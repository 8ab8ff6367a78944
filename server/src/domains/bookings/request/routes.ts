import * as calls from '@tomoguide/contract/bookings/calls';
import { JPY_PER_RMB_DEFAULT } from '@tomoguide/contract/bookings/quote-lines';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { route } from '../../../http/route.ts';

export const registerTourRequests = (app: FastifyInstance, deps: Deps): void => {
  const none = [
    calls.sendTourRequest,
    calls.getTourRequest,
    calls.getRequestLead,
    calls.acceptTourRequest,
    calls.rejectTourRequest,
    calls.withdrawTourRequest,
    calls.getBookingQuote,
  ];
  for (const call of none) route(app, deps, call, async () => fail('NOT_FOUND'));
  route(app, deps, calls.listTourRequests, async () => ({
    status: 200,
    body: { data: [], nextCursor: null },
  }));
  route(app, deps, calls.getExchangeRate, async () => ({
    status: 200,
    body: { jpyPerRmb: JPY_PER_RMB_DEFAULT },
  }));
};
