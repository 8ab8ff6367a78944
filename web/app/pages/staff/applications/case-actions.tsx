import type { ApplicationCase } from '@tomoguide/contract/applications/cases';
import {
  APPLICATION_DECISIONS,
  type ApplicationDecision,
} from '@tomoguide/contract/applications/fields';
import type { FileId } from '@tomoguide/contract/primitives';
import { useId, useState } from 'react';
import { getErrorCode } from '../../../lib/api-error.ts';
import { usePersonName } from '../../../translation/use-person-name.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { showToast } from '../../../ui/toast.ts';
import { CaseBar } from '../case-bar.tsx';
import { useStaffAction } from '../use-staff-action.ts';
import { WaitingSince } from '../waiting-since.tsx';
import { DecideDialog } from './decide-dialog.tsx';
import { NextWaiting } from './next-waiting.tsx';
import { startReview } from './queries.ts';

const TONES = {
  changes_requested: 'secondary',
  approved: 'primary',
  rejected: 'secondary',
} as const;
const KEYS = { changes_requested: 'C', approved: 'A', rejected: 'R' } as const;
const CHECKS = ['words', 'contact', 'prices'] as const;
type Check = (typeof CHECKS)[number];

interface ChecklistProps {
  id: string;
  gone: readonly Check[];
  onChange: (gone: Check[]) => void;
}

/** The reviewer's checklist, which is not stored. */
const Checklist = ({ id, gone, onChange }: ChecklistProps) => {
  const { t } = useTranslation('staff-applications');
  return (
    <Card id={id} className="grid gap-1">
      <h3 className="font-semibold text-lg">{t('staff-applications.checklist')}</h3>
      {CHECKS.map((check, index) => (
        <Checkbox
          key={check}
          aria-keyshortcuts={`${index + 1}`}
          label={t(`staff-applications.checks.${check}`)}
          checked={gone.includes(check)}
          onChange={({ target }) =>
            onChange(target.checked ? [...gone, check] : gone.filter((one) => one !== check))
          }
        />
      ))}
    </Card>
  );
};

/** A line in the case bar: the applicant, the waiting time and the reviewer. */
const Summary = ({ found }: { found: ApplicationCase }) => {
  const { t } = useTranslation('staff-applications');
  const nameOf = usePersonName();
  const { answers, applicant, reviewer, submittedAt } = found;
  return (
    <p className="flex flex-wrap gap-x-3">
      <span className="font-semibold text-ink">
        <bdi>{answers.name || nameOf(applicant.nickname)}</bdi>
      </span>
      <WaitingSince at={submittedAt} one />
      {reviewer ? (
        <span>{t('staff-applications.with', { name: nameOf(reviewer.nickname) })}</span>
      ) : null}
    </p>
  );
};

/** The actions for an application: start a review, decide, or go to the next application. */
export const CaseActions = ({
  found,
  checked,
}: {
  found: ApplicationCase;
  checked: readonly FileId[];
}) => {
  const { t } = useTranslation('staff-applications', 'errors');
  const taking = useStaffAction(() => startReview(found.applicant.id));
  const [deciding, setDeciding] = useState<ApplicationDecision | null>(null);
  const [gone, setGone] = useState<Check[]>([]);
  const [hint, list] = [useId(), useId()];
  const unread = gone.length < CHECKS.length;
  const focusUnticked = () =>
    document.getElementById(list)?.querySelector<HTMLElement>('input:not(:checked)')?.focus();
  const start = async () => {
    try {
      await taking.mutateAsync(undefined);
      showToast({ tone: 'success', title: t('staff-applications.taken') });
    } catch (error) {
      showToast({ tone: 'destructive', title: t(`errors.${getErrorCode(error)}`) });
    }
  };
  if (found.status === 'submitted')
    return (
      <CaseBar summary={<Summary found={found} />}>
        <p className="text-ink-soft text-sm">{t('staff-applications.takeHint')}</p>
        <Button
          className="max-xl:w-full xl:justify-self-start"
          aria-keyshortcuts="S"
          busy={taking.isPending}
          onClick={start}
        >
          {t('staff-applications.take')}
        </Button>
      </CaseBar>
    );
  if (found.status !== 'in_review') return <NextWaiting found={found} />;
  return (
    <>
      <Checklist id={list} gone={gone} onChange={setGone} />
      <CaseBar summary={<Summary found={found} />}>
        <div className="flex flex-wrap gap-2 max-xl:*:grow *:px-3">
          {APPLICATION_DECISIONS.map((decision) => {
            const waits = decision === 'approved' && unread;
            return (
              <Button
                key={decision}
                aria-keyshortcuts={KEYS[decision]}
                tone={TONES[decision]}
                disabled={waits}
                aria-describedby={waits ? hint : undefined}
                onClick={() => setDeciding(decision)}
              >
                {t(`staff-applications.decisions.${decision}`)}
              </Button>
            );
          })}
        </div>
        {unread ? (
          <button
            id={hint}
            type="button"
            onClick={focusUnticked}
            className="-my-2 min-h-11 justify-self-start text-left text-action text-sm hover:underline"
          >
            {t('staff-applications.tickFirst')}
          </button>
        ) : null}
      </CaseBar>
      {deciding ? (
        <DecideDialog
          found={found}
          decision={deciding}
          checked={checked}
          onClose={() => setDeciding(null)}
        />
      ) : null}
    </>
  );
};
