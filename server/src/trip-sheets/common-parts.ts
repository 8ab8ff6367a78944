import { type Named, nameIn } from '@tomoguide/contract/catalog/names';
import { SERVICE_TREE } from '@tomoguide/contract/catalog/service-tree';
import { formatLength } from '@tomoguide/contract/format';
import type { Itinerary } from '@tomoguide/contract/guides/entities';
import { timedStops } from '@tomoguide/contract/guides/timed-stops';
import { EMERGENCY_NUMBERS } from '@tomoguide/contract/help/emergency-numbers';
import type { Locale } from '@tomoguide/contract/primitives';
import { both, same, say } from './sentences.ts';
import type { Both, SheetPart } from './sheet.ts';

const SERVICES = new Map<number, Named>(
  SERVICE_TREE.flatMap(({ subcategories }) =>
    subcategories.map((each) => [each.id, each] as const),
  ),
);

/** What a tour is booked as, by the names of its services. */
export const namesOfServices = (ids: readonly number[]): Both =>
  both((locale) =>
    ids
      .flatMap((id) => SERVICES.get(id) ?? [])
      .map((each) => nameIn(each, locale))
      .join(locale === 'zh-CN' ? '、' : ', '),
  );

/** An itinerary as each language has it. */
export type BothItineraries = Readonly<Record<Locale, Itinerary>>;

/** The day, stop by stop. */
export const planOf = (itineraries: BothItineraries): SheetPart => {
  const { stops } = timedStops(itineraries.en);
  const text = (n: number, field: 'title' | 'description'): Both => ({
    en: itineraries.en.stops[n]?.[field] ?? '',
    'zh-CN': itineraries['zh-CN'].stops[n]?.[field] ?? '',
  });
  return {
    kind: 'stops',
    title: say('plan'),
    lead: say('planLead'),
    stops: stops.map(({ begins }, n) => ({
      time:
        begins === null
          ? same('·')
          : begins === 0
            ? say('atStart')
            : say('after', (locale) => ({ length: formatLength(begins, locale) })),
      title: text(n, 'title'),
      text: text(n, 'description'),
    })),
  };
};

const { police, ambulance, hotline } = EMERGENCY_NUMBERS;

/** Whom to call in Japan. */
export const emergencyPart = (): SheetPart => ({
  kind: 'rows',
  title: say('emergency'),
  rows: [
    { label: say('helpAtOnce'), value: same(`${police.shown} · ${ambulance.shown}`) },
    { label: say('hotline'), value: say('hotlineHow', () => ({ number: hotline.shown })) },
  ],
});
