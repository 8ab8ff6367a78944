import { listCityNames } from '../../../catalog/city-texts.ts';
import type { Shape } from '../../../words/shape.ts';
import type en from '../en/cities.ts';

export default {
  description: `${listCityNames('zh-CN').join('、')}的当地向导：每座城市什么样，有多少位向导。`,
  lead: '每座城市都有熟悉它的人。选一座，看看谁有空陪你。',
  guides_one: '{{count}} 位向导',
  guides_other: '{{count}} 位向导',
  many: '{{count}} 多位向导',
  see: '{{city}}的向导',
  elsewhere: {
    title: '想去别的地方？',
    text: '不少向导愿意陪你走远一点：横滨到镰仓，神户到姬路，京都到宇治，札幌到小樽。找最近城市的向导问问就好；去多远、交通费大约多少，付款前都写在请求里。',
  },
} as const satisfies Shape<typeof en>;
