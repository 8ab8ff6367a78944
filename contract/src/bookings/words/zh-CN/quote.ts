import type { Shape } from '../../../words/shape.ts';
import type en from '../en/quote.ts';

export default {
  title: '已确认的报价',
  byBoth: '双方均已确认',
  byOne: '仅{{name}}已确认',
  byYou: '仅你已确认',
  failed: '报价加载失败。',
  retry: '重试',
  signed: '{{name}}于 {{time}}确认',
  fingerprint: '报价校验码',
  signatures: '双方确认',
  car: '乘坐公共交通、出租车或持牌包车。向导不用自有车辆接送。',
  lines: {
    guide_fee: '向导服务（第 1 人）',
    extra_one: '加 {{count}} 人',
    extra_other: '加 {{count}} 人',
    total_rmb: '全团合计',
    deposit: '订金（在线支付）',
    in_person: '尾款（当面支付）',
    meal: '用餐',
    transport: '交通',
    tickets: '门票',
    total_jpy: '在当地另付（不含在总价内）',
    about: '约 {{amount}}',
    rmbPart: '价格（人民币）',
    yenPart: '在当地支付（日元）',
    rate: '带“约”的金额按 1 元 = {{rate}} 日元换算，仅供参考。',
    rateOf: '带“约”的金额按 {{day}} 的汇率（1 元 = {{rate}} 日元）换算，仅供参考。',
  },
} satisfies Shape<typeof en>;
