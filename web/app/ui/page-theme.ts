import type { Theme } from '@tomoguide/contract/display-preferences';
import { createContext } from 'react';

/** The page's theme; null before hydration, when it follows the system. */
export const PageTheme = createContext<Theme | null>(null);
