import type { Shape } from '../../../words/shape.ts';
import type en from '../en/shopping-figure.ts';

export default {
  count_one: '{{count}} 位回答的旅行者中，{{reports}} 位遇到计划外进店、强制购物或加价。',
  count_other: '{{count}} 位回答的旅行者中，{{reports}} 位遇到计划外进店、强制购物或加价。',
} as const satisfies Shape<typeof en>;
