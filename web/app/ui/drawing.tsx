import {
  type DrawingLight,
  type DrawingName,
  drawingFocus,
  drawingPath,
  type Spot,
  spotPath,
} from '@tomoguide/contract/catalog/drawings';
import type { SyntheticEvent } from 'react';
import { PriorityPicture } from './priority-picture.tsx';

interface Frame {
  className?: string;
  /** Set only for the drawing at the top of a page. */
  eager?: boolean;
}

interface TwinsProps extends Frame {
  /** What light pages show, and what dark ones do. */
  paths: readonly [light: string, dark: string];
  width: number;
  height: number;
  /** How far down a wider frame is laid over it, in percent. */
  focus?: number;
}

/** Without a network a drawing may be missing: its place stays empty, with no broken picture in it. */
const markMissing = ({ currentTarget }: SyntheticEvent<HTMLImageElement>): void => {
  currentTarget.dataset.missing = '';
};

/**
 * A drawing in the light of the page's theme. Two pictures, of which the theme hides one: the hidden
 * one is never fetched, because lazy pictures load only when visible. The picture at the top of a page cannot
 * wait for that.
 */
const Twins = ({ paths, width, height, focus = 50, className = '', eager = false }: TwinsProps) => {
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
  /** Dusk and evening: in both themes. Day: on dark pages what `dark` says. */
  light?: DrawingLight;
  /** A row of places is read as a skyline at night; a guide's own pictures are of the tour's hours. */
  dark?: Exclude<DrawingLight, 'day'>;
}

/** A scene beside words that say the same. */
export const Drawing = ({ name, light = 'day', dark = 'evening', ...frame }: DrawingProps) => (
  <Twins
    paths={[drawingPath(name, light), drawingPath(name, light === 'day' ? dark : light)]}
    width={800}
    height={500}
    focus={drawingFocus(name)}
    {...frame}
  />
);

/** A small drawing where there is nothing yet. */
export const SpotDrawing = ({ name, className = 'w-64' }: { name: Spot; className?: string }) => (
  <Twins
    paths={[spotPath(name), spotPath(name, 'evening')]}
    width={320}
    height={200}
    className={className}
  />
);
