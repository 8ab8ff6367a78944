import type { CSSProperties } from 'react';

/**
 * Five stars filled to a rating of 0 to 5, described by `label`. A single element, because reviews have
 * many.
 */
export const Stars = ({ rating, label }: { rating: number; label: string }) => (
  <span
    role="img"
    aria-label={label}
    className="stars"
    style={{ '--rating': rating } as CSSProperties}
  />
);
