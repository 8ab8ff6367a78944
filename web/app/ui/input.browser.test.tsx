import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { Input } from './input.tsx';

const paste = (field: Element, text: string): boolean => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  return field.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
};

test('joins pasted lines, with a space at each line break', async () => {
  await show(<Input aria-label="Place" defaultValue="Tokyo " />);
  const field = page.getByRole('textbox', { name: 'Place' });
  const input = field.element() as HTMLInputElement;
  input.focus();
  input.setSelectionRange(6, 6);
  paste(input, '3-2-1\r\n 5F\u2028Room 2\n');
  await expect.element(field).toHaveValue('Tokyo 3-2-1 5F Room 2');
  // The browser itself pastes text of a single line.
  expect(paste(input, ' one line')).toBe(true);
});
