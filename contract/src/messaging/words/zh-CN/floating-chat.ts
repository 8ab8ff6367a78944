import type { Shape } from '../../../words/shape.ts';
import type floating from '../en/floating-chat.ts';

export default {
  move: '移动窗口',
  moveHint: '用方向键移动，同时按住 Shift 移动得更远，按 Home 回到右下角。',
  toPage: '在消息页打开',
  minimise: '最小化',
  restore: '展开会话：',
  close: '关闭会话',
} satisfies Shape<typeof floating>;
