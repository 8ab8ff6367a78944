import { FIGURES } from '../../../words/figures.ts';
import type { Shape } from '../../../words/shape.ts';
import type en from '../en/help.ts';

export default {
  title: '帮助中心',
  description:
    '预订日本当地向导的常见问题：预订流程、取消与退款、在日安全、成为向导，以及如何联系我们。',
  lead: '直接搜索，或从下面的主题看起。',
  trail: '当前位置',
  topics: { travel: '旅行者', guiding: '向导', site: '关于网站' },
  pages: {
    'how-it-works': { title: '预订流程', text: '从搜索到评价，一步一步讲清楚。' },
    cancellation: { title: '取消与退款', text: '提前多久取消、能退多少、多久到账。' },
    safety: { title: '在日安全', text: '紧急电话、地震、护照遗失，以及我们如何保障见面安全。' },
    featured: { title: '推荐向导', text: '眼下最受旅行者好评的向导。' },
    cities: { title: '已开通的城市', text: '在哪里可以预订，谁在那里等你。' },
    'traveler-community': { title: '跟当地人同游', text: '怎么选人，怎么相处，怎么写有用的评价。' },
    'guide-resources': { title: '向导手册', text: '申请、定价、日历、请求和收款。' },
    'guide-community': { title: '向导公约', text: '这里的向导对旅行者、对彼此的承诺。' },
    about: { title: '关于友导', text: '谁在运营网站，以及法定信息披露。' },
    contact: { title: '联系我们', text: '你写的每一条，都有人看、有人回。' },
    terms: { title: '条款要点', text: '我们之间的约定，一页看完。' },
    privacy: { title: '隐私要点', text: '我们保存什么，如何获取或删除。' },
    cookies: { title: 'Cookie 与本地存储', text: '我们在你浏览器里留下的每一项。' },
  },
  searchTerms: {
    'how-it-works': '怎么订、下单、付钱、步骤、支付',
    cancellation: '退钱、反悔、改期、生病、到账',
    safety:
      '警察、救护车、医院、看病、被偷、海啸、火灾、被骗、诈骗、骚扰、丢东西、购物、强制消费、回扣',
    featured: '最好、热门、口碑、排名',
    cities: '哪里、目的地、地方',
    'traveler-community': '攻略、礼仪、小费、温泉、寺庙',
    'guide-resources': '赚钱、工资、兼职、工作、收费、抽成、提现、怎么当',
    'guide-community': '规则、守则、规范',
    about: '公司、运营方、地址',
    contact: '客服、人工、电话、邮箱、投诉、反馈',
    terms: '合同、协议、规则',
    privacy: '个人信息、注销、删除账号、导出',
    cookies: '跟踪、弹窗、缓存',
  },
  more: '更多帮助',
  contents: '本页内容',
  questions: '常见问题',
  faq: {
    deposit: {
      title: '预订时需要付多少？',
      text: `在线支付总价 ${FIGURES.depositPercent}% 的订金，尾款当面付给向导。餐饮、交通和门票在当地以日元支付，预订前会列出估算。`,
    },
    accept: {
      title: '预订何时确认？',
      text: `向导接受后，预订即确认。向导会在收到请求后 ${FIGURES.answerHours} 小时内答复，且不迟于行程开始前 ${FIGURES.lastCallHours} 小时。如向导拒绝或未按时答复，订金全额退还。`,
    },
    group: {
      title: '多人同行怎么计价？',
      text: '时长 ×（每小时价格 + 另加人数 × 每加 1 人的价格）。预订前，向导主页会显示总价。',
    },
    time: {
      title: '页面上的时间是哪里的时间？',
      text: '行程和截止时间都是日本时间，点“日本时间”可以查看你所在地的时间。',
    },
    language: {
      title: '向导会说哪些语言？',
      text: '中文、英语和日语。搜索结果中标明了每位向导会说的语言，也可以按语言筛选。',
    },
    translate: {
      title: '消息能翻译吗？',
      text: '浏览器支持翻译时，点外文消息下方的“翻译”即可，文字不会离开你的设备。如果改用翻译服务，会话中会写明是哪一家。日期、时间和价格请以原文为准。',
    },
    push: {
      title: '关闭友导时能收到通知吗？',
      text: '可以。请在“通知设置”中为每台设备分别开启推送。iPhone 和 iPad 需先把友导添加到主屏幕。中国大陆的大多数安卓手机收不到推送，邮件在任何设备上都能收到。',
    },
  },
  search: {
    label: '搜索帮助内容',
    placeholder: '退款、付款、地震…',
    submit: '搜索',
    clear: '清空搜索',
    results: '“{{words}}”的搜索结果',
    found_one: '{{count}} 条结果',
    found_other: '{{count}} 条结果',
    all: '查看全部结果',
    nothing: '没有找到与“{{words}}”有关的内容',
    nothingHint: '换个词试试，或者直接问我们，会有人回复。',
    failed: '搜索加载失败，请检查网络后重试。',
  },
  ask: {
    title: '没找到答案？',
    text: '中文或英文都可以，每条消息都有工作人员查看。',
  },
} as const satisfies Shape<typeof en>;
