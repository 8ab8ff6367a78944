import { expect, test } from 'vitest';
import { CHANNELS, canTurnOff, getDeliveryMode, TOPIC_GROUPS, TOPIC_NAMES } from './topics.ts';

test('every topic is in exactly one group', () => {
  expect(Object.values(TOPIC_GROUPS).flat().toSorted()).toEqual(TOPIC_NAMES.toSorted());
});

test('notices about security, money decisions and required answers cannot be turned off', () => {
  const always = TOPIC_NAMES.flatMap((topic) =>
    CHANNELS.filter((channel) => getDeliveryMode(topic, channel) === 'always').map(
      (channel) => `${topic} ${channel}`,
    ),
  );
  expect(always).toEqual([
    'messages inApp',
    'support inApp',
    'requests inApp',
    'paid inApp',
    'rejected inApp',
    'cancelled inApp',
    'changes inApp',
    'meetingPoint inApp',
    'extensions inApp',
    'proofs inApp',
    'withdrawals inApp',
    'refunds inApp',
    'refunds email',
    'applications inApp',
    'applications email',
    'cases inApp',
    'cases email',
    'announcements inApp',
    'security email',
  ]);
  expect(canTurnOff('security', 'email')).toBe(false);
  expect(canTurnOff('security', 'browser')).toBe(false);
  expect(canTurnOff('completed', 'email')).toBe(true);
});
