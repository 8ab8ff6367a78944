import type { ApplicationAnswers } from '@tomoguide/contract/applications/answers';
import { NO_ANSWERS } from '@tomoguide/contract/applications/completeness';
import type { LocalText } from '@tomoguide/contract/guides/local-text';
import { DEFAULT_ADDITIONAL_PRICE_CENTS } from '@tomoguide/contract/payments/figures';
import type { Random } from '../../drawings/random.ts';
import type { GuideProfile } from '../../server/src/domains/guides/service.ts';
import { DEMO_CITIES } from '../content/cities.ts';
import type { GuideSketch, Words } from '../content/sketch.ts';

type Question =
  | 'interaction'
  | 'favoriteSpot'
  | 'boundaryResponse'
  | 'emotionalHandling'
  | 'selfSymbol';

/** Answers to the questions that only staff read. */
const WRITTEN: Readonly<Record<Question, readonly Words[]>> = {
  interaction: [
    [
      'I ask what they already know, so that I do not tell it to them a second time.',
      '先问问客人知道些什么，免得把他们听过的再讲一遍。',
    ],
    [
      'I keep the first half hour slow and let them set the pace for the rest.',
      '头半个小时慢慢走，看客人的步子再定当天的节奏。',
    ],
    [
      'I talk less than people expect and leave time to look.',
      '话不多说，多留一点时间让大家自己看。',
    ],
    [
      'With children I begin with a question that they can answer and their parents cannot.',
      '带孩子的家庭，我会先出一道孩子会、大人不会的题。',
    ],
  ],
  favoriteSpot: [
    [
      'A shopping street before it opens, when the owners sweep and have time to talk.',
      '还没开门的商店街，店主们一边扫地一边聊天，最有生活气。',
    ],
    [
      'The bench above the river where the evening train crosses the bridge.',
      '河堤上的那张长椅，傍晚能看到电车从桥上过去。',
    ],
    [
      'A small shrine between two office buildings; hardly anyone notices the fox.',
      '夹在两栋写字楼中间的小神社，几乎没人注意到那只石狐狸。',
    ],
    [
      'The counter of a noodle shop with six seats, at three in the afternoon.',
      '只有六个座位的面馆，下午三点坐在吧台边最舒服。',
    ],
  ],
  boundaryResponse: [
    [
      'I say plainly what I do not do, and offer what I can do instead.',
      '直接说明这件事我做不了，再提一个我能办到的办法。',
    ],
    [
      'I thank them for asking, refer to what we agreed on, and change the subject kindly.',
      '先谢谢对方的信任，再回到约定好的内容，把话题轻轻带开。',
    ],
    [
      'If it goes on after a clear no, I end the tour at a station and tell the team.',
      '说清楚之后对方仍然坚持，我会把客人送到车站，结束行程并告诉平台。',
    ],
  ],
  emotionalHandling: [
    [
      'We sit down somewhere quiet and I let them finish before I suggest anything.',
      '找个安静的地方坐下，先听对方把话说完，再商量怎么办。',
    ],
    [
      'Usually someone is hungry or tired. I propose a break before we discuss the plan.',
      '多半是饿了或者累了，先休息一下，再谈行程要不要改。',
    ],
    [
      'I say what went wrong on my side first; that calms most people.',
      '先说清楚我这边哪里没做好，大多数人听了会平静下来。',
    ],
  ],
  selfSymbol: [
    [
      'A folding umbrella: out of sight until it rains.',
      '一把折叠伞：平时看不见，下雨时派得上用场。',
    ],
    [
      'A paper map: slower, but you see what lies along the way.',
      '一张纸地图：慢一点，但能看到路两边有什么。',
    ],
    ['A thermos of tea that is always enough for one more.', '一壶热茶，多来一个人也够喝。'],
    [
      'A pair of old walking shoes that know every slope here.',
      '一双旧步行鞋，这里的每条坡道都走过。',
    ],
  ],
};

/** Returns the approved application of a demo guide, in a language in which the guide writes. */
export const buildApprovedAnswers = (
  random: Random,
  { name, native }: Pick<GuideSketch, 'name' | 'native'>,
  profile: GuideProfile,
  joinedAt: Temporal.Instant,
): ApplicationAnswers => {
  const inChinese = profile.languages.includes('zh');
  const from = (text: LocalText | undefined): string =>
    (inChinese ? text?.zh : text?.en) ?? text?.en ?? text?.zh ?? '';
  const textFor = (question: Question): string => {
    const [en, zh] = random.pick(WRITTEN[question]);
    return inChinese ? zh : en;
  };
  const [residenceZipcode, residenceArea] = DEMO_CITIES[profile.serviceCity].home;
  const years = profile.experienceYears ?? 0;
  return {
    ...NO_ANSWERS,
    name: inChinese ? native : name,
    age: profile.age ?? null,
    gender: profile.sex ?? null,
    mbti: (profile.mbti ?? null) as ApplicationAnswers['mbti'],
    serviceCities: [profile.serviceCity],
    residenceZipcode,
    residenceArea,
    residenceYear: joinedAt.toZonedDateTimeISO('Asia/Tokyo').year - years - random.int(1, 6),
    residenceMonth: random.int(1, 12),
    occupation: from(profile.occupation),
    bio: from(profile.bio),
    languages: [...profile.languages],
    experienceYears: years,
    experienceSessions: profile.experienceSessions ?? 0,
    ethicsScore: profile.ethics?.score ?? null,
    ethicsDescription: from(profile.ethics?.description),
    boundaryScore: profile.boundary?.score ?? null,
    boundaryDescription: from(profile.boundary?.description),
    supportiveScore: profile.supportive?.score ?? null,
    supportiveDescription: from(profile.supportive?.description),
    interaction: textFor('interaction'),
    favoriteSpot: textFor('favoriteSpot'),
    boundaryResponse: textFor('boundaryResponse'),
    emotionalHandling: textFor('emotionalHandling'),
    selfSymbol: textFor('selfSymbol'),
    targetGroups: [...profile.targetGroups],
    minPeople: profile.minPeople,
    maxPeople: profile.maxPeople,
    minDurationHours: profile.minDurationMinutes / 60,
    maxDurationHours: profile.maxDurationMinutes / 60,
    basicPriceRmb: (profile.basicPriceCents ?? 0) / 100,
    additionalPriceRmb: (profile.additionalPriceCents ?? DEFAULT_ADDITIONAL_PRICE_CENTS) / 100,
    services: profile.services.map(({ subcategoryId }) => subcategoryId),
  };
};
