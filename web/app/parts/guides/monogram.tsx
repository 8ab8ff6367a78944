import type { CitySlug } from '@tomoguide/contract/catalog/cities';
import { getCityDrawing } from '@tomoguide/contract/catalog/drawings';
import { findServiceTheme } from '@tomoguide/contract/catalog/service-themes';
import type { GuideCard } from '@tomoguide/contract/guides/entities';
import { Drawing } from '../../ui/drawing.tsx';

interface Props {
  guide: Pick<GuideCard, 'name' | 'services' | 'serviceCity'>;
  /** Size and position of the circle. */
  className: string;
}

/**
 * In place of a guide's missing photo: the first letter of their name, with a scene of their first service, or
 * of their city.
 */
export const Monogram = ({ guide: { name, services, serviceCity }, className }: Props) => {
  const theme = services[0] === undefined ? null : findServiceTheme(services[0]);
  return (
    <span
      aria-hidden="true"
      className={`grid place-items-center rounded-full bg-action-soft font-bold text-3xl text-action ${className}`}
    >
      {[...name][0] ?? ''}
      <Drawing
        name={theme ?? getCityDrawing(serviceCity as CitySlug)}
        className="absolute -right-1 -bottom-1 size-[45%] rounded-full ring-2 ring-surface"
      />
    </span>
  );
};
