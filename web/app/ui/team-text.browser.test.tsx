import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { TeamText } from './team-text.tsx';

test('shows staff’s text in a labeled section, separate from the surrounding text', async () => {
  await show(<TeamText label="Message from our team">The picture is blurred.</TeamText>);
  const words = page.getByRole('group', { name: 'Message from our team' });
  await expect.element(words.getByText('The picture is blurred.')).toBeVisible();
});
