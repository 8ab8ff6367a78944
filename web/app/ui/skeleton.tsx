/** A gray placeholder of the same size as its content, and never wider than its container. */
export const Skeleton = ({ className = '' }: { className?: string }) => (
  <span
    aria-hidden="true"
    className={`skeleton block max-w-full rounded-lg bg-sunken ${className}`}
  />
);
