import { createContext, useContext } from 'react';
import type { Theme } from './theme.ts';

/** What a page knows before it renders, the same on the server and in the browser. */
export interface PageInfo {
  theme: Theme | null;
  /** Where the site is reached, without a slash at the end. */
  origin: string;
  /** The site's CSS as it stands in the page; null in development, where Vite brings it. */
  css: string | null;
  /** The server's mark for inline scripts of our own; the browser never sees it. */
  mark?: string;
}

export const PageInfoContext = createContext<PageInfo>({ theme: null, origin: '', css: null });
export const usePageInfo = (): PageInfo => useContext(PageInfoContext);

/** The CSS of the page that the browser was sent. */
export const renderedCss = (): string | null => document.getElementById('css')?.textContent ?? null;
