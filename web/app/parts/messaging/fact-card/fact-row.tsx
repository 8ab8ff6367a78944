import type { Party } from '@tomoguide/contract/bookings/booking-facts';
import type { FactCard } from '@tomoguide/contract/messaging/entities';
import { type CardFact, isUndecided } from '@tomoguide/contract/messaging/fact-card';
import type { FactValue } from '@tomoguide/contract/messaging/facts/facts';
import { useId, useState } from 'react';
import { useOnce } from '../../../form/use-once.ts';
import { getErrorCode } from '../../../lib/api-error.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Ban, Check } from '../../../ui/icons.ts';
import { showToast } from '../../../ui/toast.ts';
import { Unbroken } from '../../../ui/unbroken.tsx';
import { CorrectDialog } from './correct-dialog.tsx';
import { findPlace, formatFact, getOtherLocale } from './format-fact.ts';
import { correct } from './mutations.ts';
import type { MessagePlace } from './queries.ts';

interface Props {
  fact: CardFact;
  card: FactCard;
  message: MessagePlace;
  party: Party;
  /** The other user's name. */
  name: string;
  /** True while a confirmation is sent. */
  busy: boolean;
  onConfirm: () => void;
}

/** The value in the viewer's language and, smaller, in the other one; a place also in Japanese. */
const Value = ({ value, card }: { value: FactValue; card: FactCard }) => {
  const locale = useLocale();
  const { t } = useTranslation('fact-card');
  const other = getOtherLocale(locale);
  const place = findPlace(value, card);
  return (
    <>
      <p className="wrap-anywhere font-semibold">
        <Unbroken>{formatFact(value, card, locale)}</Unbroken>
      </p>
      <p className="wrap-anywhere text-ink-soft text-sm" lang={other}>
        <Unbroken>{formatFact(value, card, other)}</Unbroken>
      </p>
      {place ? (
        <p className="text-sm">
          <span className="sr-only">{t('fact-card.japanese')} </span>
          <bdi lang="ja">{place.nameJa}</bdi>
        </p>
      ) : null}
    </>
  );
};

/** Who has confirmed the fact. */
const Confirmations = ({ fact, party, name }: Pick<Props, 'fact' | 'party' | 'name'>) => {
  const { t } = useTranslation('fact-card');
  const { confirmedBy } = fact;
  if (confirmedBy.length === 0) return null;
  const text =
    confirmedBy.length === 2
      ? t('fact-card.both')
      : confirmedBy.includes(party)
        ? t('fact-card.mine')
        : t('fact-card.theirs', { name });
  return (
    <p className="flex items-center gap-1 text-good text-xs">
      <Check aria-hidden="true" className="size-3.5 shrink-0" />
      <Unbroken names={[name]}>{text}</Unbroken>
    </p>
  );
};

/** One fact of a card, with what the viewer can do with it. */
export const FactRow = ({ fact, card, message, party, name, busy, onConfirm }: Props) => {
  const { t } = useTranslation('fact-card', 'errors');
  const locale = useLocale();
  const wordsId = useId();
  const [correcting, setCorrecting] = useState(false);
  const [changing, once] = useOnce();
  const { number, kind, value, options, words, removed } = fact;
  const change = (next: FactValue | null) =>
    once(async () => {
      try {
        await correct(message, { version: card.version, number, value: next });
      } catch (error) {
        showToast({ tone: 'destructive', title: t(`errors.${getErrorCode(error)}`) });
      }
    });
  const isOpen = isUndecided(fact);
  const isDish = kind === 'place' && findPlace(value, card)?.isDish;
  const isDiet = value?.kind === 'diet' && value.reason === 'only';
  const shownKind = isDish ? 'dish' : kind;
  const label = t(isDiet ? 'fact-card.diet' : `fact-card.kind.${shownKind}`);
  const about = <span className="sr-only"> {label}</span>;
  return (
    <li className="grid gap-1">
      <p id={wordsId} className="wrap-anywhere text-ink-soft text-xs">
        {label} · <q>{words}</q>
      </p>
      {value?.kind === 'diet' ? (
        <p className="flex items-center gap-1 font-semibold text-danger text-sm">
          <Ban aria-hidden="true" className="size-4 shrink-0" />
          {t(`fact-card.reason.${value.reason}`)}
        </p>
      ) : null}
      {value && (value.kind !== 'diet' || value.foodId) ? (
        <Value value={value} card={card} />
      ) : null}
      {removed ? <p className="text-ink-soft">{t('fact-card.removed')}</p> : null}
      {isOpen ? (
        <fieldset aria-describedby={wordsId} className="grid gap-2">
          <legend className="mb-1 font-semibold text-sm">{t('fact-card.which')}</legend>
          <div className="flex flex-wrap gap-2">
            {options.map((option) => (
              <Button
                key={JSON.stringify(option)}
                tone="secondary"
                size="small"
                disabled={!card.canAnswer || changing}
                onClick={() => change(option)}
              >
                {formatFact(option, card, locale)}
              </Button>
            ))}
          </div>
        </fieldset>
      ) : null}
      <Confirmations fact={fact} party={party} name={name} />
      {card.canAnswer ? (
        <div className="-mx-3 flex flex-wrap">
          {isOpen || fact.confirmedBy.includes(party) ? null : (
            <Button tone="quiet" size="small" busy={busy} onClick={onConfirm}>
              {t('fact-card.confirm')}
              {about}
            </Button>
          )}
          <Button tone="quiet" size="small" onClick={() => setCorrecting(true)}>
            {t(removed ? 'fact-card.restore' : 'fact-card.correct')}
            {about}
          </Button>
          {removed ? null : (
            <Button tone="quiet" size="small" busy={changing} onClick={() => change(null)}>
              {t('fact-card.remove')}
              {about}
            </Button>
          )}
        </div>
      ) : null}
      {correcting ? (
        <CorrectDialog
          fact={fact}
          card={card}
          message={message}
          onClose={() => setCorrecting(false)}
        />
      ) : null}
    </li>
  );
};
