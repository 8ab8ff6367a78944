import * as z from 'zod/mini';
import { BookingId, idText, TourRequestId } from '../../primitives.ts';
import { PARTIES } from '../booking-facts.ts';

export const bookingParams = z.strictObject({ id: idText(BookingId) });

/** Hours in halves; the guide's own minimum and maximum are checked by the server. */
export const Duration = z.number().check(z.multipleOf(0.5), z.minimum(0.5), z.maximum(24));

export const requestParams = z.strictObject({ id: idText(TourRequestId) });

/**
 * Which side confirms the start or an extension. A claim: USER_TYPE_MISMATCH for the other side's.
 */
export const userTypeClaim = z.strictObject({ userType: z.enum(PARTIES) });
