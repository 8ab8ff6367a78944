/** The day the terms and the privacy statement were last changed. */
export const LAST_CHANGED = '2026-11-01';
