import type { ClipboardEvent } from 'react';

const LINE_ENDS = /\s*[\n\v\f\r\u0085\u2028\u2029]+\s*/g;

/**
 * Pastes several lines into a field of one line with a space where each ended. By itself a browser joins
 * them: '3-2-1' above '5F' would become 3-2-15F.
 */
export const pasteOnOneLine = (event: ClipboardEvent<HTMLInputElement>): void => {
  const pasted = event.clipboardData.getData('text/plain').trim();
  const line = pasted.replace(LINE_ENDS, ' ');
  if (line === pasted || event.currentTarget.type === 'password') return;
  event.preventDefault();
  // The only way to insert text that can be undone and counts as typed; no browser plans to drop it.
  document.execCommand('insertText', false, line);
};
