import type { Shape } from '../../../words/shape.ts';
import type en from '../en/shopping-figure.ts';

export default {
  count_one: '{{count}} 位旅行者中，{{reports}} 位反映去了没约定的店、被要求购物或多收钱。',
  count_other: '{{count}} 位旅行者中，{{reports}} 位反映去了没约定的店、被要求购物或多收钱。',
} as const satisfies Shape<typeof en>;
