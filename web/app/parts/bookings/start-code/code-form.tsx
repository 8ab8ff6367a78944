import type { Booking } from '@tomoguide/contract/bookings/entities';
import { START_CODE } from '@tomoguide/contract/bookings/start-code';
import { isValidTotp } from '@tomoguide/contract/bookings/totp';
import { extractDigits } from '@tomoguide/contract/typed-digits';
import { type FormEvent, useRef, useState } from 'react';
import { readSession } from '../../../lib/session.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { CorrectedInput } from '../../../ui/corrected-input.tsx';
import { Field } from '../../../ui/field.tsx';
import { ScanLine } from '../../../ui/icons.ts';
import { showToast } from '../../../ui/toast.ts';
import { getOtherName } from '../booking/other-name.ts';
import { type Entry, enterCode } from './entry-queue.ts';
import { getServerNow, type SavedStart } from './saved-starts.ts';
import { Scanner } from './scanner.tsx';

const hasCamera = (): boolean => typeof navigator.mediaDevices?.getUserMedia === 'function';

/** Extracts the code. Users type and paste codes with spaces and dashes. */
const extractCode = (typed: string): string => extractDigits(typed).slice(0, 6);

const isUsersOwnCode = async (saved: SavedStart | null, code: string): Promise<boolean> =>
  saved ? isValidTotp(saved.secret, code, getServerNow(saved)).catch(() => false) : false;

/** Why a code was rejected, as a translation key. */
type Refusal =
  | 'missing'
  | 'ownEntered'
  | 'otherBooking'
  | 'noCamera'
  | `why.${NonNullable<Entry['reason']> | 'refused'}`;

const isAccepted = ({ state, reason }: Entry): boolean =>
  state === 'started' || state === 'contested' || reason === 'already_started';

/** The form for the other user's code, typed or scanned. */
export const CodeForm = ({
  booking,
  saved,
  onDone,
}: {
  booking: Booking;
  saved: SavedStart | null;
  onDone: () => void;
}) => {
  const { t } = useTranslation('start-code');
  const name = getOtherName(booking);
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [busy, setBusy] = useState(false);
  const [scanning, setScanning] = useState(false);

  const showRefusal = (why: Refusal) => {
    setRefusal(why);
    field.current?.focus();
  };

  const submit = async (code: string) => {
    const userId = readSession()?.user.id;
    if (busy || userId === undefined) return;
    if (!START_CODE.test(code)) return showRefusal('missing');
    setBusy(true);
    try {
      if (await isUsersOwnCode(saved, code)) return showRefusal('ownEntered');
      const enteredAt = getServerNow(saved).toString();
      const entry = await enterCode({ userId, bookingId: booking.id, code, enteredAt });
      if (entry.state === 'kept' && !isAccepted(entry))
        return showRefusal(`why.${entry.reason ?? 'refused'}`);
      if (entry.state === 'refused') return showRefusal('why.refused');
      showToast(
        isAccepted(entry)
          ? {
              tone: 'success',
              title: t(
                entry.state === 'contested' ? 'start-code.contested' : 'start-code.accepted',
              ),
            }
          : { title: t('start-code.savedOffline'), description: t('start-code.savedOfflineHint') },
      );
      // Closes the form only if it is still mounted: if the sheet was reopened, it may be showing the
      // user's own code.
      if (form.current) onDone();
    } finally {
      setBusy(false);
    }
  };

  const handleScan = (text: string) => {
    const [, number, code = ''] = /^(?:(TG\d+) )?(\d{6})$/.exec(text) ?? [];
    if (code === '') return;
    setScanning(false);
    if (number && number !== booking.bookingNumber) return showRefusal('otherBooking');
    setTyped(code);
    void submit(code);
  };

  return (
    <form
      ref={form}
      noValidate
      className="grid gap-4"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void submit(typed);
      }}
    >
      {scanning ? (
        <div className="grid gap-2">
          <Scanner
            label={t('start-code.aim', { name })}
            onRead={handleScan}
            onFailure={() => {
              setScanning(false);
              showRefusal('noCamera');
            }}
          />
          <p className="text-ink-soft text-sm">{t('start-code.aim', { name })}</p>
        </div>
      ) : null}
      <Field
        label={t('start-code.theirs', { name })}
        hint={t('start-code.theirsHint')}
        error={refusal && t(`start-code.${refusal}`, { name })}
      >
        {(control) => (
          <CorrectedInput
            {...control}
            ref={field}
            value={typed}
            inputMode="numeric"
            autoComplete="off"
            className="tabular text-2xl"
            onChange={(text) => {
              setTyped(extractCode(text));
              setRefusal(null);
            }}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2 *:grow">
        <Button type="submit" busy={busy}>
          {t(busy ? 'start-code.submitting' : 'start-code.submit')}
        </Button>
        {hasCamera() ? (
          <Button tone="secondary" onClick={() => setScanning(!scanning)}>
            <ScanLine aria-hidden="true" className="size-4" />
            {t(scanning ? 'start-code.stopScan' : 'start-code.scan')}
          </Button>
        ) : null}
      </div>
    </form>
  );
};
