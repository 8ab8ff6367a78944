import {
  type DrawingName,
  drawingFocus,
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
  /** How far down a wider frame is laid over it, in percent. */
  focus?: number;
}

/**
 * A drawing in the light of the page's theme. Two pictures, of which the theme hides one: the hidden
 * one is never fetched, since lazy pictures wait to be seen.
 */
const Twins = ({
  pathOf,
  width,
  height,
  focus = 50,
  className = '',
  eager = false,
}: TwinsProps) => (
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
        style={{ objectPosition: `50% ${focus}%` }}
        {...(eager ? { fetchPriority: 'high' as const } : {})}
        className={`object-cover ${light === 'day' ? 'only-light' : 'only-dark'} ${className}`}
      />
    ))}
  </>
);

/** A scene beside words that say the same. */
export const Drawing = ({
  name,
  light: shown = 'by theme',
  ...frame
}: Frame & { name: DrawingName; light?: 'by theme' | 'evening' }) => (
  <Twins
    pathOf={(light) => drawingPath(name, shown === 'evening' ? 'evening' : light)}
    width={800}
    height={500}
    focus={drawingFocus(name)}
    {...frame}
  />
);

/** A small drawing where there is nothing yet. */
export const SpotDrawing = ({ name, className = 'w-64' }: { name: Spot; className?: string }) => (
  <Twins pathOf={(light) => spotPath(name, light)} width={320} height={200} className={className} />
);
