import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sampleGuide } from '../../testing/sample-guide.ts';
import { show } from '../../testing/show.tsx';
import { Qualifications } from './qualifications.tsx';

test('only a checked qualification has the check mark (guides.md, "Qualifications")', async () => {
  const qualifications = [
    { title: 'Kyoto exam', checked: true, licenceNumber: null },
    { title: 'First aid', checked: false, licenceNumber: null },
  ];
  await show(<Qualifications guide={sampleGuide({ qualifications })} />);
  const row = (title: string) => page.getByRole('listitem').filter({ hasText: title });
  await expect.element(row('Kyoto exam')).toHaveTextContent('Kyoto exam checked by TomoGuide');
  await expect.element(row('First aid')).toHaveTextContent('First aid not checked');
  const sign = (title: string) => row(title).element().querySelector('svg path')?.getAttribute('d');
  expect(sign('First aid')).not.toBe(sign('Kyoto exam'));
});
