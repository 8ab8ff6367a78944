import { FOODS } from '../../catalog/places/foods.ts';
import { type Clause, splitClauses } from './clauses.ts';
import type { Candidate } from './message-text.ts';
import { buildPlaceIndex, type PlaceIndex } from './place-index.ts';

/** What may stand between the items of a list. */
const LIST_WORDS =
  /(?<![a-z])(?:and|or|nor|also|the|an?|any|please|etc|too|either|neither|both)(?![a-z])|以及|还有|還有|或者|など|とか|または|[和或与及跟也都等还還やとも,、。!?;:"'./· ~\n-]/g;
/** What may stand before the first item: 我对, 所以. */
const LIST_START = /^[^、]{0,20}?(?:[对對]|所以|因[为為])/;
const ALSO = /(?<![a-z])(?:nor|too|either|neither)(?![a-z])|[也も]/;
/** The longest text that can be an unknown item of a list, in UTF-16 code units. */
const ITEM_LENGTH = 14;
const ENDS_SENTENCE = /[。!?\n.]\s*$/;
/** A clause that refuses what the clause before it names: 不行, 麻烦避开, 'I can't'. */
const REFUSAL =
  /^(?: |我们?|我們|都|也|就|请|請|麻烦|麻煩|这个|這個|这样|那|please|sorry|i|we|that|it|is|this|sadly|unfortunately)*(?:不行|不可以|不能|不去|不要|不想去?|不吃|不考虑|不方便|不合适|不来|来不及|來不及|不喜欢|没空|没时间|沒空|沒時間|避开|避開|避け|can't|cannot|can not|don't|doesn't work|won't work|isn't possible|not possible|impossible|no way|no thanks|no|not|skip|avoid|無理|だめ|ダメ|できません|行けません|食べられません|苦手)/;
const ALLERGY = /过敏|過敏|アレルギ|allerg|intoleran/;

interface FilledClause extends Clause {
  readonly text: string;
  readonly facts: readonly Candidate[];
}

/** What a negation excludes, with the clause that has the negation. */
type Dropped = Map<Candidate, FilledClause>;

/** Returns whether the clause contains nothing but facts of these kinds. */
const isBare = ({ text, start, facts }: FilledClause, isWanted: (fact: Candidate) => boolean) => {
  if (facts.length === 0 || !facts.every(isWanted)) return false;
  const units = text.split('');
  for (const fact of facts) units.fill(' ', fact.start - start, fact.end - start);
  return units.join('').replace(LIST_START, '').replace(LIST_WORDS, '') === '';
};

/** Adds the items of a list that has its negation in this clause: 不吃荞麦面、生鱼片 */
const dropList = (
  clauses: readonly FilledClause[],
  index: number,
  dropped: Dropped,
  isDish: (fact: Candidate) => boolean,
) => {
  const clause = clauses[index];
  if (clause?.negation == null) return;
  const { negation } = clause;
  const negated = clause.facts.filter(({ end }) => end > clause.scope);
  for (const fact of negated) dropped.set(fact, clause);
  const kinds = new Set(negated.map(({ kind }) => kind));
  const hasDish = negated.some(isDish);
  const isSameKind = (fact: Candidate) => kinds.has(fact.kind) || (hasDish && isDish(fact));
  const canContinue = negated.some(({ start }) => start >= negation);
  for (let at = index + 1; at < clauses.length; at += 1) {
    const next = clauses[at];
    const before = clauses[at - 1];
    if (!next || !before || ENDS_SENTENCE.test(before.text) || next.negation !== null) break;
    if (!isBare(next, isSameKind) || !(canContinue || ALSO.test(next.text))) break;
    for (const fact of next.facts) dropped.set(fact, clause);
  }
  if (!negated.some(({ start }) => start < negation) || clause.scope > clause.start) return;
  for (let at = index - 1; at >= 0; at -= 1) {
    const earlier = clauses[at];
    if (!earlier || ENDS_SENTENCE.test(earlier.text) || !isBare(earlier, isSameKind)) break;
    for (const fact of earlier.facts) dropped.set(fact, clause);
  }
};

/** Adds what a clause without facts refuses in the clauses next to it: 荞麦面，麻烦避开 */
const dropNeighbors = (
  clauses: readonly FilledClause[],
  index: number,
  dropped: Dropped,
  isDish: (fact: Candidate) => boolean,
) => {
  const clause = clauses[index];
  if (clause?.negation == null || clause.facts.length > 0) return;
  const before = clauses[index - 1];
  const isAllergy = ALLERGY.test(clause.text);
  const refuses = REFUSAL.test(clause.text);
  for (const near of [before, clauses[index + 1]]) {
    if (!near) continue;
    if (isBare(near, refuses && near === before ? () => true : isDish))
      for (const fact of near.facts) dropped.set(fact, clause);
    else if (isAllergy) for (const fact of near.facts.filter(isDish)) dropped.set(fact, clause);
  }
  // The list goes on over foods that are not on the list of dishes: can't eat shrimp, soba, or sashimi.
  for (let at = index + 1; at < clauses.length; at += 1) {
    const next = clauses[at];
    const last = clauses[at - 1];
    if (!next || !last || ENDS_SENTENCE.test(last.text) || next.negation !== null) break;
    if (next.facts.length === 0 ? next.text.length > ITEM_LENGTH : !isBare(next, isDish)) break;
    for (const fact of next.facts) dropped.set(fact, clause);
  }
};

/** Words about eating, without which a negated dish may be about something else. */
const EATING =
  /[吃喝忌敏避除食飲要抜]|点菜|[别別]点|eat|allerg|avoid|without|except|free|intoleran|drink|have|like|no |not |skip|アレルギ|苦手|だめ|ダメ|なし|以外|ng|使わ|嫌い|ぬき/;
const ASKS = /\?\s*$|[吗嗎]|有什么|有什麼|有没有|有沒有|any |ですか|ますか/;
/** Words of a request, which may end like a question. */
const REQUESTS = /[我避]|不要|[别別]|without|avoid|抜き|(?<![a-z])(?:i|my|we|our|i'm)(?![a-z])/;
/** No allergy: 没有过敏, 'not allergic'. */
const NO_ALLERGY =
  /(?:[没沒无無不]|(?<![a-z])(?:no|not|never)(?![a-z])|n't)[^,、。吃]{0,8}(?:过敏|過敏|allerg)|アレルギー?(?:は|も|が)?(?:特に)?(?:ない|ありません|なし|ございません)/;
/** Ways of eating, which need no negation. */
const DIETS = new Set(['food-vegetarian', 'food-vegan', 'food-halal']);

const FOOD_INDEX = buildPlaceIndex(FOODS);

const saysDiet = ({ text }: FilledClause): boolean =>
  EATING.test(text) && !(ASKS.test(text) && !REQUESTS.test(text)) && !NO_ALLERGY.test(text);

const createDiet = (
  { start, end }: Pick<Candidate, 'start' | 'end'>,
  { text }: FilledClause,
  foodId?: string,
): Candidate => {
  const isOnly = foodId !== undefined && DIETS.has(foodId);
  const reason = isOnly ? 'only' : ALLERGY.test(text) ? 'allergy' : 'preference';
  return {
    kind: 'diet',
    start,
    end,
    values: [{ kind: 'diet', reason, ...(foodId ? { foodId } : {}) }],
  };
};

/** Finds the names of foods outside of the spans that are taken. */
const findFoods = (folded: string, taken: readonly Candidate[]): Candidate[] => {
  const units = folded.split('');
  for (const { start, end } of taken) units.fill(' ', start, end);
  const open = units.join('');
  const foods: Candidate[] = [];
  for (let at = 0; at < open.length; at += 1) {
    const found = FOOD_INDEX.findAt(open, at);
    const [food] = found?.places ?? [];
    if (!found || !food) continue;
    foods.push({
      kind: 'diet',
      start: at,
      end: found.end,
      values: [{ kind: 'diet', reason: 'preference', foodId: food.id }],
    });
    at = found.end - 1;
  }
  return foods;
};

/** Returns the id of the food or dish that the words name: a food if they name both. */
const getFoodId = (folded: string, { start, end, values }: Candidate): string | undefined => {
  const found = FOOD_INDEX.findAt(folded, start);
  const [food] = found?.end === end ? found.places : [];
  if (food) return food.id;
  const [value] = values;
  return value?.kind === 'place' ? value.placeId : undefined;
};

/** Returns whether the fact follows what is left out of it: わさび抜きの寿司. */
const isServedWithout = (fact: Candidate, { text, start, negation }: FilledClause): boolean =>
  negation !== null &&
  fact.start > negation &&
  /^(?:抜き|ぬき|なし)の/.test(text.slice(negation - start));

/** Returns what the clauses say that someone cannot or does not eat. */
const readDiet = (
  folded: string,
  clauses: readonly FilledClause[],
  dropped: Dropped,
  isDish: (fact: Candidate) => boolean,
): Candidate[] => {
  const excluded = [...dropped].flatMap(([fact, clause]) => {
    const foodId = getFoodId(folded, fact);
    const isStated = isDish(fact) && saysDiet(clause) && !isServedWithout(fact, clause);
    // 'Not vegetarian' says nothing about a food.
    return isStated && !DIETS.has(foodId ?? '') ? createDiet(fact, clause, foodId) : [];
  });
  const named = new Set([...dropped].flatMap(([fact, clause]) => (isDish(fact) ? clause : [])));
  const others = clauses.flatMap((clause): Candidate[] => {
    const ways = clause.facts.filter(
      ({ values: [value] }) => value?.kind === 'diet' && DIETS.has(value.foodId ?? ''),
    );
    if (clause.negation === null)
      return ASKS.test(clause.text)
        ? []
        : ways.map((fact) => createDiet(fact, clause, getFoodId(folded, fact)));
    if (named.has(clause) || !ALLERGY.test(clause.text) || !saysDiet(clause)) return [];
    const words = clause.text.replace(/[,、。.!;()\s]+$/, '');
    const start = clause.start + words.length - words.trimStart().length;
    return [createDiet({ start, end: clause.start + words.length }, clause)];
  });
  return [...excluded, ...others];
};

/**
 * Returns the candidates without those that a negation excludes, and with what someone cannot or does not eat: that is
 * never a plain fact. In doubt, a candidate is left out (docs/product/messages.md, "Facts in messages").
 */
export const readNegated = (
  folded: string,
  candidates: readonly Candidate[],
  places: PlaceIndex,
): Candidate[] => {
  const isDish = ({ kind, values }: Candidate): boolean =>
    kind === 'diet' ||
    values.some((value) => value.kind === 'place' && places.get(value.placeId)?.kind === 'dish');
  const facts = [
    ...candidates.filter(({ kind }) => kind !== null),
    ...findFoods(folded, candidates),
  ].toSorted((a, b) => a.start - b.start);
  let first = 0;
  const clauses = splitClauses(folded, facts).map((clause): FilledClause => {
    while ((facts[first]?.end ?? folded.length + 1) <= clause.start) first += 1;
    const inside: Candidate[] = [];
    for (let at = first; (facts[at]?.start ?? folded.length) < clause.end; at += 1) {
      const fact = facts[at];
      if (fact) inside.push(fact);
    }
    return { ...clause, text: folded.slice(clause.start, clause.end), facts: inside };
  });
  const dropped: Dropped = new Map();
  for (const index of clauses.keys()) {
    dropList(clauses, index, dropped, isDish);
    dropNeighbors(clauses, index, dropped, isDish);
  }
  const plain = facts.filter((fact) => fact.kind !== 'diet' && !dropped.has(fact));
  return [...plain, ...readDiet(folded, clauses, dropped, isDish)].toSorted(
    (a, b) => a.start - b.start,
  );
};
