import type { Shape } from '../../../words/shape.ts';
import type en from '../en/offline.ts';

export default {
  asOf: '没有网络，以下是 {{time}} 的内容。',
  stoodOn: '{{time}} 的内容。',
  retry: '重试',
  next: '接下来的行程',
  emergency: '紧急电话',

  offlineTitle: '当前没有网络',
  offlineText: '这个页面要联网。近期行程没网也能看，是这台设备上次保存的内容。',
  offlineVisitor: '这个页面要联网，恢复后请重试。',
  toTrips: '我的行程',
  toTours: '向导：我接待的行程',

  tripSheet: '行程单',
  noSheet: '这台设备上没有保存这份行程单',
  noSheetHint: '连上网络就能打开。',
} as const satisfies Shape<typeof en>;
