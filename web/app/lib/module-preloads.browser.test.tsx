import { expect, test, vi } from 'vitest';
import { PRELOAD_BEHIND_FIRST_FRAME } from './module-preloads.ts';

test('starts deferred module preloads after the next frame', async () => {
  const link = document.createElement('link');
  link.rel = 'held-modulepreload';
  link.href = 'data:text/javascript,export{}';
  document.head.append(link);
  const script = document.createElement('script');
  script.textContent = PRELOAD_BEHIND_FIRST_FRAME;
  document.head.append(script);
  expect(link.rel).toBe('held-modulepreload');
  await vi.waitFor(() => expect(link.rel).toBe('modulepreload'));
  link.remove();
  script.remove();
});
