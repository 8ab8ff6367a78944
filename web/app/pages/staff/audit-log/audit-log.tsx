import { useInfiniteQuery } from '@tanstack/react-query';
import { STAFF_ACTIONS } from '@tomoguide/contract/staff/actions';
import { useId } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Select } from '../../../ui/select.tsx';
import { AuditItem } from '../audit-item.tsx';
import { auditLogQuery } from '../audit-log-queries.ts';
import { StaffList } from '../list/staff-list.tsx';
import { useTabParam } from '../list/staff-tabs.tsx';

/** The audit log of staff actions, newest first, optionally only for the action in the URL. */
export const AuditLog = () => {
  const { t } = useTranslation('staff-audit-log');
  const action = useTabParam('action', ['', ...STAFF_ACTIONS]);
  const navigate = useNavigate();
  const list = useInfiniteQuery(auditLogQuery(action === '' ? null : action));
  const id = useId();
  return (
    <>
      <div className="grid max-w-sm gap-1.5">
        <label htmlFor={id} className="font-medium">
          {t('staff-audit-log.kind')}
        </label>
        <Select
          id={id}
          value={action}
          onChange={({ target }) =>
            navigate(target.value === '' ? '?' : `?action=${target.value}`, { replace: true })
          }
        >
          <option value="">{t('staff-audit-log.everything')}</option>
          {STAFF_ACTIONS.map((one) => (
            <option key={one} value={one}>
              {t(`staff-audit-log.actions.${one}`)}
            </option>
          ))}
        </Select>
      </div>
      <StaffList
        exported={{ list: 'audit-log', ...(action === '' ? {} : { action }) }}
        list={list}
        empty={t('staff-audit-log.empty')}
        emptyHint={t('staff-audit-log.emptyHint')}
        isRows
      >
        {(entry) => <AuditItem entry={entry} />}
      </StaffList>
    </>
  );
};
