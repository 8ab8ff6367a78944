import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { EmailSuggestion } from './email-suggestion.tsx';

const Form = () => {
  const [email, setEmail] = useState('mei@gmial.com');
  return (
    <>
      <p>{email}</p>
      <EmailSuggestion typed={email} onTake={setEmail} />
    </>
  );
};

test('fills in the suggested address on click, and then hides the suggestion', async () => {
  await show(<Form />);
  const offered = page.getByRole('button', { name: 'Did you mean mei@gmail.com?' });
  await offered.click();
  await expect.element(page.getByText('mei@gmail.com')).toBeVisible();
  await expect.element(offered).not.toBeInTheDocument();
});
