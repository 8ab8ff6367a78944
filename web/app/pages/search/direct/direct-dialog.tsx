import { withRedirect } from '@tomoguide/contract/accounts/redirect';
import { TEXT_MAX } from '@tomoguide/contract/messaging/fields';
import { isVisible } from '@tomoguide/contract/typed-text';
import { useLocation } from 'react-router';
import { useForm } from '../../../form/use-form.ts';
import { useSession } from '../../../lib/session.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { type Chosen, choose, storeForLogin } from './chosen.ts';
import { Recipient } from './recipient.tsx';
import { getHoursBetween, listEndOptions, listFittingGuides, offersDuration } from './times.ts';
import { TourFields } from './tour-fields.tsx';
import type { RequestedTourState } from './use-requested-tour.ts';
import type { DirectSending } from './use-send-direct.ts';
import { type TourTime, useTimes } from './use-times.ts';

interface Props {
  guides: readonly Chosen[];
  requestedTour: RequestedTourState;
  onDate: (date: string | null) => void;
  sending: DirectSending;
  text: string;
  onText: (text: string) => void;
  onClose: () => void;
  /** Called once the message has been sent to all recipients. */
  onDone: () => void;
}

/**
 * Returns the end for a new start: the previous end or, if that does not fit, the earliest end that suits
 * the most guides.
 */
const findBestEnd = (
  start: string,
  end: string | null,
  guides: readonly Chosen[],
): string | null => {
  const ends = listEndOptions(start, guides);
  const countFittingGuides = (each: string) =>
    guides.filter((guide) => offersDuration(guide, getHoursBetween(start, each))).length;
  const best = ends.toSorted(
    (one, other) => countFittingGuides(other) - countFittingGuides(one),
  )[0];
  return ends.find((each) => each === end) ?? best ?? null;
};

/**
 * Returns the part of the request that the remaining guides can meet. Drops a start that none of them
 * offers.
 */
const useOffered = (guides: readonly Chosen[], requested: TourTime) => {
  const { starts, busy } = useTimes(guides, { ...requested, start: null, end: null });
  const start =
    busy || starts.some(({ time }) => time === requested.start) ? requested.start : null;
  const end = start === null ? null : findBestEnd(start, requested.end, guides);
  const tour = { ...requested, start, end };
  return { times: useTimes(guides, tour), tour };
};

/**
 * A dialog to send one message to several guides: the day, times and group size, which guides fit, the
 * text, and the results.
 */
export const DirectDialog = ({
  guides,
  requestedTour: { tour: requested, change },
  onDate,
  sending: { send, busy, failed, results },
  text,
  onText,
  onClose,
  onDone,
}: Props) => {
  const { t } = useTranslation('direct-message', 'errors');
  const session = useSession();
  const { pathname, search } = useLocation();
  const { times, tour } = useOffered(guides, requested);
  const isSent = (id: Chosen['id']) => results.get(id)?.refused === null;
  const waiting = listFittingGuides(times.fits).filter((id) => !isSent(id));
  const sentCount = guides.filter(({ id }) => isSent(id)).length;
  const isRetry = failed || results.size > 0;
  const isAll = sentCount > 0 && guides.every(({ id }) => isSent(id));
  const { date, start, end, travelers } = tour;
  const changeRequestedTour = (to: Partial<Omit<TourTime, 'date'>>) => {
    const next = { ...tour, ...to };
    change(next.start === null ? to : { ...to, end: findBestEnd(next.start, next.end, guides) });
  };
  const form = useForm({
    state: [{ text }, (part) => onText(part.text ?? text)],
    validate: (typed) => ({
      start:
        start === null && !times.error && !times.busy
          ? t('direct-message.startMissing')
          : undefined,
      text: isVisible(typed.text) ? undefined : t('direct-message.wordsMissing'),
    }),
    send: async (typed) => {
      if (times.error || date === null || start === null || end === null) return;
      const requestedTour = { date, startTime: start, endTime: end, travelers };
      await send(requestedTour, typed.text.trim(), waiting);
    },
  });
  // Also done if no remaining guide is available at that time, because a retry would have no recipients.
  const isDone = isAll || (sentCount > 0 && waiting.length === 0 && !times.busy && !busy);
  const action = isDone ? (
    <Button wide onClick={onDone}>
      {t('direct-message.done')}
    </Button>
  ) : session === null ? (
    <LinkButton
      wide
      to={withRedirect('/login', pathname + search)}
      onClick={() => storeForLogin(text)}
    >
      {t('direct-message.logIn')}
    </LinkButton>
  ) : (
    <Button
      wide
      busy={busy}
      disabled={start !== null && waiting.length === 0}
      onClick={form.submit}
    >
      {isRetry && waiting.length > 0
        ? t('direct-message.sendAgain', { count: waiting.length })
        : start === null || isRetry
          ? t('direct-message.title')
          : t('direct-message.send', { count: waiting.length })}
    </Button>
  );
  return (
    <Dialog
      open
      title={t('direct-message.title')}
      onClose={isAll ? onDone : onClose}
      footer={
        <div className="grid gap-2">
          <p role="status" className="text-sm empty:hidden">
            {failed ? (
              <span className="text-danger">{t('direct-message.failedAll')}</span>
            ) : sentCount > 0 ? (
              t('direct-message.sentAll', { count: sentCount })
            ) : null}
          </p>
          {action}
        </div>
      }
    >
      <div ref={form.ref} className="grid gap-5">
        {isAll ? null : (
          <>
            <TourFields
              guides={guides}
              tour={tour}
              times={times}
              startError={form.errors.start ?? null}
              onDate={onDate}
              onChange={changeRequestedTour}
            />
            {times.error ? (
              <p
                role="alert"
                data-error={times.error}
                className="flex flex-wrap items-center justify-between gap-x-4 rounded-xl bg-sunken px-4 py-3 text-warn"
              >
                {t(`direct-message.errors.${times.error}`)}
                {times.error === 'fetch-error' ? (
                  <Button tone="quiet" size="small" onClick={times.retry}>
                    {t('direct-message.retry')}
                  </Button>
                ) : null}
              </p>
            ) : null}
          </>
        )}
        <section aria-label={t('direct-message.guides')}>
          <ul className="divide-y divide-line">
            {guides.map((guide) => (
              <Recipient
                key={guide.id}
                guide={guide}
                fit={times.fits.get(guide.id) ?? 'checking'}
                compared={date !== null && start !== null}
                result={results.get(guide.id)}
                onRemove={() => choose(guide, false)}
              />
            ))}
          </ul>
        </section>
        {isAll ? null : (
          <Field
            label={t('direct-message.words')}
            hint={t('direct-message.wordsHint')}
            error={form.errors.text}
          >
            {(field) => (
              <Textarea {...field} {...form.text('text')} rows={3} maxLength={TEXT_MAX} />
            )}
          </Field>
        )}
      </div>
    </Dialog>
  );
};
