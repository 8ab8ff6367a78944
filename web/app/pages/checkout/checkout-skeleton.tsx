import { Skeleton } from '../../ui/skeleton.tsx';

/** Placeholder for the checkout steps while the session or the guide is loading. */
export const CheckoutSkeleton = () => (
  <div aria-busy="true" className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-8">
    <div className="grid gap-6">
      <Skeleton className="h-44 rounded-2xl" />
      <Skeleton className="h-96 rounded-2xl" />
      <Skeleton className="h-64 rounded-2xl" />
    </div>
    <Skeleton className="h-80 rounded-2xl" />
  </div>
);

/** Placeholder for the whole checkout page until its code has loaded. */
export const CheckoutPageSkeleton = () => (
  <div className="mx-auto grid max-w-[75rem] gap-6 px-4 py-8 sm:px-6">
    <Skeleton className="h-12 w-56" />
    <CheckoutSkeleton />
  </div>
);
