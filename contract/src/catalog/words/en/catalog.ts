import { getCityTexts } from '../../city-texts.ts';

export default { cities: getCityTexts('en') } as const;
