/**
 * Polling intervals, which are longer while a socket is open (docs/product/messages.md, "Asking instead").
 */
export const ALONE_MS = 30_000;
export const LIVE_MS = 90_000;
