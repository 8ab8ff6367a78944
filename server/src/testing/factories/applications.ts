import type { ApplicationAnswers } from '@tomoguide/contract/applications/answers';
import * as calls from '@tomoguide/contract/applications/calls';
import { NO_ANSWERS } from '@tomoguide/contract/applications/completeness';
import { SubcategoryId, type UserId } from '@tomoguide/contract/primitives';
import type { TestApp } from '../app.ts';
import { aUser } from './accounts.ts';

/** Returns answers that are complete enough to submit an application. */
export const completeAnswers = (changes: Partial<ApplicationAnswers> = {}): ApplicationAnswers => ({
  ...NO_ANSWERS,
  name: 'Li Ting',
  age: 31,
  gender: 'female',
  serviceCities: ['kyoto', 'osaka'],
  residenceZipcode: '6040000',
  residenceArea: '京都市中京区',
  residenceYear: 2019,
  residenceMonth: 4,
  occupation: '翻译',
  bio: '在京都住了七年，熟悉小巷里的老铺和清晨的寺院，喜欢慢慢走、慢慢讲，也愿意陪长辈走平坦的路。',
  languages: ['zh', 'ja'],
  experienceYears: 3,
  experienceSessions: 40,
  ethicsScore: 8,
  ethicsDescription: '费用都会提前讲明白，不收回扣。',
  boundaryScore: 7,
  boundaryDescription: '约好的时间和内容会遵守，也会说不。',
  supportiveScore: 9,
  supportiveDescription: '下雨或有人累了，会马上调整路线。',
  interaction: '先听客人想要什么，再说我的建议。',
  favoriteSpot: '清晨六点的南禅寺水路阁，几乎没有人。',
  boundaryResponse: '礼貌地说明这不在服务范围内，并告知平台。',
  emotionalHandling: '先停下来听对方说完，再一起想办法。',
  selfSymbol: '一把长柄伞，平时不起眼，下雨时用得上。',
  targetGroups: ['individual', 'couple'],
  minPeople: 1,
  maxPeople: 4,
  minDurationHours: 2,
  maxDurationHours: 8,
  basicPriceRmb: 180,
  additionalPriceRmb: 40,
  services: [SubcategoryId.parse(101), SubcategoryId.parse(301)],
  ...changes,
});

type Person = { id: UserId; token: string };

/** Saves these answers of an application; other answers do not change. */
export const saveAnswers = async (
  t: TestApp,
  { token }: Person,
  answers: Partial<ApplicationAnswers>,
) => {
  const { body } = await t.inject(calls.getOwnApplication, { token });
  return t.inject(calls.saveApplication, { token, body: { revision: body.revision, answers } });
};

export const submit = async (t: TestApp, { token }: Person, declaration = true) => {
  const { body } = await t.inject(calls.getOwnApplication, { token });
  return t.inject(calls.submitApplication, {
    token,
    body: { revision: body.revision, declaration },
  });
};

/** Creates an applicant whose application is waiting for staff. */
export const anApplicant = async (
  t: TestApp,
  given: { answers?: Partial<ApplicationAnswers>; user?: Parameters<typeof aUser>[1] } = {},
): Promise<Awaited<ReturnType<typeof aUser>>> => {
  const person = await aUser(t, given.user);
  await saveAnswers(t, person, completeAnswers(given.answers));
  const { status, raw } = await submit(t, person);
  if (status !== 200) throw new Error(`not submitted: ${raw}`);
  return person;
};
