ALTER TABLE "conversation_sides" ADD COLUMN "shown_read_seq" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Where one of the two has receipts off it is not known what was read before that: nothing is told of it.
UPDATE "conversation_sides" SET "shown_read_seq" = "read_seq" WHERE "read_seq" > 0 AND NOT EXISTS (
  SELECT FROM "conversation_sides" "side" JOIN "users" ON "users"."id" = "side"."user_id"
  WHERE "side"."conversation_id" = "conversation_sides"."conversation_id" AND NOT "users"."read_receipts_enabled"
);
