import type { ExtensionOffer } from '@tomoguide/contract/bookings/entities';

/** One of the lengths on offer. */
export type Option = ExtensionOffer['options'][number];
