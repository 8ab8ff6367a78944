import { setTimeout as sleep } from 'node:timers/promises';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { countFailure, deleteDevice, updateDevice } from './device-queries.ts';
import type { PushAnswer } from './post-push.ts';
import { createPushContent, type PushContent } from './push-content.ts';
import type { PushKeys } from './push-keys.ts';
import { claimDuePushes, type LoadedPush, loadPushes, releasePush } from './push-queries.ts';
import { calculatePushEnd, calculatePushRetry } from './retry-push.ts';

/** Maximum number of concurrent pushes, which mostly wait for push services. */
const CONCURRENCY = 16;
const CONCURRENCY_FAILING = 4;
/** How often to look for newly due pushes while sending others, in milliseconds. */
const POLL_MS = 500;
/**
 * How long a claim lasts: if a process dies, its pushes are sent again after this time, which is longer than
 * any attempt takes.
 */
const CLAIM_DURATION = { minutes: 1 };
/** The shortest time for which a push service keeps a notification, in seconds. */
const MIN_TTL_SECONDS = 60;

/** Returns the seconds until the notification is of no use: at the notice's expiry, or after a day. */
const calculateTtl = ({ push, notice }: LoadedPush, now: Temporal.Instant): number => {
  const end = calculatePushEnd(push.createdAt);
  const expiry = notice?.expiresAt ?? end;
  const first = Temporal.Instant.compare(expiry, end) < 0 ? expiry : end;
  return Math.max(MIN_TTL_SECONDS, Math.floor(first.since(now).total('seconds')));
};

/** Posts a push. Loads the encryption only once there is something to send. */
const post = async (
  deps: Deps,
  keys: PushKeys,
  one: LoadedPush,
  content: PushContent,
): Promise<PushAnswer> => {
  const { postPush } = await import('./post-push.ts');
  const ttl = calculateTtl(one, deps.clock.now());
  const allowedHosts = deps.config.pushAllowHosts;
  return postPush(one.device, content, { keys, ttl, allowedHosts });
};

/** Stores the answer of the push service. */
const storeAnswer = async (
  deps: Deps,
  { push, device }: LoadedPush,
  answer: PushAnswer,
): Promise<void> => {
  const { db, clock, counters } = deps;
  const now = clock.now();
  if (answer.result === 'gone') {
    await deleteDevice(db, device.id);
    counters.pushes.increment('device_gone');
    return;
  }
  if (answer.result === 'sent') {
    await inTransaction(db, async (tx) => {
      // The device first, in the order in which its removal locks both.
      await updateDevice(tx, device.id, { lastSentAt: now, failures: 0 });
      await releasePush(tx, push.id, null);
    });
    counters.pushes.increment('sent');
    return;
  }
  const retryAt =
    answer.result === 'refused' ? null : calculatePushRetry(push, answer.retryAfter, now);
  if (retryAt) {
    await releasePush(db, push.id, retryAt);
    counters.pushes.increment('retried');
    return;
  }
  const isGone = await inTransaction(db, async (tx) => {
    const isRemoved = await countFailure(tx, device.id);
    if (!isRemoved) await releasePush(tx, push.id, null);
    return isRemoved;
  });
  counters.pushes.increment(isGone ? 'device_gone' : 'given_up');
};

const sendOne = async (deps: Deps, keys: PushKeys, one: LoadedPush): Promise<void> => {
  const content = createPushContent(one, deps.clock.now());
  if (!content) await releasePush(deps.db, one.push.id, null);
  else if (one.device.publicKey !== keys.publicKey)
    await storeAnswer(deps, one, { result: 'gone' });
  else await storeAnswer(deps, one, await post(deps, keys, one, content));
};

/**
 * Sends all pushes that are due, several concurrently, including those that become due in the meantime;
 * stops early if `isStopped`. A slow push service does not delay the pushes of other devices.
 */
export const sendDuePushes = async (
  deps: Deps,
  keys: PushKeys,
  isStopped: () => boolean = () => false,
): Promise<void> => {
  const running = new Set<Promise<void>>();
  const start = (one: LoadedPush): void => {
    const work = sendOne(deps, keys, one)
      .catch((err) =>
        deps.log.error({ err, pushId: one.push.id }, 'a push notification could not be sent'),
      )
      .finally(() => running.delete(work));
    running.add(work);
  };
  try {
    while (!isStopped()) {
      const now = deps.clock.now();
      const ids = await claimDuePushes(deps.db, {
        now,
        until: now.add(CLAIM_DURATION),
        maxPushes: CONCURRENCY - running.size,
        maxFailing: CONCURRENCY_FAILING,
      });
      if (ids.length > 0) for (const one of await loadPushes(deps.db, ids)) start(one);
      if (running.size === 0) return;
      await Promise.race([...running, sleep(POLL_MS, undefined, { ref: false })]);
    }
  } finally {
    await Promise.all(running);
  }
};
