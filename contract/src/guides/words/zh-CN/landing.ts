import { FIGURES } from '../../../words/figures.ts';
import type { Shape } from '../../../words/shape.ts';
import type en from '../en/landing.ts';

export default {
  title: '友导 TomoGuide · 日本当地向导，会说你的语言',
  description: `预订日本十座城市的当地向导，可选中文、英语或日语服务，按小时明码标价，订金仅需 ${FIGURES.depositPercent}%。`,
  heading: '跟着当地人看日本',
  lead: '十座城市的当地向导，会说你的语言，自己定价，带你走他们熟悉的街巷。',
  form: {
    label: '找向导',
    whereTo: '想去哪里？',
    destination: '目的地',
    destinationHint: '日本的城市',
    date: '日期',
    dateHint: '不限日期',
    travelers: '同行人数',
    travelersHint: '几个人？',
    travelersOption_one: '{{count}} 人',
    travelersOption_other: '{{count}} 人',
    travelersMore: '10 人以上',
    travelersMoreHint: '10 人以上，预订时再填写确切人数。',
    language: '语言',
    anyLanguage: '不限语言',
    price: '每小时价格',
    minPrice: '每小时最低价格',
    maxPrice: '每小时最高价格',
    extra: '每加 1 人 +¥30',
    submit: '搜索',
    noDestination: '请选择目的地',
    noTravelers: '请选择同行人数',
  },
  trust: {
    label: '让你放心的几件事',
    verified: '每位向导都已实名认证',
    deposit: `在线付 ${FIGURES.depositPercent}% 订金，尾款当面付`,
    refund: '向导未接受，订金全额退还',
  },
  cities: '十座城市',
  citiesLead: '每座城市都有熟悉它的向导。',
  guides: '先看看这些向导',
  guidesLead: '评价好，回复快。',
  all: '查看全部向导',
  emptyTitle: '没有找到向导，请稍后再试。',
  how: '怎么预订',
  steps: {
    choose: {
      title: '选择',
      text: '按语言、价格和评价比较向导，在向导主页查看可约日期和全团合计。',
    },
    book: {
      title: '预订',
      text: `支付 ${FIGURES.depositPercent}% 订金。向导在 ${FIGURES.answerHours} 小时内答复；如拒绝或未按时答复，订金全额退还。`,
    },
    go: { title: '出发', text: '在约定地点见面，尾款当面支付。' },
  },
} as const satisfies Shape<typeof en>;
