-- A guide can never hold two overlapping live bookings (product §2), however many requests race.
ALTER TABLE bookings ADD CONSTRAINT bookings_no_overlap
  EXCLUDE USING gist (guide_id WITH =, busy WITH &&)
  WHERE (status NOT IN ('completed', 'cancelled', 'disputed'));
--> statement-breakpoint
-- What is kept of the guide's time is never less than the tour and the hour after it.
ALTER TABLE bookings ADD CONSTRAINT bookings_busy_covers
  CHECK (lower(busy) = scheduled_start AND upper(busy) >= scheduled_end + interval '60 minutes');
--> statement-breakpoint
ALTER TABLE bookings ADD CONSTRAINT bookings_status_known CHECK (status IN (
  'pending', 'confirmed', 'upcoming', 'awaiting_start', 'start_confirmed', 'ongoing',
  'extend_requested', 'extend_confirmed', 'completed', 'disputed', 'cancelled'));
--> statement-breakpoint
ALTER TABLE bookings ADD CONSTRAINT bookings_guide_fk FOREIGN KEY (guide_id) REFERENCES guides (id);
--> statement-breakpoint
ALTER TABLE bookings ADD CONSTRAINT bookings_guide_user_fk
  FOREIGN KEY (guide_user_id) REFERENCES users (id);
--> statement-breakpoint
ALTER TABLE bookings ADD CONSTRAINT bookings_traveler_fk
  FOREIGN KEY (traveler_id) REFERENCES users (id);
--> statement-breakpoint
CREATE FUNCTION booking_history_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'booking_history is append-only' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER booking_history_append_only BEFORE UPDATE OR DELETE ON booking_history
  FOR EACH ROW EXECUTE FUNCTION booking_history_is_append_only();
--> statement-breakpoint
CREATE TRIGGER booking_history_not_truncated BEFORE TRUNCATE ON booking_history
  FOR EACH STATEMENT EXECUTE FUNCTION booking_history_is_append_only();
