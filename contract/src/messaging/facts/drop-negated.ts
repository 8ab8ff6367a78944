import { type Clause, splitClauses } from './clauses.ts';
import type { Candidate } from './message-text.ts';
import type { PlaceIndex } from './place-index.ts';

/** What may stand between the items of a list. */
const LIST_WORDS =
  /(?<![a-z])(?:and|or|nor|also|the|an?|any|please|etc|too|either|neither|both)(?![a-z])|以及|还有|還有|或者|など|とか|または|[和或与及跟也都等还還やとも,、。!?;:"'./· ~\n-]/g;
const ALSO = /(?<![a-z])(?:nor|too|either|neither)(?![a-z])|[也も]/;
/** The longest text that can be an unknown item of a list, in UTF-16 code units. */
const ITEM_LENGTH = 14;
const ENDS_SENTENCE = /[。!?\n.]\s*$/;
/** A clause that refuses what the clause before it names: 不行, 麻烦避开, 'I can't'. */
const REFUSAL =
  /^(?: |我们?|我們|都|也|就|请|請|麻烦|麻煩|这个|這個|这样|那|please|sorry|i|we|that|it|is|this|sadly|unfortunately)*(?:不行|不可以|不能|不去|不要|不想去?|不吃|不考虑|不方便|不合适|不来|来不及|來不及|不喜欢|没空|没时间|沒空|沒時間|避开|避開|避け|can't|cannot|can not|don't|doesn't work|won't work|isn't possible|not possible|impossible|no way|no thanks|no|not|skip|avoid|無理|だめ|ダメ|できません|行けません|食べられません|苦手)/;
const ALLERGY = /过敏|過敏|アレルギ|allerg|intoleran|忌口/;

interface FilledClause extends Clause {
  readonly text: string;
  readonly facts: readonly Candidate[];
}

/** Returns whether the clause contains nothing but facts of these kinds. */
const isBare = ({ text, start, facts }: FilledClause, isWanted: (fact: Candidate) => boolean) => {
  if (facts.length === 0 || !facts.every(isWanted)) return false;
  const units = text.split('');
  for (const fact of facts) units.fill(' ', fact.start - start, fact.end - start);
  return units.join('').replace(LIST_WORDS, '') === '';
};

/** Adds the items of a list that has its negation in this clause: 不吃荞麦面、生鱼片 */
const dropList = (clauses: readonly FilledClause[], index: number, dropped: Set<Candidate>) => {
  const clause = clauses[index];
  if (clause?.negation == null) return;
  const { negation } = clause;
  const negated = clause.facts.filter(({ end }) => end > clause.scope);
  for (const fact of negated) dropped.add(fact);
  const kinds = new Set(negated.map(({ kind }) => kind));
  const isSameKind = ({ kind }: Candidate) => kinds.has(kind);
  const canContinue = negated.some(({ start }) => start >= negation);
  for (let at = index + 1; at < clauses.length; at += 1) {
    const next = clauses[at];
    const before = clauses[at - 1];
    if (!next || !before || ENDS_SENTENCE.test(before.text) || next.negation !== null) break;
    if (!isBare(next, isSameKind) || !(canContinue || ALSO.test(next.text))) break;
    for (const fact of next.facts) dropped.add(fact);
  }
  if (!negated.some(({ start }) => start < negation) || clause.scope > clause.start) return;
  for (let at = index - 1; at >= 0; at -= 1) {
    const earlier = clauses[at];
    if (!earlier || ENDS_SENTENCE.test(earlier.text) || !isBare(earlier, isSameKind)) break;
    for (const fact of earlier.facts) dropped.add(fact);
  }
};

/** Adds what a clause without facts refuses in the clauses next to it: 荞麦面，麻烦避开 */
const dropNeighbors = (
  clauses: readonly FilledClause[],
  index: number,
  dropped: Set<Candidate>,
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
      for (const fact of near.facts) dropped.add(fact);
    else if (isAllergy) for (const fact of near.facts.filter(isDish)) dropped.add(fact);
  }
  // The list goes on over foods that are not on the list of dishes: can't eat shrimp, soba, or sashimi.
  for (let at = index + 1; at < clauses.length; at += 1) {
    const next = clauses[at];
    const last = clauses[at - 1];
    if (!next || !last || ENDS_SENTENCE.test(last.text) || next.negation !== null) break;
    if (next.facts.length === 0 ? next.text.length > ITEM_LENGTH : !isBare(next, isDish)) break;
    for (const fact of next.facts) dropped.add(fact);
  }
};

/**
 * Returns the candidates without those that a negation excludes: what someone refuses, avoids or cannot eat is never
 * a plain fact. In doubt, a candidate is left out (docs/product/messages.md, "Facts in messages").
 */
export const dropNegated = (
  folded: string,
  candidates: readonly Candidate[],
  places: PlaceIndex,
): Candidate[] => {
  const isDish = ({ values }: Candidate): boolean =>
    values.some((value) => value.kind === 'place' && places.get(value.placeId)?.kind === 'dish');
  const facts = candidates.filter(({ kind }) => kind !== null);
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
  const dropped = new Set<Candidate>();
  for (const index of clauses.keys()) {
    dropList(clauses, index, dropped);
    dropNeighbors(clauses, index, dropped, isDish);
  }
  return facts.filter((fact) => !dropped.has(fact));
};
