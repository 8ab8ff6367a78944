ALTER TABLE "bookings" ADD COLUMN "remind_at" timestamptz;--> statement-breakpoint
CREATE INDEX "bookings_remind" ON "bookings" USING btree ("remind_at") WHERE "bookings"."remind_at" is not null;