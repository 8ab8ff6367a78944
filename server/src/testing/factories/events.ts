import type { Tx } from '../../database/database.ts';
import type { Reactions } from '../../events/dispatcher.ts';
import { record } from '../../events/record.ts';

/** Events that are used only in tests and not part of the contract. */

interface TestEvent {
  type: `test.${string}`;
  payload?: Record<string, unknown>;
  occurredAt: Temporal.Instant;
}

export const recordTestEvent = (tx: Tx, { payload = {}, ...event }: TestEvent): Promise<void> =>
  record(tx, { ...event, payload } as never);

type TestReaction = (tx: Tx, event: { payload: Record<string, unknown> }) => Promise<void>;

/** Returns the reactions of one domain to test events. */
export const reactionsTo = (map: Record<`test.${string}`, TestReaction>): Reactions[] => [
  map as object as Reactions,
];
