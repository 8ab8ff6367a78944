import type { Shape } from '../../../words/shape.ts';
import { cityTexts } from '../../city-texts.ts';
import type en from '../en/catalog.ts';

export default { cities: cityTexts('zh') } as const satisfies Shape<typeof en>;
