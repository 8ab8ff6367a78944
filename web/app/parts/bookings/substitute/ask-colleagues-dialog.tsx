import { useQuery } from '@tanstack/react-query';
import type { Booking } from '@tomoguide/contract/bookings/entities';
import { COLLEAGUES_MAX } from '@tomoguide/contract/bookings/figures';
import type { GuideSummary } from '@tomoguide/contract/guides/entities';
import type { GuideId } from '@tomoguide/contract/primitives';
import { useState } from 'react';
import { getErrorCode } from '../../../lib/api-error.ts';
import { usePersonName } from '../../../translation/use-person-name.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { QuietNote } from '../../../ui/quiet-note.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { showToast } from '../../../ui/toast.ts';
import { Unbroken } from '../../../ui/unbroken.tsx';
import { isEndedSubstitution, useAskColleagues } from './mutations.ts';
import { colleaguesQuery } from './queries.ts';

interface LineProps {
  guide: GuideSummary;
  checked: boolean;
  disabled: boolean;
  onChange: () => void;
}

const ColleagueLine = ({ guide, checked, disabled, onChange }: LineProps) => {
  const name = usePersonName()(guide.name);
  return (
    <li>
      <Checkbox
        checked={checked}
        disabled={disabled}
        onChange={onChange}
        className="rounded-xl border border-line px-3 py-2 has-checked:border-action"
        label={
          <span className="flex items-center gap-3">
            <Avatar name={name} src={guide.portrait?.small ?? null} size={40} />
            <bdi className="wrap-anywhere font-semibold">{name}</bdi>
          </span>
        }
      />
    </li>
  );
};

const LOADING = ['1', '2', '3', '4'];

/** Lists the colleagues who could take over the booking; the guide chooses up to five and asks them at once. */
export const AskColleaguesDialog = ({
  booking,
  onClose,
}: {
  booking: Booking;
  onClose: () => void;
}) => {
  const { t } = useTranslation('substitute', 'errors');
  const name = usePersonName()(booking.traveler.nickname);
  const { data: colleagues, isError, refetch } = useQuery(colleaguesQuery(booking.id));
  const [chosen, setChosen] = useState<readonly GuideId[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const ask = useAskColleagues();
  const possible = chosen.filter((id) => colleagues?.some((guide) => guide.id === id));
  const toggle = (id: GuideId) =>
    setChosen(possible.includes(id) ? possible.filter((each) => each !== id) : [...possible, id]);
  const send = async () => {
    if (ask.isPending || possible.length === 0) return;
    setProblem(null);
    try {
      await ask.mutateAsync({ id: booking.id, guideIds: [...possible] });
      showToast({ tone: 'success', title: t('substitute.ask.sent') });
      onClose();
    } catch (error) {
      if (isEndedSubstitution(error)) {
        showToast({ tone: 'destructive', title: t('substitute.movedOn') });
        return onClose();
      }
      const code = getErrorCode(error);
      const isUnavailable = code === 'COLLEAGUE_UNAVAILABLE';
      setProblem(isUnavailable ? t('substitute.ask.unavailable') : t(`errors.${code}`));
      if (isUnavailable) await refetch();
    }
  };
  const isEmpty = colleagues?.length === 0;
  return (
    <Dialog
      open
      onClose={onClose}
      locked={ask.isPending}
      title={t('substitute.ask.title')}
      footer={
        isEmpty || !colleagues ? undefined : (
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="tabular text-ink-soft text-sm">
              {t('substitute.ask.chosen', { count: possible.length, max: COLLEAGUES_MAX })}
            </p>
            <Button busy={ask.isPending} disabled={possible.length === 0} onClick={send}>
              {ask.isPending
                ? t('substitute.ask.sending')
                : t('substitute.ask.send', { count: possible.length })}
            </Button>
          </div>
        )
      }
    >
      <div className="grid gap-4">
        {isError && !colleagues ? (
          <LoadFailure onRetry={refetch}>{t('substitute.ask.loadFailed')}</LoadFailure>
        ) : null}
        {isEmpty ? (
          <QuietNote title={t('substitute.ask.none')}>{t('substitute.ask.noneHint')}</QuietNote>
        ) : (
          <>
            <p>{t('substitute.ask.lead')}</p>
            {colleagues ? (
              <ul className="grid gap-2">
                {colleagues.map((guide) => (
                  <ColleagueLine
                    key={guide.id}
                    guide={guide}
                    checked={possible.includes(guide.id)}
                    disabled={!possible.includes(guide.id) && possible.length >= COLLEAGUES_MAX}
                    onChange={() => toggle(guide.id)}
                  />
                ))}
              </ul>
            ) : null}
            {colleagues || isError ? null : (
              <div aria-busy="true" className="grid gap-2">
                {LOADING.map((key) => (
                  <Skeleton key={key} className="h-15" />
                ))}
              </div>
            )}
            <p className="text-ink-soft text-sm">
              <Unbroken names={[name]}>{t('substitute.ask.consequences', { name })}</Unbroken>
            </p>
          </>
        )}
        {problem ? (
          <p role="alert" className="font-semibold text-danger">
            {problem}
          </p>
        ) : null}
      </div>
    </Dialog>
  );
};
