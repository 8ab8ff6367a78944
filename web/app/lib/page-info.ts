import type { Theme } from '@tomoguide/contract/display-preferences';
import { createContext, useContext } from 'react';

/** Values that a page needs before it renders, the same on the server and in the browser. */
export interface PageInfo {
  theme: Theme | null;
  /** Origin of the site, without a trailing slash. */
  origin: string;
  /** The nonce for the site's inline scripts; server only. */
  nonce?: string;
}

export const PageInfoContext = createContext<PageInfo>({ theme: null, origin: '' });
export const usePageInfo = (): PageInfo => useContext(PageInfoContext);
