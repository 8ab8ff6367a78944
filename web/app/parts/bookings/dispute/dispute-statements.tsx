import type { BookingDetail, Dispute } from '@tomoguide/contract/bookings/entities';
import type { StoredFile } from '@tomoguide/contract/files/entities';
import { formatMoney, formatOnGuidesClock } from '@tomoguide/contract/format';
import { useId } from 'react';
import { getUserTimeZone } from '../../../lib/own-zone.ts';
import { usePersonName } from '../../../translation/use-person-name.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { FreeText } from '../../../ui/free-text.tsx';
import { NamedSection } from '../../../ui/named-section.tsx';
import { Unbroken } from '../../../ui/unbroken.tsx';
import { FileList } from '../../files/viewer/file-list.tsx';
import { getOtherName } from '../booking/other-name.ts';
import { DisputeAnswer } from './dispute-answer.tsx';

interface Props {
  booking: BookingDetail;
  dispute: Dispute;
}

interface WordsProps {
  by: string;
  files?: readonly StoredFile[];
  children: string;
}

const Statement = ({ by, files = [], children }: WordsProps) => (
  <div className="grid gap-1">
    <p className="text-ink-soft text-sm">{by}</p>
    <p className="wrap-anywhere whitespace-pre-line">
      <FreeText>{children}</FreeText>
    </p>
    {files.length > 0 ? (
      <div className="mt-2">
        <FileList files={files} />
      </div>
    ) : null}
  </div>
);

/** The other user's statement, or the form for the user's own statement. */
const OtherSide = ({ booking, dispute }: Props) => {
  const { t } = useTranslation('dispute');
  const nameOf = usePersonName();
  const name = nameOf(getOtherName(booking));
  const isMine = dispute.openedBy !== booking.viewerIs;
  if (dispute.statement !== null)
    return (
      <Statement
        by={isMine ? t('dispute.byYou') : t('dispute.byOther', { name })}
        files={dispute.statementFiles}
      >
        {dispute.statement}
      </Statement>
    );
  if (dispute.decision || booking.status !== 'disputed') return null;
  if (isMine) return <DisputeAnswer booking={booking} />;
  return <p className="text-ink-soft">{t('dispute.waitingOther', { name })}</p>;
};

const Decision = ({
  booking,
  decision,
}: Pick<Props, 'booking'> & { decision: NonNullable<Dispute['decision']> }) => {
  const nameOf = usePersonName();
  const { t } = useTranslation('dispute');
  const locale = useLocale();
  const { viewerIs, traveler } = booking;
  const { refundCents } = decision;
  return (
    <div className="grid gap-1">
      <p className="font-semibold">{t(`dispute.${decision.outcome}`)}</p>
      {decision.by === 'clock' ? <p className="text-ink-soft">{t('dispute.byRule')}</p> : null}
      <p>
        {t(refundCents > 0 ? `dispute.back_${viewerIs}` : `dispute.nothing_${viewerIs}`, {
          amount: formatMoney(refundCents, locale),
          name: nameOf(traveler.nickname),
        })}
      </p>
      {decision.reason ? <Statement by={t('dispute.fromTeam')}>{decision.reason}</Statement> : null}
    </div>
  );
};

/** A dispute as both users see it: both statements, and the decision or its deadline. */
export const DisputeStatements = ({ booking, dispute }: Props) => {
  const nameOf = usePersonName();
  const { t } = useTranslation('dispute');
  const locale = useLocale();
  const isMine = dispute.openedBy === booking.viewerIs;
  const id = useId();
  return (
    <NamedSection
      aria-labelledby={id}
      className="grid content-start gap-4 rounded-2xl bg-sunken p-5"
    >
      <h4 id={id} className="font-semibold text-sm">
        {t('dispute.heading')}
      </h4>
      {/* No text: a start code contested the no-show. */}
      {dispute.reason === '' ? (
        <>
          <p>{t('dispute.byCode')}</p>
          {isMine && !dispute.decision && booking.status === 'disputed' ? (
            <DisputeAnswer booking={booking} isOpener />
          ) : null}
        </>
      ) : (
        <Statement
          by={
            isMine
              ? t('dispute.byYou')
              : t('dispute.byOther', { name: nameOf(getOtherName(booking)) })
          }
          files={dispute.files}
        >
          {dispute.reason}
        </Statement>
      )}
      <OtherSide booking={booking} dispute={dispute} />
      {dispute.decision ? (
        <Decision booking={booking} decision={dispute.decision} />
      ) : (
        <p className="text-ink-soft">
          <Unbroken>
            {t('dispute.decideBy', {
              time: formatOnGuidesClock(
                dispute.decideBy,
                booking.timeZone,
                getUserTimeZone(),
                locale,
              ),
            })}
          </Unbroken>
        </p>
      )}
    </NamedSection>
  );
};
