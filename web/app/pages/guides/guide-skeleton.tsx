import { Skeleton } from '../../ui/skeleton.tsx';

const FACTS = ['languages', 'answers', 'tours', 'acceptance'];

/** Placeholder for the guide's page in its final layout, shown before anything has loaded. */
export const GuideSkeleton = () => (
  <div aria-busy="true" className="guide-page">
    <div className="grid h-11 items-center">
      <Skeleton className="h-5 w-40" />
    </div>
    <div aria-hidden="true" className="guide-cover skeleton" />
    <div className="guide-parts">
      <div>
        <div className="guide-head">
          <span className="guide-portrait" />
          <div className="grid content-start gap-2">
            <Skeleton className="h-9 w-44" />
            <Skeleton className="h-6 w-64" />
            <Skeleton className="h-7 w-52" />
          </div>
        </div>
        <div className="facts facts-head">
          {FACTS.map((fact) => (
            <Skeleton key={fact} className="h-11" />
          ))}
        </div>
        <div className="guide-part grid gap-3 mt-11 lg:mt-13">
          <Skeleton className="h-7 w-48" />
          <Skeleton className="h-28" />
        </div>
      </div>
      <aside>
        <Skeleton className="h-96" />
      </aside>
    </div>
  </div>
);
