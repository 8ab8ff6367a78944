import type * as Session from '../lib/session.ts';

/**
 * Returns the session module as another tab of the same browser has it, and a function that closes the tab.
 */
export const openOtherTab = async (): Promise<typeof Session & { close: () => void }> => {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const tab = frame.contentWindow as Window & typeof globalThis;
  const address = new URL('../lib/session.ts', import.meta.url).href;
  const session: typeof Session = await tab.eval(`import(${JSON.stringify(address)})`);
  return { ...session, close: () => frame.remove() };
};
