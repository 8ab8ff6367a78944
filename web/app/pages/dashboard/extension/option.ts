import type { ExtensionOffer } from '@tomoguide/contract/bookings/entities';

/** One of the available lengths. */
export type Option = ExtensionOffer['options'][number];
