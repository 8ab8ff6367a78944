import { expect, test } from 'vitest';
import { STORAGE_IN_MEMORY } from './storage-in-memory.ts';

test('falls back to in-memory storage if the browser blocks storage', async () => {
  const frame = document.createElement('iframe');
  // Reading the storage of a sandboxed frame throws, as in a browser that blocks site data.
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.srcdoc = `<script>${STORAGE_IN_MEMORY};
    sessionStorage.setItem('place', 3);
    sessionStorage.setItem('gone', 1);
    sessionStorage.removeItem('gone');
    parent.postMessage([globalThis.storageIsBlocked, sessionStorage.getItem('place'),
      sessionStorage.getItem('getItem'), Object.keys(sessionStorage), localStorage.length], '*');
  </script>`;
  const result = new Promise<unknown>((resolve) =>
    addEventListener('message', ({ data, source }) => {
      if (source === frame.contentWindow) resolve(data);
    }),
  );
  document.body.append(frame);
  expect(await result).toEqual([true, '3', null, ['place'], 0]);
  frame.remove();
});
