import { formatMoney } from '@tomoguide/contract/format';
import type { Reaction } from '../../../events/dispatcher.ts';
import { getTranslation } from '../../../translation.ts';
import { loadUsersByIds } from '../../accounts/service.ts';
import { presentWithdrawal, withdrawalById } from '../../payments/service.ts';
import { buildEmailText } from './letter-frame.ts';
import { enqueueLetter } from './send-letters.ts';

/** Emails the user that a withdrawal was paid, and to which account. */
export const sendWithdrawalLetter: Reaction<'payment.withdrawal_paid'> = async (
  tx,
  event,
  deps,
) => {
  const row = await withdrawalById(tx, event.payload.withdrawalId);
  const [reader] = (await loadUsersByIds(tx, [event.payload.userId])).values();
  if (!row || !reader) return;
  const { amountCents, kind, bank, maskedNumber, holder } = presentWithdrawal(row);
  const t = getTranslation<'letters'>(reader.locale);
  const amount = formatMoney(amountCents, reader.locale);
  const letter = {
    reader,
    to: reader.email,
    subject: t('letters.withdrawalPaid.subject', { amount }),
    text: buildEmailText(
      t,
      reader.nickname,
      t('letters.withdrawalPaid.text', { amount }),
      t(`letters.withdrawalPaid.to.${kind}`, { bank: bank ?? '', number: maskedNumber, holder }),
      t('letters.withdrawalPaid.see', { url: `${deps.config.publicUrl}/withdrawal` }),
    ),
  };
  await enqueueLetter(tx, deps, letter, 'withdrawals', `event-${event.id}-0`);
};
