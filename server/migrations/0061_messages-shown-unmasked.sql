ALTER TABLE "messages" ADD COLUMN "unmasked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Until now a paid booking took the mask off for good: what was read since then has been shown.
UPDATE "messages" AS message SET "unmasked" = true
FROM "conversations" AS talk
JOIN "conversation_sides" AS side ON side.conversation_id = talk.id
WHERE message.conversation_id = talk.id
  AND side.user_id <> message.sender_id
  AND message.seq <= side.read_seq
  AND message.kind IN ('text', 'image')
  AND EXISTS (
    SELECT FROM "bookings" AS booking
    WHERE booking.traveler_id = talk.traveler_id
      AND booking.guide_user_id = talk.guide_user_id
      AND booking.paid_at IS NOT NULL
  );
