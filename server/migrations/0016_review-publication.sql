ALTER TABLE "reviews" ADD COLUMN "publish_at" timestamptz;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reviews_publish" ON "reviews" USING btree ("publish_at") WHERE "reviews"."publish_at" is not null;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_published_once" CHECK ("reviews"."public_at" is null or "reviews"."publish_at" is null);