import { useQuery } from '@tanstack/react-query';
import {
  type CardLines,
  DRIVER_WORDS,
  getDriverCardLines,
  type MeetingPlace,
} from '@tomoguide/contract/bookings/card-lines';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Unbroken } from '../../../ui/unbroken.tsx';
import { postalPlacesQuery } from '../queries.ts';

const JapaneseLine = ({ label, children }: { label: string; children: string }) => (
  <div>
    <dt className="text-ink-soft text-lg">{label}</dt>
    <dd className="wrap-anywhere font-semibold text-2xl">{children}</dd>
  </div>
);

const OwnLine = ({
  label,
  lang,
  children,
}: {
  label: string;
  lang?: string;
  children: ReactNode;
}) => (
  <div>
    <dt className="text-ink-soft text-sm">{label}</dt>
    <dd className="wrap-anywhere" lang={lang}>
      {children}
    </dd>
  </div>
);

/** Details for the traveler, who shows the card and may have to read it aloud. */
const ForTraveler = ({ lines }: { lines: CardLines }) => {
  const { t } = useTranslation('driver-card');
  if (!(lines.romaji || lines.chinese || lines.typed)) return null;
  return (
    <dl className="grid gap-3">
      {lines.romaji ? (
        <OwnLine label={t('driver-card.letters')} lang="ja-Latn">
          {lines.romaji}
        </OwnLine>
      ) : null}
      {lines.chinese ? (
        <OwnLine label={t('driver-card.chinese')} lang="zh-CN">
          {lines.chinese}
        </OwnLine>
      ) : null}
      {lines.typed ? <OwnLine label={t('driver-card.typed')}>{lines.typed}</OwnLine> : null}
    </dl>
  );
};

/**
 * The driver's card: the destination in large print for the driver, with details for the traveler below
 * (docs/product/bookings.md, "The driver's card").
 */
export const DriverCard = ({ place }: { place: MeetingPlace }) => {
  const code = place.meetingPostalCode;
  const { data } = useQuery({ ...postalPlacesQuery(code ?? ''), enabled: code !== null });
  const lines = getDriverCardLines(place, data ?? []);
  const { building, station } = place.driverLines;
  return (
    <div className="grid gap-5">
      <div lang="ja" className="grid gap-4 rounded-2xl bg-sunken p-5 text-ink">
        <p className="font-bold text-2xl">{DRIVER_WORDS.please}</p>
        <div>
          {lines.postalCode ? <p className="tabular text-xl">{lines.postalCode}</p> : null}
          <p className="wrap-anywhere font-bold text-3xl leading-snug">
            <Unbroken>{lines.address}</Unbroken>
          </p>
          {lines.kana ? <p className="text-lg">{lines.kana}</p> : null}
        </div>
        {building || station ? (
          <dl className="grid gap-3">
            {building ? (
              <JapaneseLine label={DRIVER_WORDS.building}>{building}</JapaneseLine>
            ) : null}
            {station ? <JapaneseLine label={DRIVER_WORDS.station}>{station}</JapaneseLine> : null}
          </dl>
        ) : null}
      </div>
      <ForTraveler lines={lines} />
    </div>
  );
};
