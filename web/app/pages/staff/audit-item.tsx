import { formatBookingNumber } from '@tomoguide/contract/bookings/booking-number';
import { formatMoney } from '@tomoguide/contract/format';
import type { AuditEntry, AuditFacts } from '@tomoguide/contract/staff/entities';
import { usePersonName } from '../../translation/use-person-name.ts';
import { useCatalog, useLocale, useTranslation } from '../../translation/use-translation.ts';
import { FreeText } from '../../ui/free-text.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import { PersonLink } from './person-link.tsx';
import { useStaffTime } from './use-staff-time.ts';

type Fact = AuditFacts[string] | undefined;

/** Facts that are not shown, because no page shows a message by its ID. */
const UNREAD = new Set(['message', 'messageNumber']);

/** Returns a function that formats a fact: amounts as money, instants in the console's time zone. */
const useFactText = (): ((name: string, fact: Fact) => string) => {
  const { t } = useTranslation('staff-audit-log');
  const catalog = useCatalog('staff-audit-log');
  const values: Readonly<Record<string, string>> = catalog.values;
  const locale = useLocale();
  const time = useStaffTime();
  return (name, fact) => {
    if (fact === null || fact === undefined) return t('staff-audit-log.none');
    if (typeof fact === 'boolean') return t(fact ? 'staff-audit-log.yes' : 'staff-audit-log.no');
    if (typeof fact === 'number')
      return name.endsWith('Cents') ? formatMoney(fact, locale) : String(fact);
    return name.endsWith('At') ? time(fact) : (values[fact] ?? fact);
  };
};

const Handler = ({ fact, people }: { fact: Fact; people: AuditEntry['people'] }) => {
  const { t } = useTranslation('staff-audit-log');
  const person = people?.find(({ id }) => id === fact);
  if (person) return <PersonLink person={person} />;
  return typeof fact === 'number'
    ? t('staff-audit-log.subjects.account', { id: fact })
    : t('staff-audit-log.nobody');
};

const AuditDetails = ({
  before,
  after,
  people,
}: Pick<AuditEntry, 'before' | 'after' | 'people'>) => {
  const catalog = useCatalog('staff-audit-log');
  const words = useFactText();
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => !UNREAD.has(name),
  );
  if (names.length === 0) return null;
  const show = (name: string, fact: Fact) =>
    name === 'claimedBy' ? <Handler fact={fact} people={people} /> : words(name, fact);
  const labels: Readonly<Record<string, string>> = catalog.facts;
  return (
    <dl className="grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[auto_1fr]">
      {names.map((name) => (
        <div key={name} className="contents">
          <dt className="text-ink-soft">{labels[name] ?? name}</dt>
          <dd className="tabular wrap-anywhere">
            {name in before ? <>{show(name, before[name])} → </> : null}
            {show(name, after[name])}
          </dd>
        </div>
      ))}
    </dl>
  );
};

/** The subject of an action: a user by name, a booking by its public number. */
const Subject = ({ entry: { subject, about } }: { entry: AuditEntry }) => {
  const { t } = useTranslation('staff-audit-log');
  if (about) return <PersonLink person={about} />;
  const { kind, id } = subject;
  return t(`staff-audit-log.subjects.${kind}`, {
    id: kind === 'booking' ? formatBookingNumber(id) : id,
  });
};

/** One entry of the audit log: who did what, to what, when and why, and what changed. */
export const AuditItem = ({ entry }: { entry: AuditEntry }) => {
  const { t } = useTranslation('staff-audit-log');
  const nameOf = usePersonName();
  const time = useStaffTime();
  return (
    <div className="grid gap-2 p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="font-semibold">
          {t(`staff-audit-log.actions.${entry.action}`)}
          <span className="font-normal text-ink-soft">
            {' · '}
            <Subject entry={entry} />
          </span>
        </p>
        <p className="text-ink-soft text-sm">
          <bdi>{nameOf(entry.staff.fullName)}</bdi>
          {' · '}
          <time dateTime={entry.at} className="tabular">
            <Unbroken>{time(entry.at)}</Unbroken>
          </time>
        </p>
      </div>
      {entry.reason ? (
        <p className="wrap-anywhere">
          “<FreeText>{entry.reason}</FreeText>”
        </p>
      ) : null}
      <AuditDetails before={entry.before} after={entry.after} people={entry.people} />
    </div>
  );
};
