import { extractDigits } from '@tomoguide/contract/typed-digits';
import type {} from '@vitest/browser-playwright';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { CorrectedInput } from './corrected-input.tsx';

const changed = vi.fn();
const Digits = () => {
  const [value, setValue] = useState('');
  const change = (typed: string) => {
    changed(typed);
    setValue(extractDigits(typed));
  };
  return <CorrectedInput aria-label="Code" value={value} onChange={change} />;
};

/** Types text through IME composition. */
const compose = (text: string) =>
  cdp().send('Input.imeSetComposition', {
    text,
    selectionStart: text.length,
    selectionEnd: text.length,
  });

test('does not change text during IME composition, and corrects it afterward', async () => {
  await show(<Digits />);
  const field = page.getByRole('textbox', { name: 'Code' });
  (field.element() as HTMLElement).focus();
  for (const text of ['１', '１２', '１２号']) {
    await compose(text);
    await expect.element(field).toHaveValue(text);
  }
  expect(changed).not.toHaveBeenCalled();
  await cdp().send('Input.insertText', { text: '１２号' });
  await expect.element(field).toHaveValue('12');
  await cdp().send('Input.insertText', { text: '３' });
  await expect.element(field).toHaveValue('123');
});
