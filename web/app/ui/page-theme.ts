import type { Theme } from '@tomoguide/contract/reader-preferences';
import { createContext } from 'react';

/** The theme that the page is shown in; null until it runs, where it is the system's. */
export const PageTheme = createContext<Theme | null>(null);
