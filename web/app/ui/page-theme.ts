import type { Theme } from '@tomoguide/contract/reader-preferences';
import { createContext } from 'react';

/** The theme that the reader chose before the page came; null: their system's. */
export const PageTheme = createContext<Theme | null>(null);
