/** A gray placeholder of the same size as its content. */
export const Skeleton = ({ className = '' }: { className?: string }) => (
  <span aria-hidden="true" className={`skeleton block rounded-lg bg-sunken ${className}`} />
);
