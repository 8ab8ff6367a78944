import { getLocalizedName, type Named } from '@tomoguide/contract/catalog/names';
import { SERVICE_TREE } from '@tomoguide/contract/catalog/service-tree';
import { formatDuration, formatYen } from '@tomoguide/contract/format';
import type { Itinerary } from '@tomoguide/contract/guides/entities';
import type { Inclusion, Terms } from '@tomoguide/contract/guides/itinerary-terms';
import { toTimedStops } from '@tomoguide/contract/guides/timed-stops';
import { EMERGENCY_NUMBERS } from '@tomoguide/contract/help/emergency-numbers';
import type { Locale } from '@tomoguide/contract/locale';
import { joinList } from '@tomoguide/contract/translate';
import type { Bilingual, SheetPart } from './sheet.ts';
import { both, t, toBilingual } from './texts.ts';

const SERVICES = new Map<number, Named>(
  SERVICE_TREE.flatMap(({ subcategories }) =>
    subcategories.map((each) => [each.id, each] as const),
  ),
);

/** Returns the names of these services as one text, in both languages. */
export const getServiceNames = (ids: readonly number[]): Bilingual =>
  both((locale) =>
    joinList(
      locale,
      ids.flatMap((id) => SERVICES.get(id) ?? []).map((each) => getLocalizedName(each, locale)),
    ),
  );

type BothLanguages<Value> = Readonly<Record<Locale, Value>>;

/** An itinerary in each language. */
export type BothItineraries = BothLanguages<Itinerary>;

/** Lists the stops of the tour with their times, in each language. */
export const buildPlan = (stopsOf: BothLanguages<Itinerary['stops']>): SheetPart => {
  const stops = toTimedStops(stopsOf.en);
  const text = (n: number, field: 'title' | 'description'): Bilingual =>
    both((locale) => stopsOf[locale][n]?.[field] ?? '');
  return {
    kind: 'stops',
    title: t('trip-sheet.plan'),
    lead: t('trip-sheet.planLead'),
    stops: stops.map(({ begins }, n) => ({
      time:
        begins === null
          ? toBilingual('·')
          : begins === 0
            ? t('trip-sheet.atStart')
            : t('trip-sheet.after', (locale) => ({ length: formatDuration(begins, locale) })),
      title: text(n, 'title'),
      text: text(n, 'description'),
    })),
  };
};

const formatInclusion = (inclusions: BothLanguages<Inclusion<string>>): Bilingual =>
  both((locale) => {
    const { kinds, words } = inclusions[locale];
    const named = kinds.map((kind) => t(`itinerary-terms.kinds.${kind}`)[locale]);
    return [named.join(t('trip-sheet.betweenKinds')[locale]), words]
      .filter((part) => part !== '')
      .join('\n');
  });

/**
 * Lists what is included, what is not, the tickets and the shopping stops, in each language; empty if
 * nothing is specified.
 * `bought` contains the indexes of tickets marked as bought.
 */
export const buildTermsParts = (
  terms: BothLanguages<Terms<string>>,
  bought: readonly number[] = [],
): SheetPart[] => {
  const { included, notIncluded, tickets, shops } = terms.en;
  const inclusions = (['included', 'notIncluded'] as const).flatMap((which) => {
    const { kinds, words } = which === 'included' ? included : notIncluded;
    const value = formatInclusion(both((locale) => terms[locale][which]));
    return kinds.length > 0 || words !== ''
      ? [{ label: t(`itinerary-terms.${which}`), value }]
      : [];
  });
  const lines = tickets.map(({ buyer, yen }, n) => ({
    label: both((locale) => terms[locale].tickets[n]?.title ?? ''),
    value: both((locale) =>
      [
        t('itinerary-terms.perTicket', () => ({ amount: formatYen(yen, locale) }))[locale],
        t(bought.includes(n) ? 'itinerary-terms.bought' : `itinerary-terms.buyers.${buyer}`)[
          locale
        ],
      ].join(' · '),
    ),
  }));
  const shopLines = (shops ?? []).map(({ minutes, commission }, n) => ({
    label: both((locale) => terms[locale].shops?.[n]?.name ?? ''),
    value: both((locale) =>
      [
        t('itinerary-terms.upToMinutes', () => ({ count: minutes }))[locale],
        t(commission ? 'itinerary-terms.commission' : 'itinerary-terms.noCommission')[locale],
      ].join(' · '),
    ),
  }));
  return [
    ...(inclusions.length > 0
      ? [{ kind: 'rows' as const, title: t('itinerary-terms.title'), rows: inclusions }]
      : []),
    ...(lines.length > 0
      ? [{ kind: 'rows' as const, title: t('itinerary-terms.tickets'), rows: lines }]
      : []),
    ...(shops
      ? [
          {
            kind: 'rows' as const,
            title: t('itinerary-terms.shops'),
            rows:
              shopLines.length > 0
                ? shopLines
                : [{ label: toBilingual(''), value: t('itinerary-terms.noShops') }],
          },
        ]
      : []),
  ];
};

const { police, ambulance, hotline } = EMERGENCY_NUMBERS;

/** Returns the part of a sheet with emergency phone numbers in Japan. */
export const buildEmergencyPart = (): SheetPart => ({
  kind: 'rows',
  title: t('trip-sheet.emergency'),
  rows: [
    {
      label: t('trip-sheet.helpAtOnce'),
      value: toBilingual(`${police.shown} · ${ambulance.shown}`),
    },
    {
      label: t('trip-sheet.hotline'),
      value: t('trip-sheet.hotlineHow', () => ({ number: hotline.shown })),
    },
  ],
});
