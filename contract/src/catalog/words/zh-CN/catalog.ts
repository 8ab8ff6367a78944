import type { Shape } from '../../../words/shape.ts';
import { getCityTexts } from '../../city-texts.ts';
import type en from '../en/catalog.ts';

export default { cities: getCityTexts('zh') } as const satisfies Shape<typeof en>;
