import { formatMoney } from '@tomoguide/contract/format';
import { parseAmount } from '@tomoguide/contract/payments/typed-amount';
import type { FoundPerson } from '@tomoguide/contract/staff/entities';
import { STAFF_REASON_MAX } from '@tomoguide/contract/staff/fields';
import { GOODWILL_MAX_CENTS } from '@tomoguide/contract/staff/figures';
import { useState } from 'react';
import { requireText } from '../../../form/required.ts';
import { useOwnDraft } from '../../../form/stored-draft.ts';
import { useForm } from '../../../form/use-form.ts';
import { getErrorCode } from '../../../lib/api-error.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { showToast } from '../../../ui/toast.ts';
import { AmountField } from '../amount-field.tsx';
import { ReasonField } from '../reason-field.tsx';
import { fetchPerson, useGiveGoodwill } from './queries.ts';

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
          {t('staff-goodwill.holds', { amount: formatMoney(walletCents, locale) })}
        </p>
      </div>
    </div>
  );
};

const EMPTY = { amount: '', reason: '' };

const parseCents = (amount: string): number | null => {
  const cents = parseAmount(amount);
  return cents !== null && cents > 0 && cents <= GOODWILL_MAX_CENTS ? cents : null;
};

/** A form for the amount and the reason of a goodwill credit. */
export const GiftForm = ({
  found,
  onGiven,
}: {
  found: FoundPerson;
  onGiven: (found: FoundPerson) => void;
}) => {
  const { t } = useTranslation('staff-goodwill', 'errors');
  const locale = useLocale();
  const give = useGiveGoodwill();
  const [confirming, setConfirming] = useState(false);
  const money = (cents: number) => formatMoney(cents, locale);
  const most = money(GOODWILL_MAX_CENTS);
  const state = useOwnDraft(`staff:goodwill:${found.person.id}`, EMPTY);
  const [, , clear] = state;
  const form = useForm({
    state,
    validate: ({ amount, reason }) => ({
      amount:
        parseCents(amount) === null ? t('staff-goodwill.amountWrong', { amount: most }) : undefined,
      reason: requireText(reason, t('staff-goodwill.reasonMissing')),
    }),
    send: async () => setConfirming(true),
  });
  const { amount, reason } = form.values;
  const amountCents = parseCents(amount);
  const name = found.person.nickname;

  /**
   * Reports that an earlier credit, whose reply was lost, was given after all. The input stays, in case the
   * user still wants to give this credit too.
   */
  const reportEarlierGift = async () => {
    const after = await fetchPerson(found.username).catch(() => null);
    const description = after
      ? t('staff-goodwill.givenBeforeHint', { name, amount: money(after.walletCents) })
      : t('staff-goodwill.givenBeforeUnknown');
    showToast({ tone: 'destructive', title: t('staff-goodwill.givenBefore'), description });
    if (after) onGiven(after);
  };
  const confirm = async () => {
    if (amountCents === null || give.isPending) return;
    try {
      const gift = { userId: found.person.id, amountCents, reason: reason.trim() };
      const after = await give.mutateAsync(gift);
      showToast({
        tone: 'success',
        title: t('staff-goodwill.given'),
        description: t('staff-goodwill.givenHint', { name, amount: money(after.walletCents) }),
      });
      clear();
      form.reset();
      onGiven(after);
    } catch (error) {
      const code = getErrorCode(error);
      if (code === 'IDEMPOTENCY_KEY_REUSED') await reportEarlierGift();
      else showToast({ tone: 'destructive', title: t(`errors.${code}`) });
    }
    setConfirming(false);
  };

  return (
    <div ref={form.ref} className="grid gap-5 border-line border-t pt-6">
      <Recipient found={found} />
      <AmountField
        label={t('staff-goodwill.amount')}
        hint={t('staff-goodwill.amountHint', { amount: most })}
        error={form.errors.amount}
        {...form.text('amount')}
      />
      <ReasonField
        label={t('staff-goodwill.reason')}
        hint={t('staff-goodwill.reasonHint')}
        error={form.errors.reason}
        max={STAFF_REASON_MAX}
        {...form.text('reason')}
      />
      <Button className="justify-self-start" onClick={form.submit}>
        {amountCents === null
          ? t('staff-goodwill.giveNothing')
          : t('staff-goodwill.give', { amount: money(amountCents) })}
      </Button>
      <ConfirmDialog
        open={confirming}
        title={t('staff-goodwill.confirmTitle')}
        confirmLabel={
          give.isPending
            ? t('staff-goodwill.giving')
            : t('staff-goodwill.give', { amount: money(amountCents ?? 0) })
        }
        onConfirm={confirm}
        onClose={() => setConfirming(false)}
        busy={give.isPending}
      >
        {t('staff-goodwill.confirmText', { name, amount: money(amountCents ?? 0) })}
      </ConfirmDialog>
    </div>
  );
};
