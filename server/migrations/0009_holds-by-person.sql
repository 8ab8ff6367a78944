DROP INDEX "bookings_unpaid";--> statement-breakpoint
DROP INDEX "bookings_held";--> statement-breakpoint
CREATE INDEX "bookings_traveler_status" ON "bookings" USING btree ("traveler_id","status");--> statement-breakpoint
CREATE INDEX "bookings_guide_status" ON "bookings" USING btree ("guide_id","status");