import type { QuickReply } from '@tomoguide/contract/messaging/quick-replies';

/** What kenji sends often. */
export const KENJIS_REPLIES: readonly QuickReply[] = [
  {
    en: 'Hi {name}, thank you for writing! I’m out with guests now and will answer this evening.',
    zh: '{姓名}你好，谢谢你的消息！我正在带客人，今晚回复你。',
  },
  {
    en: 'We meet on {time}: {meeting point}. I wear a grey cap and carry a green umbrella.',
    zh: '我们{时间}见，地点是{集合地点}。我戴灰色帽子，拿一把绿伞。',
  },
  {
    en: 'The price for your group is {price}. Entrance fees and fares are extra.',
    zh: '你们的总价是{价格}，门票和交通费另付。',
  },
  {
    en: 'Please wear shoes that are easy to take off. We’ll enter temples.',
    zh: '请穿方便脱的鞋，我们会进寺院参观。',
  },
  {
    en: 'Thank you for walking with me, {name}! I’d be happy about a review.',
    zh: '{姓名}，谢谢你和我一起走这一程！如果愿意，请写一条评价。',
  },
];
