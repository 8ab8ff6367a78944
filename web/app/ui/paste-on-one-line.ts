import type { ClipboardEvent } from 'react';

const LINE_ENDS = /\s*[\n\v\f\r\u0085\u2028\u2029]+\s*/g;

/**
 * Pastes several lines into a single-line field, with a space at each line break. The browser would join
 * the lines without a space: '3-2-1' above '5F' would become 3-2-15F.
 */
export const pasteOnOneLine = (event: ClipboardEvent<HTMLInputElement>): void => {
  const pasted = event.clipboardData.getData('text/plain').trim();
  const line = pasted.replace(LINE_ENDS, ' ');
  if (line === pasted || event.currentTarget.type === 'password') return;
  event.preventDefault();
  // Deprecated, but the only way to insert text that the user can undo and that counts as typed. No browser
  // plans to remove it.
  document.execCommand('insertText', false, line);
};
