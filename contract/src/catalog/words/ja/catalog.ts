import { cityTexts } from '../../city-texts.ts';

export default { cities: cityTexts('en') } as const;
