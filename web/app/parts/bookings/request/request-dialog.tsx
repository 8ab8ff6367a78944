import { useQuery } from '@tanstack/react-query';
import { formatMoney } from '@tomoguide/contract/format';
import type { GuideDetail } from '@tomoguide/contract/guides/entities';
import type { ConversationId, GuideId, UserId } from '@tomoguide/contract/primitives';
import { useId } from 'react';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { showToast } from '../../../ui/toast.ts';
import { CurrentPolicy } from '../checkout-form/pay-button.tsx';
import { checkoutGuideQuery } from '../checkout-form/queries.ts';
import { LiveQuote } from './live-quote.tsx';
import { RequestFields } from './request-fields.tsx';
import { RequestFrame } from './request-frame.tsx';
import { RequestRefusal } from './request-refusal.tsx';
import { useRequestForm } from './use-request-form.ts';

interface Props {
  guideId: GuideId;
  name: string;
  userId: UserId;
  conversationId: ConversationId;
  begun: URLSearchParams | null;
  onClose: () => void;
  /** Called instead of `onClose` after the request was sent. */
  onSent?: () => void;
}

const Form = ({
  guide,
  name,
  userId,
  conversationId,
  begun,
  onClose,
  onSent = onClose,
}: Omit<Props, 'guideId'> & { guide: GuideDetail }) => {
  const { t } = useTranslation('tour-request', 'quote');
  const locale = useLocale();
  const id = useId();
  const hasArrived = () => {
    onSent();
    showToast({
      tone: 'success',
      title: t('tour-request.sent'),
      description: t('tour-request.sentHint', { name }),
    });
  };
  const state = useRequestForm({ guide, userId, conversationId, begun, onSent: hasArrived });
  const { tour, draft, busy, waiting, refusal } = state;
  const total = tour.quote ? formatMoney(tour.quote.totalCents, locale) : null;
  return (
    <Dialog
      open
      wide
      locked={busy}
      onClose={onClose}
      title={t('tour-request.title', { name })}
      footer={
        <div className="flex items-center justify-between gap-4">
          <p className="tabular min-w-0 text-sm">
            {total ? (
              <>
                <span className="block text-ink-soft">{t('quote.lines.total_rmb')}</span>
                <b className="font-semibold text-lg">{total}</b>
              </>
            ) : null}
          </p>
          <Button type="submit" form={id} size="large" busy={busy || waiting}>
            {busy ? t('tour-request.sending') : t('tour-request.send')}
          </Button>
        </div>
      }
    >
      <form
        id={id}
        ref={state.form}
        noValidate
        onSubmit={state.submit}
        className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-10"
      >
        <RequestFields guide={guide} state={state} />
        <aside className="min-w-0">
          <div
            data-field="price"
            className="grid gap-4 rounded-2xl bg-sunken p-5 lg:sticky lg:top-0"
          >
            <h3 className="font-semibold text-lg">{t('tour-request.quote')}</h3>
            <LiveQuote state={state} />
            <p className="text-ink-soft text-sm">{t('tour-request.signs', { name })}</p>
            {draft.choice.start === null || state.wrong.date ? null : (
              <CurrentPolicy
                start={draft.choice.start}
                timeZone={guide.timeZone}
                isInstant={false}
              />
            )}
          </div>
        </aside>
        {refusal ? (
          <div className="lg:col-span-2">
            <RequestRefusal problem={refusal} onChooseStart={state.chooseStart} />
          </div>
        ) : null}
      </form>
    </Dialog>
  );
};

/** The form for a tour request: a sheet on phones, a wide dialog elsewhere. Closing it keeps the input. */
export const RequestDialog = ({ guideId, ...props }: Props) => {
  const { t } = useTranslation('tour-request');
  const guide = useQuery(checkoutGuideQuery(guideId));
  if (guide.data?.listed) return <Form guide={guide.data} {...props} />;
  const frame = { title: t('tour-request.title', { name: props.name }), onClose: props.onClose };
  if (guide.isPending) return <RequestFrame {...frame} />;
  return (
    <Dialog open {...frame}>
      {guide.isLoadingError ? (
        <ErrorState title={t('tour-request.loadFailed')} onRetry={() => guide.refetch()} />
      ) : (
        <p>{t('tour-request.unlisted', { name: props.name })}</p>
      )}
    </Dialog>
  );
};
