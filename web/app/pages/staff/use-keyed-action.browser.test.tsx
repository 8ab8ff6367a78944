import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ApiError } from '../../lib/api-error.ts';
import { show } from '../../testing/show.tsx';
import { useKeyedAction } from './use-keyed-action.ts';

/** Clicks a button once for each answer (null means success), and returns the idempotency keys sent. */
const getKeys = async (answers: (ApiError | null)[]): Promise<string[]> => {
  const keys: string[] = [];
  const ActionButton = () => {
    const action = useKeyedAction(async (_: null, key) => {
      keys.push(key);
      const answer = answers[keys.length - 1];
      if (answer) throw answer;
    });
    return (
      <button type="button" disabled={action.isPending} onClick={() => action.mutate(null)}>
        Do it
      </button>
    );
  };
  await show(<ActionButton />);
  for (let press = 1; press <= answers.length; press += 1) {
    await page.getByRole('button').click();
    await expect.poll(() => keys).toHaveLength(press);
  }
  return keys;
};

test('keeps an action’s idempotency key until a reply settles it, and then uses a new one', async () => {
  const [lost, late, done, next, refused, last] = await getKeys([
    new ApiError(503, undefined),
    new ApiError(429, { code: 'RATE_LIMITED' }),
    null,
    null,
    new ApiError(409, { code: 'INVALID_TRANSITION' }),
    null,
  ]);
  expect([late, done]).toEqual([lost, lost]);
  expect(new Set([lost, next, refused, last]).size).toBe(4);
});
