import { Skeleton } from '../../../ui/skeleton.tsx';

/** A placeholder in the shape of the card, which avoids a layout shift. */
export const RequestSkeleton = () => (
  <div
    aria-busy="true"
    className="grid min-h-88 w-full max-w-md content-start gap-4 rounded-2xl border border-line bg-surface p-4 shadow-card"
  >
    <div className="flex justify-between gap-4">
      <Skeleton className="h-6 w-32" />
      <Skeleton className="h-6 w-20" />
    </div>
    <Skeleton className="h-12 w-3/4" />
    <Skeleton className="h-10" />
    <Skeleton className="h-20" />
    <Skeleton className="h-5 w-1/2" />
  </div>
);
