import type en from '../en/reviews.ts';
import type { Shape } from '../shape.ts';

export default {
  closed: {
    cancelled: '预订已取消',
    disputed: '争议处理期间暂不能评价',
    not_completed: '行程还没有完成',
    already_reviewed: '你已经评价过这次行程',
    other_is_public: '对方的评价已经公开，不能再评价',
    period_over: '评价期限已过',
  },
} as const satisfies Shape<typeof en>;
