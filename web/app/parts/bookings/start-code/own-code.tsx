import { TOTP_STEP_SECONDS } from '@tomoguide/contract/bookings/figures';
import { calculateTotpCode, calculateTotpStep } from '@tomoguide/contract/bookings/totp';
import encodeQR from 'qr';
import { useEffect, useMemo, useState } from 'react';
import { useNow } from '../../../lib/use-now.ts';
import { getServerNow, type SavedStart } from './saved-starts.ts';

/** The width of the white margin that the QR code standard requires, in modules. */
const QUIET = 4;

/** A QR code, dark on white in both themes, because scanners read nothing else reliably. */
const QrPicture = ({ text, label }: { text: string; label: string }) => {
  const { path, size } = useMemo(() => {
    const rows = encodeQR(text, 'raw', { border: QUIET });
    const squares = rows.flatMap((row, y) =>
      row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])),
    );
    return { path: squares.join(''), size: rows.length };
  }, [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-48 rounded-xl bg-mark-paper"
    >
      <path d={path} className="fill-mark-ink" />
    </svg>
  );
};

/**
 * Returns the content of a QR code: the booking's number, which reveals a code for another booking, and the
 * code.
 */
export const getQrText = (bookingNumber: string, code: string): string =>
  `${bookingNumber} ${code}`;

const useCode = (secret: string, step: number): string | null => {
  const [shown, setShown] = useState<{ step: number; code: string } | null>(null);
  useEffect(() => {
    let gone = false;
    calculateTotpCode(secret, step).then(
      (code) => gone || setShown({ step, code }),
      // Browsers without WebCrypto show no code.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [secret, step]);
  return shown?.step === step ? shown.code : null;
};

const formatDigits = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** The texts about the code on the page that shows it. */
export interface OwnCodeWords {
  own: string;
  qr: string;
  next: (time: string) => string;
}

interface Props {
  saved: Pick<SavedStart, 'secret' | 'aheadMs'>;
  bookingNumber: string;
  words: OwnCodeWords;
  /** Class name for the size of the text next to the code. */
  textSize?: 'text-sm' | 'text-lg';
}

/** The user's own code, in large digits and as a QR code, with the time for which it is still valid. */
export const OwnCode = ({ saved, bookingNumber, words, textSize = 'text-sm' }: Props) => {
  const now = getServerNow(saved, useNow(1));
  const step = calculateTotpStep(now);
  const code = useCode(saved.secret, step);
  const left = (step + 1) * TOTP_STEP_SECONDS - Math.floor(now.epochMilliseconds / 1_000);
  return (
    <section className="grid justify-items-center gap-3 text-center" aria-label={words.own}>
      <p className={`text-ink-soft ${textSize}`}>{words.own}</p>
      <p
        className="tabular min-h-12 font-bold text-5xl leading-none"
        translate="no"
        data-own-code={code ?? ''}
      >
        {code ? (
          <>
            <span aria-hidden="true">{`${code.slice(0, 3)}\u2009${code.slice(3)}`}</span>
            <span className="sr-only">{[...code].join(' ')}</span>
          </>
        ) : null}
      </p>
      {code ? (
        <QrPicture text={getQrText(bookingNumber, code)} label={words.qr} />
      ) : (
        <div className="size-48 rounded-xl bg-mark-paper" />
      )}
      <p className={`tabular text-ink-soft ${textSize}`} role="timer" aria-live="off">
        {words.next(formatDigits(left))}
      </p>
    </section>
  );
};
