import type { Shape } from '../../../words/shape.ts';
import type en from '../en/waiting.ts';

export default {
  ask: '有空位时通知我',
  askCity: '有向导可约时通知我',
  waiting: '这一天有空位时会通知你。名额不会为你保留。',
  waitingCity: '有向导可约时会通知你。名额不会为你保留。',
  stop: '取消提醒',
  failed: '没有成功',
  cityTitle: '想约{{city}}的向导，{{day}}？',
  cityText_one: '常有行程变动，向导会空出来。我们按 {{count}} 人、不限语言帮你留意。',
  cityText_other: '常有行程变动，向导会空出来。我们按 {{count}} 人、不限语言帮你留意。',
  cityTextLanguage_one: '常有行程变动，向导会空出来。我们按 {{count}} 人、{{language}}帮你留意。',
  cityTextLanguage_other: '常有行程变动，向导会空出来。我们按 {{count}} 人、{{language}}帮你留意。',
  list: '等待空位的日期',
  anyGuide: '{{city}}任意向导',
  people_one: '{{count}} 人',
  people_other: '{{count}} 人',
  stopFor: '取消提醒：{{what}}，{{day}}',
  loadFailed: '等待空位的日期没有加载出来。',
} as const satisfies Shape<typeof en>;
