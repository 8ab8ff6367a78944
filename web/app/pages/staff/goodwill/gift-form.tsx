import { formatMoney } from '@tomoguide/contract/format';
import { typedAmount } from '@tomoguide/contract/payments/typed-amount';
import type { FoundPerson } from '@tomoguide/contract/staff/entities';
import { GOODWILL_MAX_CENTS, STAFF_REASON_MAX } from '@tomoguide/contract/staff/fields';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { errorCodeOf } from '../../../lib/api-error.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { showToast } from '../../../ui/toast.ts';
import { AmountField } from '../amount-field.tsx';
import { ReasonField } from '../reason-field.tsx';
import { useFormAction } from '../use-reason.ts';
import { lookUp, useGive } from './queries.ts';

const Recipient = ({ found }: { found: FoundPerson }) => {
  const { t } = useTranslation('staff-goodwill');
  const locale = useLocale();
  const { person, fullName, username, walletCents } = found;
  return (
    <div className="flex items-center gap-4">
      <Avatar name={person.nickname} src={person.profilePicture} size={48} />
      <div className="min-w-0">
        <p className="wrap-anywhere font-semibold">
          <bdi>{person.nickname}</bdi>
        </p>
        <p className="wrap-anywhere text-ink-soft">
          <bdi>{fullName}</bdi> · {username}
        </p>
        <p className="tabular text-ink-soft">
          {t('holds', { amount: formatMoney(walletCents, locale) })}
        </p>
      </div>
    </div>
  );
};

const EMPTY = { amount: '', reason: '' };

/** Asks for the amount and the reason. */
export const GiftForm = ({
  found,
  onGiven,
}: {
  found: FoundPerson;
  onGiven: (found: FoundPerson) => void;
}) => {
  const { t } = useTranslation('staff-goodwill');
  const { t: errors } = useTranslation('errors');
  const locale = useLocale();
  const give = useGive();
  const [{ amount, reason }, type] = useFormAction(`goodwill:${found.person.id}`, EMPTY);
  const [tried, setTried] = useState(false);
  const [confirming, setConfirming] = useState(false);
  const amountInput = useRef<HTMLInputElement>(null);
  const reasonInput = useRef<HTMLTextAreaElement>(null);
  const money = (cents: number) => formatMoney(cents, locale);
  const most = money(GOODWILL_MAX_CENTS);
  const cents = typedAmount(amount);
  const amountCents = cents !== null && cents > 0 && cents <= GOODWILL_MAX_CENTS ? cents : null;
  const name = found.person.nickname;

  const openConfirmation = () => {
    flushSync(() => setTried(true));
    if (amountCents === null) return amountInput.current?.focus();
    if (reason.trim() === '') return reasonInput.current?.focus();
    setConfirming(true);
  };
  /**
   * An earlier gift whose reply was lost had been given. Keeps the input, for the user who still wants to
   * give this one too.
   */
  const reportEarlierGift = async () => {
    const after = await lookUp(found.username).catch(() => null);
    const description = after
      ? t('givenBeforeHint', { name, amount: money(after.walletCents) })
      : t('givenBeforeUnknown');
    showToast({ tone: 'destructive', title: t('givenBefore'), description });
    if (after) onGiven(after);
  };
  const confirm = async () => {
    if (amountCents === null || give.isPending) return;
    try {
      const gift = { userId: found.person.id, amountCents, reason: reason.trim() };
      const after = await give.mutateAsync(gift);
      showToast({
        tone: 'success',
        title: t('given'),
        description: t('givenHint', { name, amount: money(after.walletCents) }),
      });
      type(EMPTY);
      setTried(false);
      onGiven(after);
    } catch (error) {
      const code = errorCodeOf(error);
      if (code === 'IDEMPOTENCY_KEY_REUSED') await reportEarlierGift();
      else showToast({ tone: 'destructive', title: errors(code) });
    }
    setConfirming(false);
  };

  return (
    <div className="grid gap-5 border-line border-t pt-6">
      <Recipient found={found} />
      <AmountField
        ref={amountInput}
        label={t('amount')}
        hint={t('amountHint', { amount: most })}
        error={tried && amountCents === null ? t('amountWrong', { amount: most }) : undefined}
        value={amount}
        onChange={(typed) => type({ amount: typed })}
      />
      <ReasonField
        ref={reasonInput}
        label={t('reason')}
        hint={t('reasonHint')}
        error={tried && reason.trim() === '' ? t('reasonMissing') : undefined}
        max={STAFF_REASON_MAX}
        value={reason}
        onChange={(typed) => type({ reason: typed })}
      />
      <Button className="justify-self-start" onClick={openConfirmation}>
        {amountCents === null ? t('giveNothing') : t('give', { amount: money(amountCents) })}
      </Button>
      <ConfirmDialog
        open={confirming}
        title={t('confirmTitle')}
        confirmLabel={give.isPending ? t('giving') : t('give', { amount: money(amountCents ?? 0) })}
        onConfirm={confirm}
        onClose={() => setConfirming(false)}
        busy={give.isPending}
      >
        {t('confirmText', { name, amount: money(amountCents ?? 0) })}
      </ConfirmDialog>
    </div>
  );
};
