import type * as Session from '../lib/session.ts';

/**
 * The session as seen by another tab of the same browser, with its own modules, and a function to close the
 * tab.
 */
export const openOtherTab = async (): Promise<typeof Session & { close: () => void }> => {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const tab = frame.contentWindow as Window & typeof globalThis;
  const address = new URL('../lib/session.ts', import.meta.url).href;
  const session: typeof Session = await tab.eval(`import(${JSON.stringify(address)})`);
  return { ...session, close: () => frame.remove() };
};
