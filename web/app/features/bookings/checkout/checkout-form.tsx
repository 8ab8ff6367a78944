import { useQuery } from '@tanstack/react-query';
import {
  PARTICULAR_FIELDS,
  type ParticularField,
  wrongParticulars,
} from '@tomoguide/contract/bookings/particulars';
import { formatMoney } from '@tomoguide/contract/format';
import type { GuideDetail } from '@tomoguide/contract/guides/entities';
import type { UserId } from '@tomoguide/contract/primitives';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { showToast } from '../../../ui/toast.ts';
import { GuideLine } from '../booking/guide-line.tsx';
import { wallet } from '../queries.ts';
import { draftKey, useDraft } from './checkout-draft.ts';
import { orderOf } from './checkout-order.ts';
import { useParticularSentences } from './particular-sentences.ts';
import { ParticularsFields } from './particulars/particulars-fields.tsx';
import { CurrentPolicy, PayButton } from './payment/pay-button.tsx';
import { PaymentChoice } from './payment/payment-choice.tsx';
import { PriceBox } from './price-box.tsx';
import type { FieldProblem } from './refusal.ts';
import { RefusalNotice } from './refusal-notice.tsx';
import { StepCard } from './step-card.tsx';
import { hasErrors } from './tour/tour-errors.ts';
import { TourFields } from './tour/tour-fields.tsx';
import { TourSummary } from './tour/tour-summary.tsx';
import { useTour } from './tour/use-tour.ts';
import { useCheckout } from './use-checkout.ts';

const NOTHING_WRONG: ReadonlySet<ParticularField> = new Set();

/** Whether the refused field stands in the first step. */
const isOfTour = (refused: FieldProblem | null): boolean =>
  refused !== null && !PARTICULAR_FIELDS.some((field) => field === refused.field);

const FIRST_INVALID = '[aria-invalid="true"], [data-invalid] input, [data-invalid]';

/** The three steps on one page: the tour, the particulars, the deposit. */
export const CheckoutForm = ({ guide, userId }: { guide: GuideDetail; userId: UserId }) => {
  const { t } = useTranslation('bookings-checkout');
  const locale = useLocale();
  const form = useRef<HTMLFormElement>(null);
  const key = draftKey(userId, guide.id);
  const [draft, changeDraft] = useDraft(key);
  const { choice, change, problems, quote, quoteIsUnknown, quoteIsStale, quoteFailed } =
    useTour(guide);
  const { phase, problem, submit, clearProblem } = useCheckout(guide.id, key);
  const balance = useQuery(wallet()).data?.balanceCents ?? 0;
  const [editing, setEditing] = useState(false);
  // Errors show after the first attempt to submit; each attempt focuses the first of them.
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>(FIRST_INVALID)?.focus();
  }, [tries]);

  const wrong = wrongParticulars(draft, choice);
  const refused = problem?.kind === 'field' ? problem : null;
  const sentences = useParticularSentences(tries > 0 ? wrong : NOTHING_WRONG, refused);
  // What the server refuses is led to like what the form finds.
  useEffect(() => {
    if (refused) form.current?.querySelector<HTMLElement>(FIRST_INVALID)?.focus();
  }, [refused]);
  const usesWallet = draft.useWallet && balance > 0;
  const walletCents = usesWallet ? Math.min(balance, quote?.depositCents ?? 0) : 0;
  const busy = phase !== 'idle';
  const openTour = editing || hasErrors(problems) || isOfTour(refused);

  const chooseStart = () => {
    clearProblem();
    setEditing(true);
    change({ start: null });
    setTries(tries + 1);
  };

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (hasErrors(problems) || wrong.size > 0) {
      setTries(tries + 1);
      if (wrong.has('meetingPostalCode'))
        showToast({
          tone: 'destructive',
          title: t('postalToast'),
          description: t('postalToastHint'),
        });
      return;
    }
    const { start, travelers } = choice;
    if (!quote || quoteIsStale || start === null || travelers === null) return;
    submit(
      orderOf(quote, { ...choice, start, travelers }, draft, { useWallet: usesWallet, locale }),
    );
  };

  return (
    <form
      ref={form}
      noValidate
      onSubmit={send}
      className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_auto_auto_1fr] lg:gap-8"
    >
      <StepCard
        number={1}
        title={t('tour')}
        className="min-w-0 lg:col-start-1"
        action={
          hasErrors(problems) ? null : (
            <Button
              tone="quiet"
              size="small"
              disabled={busy}
              aria-expanded={openTour}
              onClick={() => setEditing(!editing)}
            >
              {editing ? t('done') : t('change')}
            </Button>
          )
        }
      >
        {openTour || choice.start === null ? (
          <TourFields
            guideId={guide.id}
            offer={guide}
            choice={choice}
            problems={tries > 0 || problems.start === 'startGone' ? problems : {}}
            refused={refused}
            onChange={(part) => {
              clearProblem();
              setEditing(true);
              change(part);
            }}
          />
        ) : (
          <TourSummary offer={guide} choice={{ ...choice, start: choice.start }} />
        )}
      </StepCard>
      <StepCard number={2} title={t('particulars')} className="min-w-0 lg:col-start-1">
        <ParticularsFields
          draft={draft}
          wrong={sentences}
          onChange={(change) => {
            if (refused) clearProblem();
            changeDraft(change);
          }}
        />
      </StepCard>
      <aside className="min-w-0 self-start lg:sticky lg:top-24 lg:col-start-2 lg:row-span-4 lg:row-start-1">
        <Card className="grid gap-5">
          <GuideLine guide={guide} />
          {quoteFailed ? (
            <ErrorState title={t('loadFailed')} />
          ) : (
            <PriceBox
              quote={quote}
              unknown={quoteIsUnknown}
              stale={quoteIsStale}
              draft={draft}
              walletCents={walletCents}
            />
          )}
        </Card>
      </aside>
      <StepCard number={3} title={t('pay')} className="min-w-0 lg:col-start-1">
        <PaymentChoice
          balanceCents={balance}
          depositCents={quote?.depositCents ?? 0}
          useWallet={draft.useWallet}
          method={draft.method}
          disabled={busy}
          onChange={changeDraft}
        />
        {choice.start === null ? null : (
          <CurrentPolicy start={choice.start} timeZone={guide.timeZone} />
        )}
        <p className="text-ink-soft text-sm">{t('afterPay')}</p>
        {problem && problem.kind !== 'field' ? (
          <RefusalNotice problem={problem} quote={quote} onChooseStart={chooseStart} />
        ) : null}
      </StepCard>
      <div className="contents lg:col-start-1 lg:block">
        <PayButton
          depositCents={quote?.depositCents}
          walletCents={walletCents}
          phase={phase}
          waiting={quoteIsStale || (!quote && !quoteIsUnknown)}
          note={
            quote ? (
              <>
                <span>
                  {t('total')} {formatMoney(quote.totalCents, locale)}
                </span>
                <span>
                  {t('inPersonShort')} {formatMoney(quote.finalPaymentCents, locale)}
                </span>
              </>
            ) : null
          }
        />
      </div>
    </form>
  );
};
