import type { Shape } from '../../../words/shape.ts';
import type en from '../en/about.ts';

export default {
  description: '谁在运营友导 TomoGuide，以及日本法律要求的信息披露。',
  lead: '“友”在日语里读作 tomo，意思就是朋友。友导让旅行者遇见生活在当地的人。',
  story:
    '在陌生的城市，让一天变得美好的，往往不是一份景点清单，而是一个熟悉当地的人：知道哪家面包店开门早，哪座寺庙早上八点还空无一人，什么时候安静地走走就好。我们的向导就是这样的人：住在当地，说你听得懂的语言，自己定价，带你看他们眼中的城市。',
  promises: '让你放心的几件事',
  promise: {
    verified: '每位向导都经过工作人员审核，并完成实名认证。',
    price: '付款前即可看到完整价格：行程以人民币计价，当地的餐饮、交通和门票另以日元列出估算金额。',
    money: '行程结束前，订金由我们保管。',
    cars: '向导不用自有车辆接送：只乘公共交通、出租车或持牌包车。',
  },
  disclosure: '依据日本《特定商交易法》的信息披露',
  onRequest: '如有需要，会及时提供',
  rows: {
    name: '运营者',
    representative: '负责人',
    address: '地址',
    phone: '电话',
    email: '邮箱',
    price: '价格',
    priceText: '以各向导主页及付款前显示的人民币金额为准，含税',
    extra: '其他费用',
    extraText: '行程中的餐饮、交通和门票，在当地以日元支付',
    payment: '付款方式',
    paymentText: '订金以微信支付、支付宝或银行卡在线支付；尾款当面支付',
    due: '付款时间',
    dueText: '订金于预订时支付，尾款于行程当天支付',
    delivery: '服务提供时间',
    deliveryText: '以预订中写明的日期和时间为准',
    cancellation: '取消',
    cancellationText: '以付款前显示的取消政策为准',
  },
} as const satisfies Shape<typeof en>;
