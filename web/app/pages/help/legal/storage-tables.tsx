import { STORAGE_PLACES, STORED_IN_BROWSER } from '@tomoguide/contract/help/stored-in-browser';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Section } from '../frame/sections.tsx';

const CELL = 'block px-5 sm:table-cell sm:py-3 sm:align-top';

/** Tables of what the site stores in a browser, one per kind of storage; lists on phones. */
export const StorageTables = () => {
  const { t } = useTranslation('legal-summaries');
  return STORAGE_PLACES.map((place) => (
    <Section
      key={place}
      id={place}
      title={t(`legal-summaries.cookies.places.${place}`)}
      text={t(`legal-summaries.cookies.placeTexts.${place}`)}
    >
      <div className="overflow-hidden rounded-2xl border border-line bg-surface leading-normal">
        <table className="block w-full border-collapse sm:table">
          <thead className="bg-sunken text-left text-sm max-sm:sr-only">
            <tr>
              {(['what', 'names', 'until'] as const).map((column) => (
                <th key={column} scope="col" className="px-5 py-3 font-semibold">
                  {t(`legal-summaries.cookies.columns.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="block divide-y divide-line sm:table-row-group">
            {STORED_IN_BROWSER.filter((item) => item.place === place).map(({ id, names }) => (
              <tr key={id} className="block py-3 sm:table-row sm:py-0">
                <th scope="row" className={`${CELL} text-left font-normal sm:w-1/3`}>
                  {t(`legal-summaries.cookies.stored.${id}.what`)}
                </th>
                <td className={CELL}>
                  {names.map((name) => (
                    <code
                      key={name}
                      className="block text-[0.875rem] max-sm:wrap-anywhere sm:whitespace-nowrap"
                    >
                      {name}
                    </code>
                  ))}
                </td>
                <td className={`${CELL} text-[0.9375rem] text-ink-soft`}>
                  {t(`legal-summaries.cookies.stored.${id}.until`)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  ));
};
