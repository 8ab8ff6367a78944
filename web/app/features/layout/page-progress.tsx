import { useNavigation } from 'react-router';

/** A line along the upper edge while the next page is on its way, so that a tap is seen to count. */
export const PageProgress = () =>
  useNavigation().state === 'idle' ? null : (
    <div aria-hidden="true" className="page-progress fixed inset-x-0 top-0 z-50 h-0.5 bg-seal" />
  );
