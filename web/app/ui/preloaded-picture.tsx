import { use } from 'react';
import { PageTheme } from './page-theme.ts';

interface Props {
  paths: readonly [light: string, dark: string];
  /** On which screens it is shown. */
  screen?: string;
}

/**
 * Has what a page begins with fetched before its scripts. Of two pictures for two themes the hidden one
 * must stay unfetched, so both are lazy: without this they would wait until the page is laid out.
 */
export const PreloadedPicture = ({ paths: [light, dark], screen }: Props) => {
  const theme = use(PageTheme);
  const wanted =
    light === dark || theme
      ? [{ path: theme === 'dark' ? dark : light, scheme: null }]
      : [
          { path: light, scheme: '(prefers-color-scheme: light)' },
          { path: dark, scheme: '(prefers-color-scheme: dark)' },
        ];
  return wanted.map(({ path, scheme }) => (
    <link
      key={path}
      rel="preload"
      as="image"
      href={path}
      fetchPriority="high"
      media={[screen, scheme].filter(Boolean).join(' and ') || undefined}
    />
  ));
};
