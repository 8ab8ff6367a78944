import { useQuery } from '@tanstack/react-query';
import type { Party } from '@tomoguide/contract/bookings/booking-facts';
import type { FactCard } from '@tomoguide/contract/messaging/entities';
import { type CardFact, isUndecided } from '@tomoguide/contract/messaging/fact-card';
import { useId, useState } from 'react';
import { useOnce } from '../../../form/use-once.ts';
import { getErrorCode } from '../../../lib/api-error.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Unbroken } from '../../../ui/unbroken.tsx';
import { conversationQuery } from '../queries.ts';
import { CarryOn } from './carry-on.tsx';
import { FactRow } from './fact-row.tsx';
import { findPlace } from './format-fact.ts';
import { confirm } from './mutations.ts';
import { factCardQuery, type MessagePlace } from './queries.ts';

interface CardProps {
  card: FactCard;
  message: MessagePlace;
  /** The viewer's party. */
  party: Party;
  /** The other user's name. */
  name: string;
}

const listConfirmable = ({ facts }: FactCard, party: Party): CardFact[] =>
  facts.filter((fact) => !isUndecided(fact) && !fact.confirmedBy.includes(party));

/** Kinds of which a card can have several facts; different numbers of people are one question. */
const REPEATABLE = ['date', 'time', 'duration', 'money', 'place'] as const;

/** Returns the kinds of which the card has several facts that not both have confirmed; a dish is no place. */
const listRepeatedKinds = (card: FactCard) =>
  REPEATABLE.filter((kind) => {
    const same = card.facts.filter(
      ({ value, removed, endsRange, ...fact }) =>
        fact.kind === kind && !removed && !endsRange && !findPlace(value, card)?.isDish,
    );
    return same.length > 1 && same.some(({ confirmedBy }) => confirmedBy.length < 2);
  });

const Card = ({ card, message, party, name }: CardProps) => {
  const { t } = useTranslation('fact-card', 'errors');
  const titleId = useId();
  const [busy, once] = useOnce();
  const [failure, setFailure] = useState<unknown>(null);
  const open = listConfirmable(card, party);
  // What someone cannot eat is confirmed on its own.
  const together = open.filter(({ kind }) => kind !== 'diet');
  const send = (numbers: number[]) =>
    once(async () => {
      setFailure(null);
      try {
        await confirm(message, { version: card.version, numbers });
      } catch (error) {
        setFailure(error);
      }
    });
  const isAgreed = card.state === 'agreed';
  const isWaiting = open.length === 0 && !isAgreed && !card.facts.some(isUndecided);
  return (
    <section
      aria-labelledby={titleId}
      data-fact-card={card.messageId}
      className="mt-1 grid w-full max-w-md gap-3 rounded-2xl border border-line bg-surface p-4 shadow-card"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id={titleId} className="font-semibold">
          {t('fact-card.title')}
        </h3>
        <Badge tone={isAgreed ? 'good' : 'action'}>{t(`fact-card.state.${card.state}`)}</Badge>
      </div>
      {listRepeatedKinds(card).map((kind) => (
        <p key={kind} className="text-sm text-warn">
          {t(`fact-card.several.${kind}`)}
        </p>
      ))}
      {card.canAnswer ? null : <p className="text-ink-soft text-sm">{t('fact-card.readOnly')}</p>}
      <ul className="grid divide-y divide-line *:py-3 *:first:pt-0 *:last:pb-0">
        {card.facts.map((fact) => (
          <FactRow
            key={fact.number}
            fact={fact}
            card={card}
            message={message}
            party={party}
            name={name}
            busy={busy}
            onConfirm={() => send([fact.number])}
          />
        ))}
      </ul>
      {failure ? (
        <p role="alert" className="text-danger text-sm">
          {t(`errors.${getErrorCode(failure)}`)}
        </p>
      ) : null}
      {card.canAnswer && together.length > 1 ? (
        <Button busy={busy} onClick={() => send(together.map(({ number }) => number))}>
          {t('fact-card.confirmAll')}
        </Button>
      ) : null}
      {isWaiting ? (
        <p className="text-ink-soft text-sm">
          <Unbroken names={[name]}>{t('fact-card.waiting', { name })}</Unbroken>
        </p>
      ) : null}
      {isAgreed ? <CarryOn card={card} message={message} /> : null}
      <p className="text-ink-soft text-xs">{t('fact-card.hint')}</p>
    </section>
  );
};

interface Props {
  message: MessagePlace;
  revision: number;
  name: string;
}

/** The fact card of a message in a conversation, fetched again when its message has a new revision. */
export const FactCardMessage = ({ message, revision, name }: Props) => {
  const { t } = useTranslation('fact-card');
  const { data, isError, refetch } = useQuery(factCardQuery(message, revision));
  const { data: entry } = useQuery(conversationQuery(message.conversationId));
  if (data && entry) {
    const { viewerIs } = entry.conversation;
    return <Card card={data} message={message} party={viewerIs} name={name} />;
  }
  if (isError) return <ErrorState title={t('fact-card.loadFailed')} onRetry={() => refetch()} />;
  return <Skeleton className="mt-1 h-48 w-full max-w-md rounded-2xl" />;
};
