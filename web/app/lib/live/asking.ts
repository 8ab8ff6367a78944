/** How often is asked for what is new: seldom while a socket tells (docs/product/messages.md, "Asking instead"). */
export const ALONE_MS = 30_000;
export const LIVE_MS = 90_000;
