import * as z from 'zod/mini';
import { BookingId, idText, TourRequestId } from '../../primitives.ts';
import { PARTIES } from '../booking-facts.ts';

export const bookingParams = z.strictObject({ id: idText(BookingId) });

/** Hours in steps of 0.5; the server checks the guide's own minimum and maximum. */
export const Duration = z.number().check(z.multipleOf(0.5), z.minimum(0.5), z.maximum(24));

export const requestParams = z.strictObject({ id: idText(TourRequestId) });

/**
 * The party that confirms the start or an extension. A mismatch with the caller's party is rejected with
 * USER_TYPE_MISMATCH.
 */
export const userTypeBody = z.strictObject({ userType: z.enum(PARTIES) });
