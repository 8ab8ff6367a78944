import type { FactCard } from '@tomoguide/contract/messaging/entities';
import {
  type CardFact,
  confirmFacts,
  correctFact,
  isAgreed,
  isSameValue,
  isUndecided,
} from '@tomoguide/contract/messaging/fact-card';
import type { FactValue } from '@tomoguide/contract/messaging/facts/facts';
import type { UserId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { getPartyIn } from '../policy.ts';
import { type FactCardRow, updateFactCard } from './card-queries.ts';
import { announceCard, lockMessage } from './open-card.ts';
import { isKnownFood, isKnownPlace } from './read-card-facts.ts';
import { findCardObstacle, type MessagePlace, presentCard } from './show-card.ts';

/** Locks a card that the user can answer, and returns it with the user's party. */
const lockCard = async (tx: Tx, userId: UserId, place: MessagePlace) => {
  const { card, ...locked } = await lockMessage(tx, userId, place);
  if (!card) return fail('NOT_FOUND');
  const { conversation, message } = locked;
  const obstacle = await findCardObstacle(tx, conversation, message, userId);
  if (obstacle) fail(obstacle);
  return { ...locked, card, party: getPartyIn(conversation, userId) };
};

type LockedCard = Awaited<ReturnType<typeof lockCard>>;

const requireVersion = ({ version }: FactCardRow, known: number): void => {
  if (version !== known) fail('FACT_CARD_CHANGED', { version });
};

const present = (deps: Deps, { message }: LockedCard, card: FactCardRow): FactCard =>
  presentCard(card, message, { canAnswer: true, jpyPerRmb: deps.config.jpyPerRmb });

/** Writes the card's facts, and whether both users now agree. */
const writeFacts = async (
  tx: Tx,
  deps: Deps,
  locked: LockedCard,
  { facts, version }: Pick<FactCardRow, 'facts' | 'version'>,
): Promise<FactCard> => {
  const isDone = isAgreed(facts);
  const agreedAt = isDone ? deps.clock.now() : null;
  const written = await updateFactCard(tx, locked.message.id, { facts, version, agreedAt });
  await announceCard(tx, deps, locked, isDone ? 'agreed' : 'open');
  return present(deps, locked, written);
};

const requireFact = (facts: readonly CardFact[], number: number): CardFact =>
  facts.find((fact) => fact.number === number) ?? fail('NOT_FOUND');

/**
 * Confirms facts for one of the two users. Confirming again has no effect. Throws NOT_FOUND, BLOCKED,
 * FACT_CARD_CLOSED, FACT_CARD_CHANGED if a fact was corrected since `version`, FACT_UNDECIDED, or FACT_INVALID if
 * what someone cannot eat is confirmed along with other facts.
 */
export const confirmCardFacts = async (
  tx: Tx,
  deps: Deps,
  userId: UserId,
  { version, numbers, ...place }: MessagePlace & { version: number; numbers: readonly number[] },
): Promise<FactCard> => {
  const locked = await lockCard(tx, userId, place);
  const { card, party } = locked;
  requireVersion(card, version);
  const named = numbers.map((number) => requireFact(card.facts, number));
  if (named.some(isUndecided)) fail('FACT_UNDECIDED');
  // What someone cannot eat is never confirmed along with other facts.
  if (numbers.length > 1 && named.some(({ kind }) => kind === 'diet'))
    fail('FACT_INVALID', { field: 'numbers' });
  if (named.every(({ confirmedBy }) => confirmedBy.includes(party)))
    return present(deps, locked, card);
  return writeFacts(tx, deps, locked, { facts: confirmFacts(card.facts, party, numbers), version });
};

const isPossible = (fact: CardFact, value: FactValue): boolean => {
  if (value.kind !== fact.kind) return false;
  if (value.kind === 'place') return isKnownPlace(value.placeId);
  if (value.kind === 'diet') return value.foodId === undefined || isKnownFood(value.foodId);
  return value.kind !== 'people' || (value.children ?? 0) <= value.total;
};

/**
 * Corrects a fact, or removes it if the value is null; the other user then has to confirm it. Repeating a
 * correction that still applies has no effect. Throws NOT_FOUND, BLOCKED, FACT_CARD_CLOSED,
 * FACT_INVALID for a value of another kind, an unknown place or more children than people, or FACT_CARD_CHANGED.
 */
export const correctCardFact = async (
  tx: Tx,
  deps: Deps,
  userId: UserId,
  {
    version,
    number,
    value,
    ...place
  }: MessagePlace & { version: number; number: number; value: FactValue | null },
): Promise<FactCard> => {
  const locked = await lockCard(tx, userId, place);
  const { card, party } = locked;
  const fact = requireFact(card.facts, number);
  if (value && !isPossible(fact, value)) fail('FACT_INVALID', { field: 'value' });
  const isDone = !isUndecided(fact) && isSameValue(fact.value, value);
  if (isDone && fact.confirmedBy.includes(party)) return present(deps, locked, card);
  requireVersion(card, version);
  return writeFacts(
    tx,
    deps,
    locked,
    isDone
      ? { facts: confirmFacts(card.facts, party, [number]), version }
      : { facts: correctFact(card.facts, party, number, value), version: version + 1 },
  );
};
