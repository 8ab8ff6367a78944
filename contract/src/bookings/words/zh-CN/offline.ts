import type { Shape } from '../../../words/shape.ts';
import type en from '../en/offline.ts';

export default {
  asOf: '没有网络，以下是 {{time}} 的情况。',
  stoodOn: '以下是 {{time}} 时的情况。',
  retry: '重试',
  next: '接下来的行程',
  emergency: '紧急电话',

  offlineTitle: '当前没有网络',
  offlineText:
    '这个页面需要联网才能打开。近期行程没有网络也能查看，显示的是这台设备上次联网时的内容。',
  offlineVisitor: '这个页面需要联网才能打开，恢复网络后请重试。',
  toTrips: '我的行程',
  toTours: '向导：我接待的行程',

  tripSheet: '行程单',
  noSheet: '这台设备上没有保存这份行程单',
  noSheetHint: '连上网络后就能打开。',
} as const satisfies Shape<typeof en>;
