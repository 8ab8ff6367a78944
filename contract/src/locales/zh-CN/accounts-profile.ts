import type en from '../en/accounts-profile.ts';
import type { Shape } from '../shape.ts';

export default {
  title: '个人资料',
  sections: { wallet: '钱包' },
  logInFirst: '请先登录',
  logInHint: '登录后可查看你的钱包。',
  logIn: '登录',
} as const satisfies Shape<typeof en>;
