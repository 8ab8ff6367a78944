import type { ExtensionOffer } from '@tomoguide/contract/bookings/entities';

/** One of the available durations. */
export type Option = ExtensionOffer['options'][number];
