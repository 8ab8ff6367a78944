import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../../../testing/show.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { DayField } from './day-field.tsx';

test('in a dialog Escape closes the calendar first, and then the dialog', async () => {
  const onClose = vi.fn();
  await show(
    <Dialog open onClose={onClose} title="Request a tour">
      <DayField
        days={{ from: '2036-05-01', to: '2036-10-28', data: ['2036-05-02'] }}
        value={null}
        error={undefined}
        onChange={() => {}}
        onFault={() => {}}
      />
    </Dialog>,
  );
  const opener = page.getByRole('button', { name: 'Open the calendar' });
  await opener.click();
  await expect.element(page.getByRole('grid')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('grid')).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
});
