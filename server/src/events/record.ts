import type { Events, EventType } from '@tomoguide/contract/events';
import type { Tx } from '../database/database.ts';
import { buildPlaceholders, prepareOnce } from '../database/prepare-once.ts';
import { afterCommit } from '../database/transaction.ts';
import { outbox } from './tables.ts';
import { wakeDispatchers } from './wake.ts';

/** An event. The contract's `events.ts` files define the event types and their payloads. */
export interface DomainEvent<Type extends EventType> {
  readonly type: Type;
  readonly payload: Events[Type];
}

const writeEvent = prepareOnce((db) =>
  db
    .insert(outbox)
    .values(buildPlaceholders(outbox, ['type', 'payload', 'occurredAt']))
    .prepare('outbox_write'),
);

/**
 * Records an event in the caller's transaction, so that it is stored if and only if the transaction commits.
 */
export const record = async <Type extends EventType>(
  tx: Tx,
  event: DomainEvent<Type> & { occurredAt: Temporal.Instant },
): Promise<void> => {
  await writeEvent(tx, { ...event });
  afterCommit(tx, wakeDispatchers);
};
