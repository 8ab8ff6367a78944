import { useMutation } from '@tanstack/react-query';
import { verifyLedger } from '@tomoguide/contract/staff/calls';
import { api } from '../../../lib/api.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { useStaffTime } from '../use-staff-time.ts';

/** Compares the ledger with all other records. Runs only on request, because it reads everything. */
export const Proof = () => {
  const { t } = useTranslation('staff-ledger');
  const clock = useStaffTime();
  const proof = useMutation({ mutationFn: () => api(verifyLedger) });
  const { faults: problems, at } = proof.data ?? { faults: [], at: null };
  const time = at ? clock(at) : '';
  return (
    <div className="grid gap-3 border-line border-t pt-4">
      <Button
        tone="secondary"
        className="justify-self-start"
        busy={proof.isPending}
        onClick={() => proof.mutate()}
      >
        {proof.isPending ? t('staff-ledger.proving') : t('staff-ledger.prove')}
      </Button>
      <div role="status" className="grid gap-2">
        {proof.isError ? <p className="text-seal-strong">{t('staff-ledger.proofFailed')}</p> : null}
        {proof.data && problems.length === 0 ? (
          <p className="text-good">{t('staff-ledger.proved', { time })}</p>
        ) : null}
        {problems.length > 0 ? (
          <>
            <p className="text-seal-strong">
              {t('staff-ledger.faults', { count: problems.length, time })}
            </p>
            <ul className="wrap-anywhere list-disc pl-5">
              {problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          </>
        ) : null}
      </div>
    </div>
  );
};
