import type { SignedQuote } from '@tomoguide/contract/bookings/entities';
import type { Particulars } from '@tomoguide/contract/bookings/particulars';
import type { QuoteLine, QuoteLineKind } from '@tomoguide/contract/bookings/quote-lines';
import { formatDate, formatMoney, formatYen } from '@tomoguide/contract/format';
import { type ReactNode, useId } from 'react';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Line, Lines } from '../../../ui/amount-lines.tsx';

export type QuotedChoices = Pick<Particulars, 'meal' | 'transport' | 'tickets'>;

interface Props {
  quote: Pick<SignedQuote, 'jpyPerRmb'> & { lines: readonly QuoteLine[]; day: string | null };
  /** The chosen options that the user may see, shown next to their amounts. */
  choices: Partial<QuotedChoices>;
  travelers: number;
}

const TOTALS: readonly QuoteLineKind[] = ['total_rmb', 'total_jpy'];
/** The lines that show how the total is paid. The amount due on site is the total in yen. */
const PAID: readonly QuoteLineKind[] = ['deposit', 'in_person'];

const Currency = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-2.5">
      <h4 id={id} className="font-semibold text-ink-soft text-xs">
        {title}
      </h4>
      <Lines>{children}</Lines>
    </section>
  );
};

/** An amount in its exact currency, with an approximate amount in the other currency below. */
const Amount = ({ line }: { line: QuoteLine }) => {
  const { t } = useTranslation('quote');
  const locale = useLocale();
  const rmb = formatMoney(
    line.currency === 'JPY' ? Math.round(line.cents / 100) * 100 : line.cents,
    locale,
  );
  const yen = formatYen(line.yen, locale);
  const [exact, about] = line.currency === 'RMB' ? [rmb, yen] : [yen, rmb];
  return (
    <>
      {exact}
      {line.cents > 0 ? (
        <span className="block font-normal text-ink-soft text-xs">
          {t('quote.lines.about', { amount: about })}
        </span>
      ) : null}
    </>
  );
};

/** Every line of a quote: the price in RMB and, separately, the costs in yen. */
export const QuoteLines = ({ quote, choices, travelers }: Props) => {
  const { t } = useTranslation('quote', 'bookings');
  const locale = useLocale();
  const { meal = null, transport = null, tickets = null } = choices;
  const hints: Partial<Record<QuoteLineKind, string | null>> = {
    meal: meal && t(`bookings.meal.${meal}`),
    transport: transport && t(`bookings.transport.${transport}`),
    tickets: tickets && t(`bookings.tickets.${tickets}`),
  };
  const linesIn = (currency: QuoteLine['currency']) => {
    const own = quote.lines.filter((line) => line.currency === currency && line.kind !== 'on_site');
    const isTotal = ({ kind }: QuoteLine) => TOTALS.includes(kind);
    const isPaid = ({ kind }: QuoteLine) => PAID.includes(kind);
    return [
      ...own.filter((line) => !isTotal(line) && !isPaid(line)),
      ...own.filter(isTotal),
      ...own.filter(isPaid),
    ];
  };
  const getLabel = (kind: QuoteLineKind): string => {
    if (kind === 'extra_people') return t('quote.lines.extra', { count: travelers - 1 });
    return t(`quote.lines.${kind === 'on_site' ? 'total_jpy' : kind}`);
  };
  const line = (one: QuoteLine) => (
    <Line
      key={one.kind}
      strong={TOTALS.includes(one.kind)}
      hint={hints[one.kind] ?? undefined}
      label={getLabel(one.kind)}
    >
      <Amount line={one} />
    </Line>
  );
  const yen = linesIn('JPY');
  return (
    <div className="grid gap-5">
      <Currency title={t('quote.lines.rmbPart')}>{linesIn('RMB').map(line)}</Currency>
      {yen.some(({ yen: amount }) => amount > 0) ? (
        <Currency title={t('quote.lines.yenPart')}>{yen.map(line)}</Currency>
      ) : null}
      {transport && transport !== 'none' ? (
        <p className="text-ink-soft text-xs">{t('quote.car')}</p>
      ) : null}
      <p className="text-ink-soft text-xs">
        {quote.day
          ? t('quote.lines.rateOf', { rate: quote.jpyPerRmb, day: formatDate(quote.day, locale) })
          : t('quote.lines.rate', { rate: quote.jpyPerRmb })}
      </p>
    </div>
  );
};
