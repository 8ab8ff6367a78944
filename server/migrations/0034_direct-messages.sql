ALTER TABLE "messages" ADD COLUMN "direct_id" uuid;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "wish_date" date;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "wish_start" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "wish_end" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "wish_travelers" smallint;--> statement-breakpoint
CREATE INDEX "messages_direct" ON "messages" USING btree ("sender_id","direct_id") WHERE "messages"."direct_id" is not null;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_direct_whole" CHECK (num_nulls("messages"."direct_id", "messages"."wish_date", "messages"."wish_start", "messages"."wish_end", "messages"."wish_travelers") in (0, 5));