import {
  type DrawingLight,
  type DrawingName,
  getDrawingFocus,
  getDrawingPath,
  getSpotPath,
  type Spot,
} from '@tomoguide/contract/catalog/drawings';
import type { SyntheticEvent } from 'react';
import { PriorityPicture } from './priority-picture.tsx';

interface Frame {
  className?: string;
  /** True only for the drawing at the top of a page. */
  eager?: boolean;
}

interface ThemedProps extends Frame {
  /** The images for light and for dark pages. */
  paths: readonly [light: string, dark: string];
  width: number;
  height: number;
  /** The vertical position of the crop in a wider frame, in percent. */
  focus?: number;
}

/**
 * Marks a drawing that failed to load, for example offline; its space then stays empty, without a broken
 * image.
 */
const markMissing = ({ currentTarget }: SyntheticEvent<HTMLImageElement>): void => {
  currentTarget.dataset.missing = '';
};

/**
 * A drawing for the page's theme. Renders two images; the theme hides one of them, which is never fetched,
 * because lazy images load only when visible. The image at the top of a page loads eagerly, so it uses
 * PriorityPicture instead.
 */
const ThemeImages = ({
  paths,
  width,
  height,
  focus = 50,
  className = '',
  eager = false,
}: ThemedProps) => {
  const look = {
    width,
    height,
    onError: markMissing,
    style: { objectPosition: `50% ${focus}%` },
    className: `object-cover data-missing:invisible ${className}`,
  };
  if (eager) return <PriorityPicture paths={paths} {...look} />;
  return (['only-light', 'only-dark'] as const).map((where, index) => (
    <img
      key={where}
      src={paths[index]}
      alt=""
      loading="lazy"
      decoding="async"
      {...look}
      className={`${where} ${look.className}`}
    />
  ));
};

interface DrawingProps extends Frame {
  name: DrawingName;
  /** The time of day. Dusk and evening are used in both themes; on dark pages, `dark` replaces day. */
  light?: DrawingLight;
  /** The time of day on dark pages. A guide's own pictures instead show the time of day of the tour. */
  dark?: Exclude<DrawingLight, 'day'>;
}

/** A decorative scene next to text with the same meaning. */
export const Drawing = ({ name, light = 'day', dark = 'evening', ...frame }: DrawingProps) => (
  <ThemeImages
    paths={[getDrawingPath(name, light), getDrawingPath(name, light === 'day' ? dark : light)]}
    width={800}
    height={500}
    focus={getDrawingFocus(name)}
    {...frame}
  />
);

/** A small drawing for an empty state. */
export const SpotDrawing = ({ name, className = 'w-64' }: { name: Spot; className?: string }) => (
  <ThemeImages
    paths={[getSpotPath(name), getSpotPath(name, 'evening')]}
    width={320}
    height={200}
    className={className}
  />
);
