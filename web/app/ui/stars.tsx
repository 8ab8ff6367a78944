import type { CSSProperties } from 'react';

/** Five stars filled to a rating of 0 to 5, said in `label`. One element: reviews have many. */
export const Stars = ({ rating, label }: { rating: number; label: string }) => (
  <span
    role="img"
    aria-label={label}
    className="stars"
    style={{ '--rating': rating } as CSSProperties}
  />
);
