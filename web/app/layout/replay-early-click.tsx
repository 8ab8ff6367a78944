import { useEffect } from 'react';
import { takeEarlyClick } from '../lib/early-click.ts';

/**
 * Repeats a click made before hydration. Render this component after the page's content, so that the
 * content is hydrated first.
 */
export const ReplayEarlyClick = () => {
  useEffect(() => {
    const button = takeEarlyClick();
    // Deferred until state that only the browser has, such as the session, is rendered.
    if (button) setTimeout(() => button.click());
  }, []);
  return null;
};
