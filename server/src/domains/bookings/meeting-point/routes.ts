import * as calls from '@tomoguide/contract/bookings/calls';
import type { FastifyInstance } from 'fastify';
import type { Tx } from '../../../database/database.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { route } from '../../../http/route.ts';
import type { BookingRow } from '../tables.ts';
import { getBookingDetail } from '../view/booking-detail.ts';
import { acceptAddress, declineAddress } from './answer-proposal.ts';
import { confirmPlace } from './confirm-place.ts';
import { proposeAddress } from './propose-address.ts';
import { setDriverLines } from './set-driver-lines.ts';

export const registerMeetingPointRoutes = (app: FastifyInstance, deps: Deps): void => {
  const answerWith = async (viewer: Viewer, change: (tx: Tx) => Promise<BookingRow>) => {
    const body = await inTransaction(deps.db, async (tx) =>
      getBookingDetail(deps, tx, await change(tx), viewer.userId),
    );
    return { status: 200, body } as const;
  };

  route(app, deps, calls.proposeAddress, async ({ params, body, viewer }) => {
    const place = await confirmPlace({
      meetingAddress: body.meetingAddress,
      meetingPostalCode: body.meetingPostalCode ?? null,
      addressConfirmed: body.addressConfirmed ?? false,
    });
    return answerWith(viewer, (tx) => proposeAddress(tx, deps, viewer, params.id, place));
  });
  route(app, deps, calls.acceptAddress, ({ params, viewer }) =>
    answerWith(viewer, (tx) => acceptAddress(tx, deps, viewer, params.id, params.number)),
  );
  route(app, deps, calls.declineAddress, ({ params, viewer }) =>
    answerWith(viewer, (tx) => declineAddress(tx, deps, viewer, params.id, params.number)),
  );
  route(app, deps, calls.setDriverLines, ({ params, body, viewer }) =>
    answerWith(viewer, (tx) => setDriverLines(tx, deps, viewer, params.id, body)),
  );
};
