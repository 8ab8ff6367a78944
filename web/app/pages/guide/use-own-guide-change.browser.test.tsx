import { focusManager, useQuery } from '@tanstack/react-query';
import { getOwnGuide, getOwnItineraries, pauseListing } from '@tomoguide/contract/guides/calls';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ownGuideQuery, ownItinerariesQuery } from '../../parts/guides/own-guide/queries.ts';
import { reply } from '../../testing/api-replies.ts';
import { sampleOwnGuide } from '../../testing/sample-guide.ts';
import { sampleSession } from '../../testing/samples.ts';
import { show } from '../../testing/show.tsx';
import { PauseCard } from './calendar/pause-card.tsx';

const Part = () => {
  const { data, isFetching } = useQuery(ownGuideQuery());
  return data ? (
    <div aria-busy={isFetching}>
      <PauseCard paused={data.paused} />
    </div>
  ) : null;
};

afterEach(() => focusManager.setFocused(undefined));

test('ignores a response to a request sent before a change', async () => {
  const { sent } = await show(<Part />, {
    as: sampleSession({ isGuide: true, guideId: 3, role: 'guide' }),
    replies: [
      reply(getOwnGuide, sampleOwnGuide()),
      reply(pauseListing, sampleOwnGuide({ paused: true })),
    ],
  });
  const pause = page.getByRole('switch');
  await expect.element(pause).not.toBeChecked();
  const network = globalThis.fetch;
  const { promise: late, resolve: arrive } = Promise.withResolvers<void>();
  globalThis.fetch = async (input, init) => {
    const answer = await network(input, init);
    if (init?.method === 'GET' || !init?.method) await late;
    return answer;
  };
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  await expect.poll(() => sent.filter(({ method }) => method === 'GET')).toHaveLength(2);
  await pause.click();
  await expect.poll(() => sent.at(-1)?.method).not.toBe('GET');
  await expect.element(pause).toBeEnabled();
  arrive();
  await new Promise((done) => setTimeout(done, 100));
  await expect.element(pause).toBeChecked();
});

test('refetches the itineraries after a change, because a removed photo is removed from them too', async () => {
  const Routes = () => <p>{useQuery(ownItinerariesQuery()).data?.revision}</p>;
  const { sent } = await show(
    <>
      <Part />
      <Routes />
    </>,
    {
      as: sampleSession({ isGuide: true, guideId: 3, role: 'guide' }),
      replies: [
        reply(getOwnGuide, sampleOwnGuide()),
        reply(pauseListing, sampleOwnGuide({ paused: true })),
        reply(getOwnItineraries, { revision: 'a'.repeat(22), data: [] }),
      ],
    },
  );
  const itineraryRequests = () => sent.filter(({ path }) => path.endsWith('itineraries'));
  await expect.poll(itineraryRequests).toHaveLength(1);
  await page.getByRole('switch').click();
  await expect.poll(itineraryRequests).toHaveLength(2);
});
