import type { Shape } from '../../../words/shape.ts';
import type en from '../en/review-tags.ts';

export default {
  tag: {
    punctual: '准时',
    patient: '有耐心',
    knowledgeable: '熟悉当地',
    storyteller: '讲解生动',
    easyToUnderstand: '沟通顺畅',
    goodFood: '会找美食',
    offTheBeatenPath: '玩法小众',
    greatPhotos: '拍照好看',
    relaxedPace: '节奏轻松',
    flexible: '安排灵活',
    goodWithChildren: '会带孩子',
    thoughtful: '细心周到',
  },
  list: '印象最深',
  counted: '大家的印象',
} as const satisfies Shape<typeof en>;
