import {
  type DrawingName,
  drawingPath,
  type Spot,
  spotPath,
} from '@tomoguide/contract/catalog/drawings';

interface Frame {
  className?: string;
  /** Only where the drawing is what a page begins with. */
  eager?: boolean;
}

interface TwinsProps extends Frame {
  pathOf: (light: 'day' | 'evening') => string;
  width: number;
  height: number;
}

/**
 * A drawing in the light of the page's theme. Two pictures, of which the theme hides one: the hidden
 * one is never fetched, since lazy pictures wait to be seen.
 */
const Twins = ({ pathOf, width, height, className = '', eager = false }: TwinsProps) => (
  <>
    {(['day', 'evening'] as const).map((light) => (
      <img
        key={light}
        src={pathOf(light)}
        alt=""
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        {...(eager ? { fetchPriority: 'high' as const } : {})}
        className={`object-cover ${light === 'day' ? 'only-light' : 'only-dark'} ${className}`}
      />
    ))}
  </>
);

/** A scene beside words that say the same. */
export const Drawing = ({ name, ...frame }: Frame & { name: DrawingName }) => (
  <Twins pathOf={(light) => drawingPath(name, light)} width={800} height={500} {...frame} />
);

/** A small drawing where there is nothing yet. */
export const SpotDrawing = ({ name, className = 'w-64' }: { name: Spot; className?: string }) => (
  <Twins pathOf={(light) => spotPath(name, light)} width={320} height={200} className={className} />
);
