import { FIGURES } from '../../../words/figures.ts';
import type { Shape } from '../../../words/shape.ts';
import type en from '../en/landing.ts';

export default {
  title: '友导 TomoGuide · 日本当地向导，中文预订',
  description: `预订日本十座城市的当地向导，中文、英语、日语可选。明码标价，先付 ${FIGURES.depositPercent}% 订金，向导接受前可免费取消。`,
  heading: '跟着当地人看日本',
  lead: '十座城市的当地向导，中文、英语、日语可选。',
  form: {
    label: '找向导',
    whereTo: '想去哪里？',
    destination: '目的地',
    destinationHint: '日本的城市',
    date: '日期',
    dateHint: '不限日期',
    travelers: '出行人数',
    travelersHint: '几人出行？',
    travelersOption_one: '{{count}} 人',
    travelersOption_other: '{{count}} 人',
    travelersMore: '10 人以上',
    travelersMoreHint: '超过 10 人的，预订时填写确切人数。',
    language: '语言',
    anyLanguage: '不限语言',
    price: '每小时价格',
    minPrice: '每小时最低价格',
    maxPrice: '每小时最高价格',
    extra: '每加 1 人 +¥30',
    submit: '搜索',
    noDestination: '请选择目的地',
    noTravelers: '请选择出行人数',
  },
  trust: {
    label: '放心预订',
    verified: '向导全部实名，不拿商家回扣',
    deposit: `${FIGURES.depositPercent}% 订金由友导保管，行程结束后才给向导`,
    refund: '向导接受前，免费取消',
  },
  cities: '十座城市',
  guides: '先认识几位向导',
  all: '查看全部向导',
  emptyTitle: '没有找到向导，请稍后再试。',
  how: '怎么预订',
  steps: {
    choose: {
      title: '选择',
      text: '比一比语言、价格和评价。',
    },
    book: {
      title: '预订',
      text: `付 ${FIGURES.depositPercent}% 订金。向导在 ${FIGURES.answerHours} 小时内答复，没接受就全额退还。`,
    },
    go: { title: '出发', text: '当天见面，尾款当面付。' },
  },
} as const satisfies Shape<typeof en>;
