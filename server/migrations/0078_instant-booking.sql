ALTER TABLE "bookings" ADD COLUMN "instant" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "guide_search" ADD COLUMN "instant" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "guides" ADD COLUMN "instant_booking" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "bookings_instant_withdrawn" ON "bookings" USING btree ("guide_id","ended_at") WHERE "bookings"."cancel_kind" = 'instant_withdrawn';--> statement-breakpoint
CREATE INDEX "guide_search_instant_city_rank" ON "guide_search" USING btree ("city","rank","guide_id") WHERE "guide_search"."instant";--> statement-breakpoint
CREATE INDEX "guide_search_instant_rank" ON "guide_search" USING btree ("rank","guide_id") WHERE "guide_search"."instant";