/** A grey stand-in of the size that its content will have. */
export const Skeleton = ({ className = '' }: { className?: string }) => (
  <span aria-hidden="true" className={`skeleton block rounded-lg bg-sunken ${className}`} />
);
