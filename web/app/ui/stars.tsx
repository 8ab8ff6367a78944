import type { CSSProperties } from 'react';

/**
 * Five stars filled to a rating of 0 to 5, described by `label`. They are a single element, because a page
 * can have many reviews.
 */
export const Stars = ({ rating, label }: { rating: number; label: string }) => (
  <span
    role="img"
    aria-label={label}
    className="stars"
    style={{ '--rating': rating } as CSSProperties}
  />
);
