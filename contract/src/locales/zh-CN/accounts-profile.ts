import type en from '../en/accounts-profile.ts';
import type { Shape } from '../shape.ts';

export default {
  title: '个人资料',
  sections: { wallet: '钱包', privacy: '隐私' },
  logInFirst: '请先登录',
  logInHint: '登录后可查看钱包和隐私设置。',
  privacy: {
    receipts: '已读回执',
    receiptsHint: '开启后，你能看到对方是否已读，对方也能看到你是否已读；关闭后双方都看不到。',
    notifications: '通知设置',
  },
  updateFailed: '更新失败',
  updateFailedHint: '设置没有保存，请稍后重试。',
  logIn: '登录',
} as const satisfies Shape<typeof en>;
