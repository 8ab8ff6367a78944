import { RepeatedIcon } from './repeated-icon.tsx';

const EDGE = 16;

/** Five stars filled to a rating of 0 to 5; the number in words stands beside them or in `label`. */
export const Stars = ({ rating, label }: { rating: number; label: string }) => (
  <span role="img" aria-label={label} className="relative inline-flex text-star">
    {[1, 2, 3, 4, 5].map((star) => (
      <RepeatedIcon name="star" key={star} className="size-4 opacity-60" />
    ))}
    <span
      aria-hidden="true"
      className="absolute inset-y-0 left-0 flex overflow-hidden"
      style={{ width: rating * EDGE }}
    >
      {[1, 2, 3, 4, 5].map((star) => (
        <RepeatedIcon name="star" key={star} className="size-4 shrink-0 fill-current" />
      ))}
    </span>
  </span>
);
