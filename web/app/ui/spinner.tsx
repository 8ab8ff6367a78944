/** A small spinning ring; the text next to it describes what is in progress. */
export const Spinner = ({ className = 'size-4' }: { className?: string }) => (
  <span
    aria-hidden="true"
    className={`inline-block shrink-0 animate-spin rounded-full border-2 border-current border-r-transparent ${className}`}
  />
);
