import { type DrawingName, drawingPath } from '@tomoguide/contract/catalog/drawings';

interface Props {
  name: DrawingName;
  className?: string;
  /** Only where the drawing is what a page begins with. */
  eager?: boolean;
}

/**
 * A scene beside words that say the same, in the light of the page's theme. Two pictures, of which
 * the theme hides one: the hidden one is never fetched, since lazy pictures wait to be seen.
 */
export const Drawing = ({ name, className = '', eager = false }: Props) => (
  <>
    {(['day', 'evening'] as const).map((light) => (
      <img
        key={light}
        src={drawingPath(name, light)}
        alt=""
        width={800}
        height={500}
        loading="lazy"
        decoding="async"
        {...(eager ? { fetchPriority: 'high' as const } : {})}
        className={`object-cover ${light === 'day' ? 'only-light' : 'only-dark'} ${className}`}
      />
    ))}
  </>
);
