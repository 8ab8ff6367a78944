import { useQuery } from '@tanstack/react-query';
import { CITIES } from '@tomoguide/contract/catalog/cities';
import { FIGURES_DAYS } from '@tomoguide/contract/catalog/figures';
import { getLocalizedName } from '@tomoguide/contract/catalog/names';
import { useDeferredValue, useState } from 'react';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Select } from '../../../ui/select.tsx';
import { moveFocus } from '../list/move-focus.ts';
import { StaffTabs, useTabParam } from '../list/staff-tabs.tsx';
import { StaffSkeleton } from '../staff-only.tsx';
import { FigureRow } from './figure-row.tsx';
import { dayFiguresQuery, type Figure } from './queries.ts';

const KINDS = ['sights', 'rides'] as const;
/** The value of the city filter for rides between two cities. */
const BETWEEN = 'between';

interface Criteria {
  /** A city, `BETWEEN`, or empty for all. */
  city: string;
  text: string;
  onlyOld: boolean;
}

/** Returns all names of a figure, so that each finds it in either language. */
const getNames = (figure: Figure): string =>
  ('hours' in figure ? [figure.name] : [figure.from, figure.to])
    .flatMap(({ nameCn, nameEn }) => [nameCn, nameEn])
    .join('\n')
    .toLowerCase();

const filterFigures = (figures: readonly Figure[], { city, text, onlyOld }: Criteria): Figure[] => {
  const typed = text.normalize('NFKC').trim().toLowerCase();
  return figures.filter(
    (figure) =>
      (city === '' || (figure.city ?? BETWEEN) === city) &&
      (!onlyOld || figure.isOld) &&
      getNames(figure).includes(typed),
  );
};

const Groups = ({ figures }: { figures: readonly Figure[] }) => {
  const { t } = useTranslation('staff-day-figures');
  const locale = useLocale();
  const groups = [
    ...CITIES.map((city) => ({ id: city.slug as string, name: getLocalizedName(city, locale) })),
    { id: BETWEEN, name: t('staff-day-figures.betweenCities') },
  ].flatMap((group) => {
    const own = figures.filter(({ city }) => (city ?? BETWEEN) === group.id);
    return own.length === 0 ? [] : [{ ...group, own }];
  });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys move between the buttons inside
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6" onKeyDown={moveFocus}>
      {groups.map(({ id, name, own }) => (
        <section key={id} aria-labelledby={`figures-${id}`} className="grid gap-2.5">
          <h2 id={`figures-${id}`} className="font-semibold text-lg">
            {name}
          </h2>
          <ul className="divide-y divide-line overflow-hidden rounded-2xl border border-line bg-surface">
            {own.map((figure) => (
              <li key={figure.id} data-case="" tabIndex={-1}>
                <FigureRow figure={figure} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
};

/** One of the two lists, with its filters. */
const FigureList = ({ figures, hasRides }: { figures: readonly Figure[]; hasRides: boolean }) => {
  const { t } = useTranslation('staff-day-figures');
  const locale = useLocale();
  // One city at first, because all figures make a long page; search and filter look in all cities.
  const [city, setCity] = useState<string>(CITIES[0]?.slug ?? '');
  const [text, setText] = useState('');
  const [onlyOld, setOnlyOld] = useState(false);
  const found = filterFigures(figures, { city, text: useDeferredValue(text), onlyOld });
  const count = figures.filter(({ isOld }) => isOld).length;
  const days = FIGURES_DAYS;
  const all = figures.length;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <p className={count > 0 ? 'font-semibold' : 'text-ink-soft'}>
        {count > 0
          ? t('staff-day-figures.oldCount', { all, days, count })
          : t('staff-day-figures.noneOld', { all, days })}
      </p>
      <div className="grid max-w-2xl gap-x-5 gap-y-3 sm:grid-cols-2">
        <Field label={t('staff-day-figures.search')}>
          {(field) => (
            <Input
              {...field}
              type="search"
              autoComplete="off"
              value={text}
              onChange={({ target }) => {
                setText(target.value);
                setCity('');
              }}
            />
          )}
        </Field>
        <Field label={t('staff-day-figures.city')}>
          {(field) => (
            <Select {...field} value={city} onChange={({ target }) => setCity(target.value)}>
              <option value="">{t('staff-day-figures.allCities')}</option>
              {CITIES.map((one) => (
                <option key={one.slug} value={one.slug}>
                  {getLocalizedName(one, locale)}
                </option>
              ))}
              {hasRides ? (
                <option value={BETWEEN}>{t('staff-day-figures.betweenCities')}</option>
              ) : null}
            </Select>
          )}
        </Field>
        <Checkbox
          label={t('staff-day-figures.onlyOld', { days })}
          checked={onlyOld}
          onChange={({ target }) => {
            setOnlyOld(target.checked);
            setCity('');
          }}
        />
      </div>
      {found.length === 0 ? (
        <EmptyState title={t('staff-day-figures.empty')}>
          {t('staff-day-figures.emptyHint')}
        </EmptyState>
      ) : (
        <Groups figures={found} />
      )}
    </div>
  );
};

/** The lists of the figures behind the day check: the hours of sights and the minutes of rides. */
export const DayFigures = () => {
  const { t } = useTranslation('staff-day-figures', 'staff');
  const show = useTabParam('show', KINDS);
  const list = useQuery(dayFiguresQuery());
  const getTab = (id: (typeof KINDS)[number]) => ({
    id,
    label: t(`staff-day-figures.shown.${id}`),
    count: list.data?.[id].filter(({ isOld }) => isOld).length,
  });
  return (
    <StaffTabs
      label={t('staff-day-figures.show')}
      name="show"
      tabs={[getTab('sights'), getTab('rides')]}
      selected={show}
    >
      {list.isLoadingError ? (
        <ErrorState title={t('staff.loadError')} onRetry={() => list.refetch()} />
      ) : list.data ? (
        <FigureList key={show} figures={list.data[show]} hasRides={show === 'rides'} />
      ) : (
        <StaffSkeleton />
      )}
    </StaffTabs>
  );
};
