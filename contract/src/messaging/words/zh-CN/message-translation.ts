import type { Shape } from '../../../words/shape.ts';
import type messageTranslation from '../en/message-translation.ts';

export default {
  translating: '正在翻译',
  download: '语言包下载进度',
  downloading: '浏览器正在下载语言包：{{percent}}%',
  byDevice: '机器翻译，在你的设备上完成',
  byService: '机器翻译，由 {{host}} 提供',
  useService: '用 {{host}} 翻译',
  unavailable: '你的浏览器不支持翻译这种语言。',
  failed: '翻译失败。',
} satisfies Shape<typeof messageTranslation>;
