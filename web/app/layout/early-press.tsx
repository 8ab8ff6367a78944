import { useEffect } from 'react';
import { takeEarlyPress } from '../lib/early-press.ts';

/** Presses again what was pressed too early. Stands after the page's content, so that it is ready too. */
export const EarlyPress = () => {
  useEffect(() => {
    const pressed = takeEarlyPress();
    // Once what only this browser knows, such as the session, is on the screen.
    if (pressed) setTimeout(() => pressed.click());
  }, []);
  return null;
};
