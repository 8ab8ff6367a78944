import { useEffect } from 'react';
import { takeEarlyClick } from '../lib/early-click.ts';

/**
 * Repeats a click made before hydration. Render this component after the page's content, so that the
 * content is hydrated first.
 */
export const EarlyPress = () => {
  useEffect(() => {
    const pressed = takeEarlyClick();
    // Deferred until state that only the browser has, such as the session, is rendered.
    if (pressed) setTimeout(() => pressed.click());
  }, []);
  return null;
};
