import { getOperator } from '@tomoguide/contract/documents/calls';
import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';

test('returns exactly the operator’s fields', async () => {
  const t = await testApp();
  const reply = await t.inject(getOperator, {});
  expect(reply.status).toBe(200);
  expect(Object.keys(reply.body as object).sort()).toEqual([
    'address',
    'email',
    'name',
    'phone',
    'representative',
  ]);
  await t.close();
});
