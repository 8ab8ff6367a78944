/**
 * The other half of contact-mask-everyday.ts, by somebody who does not write the mask: 200 ways to pass a
 * contact and 200 sentences that pass none.
 */

export const HELD_EVERYDAY_CONTACTS: readonly string[] = [];

export const HELD_EVERYDAY: readonly string[] = [];
