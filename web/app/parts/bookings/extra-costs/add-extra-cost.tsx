import type { Booking } from '@tomoguide/contract/bookings/entities';
import {
  ADD_EXTRA_COST,
  EXTRA_COST_TEXT_MAX,
  EXTRA_COST_YEN_MAX,
} from '@tomoguide/contract/bookings/extra-costs';
import { formatNumber } from '@tomoguide/contract/format';
import { parseTypedDecimal } from '@tomoguide/contract/typed-digits';
import { useState } from 'react';
import { useOwnDraft } from '../../../form/stored-draft.ts';
import { useForm } from '../../../form/use-form.ts';
import { getErrorCode } from '../../../lib/api-error.ts';
import { usePersonName } from '../../../translation/use-person-name.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { showToast } from '../../../ui/toast.ts';
import { Unbroken } from '../../../ui/unbroken.tsx';
import { getOtherName } from '../booking/other-name.ts';
import { useAddExtraCost } from '../mutations.ts';

/** Returns the typed amount, also with a currency sign or separators; null if it is not an amount. */
const parseYen = (typed: string): number | null => {
  const number = parseTypedDecimal(typed.replace(/[¥￥円]|日元|JPY/gi, ''));
  const yen = number?.fraction === '' ? Number(number.whole) : 0;
  return yen >= 1 && yen <= EXTRA_COST_YEN_MAX ? yen : null;
};

const AddDialog = ({ booking, onClose }: { booking: Booking; onClose: () => void }) => {
  const { t } = useTranslation('extra-costs', 'errors');
  const name = usePersonName()(getOtherName(booking));
  const add = useAddExtraCost();
  const state = useOwnDraft(`extra-cost:${booking.id}`, { text: '', yen: '' });
  const [, , clear] = state;
  const form = useForm({
    state,
    validate: ({ text, yen }) => {
      const length = [...text.trim()].length;
      return {
        text:
          length < 1 || length > EXTRA_COST_TEXT_MAX
            ? t('extra-costs.textMissing', { max: EXTRA_COST_TEXT_MAX })
            : undefined,
        yen:
          parseYen(yen) === null
            ? t('extra-costs.yenMissing', { max: formatNumber(EXTRA_COST_YEN_MAX) })
            : undefined,
      };
    },
    fieldErrorsOf: () => ({}),
    send: async ({ text, yen }) => {
      await add.mutateAsync({
        id: booking.id,
        text: text.trim(),
        yen: parseYen(yen) ?? 0,
      });
      clear();
      showToast({ tone: 'success', title: t('extra-costs.sent') });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      title={t('extra-costs.addTitle')}
      confirmLabel={t('extra-costs.send')}
      onConfirm={form.submit}
      onClose={onClose}
      busy={form.busy}
    >
      <div ref={form.ref} className="grid gap-4">
        <p>
          <Unbroken names={[name]}>{t('extra-costs.addText', { name })}</Unbroken>
        </p>
        <Field label={t('extra-costs.text')} error={form.errors.text}>
          {(control) => (
            <Input {...control} {...form.text('text')} maxLength={2 * EXTRA_COST_TEXT_MAX} />
          )}
        </Field>
        <Field label={t('extra-costs.yen')} error={form.errors.yen}>
          {(control) => (
            <Input {...control} {...form.text('yen')} inputMode="numeric" maxLength={12} />
          )}
        </Field>
        {form.error ? (
          <p role="alert" className="text-seal">
            {t(`errors.${getErrorCode(form.error)}`)}
          </p>
        ) : null}
      </div>
    </ConfirmDialog>
  );
};

/** A button that proposes an extra cost to the other user, while the booking has room for one. */
export const AddExtraCostButton = ({ booking }: { booking: Booking }) => {
  const { t } = useTranslation('extra-costs');
  const [isOpen, setOpen] = useState(false);
  if (!(isOpen || booking.can.includes(ADD_EXTRA_COST))) return null;
  return (
    <>
      <Button tone="secondary" onClick={() => setOpen(true)}>
        {t('extra-costs.add')}
      </Button>
      {isOpen ? <AddDialog booking={booking} onClose={() => setOpen(false)} /> : null}
    </>
  );
};
