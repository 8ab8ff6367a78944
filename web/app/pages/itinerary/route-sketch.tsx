import type { Itinerary } from '@tomoguide/contract/guides/entities';
import { joinList } from '@tomoguide/contract/translate';
import { Section } from '../../parts/guides/profile/section.tsx';
import { useLocale, useTranslation } from '../../translation/use-translation.ts';
import { createWindingLine, NAME_WIDTH } from './winding-line.ts';

const RADIUS = 14;

const percent = (part: number, whole: number): string => `${(100 * part) / whole}%`;

/** The stops along a drawn line, numbered as in the day plan. Not a map. */
export const RouteSketch = ({ stops }: Pick<Itinerary, 'stops'>) => {
  const { t } = useTranslation('itinerary');
  const locale = useLocale();
  const { columns, width, height, spots, line } = createWindingLine(stops.length);
  const inOrder = joinList(
    locale,
    stops.map(({ title }) => title),
  );
  return (
    <Section id="route" title={t('itinerary.route')} lead={t('itinerary.routeLead')}>
      <div
        role="img"
        aria-label={t('itinerary.routeOf', { stops: inOrder })}
        className="panel overflow-hidden"
        style={{ maxInlineSize: `${2 + columns * 10}rem` }}
      >
        <div className="relative">
          <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="block w-full">
            <path d={line} fill="none" className="stroke-line-strong" strokeWidth="6" />
            <path
              d={line}
              fill="none"
              className="stroke-seal"
              strokeWidth="2"
              strokeDasharray="6 5"
            />
            {spots.map(({ x, y }, index) => (
              <g key={`${x} ${y}`}>
                <circle
                  cx={x}
                  cy={y}
                  r={RADIUS}
                  className="fill-surface stroke-seal"
                  strokeWidth="2"
                />
                <text
                  x={x}
                  y={y}
                  dy="0.36em"
                  textAnchor="middle"
                  className="fill-ink font-semibold text-[14px]"
                >
                  {index + 1}
                </text>
              </g>
            ))}
          </svg>
          {spots.map(({ x, y }, index) => (
            <span
              key={`${x} ${y}`}
              aria-hidden="true"
              // The numbered list below has the full titles.
              className="absolute line-clamp-2 -translate-x-1/2 text-center text-ink-soft text-xs large-text:hidden"
              style={{
                insetInlineStart: percent(x, width),
                insetBlockStart: percent(y + RADIUS + 4, height),
                inlineSize: percent(NAME_WIDTH, width),
              }}
            >
              {stops[index]?.title}
            </span>
          ))}
        </div>
      </div>
    </Section>
  );
};
