import type { Tx } from '../../database/database.ts';
import type { Reactions } from '../../events/dispatcher.ts';
import { record } from '../../events/record.ts';

/** Events used only in tests, which the contract does not contain. */

interface TestEvent {
  type: `test.${string}`;
  payload?: Record<string, unknown>;
  occurredAt: Temporal.Instant;
}

export const recordTestEvent = (tx: Tx, { payload = {}, ...event }: TestEvent): Promise<void> =>
  record(tx, { ...event, payload } as never);

type TestReaction = (tx: Tx, event: { payload: Record<string, unknown> }) => Promise<void>;

/** One module's reactions to test events. */
export const reactionsTo = (map: Record<`test.${string}`, TestReaction>): Reactions[] => [
  map as object as Reactions,
];
