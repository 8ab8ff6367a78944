import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../testing/show.tsx';
import { StaffTabs } from './staff-tabs.tsx';

test('on phones, aligns the tabs with the heading, and lets them scroll to the edges', async () => {
  await page.viewport(390, 844);
  await show(
    <div className="grid px-4">
      <h1>Applications</h1>
      <StaffTabs
        label="Show"
        name="show"
        tabs={[
          { id: 'waiting', label: 'Waiting' },
          { id: 'changes', label: 'Changes requested' },
          { id: 'approved', label: 'Approved' },
          { id: 'rejected', label: 'Not approved' },
        ]}
        selected="waiting"
      >
        <p>None.</p>
      </StaffTabs>
    </div>,
  );
  const leftEdge = (role: 'heading' | 'tab' | 'tablist') =>
    page.getByRole(role).first().element().getBoundingClientRect().left;
  expect(leftEdge('tab')).toBe(leftEdge('heading'));
  expect(leftEdge('tablist')).toBe(leftEdge('heading') - 16);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});
