import { expect, test } from 'vitest';
import { findFormerGuide } from './former-guides.ts';

test('each entry belongs to the guide of its time; the agreement already to the new one', () => {
  const history = [
    { event: 'accept' },
    { event: 'agree_to_substitute' },
    { event: 'propose_substitute' },
    { event: 'agree_to_substitute' },
    { event: 'complete' },
  ] as const;
  const names = history.map((_, place) => findFormerGuide(history, place, ['Aoi', 'Ren']));
  expect(names).toEqual(['Aoi', 'Ren', 'Ren', null, null]);
  expect(findFormerGuide(history, 0)).toBeNull();
});
