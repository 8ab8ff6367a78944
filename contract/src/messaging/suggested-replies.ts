import type { QuickReply } from './quick-replies.ts';

/** Offered to guides who have no quick replies yet (docs/product/messages.md, "Quick replies"). */
export const SUGGESTED_REPLIES: readonly QuickReply[] = [
  {
    en: 'Hi {name}, thank you for your message! I’ll answer in detail this evening.',
    zh: '{姓名}你好，谢谢你的消息！我今晚详细回复你。',
  },
  {
    en: 'We meet on {time}: {meeting point}. I’ll hold a sign with your name.',
    zh: '我们{时间}见，地点是{集合地点}。我会举着写有你名字的牌子。',
  },
  {
    en: 'The price for your group is {price}. Entrance fees and fares are extra.',
    zh: '你们的总价是{价格}，门票和交通费另付。',
  },
];
