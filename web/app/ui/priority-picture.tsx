import { type ComponentProps, use } from 'react';
import { PageTheme } from './page-theme.ts';

interface Props extends Omit<ComponentProps<'img'>, 'src' | 'alt'> {
  paths: readonly [light: string, dark: string];
  width: number;
  height: number;
}

const DARK = '(prefers-color-scheme: dark)';

/**
 * The decorative image at the top of a page. It loads eagerly, and only in the version for the page's
 * theme; if the theme follows the system, the browser chooses.
 */
export const PriorityPicture = ({ paths, ...rest }: Props) => {
  const theme = use(PageTheme);
  return (
    <picture className="contents">
      {theme === null ? <source media={DARK} srcSet={paths[1]} /> : null}
      <img
        decoding="async"
        {...rest}
        src={paths[theme === 'dark' ? 1 : 0]}
        alt=""
        loading="eager"
        fetchPriority="high"
      />
    </picture>
  );
};
