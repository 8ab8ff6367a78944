import { useEffect } from 'react';
import { createPath, useNavigation } from 'react-router';
import { storeNextPage } from '../lib/next-page.ts';

/** A progress line along the top edge while the next page loads, which acknowledges the tap. */
export const PageProgress = () => {
  const { location } = useNavigation();
  const next = location ? createPath(location) : null;
  useEffect(() => storeNextPage(next), [next]);
  return next === null ? null : (
    <div aria-hidden="true" className="page-progress fixed inset-x-0 top-0 z-50 h-0.5 bg-seal" />
  );
};
