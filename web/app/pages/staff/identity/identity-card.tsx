import type { IdentityCase } from '@tomoguide/contract/applications/identity';
import type { IdentityDecision } from '@tomoguide/contract/applications/identity-rules';
import { useState } from 'react';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Checklist } from '../checklist.tsx';
import { FilePane } from '../file-pane.tsx';
import { Outcome } from '../outcome.tsx';
import { WaitingSince } from '../waiting-since.tsx';
import { DecideDialog } from './decide-dialog.tsx';

const CHECKS = ['face', 'genuine', 'name'] as const;

const IdentityHeader = ({ check }: { check: IdentityCase }) => {
  const { t } = useTranslation('staff-identity', 'applications');
  const { fullName, username, applicationName, applicationStatus, rejectedBefore } = check;
  return (
    <div className="grid gap-1">
      <h2 className="wrap-anywhere font-semibold text-lg">
        <bdi>{fullName}</bdi>
      </h2>
      <p className="wrap-anywhere flex flex-wrap gap-x-3 text-ink-soft text-sm">
        <span>{t('staff-identity.account', { name: username })}</span>
        {applicationName ? (
          <span>{t('staff-identity.applicationName', { name: applicationName })}</span>
        ) : null}
        <span>
          {t('staff-identity.application', {
            state: t(`applications.states.${applicationStatus}`),
          })}
        </span>
        {check.status === 'pending' ? <WaitingSince at={check.submittedAt} one /> : null}
      </p>
      {rejectedBefore > 0 ? (
        <p>
          <Badge tone="warn">{t('staff-identity.rejectedBefore', { count: rejectedBefore })}</Badge>
        </p>
      ) : null}
    </div>
  );
};

/** The document and the selfie side by side, so that staff can compare the faces. */
const Pictures = ({ check: { document, selfie } }: { check: IdentityCase }) => {
  const { t } = useTranslation('staff-identity');
  if (!document || !selfie) return <p className="text-ink-soft">{t('staff-identity.erased')}</p>;
  const both = [
    [t('staff-identity.document'), document],
    [t('staff-identity.selfie'), selfie],
  ] as const;
  return (
    <div className="grid gap-4 md:grid-cols-2">
      {both.map(([name, file]) => (
        <figure key={file.id} className="grid content-start gap-2">
          <figcaption className="font-semibold text-sm">{name}</figcaption>
          <FilePane file={file} name={name} />
        </figure>
      ))}
    </div>
  );
};

/** An identity check: the user's document and selfie, shown on click, and the buttons to decide. */
export const IdentityCard = ({ check }: { check: IdentityCase }) => {
  const { t } = useTranslation('staff-identity');
  const [isOpen, setOpen] = useState(false);
  const [deciding, setDeciding] = useState<IdentityDecision | null>(null);
  const mayOpen = check.mayDecide && check.document !== null;
  const mayDecide = check.mayDecide && check.status === 'pending';
  return (
    <Card className="grid gap-4">
      <IdentityHeader check={check} />
      <Outcome decided={check} />
      {check.mayDecide ? null : <p>{t('staff-identity.own')}</p>}
      {isOpen || check.document === null ? (
        <Pictures check={check} />
      ) : mayOpen ? (
        <div className="flex flex-wrap items-center gap-3">
          <Button
            tone="secondary"
            aria-keyshortcuts="O"
            aria-label={t('staff-identity.openOf', { name: check.fullName })}
            onClick={() => setOpen(true)}
          >
            {t('staff-identity.open')}
          </Button>
          <span className="text-ink-soft text-sm">{t('staff-identity.openHint')}</span>
        </div>
      ) : null}
      {mayDecide && isOpen ? (
        <>
          <Checklist checks={CHECKS.map((each) => t(`staff-identity.checks.${each}`))} />
          <div className="flex flex-wrap gap-2">
            <Button aria-keyshortcuts="A" onClick={() => setDeciding('verified')}>
              {t('staff-identity.verify')}
            </Button>
            <Button tone="secondary" aria-keyshortcuts="R" onClick={() => setDeciding('rejected')}>
              {t('staff-identity.reject')}
            </Button>
          </div>
        </>
      ) : null}
      {deciding ? (
        <DecideDialog check={check} decision={deciding} onClose={() => setDeciding(null)} />
      ) : null}
    </Card>
  );
};
