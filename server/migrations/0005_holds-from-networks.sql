ALTER TABLE "bookings" ADD COLUMN "network_hash" text;--> statement-breakpoint
CREATE INDEX "bookings_held" ON "bookings" USING btree ("guide_id") WHERE "bookings"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "bookings_lapsed" ON "bookings" USING btree ("traveler_id","ended_at") WHERE "bookings"."status" = 'cancelled' and "bookings"."paid_at" is null;--> statement-breakpoint
CREATE INDEX "bookings_network" ON "bookings" USING btree ("network_hash","created_at") WHERE "bookings"."network_hash" is not null;--> statement-breakpoint
CREATE INDEX "payments_user" ON "payments" USING btree ("user_id");