import { StaffPage } from '../pages/staff/staff-page.tsx';
import { WeatherDeclarations } from '../pages/staff/weather/weather-declarations.tsx';
import { useTranslation } from '../translation/use-translation.ts';

/** The translation namespaces that the page uses. They are sent with it. */
const NAMESPACES = ['staff-weather', 'staff', 'errors'] as const;

export default function StaffWeather() {
  const { t } = useTranslation(...NAMESPACES);
  return (
    <StaffPage place="weather" title={t('staff.places.weather')} lead={t('staff-weather.lead')}>
      <WeatherDeclarations />
    </StaffPage>
  );
}
