import { useEffect } from 'react';
import { takeEarlyClick } from '../lib/early-press.ts';

/**
 * Repeats a click made before hydration. Render it after the page's content, so that the content is ready
 * too.
 */
export const EarlyPress = () => {
  useEffect(() => {
    const pressed = takeEarlyClick();
    // Runs after state that only the browser has, such as the session, is rendered.
    if (pressed) setTimeout(() => pressed.click());
  }, []);
  return null;
};
