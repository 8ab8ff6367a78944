import type { Theme } from '@tomoguide/contract/display-preferences';
import { createContext } from 'react';

/**
 * The theme of the page; null before hydration if the user has not chosen one, so that the page follows the
 * system.
 */
export const PageTheme = createContext<Theme | null>(null);
