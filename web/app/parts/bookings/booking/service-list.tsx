import { useQuery } from '@tanstack/react-query';
import { getLocalizedName } from '@tomoguide/contract/catalog/names';
import type { SubcategoryId } from '@tomoguide/contract/primitives';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Badge } from '../../../ui/badge.tsx';
import { serviceNamesQuery } from '../queries.ts';

const Note = ({ children }: { children: string | null | undefined }) =>
  children ? <span className="tabular font-normal">{` · ${children}`}</span> : null;

interface Props {
  services: readonly SubcategoryId[];
  /** Returns a note to show after the name of a service: how it changes the price. */
  noteOf?: (id: SubcategoryId) => string | null;
}

/** The names of a tour's services. */
export const ServiceList = ({ services, noteOf }: Props) => {
  const { t } = useTranslation('trips');
  const locale = useLocale();
  const { data: names } = useQuery({ ...serviceNamesQuery(), enabled: services.length > 0 });
  if (services.length === 0) return null;
  const getName = (id: number) => {
    const name = names?.get(id);
    return name && getLocalizedName(name, locale);
  };
  return (
    <section className="grid gap-2">
      <h4 className="font-semibold text-sm">{t('trips.services')}</h4>
      <ul className="flex flex-wrap gap-1.5">
        {services.map((id) => (
          <li key={id}>
            <Badge>
              {getName(id) ?? '…'}
              <Note>{noteOf?.(id)}</Note>
            </Badge>
          </li>
        ))}
      </ul>
    </section>
  );
};
