import { type ComponentProps, use } from 'react';
import { PageTheme } from './page-theme.ts';

interface Cut {
  paths: readonly [light: string, dark: string];
  width: number;
  height: number;
}

interface Props extends Cut, Omit<ComponentProps<'img'>, keyof Cut | 'src' | 'alt'> {
  /** Another version of the picture, shown if `media` matches. */
  other?: Cut & { media: string };
}

const DARK = '(prefers-color-scheme: dark)';

/**
 * The decorative image at the top of a page. It loads eagerly, and only in the version for the page's
 * theme; if the theme follows the system, the browser chooses.
 */
export const PriorityPicture = ({ paths, width, height, other, ...rest }: Props) => {
  const theme = use(PageTheme);
  const shown = theme === 'dark' ? 1 : 0;
  return (
    <picture className="contents">
      {other && theme === null ? (
        <source
          media={`${other.media} and ${DARK}`}
          srcSet={other.paths[1]}
          width={other.width}
          height={other.height}
        />
      ) : null}
      {other ? (
        <source
          media={other.media}
          srcSet={other.paths[shown]}
          width={other.width}
          height={other.height}
        />
      ) : null}
      {theme === null ? <source media={DARK} srcSet={paths[1]} /> : null}
      <img
        decoding="async"
        {...rest}
        src={paths[shown]}
        alt=""
        width={width}
        height={height}
        loading="eager"
        fetchPriority="high"
      />
    </picture>
  );
};
