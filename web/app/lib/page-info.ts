import type { Theme } from '@tomoguide/contract/reader-preferences';
import { createContext, useContext } from 'react';

/** What a page knows before it renders, the same on the server and in the browser. */
export interface PageInfo {
  theme: Theme | null;
  /** Where the site is reached, without a slash at the end. */
  origin: string;
  /** The server's mark for inline scripts of our own; the browser never sees it. */
  mark?: string;
}

export const PageInfoContext = createContext<PageInfo>({ theme: null, origin: '' });
export const usePageInfo = (): PageInfo => useContext(PageInfoContext);
