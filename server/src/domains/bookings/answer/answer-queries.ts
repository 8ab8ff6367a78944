import { createAnswersReader } from '../../guides/service.ts';

/**
 * Reads when guides accepted or rejected tour requests and paid bookings. Sorts all of a guide's bookings
 * by the time of the answer; runs once a night.
 */
export const answersToRequests = createAnswersReader(`
  select asked.id as "guideId", extract(epoch from answer.at)::float8 as "epochSeconds",
    ceil(extract(epoch from answer.at - answer.since) / 60)::int as minutes
  from unnest($1::int[], $2::int[]) as asked (id, user_id)
  cross join lateral (
    (select sent_at as since, ended_at as at from tour_requests
     where guide_user_id = asked.user_id and state in ('accepted', 'rejected')
     order by id desc limit $3)
    union all
    (select paid_at, coalesce(accepted_at, ended_at) from bookings
     where guide_id = asked.id and paid_at is not null and not guide_pre_accepted and not instant
       and substituted_at is null
       and (accepted_at is not null or cancel_kind = 'rejected')
     order by coalesce(accepted_at, ended_at) desc limit $3)
  ) answer`);
