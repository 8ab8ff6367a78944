import type { Words } from './sketch.ts';

export interface QualificationTitle {
  readonly title: Words;
  /**
   * The letters before the license number. The qualification is shown only with a number that staff have
   * checked (docs/product/law.md, "Licensed title").
   */
  readonly licence?: string;
  /**
   * What the qualification requires: a language of the guide, or one of these subcategories among the
   * guide's services.
   */
  readonly language?: 'zh' | 'ja' | 'en';
  readonly services?: readonly number[];
}

export const QUALIFICATIONS: readonly QualificationTitle[] = [
  {
    title: [
      'National Government Licensed Guide Interpreter 全国通訳案内士 (Chinese)',
      '全国通訳案内士（中文）',
    ],
    licence: 'CH',
    language: 'zh',
  },
  {
    title: [
      'National Government Licensed Guide Interpreter 全国通訳案内士 (English)',
      '全国通訳案内士（英语）',
    ],
    licence: 'EN',
    language: 'en',
  },
  { title: ['Japanese Language Proficiency Test N1', '日本语能力测试 N1'], language: 'ja' },
  { title: ['HSK level 6', 'HSK 六级'], language: 'zh' },
  { title: ['EIKEN grade 1', '实用英语技能检定一级'], language: 'en' },
  { title: ['Red Cross first-aid certificate', '红十字急救员证'] },
  { title: ['Sake sommelier (kikisake-shi)', '唎酒师（清酒品鉴师）'], services: [202, 205, 1104] },
  { title: ['Tea ceremony instructor’s license', '茶道讲师许可'], services: [302] },
  { title: ['Kimono dressing instructor', '和服着装讲师'], services: [303] },
  { title: ['Licensed cook', '调理师执照'], services: [201, 203, 204, 208] },
  { title: ['Ski instructor, second grade', '滑雪指导员二级'], services: [404] },
  { title: ['Mountain guide, stage I', '登山向导一级'], services: [401] },
  { title: ['Cycling guide certificate', '骑行向导认证'], services: [405] },
  { title: ['Nursery teacher’s certificate', '保育士资格'], services: [801, 802, 803] },
  { title: ['Care assistant, initial training', '护理员初级研修'], services: [804, 805, 905] },
  { title: ['Medical interpreter training, 80 hours', '医疗翻译培训 80 小时'], services: [905] },
  {
    title: ['Business interpreter, 200 assignments', '商务翻译，200 场'],
    services: [1001, 1002, 1003],
  },
  { title: ['Second-hand dealer’s license', '古物商许可'], services: [604, 603, 605] },
  { title: ['Museum curator’s certificate', '博物馆学艺员资格'], services: [307, 308] },
  { title: ['Portrait photography diploma', '人像摄影结业证书'], services: [701, 702, 704] },
  {
    title: ['Local history and culture test, grade 1', '当地文化检定一级'],
    services: [101, 102, 301, 308],
  },
];
