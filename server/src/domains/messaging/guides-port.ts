import { answersBy, type GuidePorts } from '../guides/service.ts';
import { haveExchangedMessages } from './queries.ts';

/** A traveler's message that began a conversation, and the guide's first answer. */
const answersInTalks = answersBy(`
  select asked.id as "guideId", extract(epoch from answer.sent_at)::float8 as "epochSeconds",
    ceil(extract(epoch from answer.sent_at - question.sent_at) / 60)::int as minutes
  from unnest($1::int[], $2::int[]) as asked (id, user_id)
  cross join lateral (
    select c.id, c.traveler_id from conversation_sides side
    join conversations c on c.id = side.conversation_id and c.guide_id = asked.id
    where side.user_id = asked.user_id and side.last_message_id is not null
    order by side.last_message_id desc limit $3
  ) talk
  join messages question on question.conversation_id = talk.id and question.seq = 1
    and question.sender_id = talk.traveler_id and question.kind in ('text', 'image')
  cross join lateral (
    select sent_at from messages
    where conversation_id = talk.id and seq > 1 and sender_id = asked.user_id
      and kind in ('text', 'image')
    order by seq limit 1
  ) answer`);

/**
 * The functions that messaging provides to guides: who may see an unlisted guide, and how fast a guide
 * answers.
 */
export const guidePorts: Pick<GuidePorts, 'haveTalked' | 'answersInTalks'> = {
  haveTalked: haveExchangedMessages,
  answersInTalks,
};
