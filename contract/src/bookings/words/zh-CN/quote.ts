import type { Shape } from '../../../words/shape.ts';
import type en from '../en/quote.ts';

export default {
  title: '报价单',
  byBoth: '双方均已确认',
  byOne: '仅{{name}}已确认',
  byYou: '仅你已确认',
  failed: '报价加载失败。',
  retry: '重试',
  signed: '{{name}}于 {{time}}确认',
  signedInAdvance: '{{name}}事先确认，于 {{time}}生效',
  fingerprint: '校验码',
  signatures: '双方确认',
  car: '坐公共交通、出租车或持牌包车，向导不开自己的车接送。',
  lines: {
    guide_fee: '向导服务（第 1 人）',
    extra_one: '加 {{count}} 人',
    extra_other: '加 {{count}} 人',
    total_rmb: '总价',
    deposit: '订金（在线支付）',
    in_person: '尾款（当面支付）',
    meal: '用餐',
    transport: '交通',
    tickets: '门票',
    total_jpy: '当地另付（不含在总价内）',
    about: '约 {{amount}}',
    rmbPart: '价格（人民币）',
    yenPart: '当地支付（日元）',
    rate: '1 元 = {{rate}} 日元，带“约”的金额仅供参考。',
    rateOf: '{{day}} 汇率 1 元 = {{rate}} 日元，带“约”的金额仅供参考。',
  },
} satisfies Shape<typeof en>;
