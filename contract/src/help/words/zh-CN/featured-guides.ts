import type { Shape } from '../../../words/shape.ts';
import type en from '../en/featured-guides.ts';

export default {
  description: '旅行者评分最高的日本当地向导，语言、价格和评价一目了然。',
  lead: '各个城市里，眼下最受旅行者好评的向导。',
  all: '查看全部向导',
  empty: '还没有可以推荐的向导',
  emptyText: '等旅行者写下评价，评分最高的向导就会出现在这里。',
  sections: {
    how: {
      title: '怎样才能上榜',
      text: '只看旅行者的评价：按全部公开评价的平均分排序。名次花钱买不到，我们也不偏袒谁。每次打开这一页，名单都会重新生成。',
    },
    new: {
      title: '也给新向导一个机会',
      text: '上个月才加入的向导还没有评分，但经过了同样的审核，空闲的日子往往更多，价格也更实惠。看看他们的自我介绍，发条消息聊聊。',
    },
  },
} as const satisfies Shape<typeof en>;
