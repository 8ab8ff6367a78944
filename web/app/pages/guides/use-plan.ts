import { useQuery } from '@tanstack/react-query';
import type { GuideDetail } from '@tomoguide/contract/guides/entities';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { rememberGroup } from '../../parts/guides/known-group.ts';
import {
  createInitialPlan,
  type Plan,
  type PlanChange,
} from '../../parts/guides/profile/tour-plan.ts';
import { guideStartTimesQuery } from '../../parts/guides/queries.ts';

export interface UsedPlan {
  plan: Plan;
  /**
   * The start that was chosen for another duration, if it is not free for the current one; otherwise null.
   */
  lostStart: string | null;
  change: (change: PlanChange) => void;
}

/** Holds the user's choices for a tour. When the duration changes, the start is kept if it is still free. */
export const usePlan = (guide: GuideDetail): UsedPlan => {
  const { search } = useLocation();
  const [plan, setPlan] = useState(() => createInitialPlan(guide, search));
  const { day, start, duration } = plan;
  const { data } = useQuery({
    ...guideStartTimesQuery(guide.id, day ?? '', duration),
    enabled: day !== null && start !== null,
  });
  const lost = data !== undefined && !data.some((each) => each.start === start);
  return {
    plan: lost ? { ...plan, start: null } : plan,
    lostStart: lost ? start : null,
    change: (change) => {
      rememberGroup(change.travelers ?? null);
      setPlan((before) => ({ ...before, ...change }));
    },
  };
};
