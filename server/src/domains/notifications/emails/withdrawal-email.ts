import { formatMoney } from '@tomoguide/contract/format';
import type { Reaction } from '../../../events/dispatcher.ts';
import { getTranslation } from '../../../translation.ts';
import { loadUsersByIds } from '../../accounts/service.ts';
import { presentWithdrawal, withdrawalById } from '../../payments/service.ts';
import { buildEmailText } from './email-frame.ts';
import { enqueueEmail } from './send-emails.ts';

/** Emails the user that a withdrawal was paid, and to which account. */
export const sendWithdrawalEmail: Reaction<'payment.withdrawal_paid'> = async (tx, event, deps) => {
  const row = await withdrawalById(tx, event.payload.withdrawalId);
  const [reader] = (await loadUsersByIds(tx, [event.payload.userId])).values();
  if (!row || !reader) return;
  const { amountCents, kind, bank, maskedNumber, holder } = presentWithdrawal(row);
  const t = getTranslation<'emails'>(reader.locale);
  const amount = formatMoney(amountCents, reader.locale);
  const email = {
    reader,
    to: reader.email,
    subject: t('emails.withdrawalPaid.subject', { amount }),
    text: buildEmailText(
      t,
      reader.nickname,
      t('emails.withdrawalPaid.text', { amount }),
      t(`emails.withdrawalPaid.to.${kind}`, { bank: bank ?? '', number: maskedNumber, holder }),
      t('emails.withdrawalPaid.see', { url: `${deps.config.publicUrl}/withdrawal` }),
    ),
  };
  await enqueueEmail(tx, deps, email, 'withdrawals', `event-${event.id}-0`);
};
