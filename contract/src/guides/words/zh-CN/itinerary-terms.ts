import type { Shape } from '../../../words/shape.ts';
import type en from '../en/itinerary-terms.ts';

export default {
  title: '费用说明',
  included: '费用包含',
  notIncluded: '费用不含',
  kinds: {
    guide_fares: '向导的交通费',
    entrance_fees: '门票',
    meals: '餐食',
    drinks: '饮品',
    pick_up: '接送',
  },
  tickets: '票券',
  perTicket: '每张 {{amount}}',
  bought: '已买好',
  buyers: {
    guide: '由向导提前购买',
    traveler: '由旅行者提前购买',
    on_site: '现场购买',
  },
  shops: '购物安排',
  noShops: '无购物安排',
  shopSummary_one: '{{count}} 个购物点，最多停留 {{length}}',
  shopSummary_other: '{{count}} 个购物点，共最多停留 {{length}}',
  upToMinutes_one: '最多停留 {{count}} 分钟',
  upToMinutes_other: '最多停留 {{count}} 分钟',
  commission: '向导拿提成',
  noCommission: '向导不拿提成',
} satisfies Shape<typeof en>;
