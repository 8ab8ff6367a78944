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
--> statement-breakpoint
ALTER TABLE guides ADD CONSTRAINT guides_user_fk FOREIGN KEY (user_id) REFERENCES users (id);
--> statement-breakpoint
ALTER TABLE saved_guides ADD CONSTRAINT saved_guides_traveler_fk FOREIGN KEY (traveler_id) REFERENCES users (id) ON DELETE CASCADE;
--> statement-breakpoint
-- The ledger is append-only: corrections are new entries (product §3).
CREATE FUNCTION ledger_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_accounts_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_accounts
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_append_only();
--> statement-breakpoint
CREATE TRIGGER ledger_transactions_append_only
  BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_transactions
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_append_only();
--> statement-breakpoint
CREATE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entries
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_append_only();
--> statement-breakpoint
-- At commit every transaction that got an entry sums to zero.
CREATE FUNCTION ledger_transaction_sums_to_zero() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT sum(amount_cents) FROM ledger_entries WHERE transaction_id = NEW.transaction_id) <> 0 THEN
    RAISE EXCEPTION 'ledger transaction % does not sum to zero', NEW.transaction_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_transaction_sums_to_zero';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_transaction_sums_to_zero AFTER INSERT ON ledger_entries
  DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION ledger_transaction_sums_to_zero();
--> statement-breakpoint
ALTER TABLE ledger_accounts ADD CONSTRAINT ledger_accounts_owner CHECK (
  (kind IN ('provider', 'refunds', 'commission', 'goodwill', 'loss') AND owner_id IS NULL)
  OR (kind IN ('held', 'wallet', 'earnings_pending', 'earnings_withdrawable', 'withdrawals')
      AND owner_id IS NOT NULL));
--> statement-breakpoint
ALTER TABLE payments ADD CONSTRAINT payments_booking_fk
  FOREIGN KEY (booking_id) REFERENCES bookings (id);
--> statement-breakpoint
ALTER TABLE payments ADD CONSTRAINT payments_user_fk FOREIGN KEY (user_id) REFERENCES users (id);
--> statement-breakpoint
ALTER TABLE reviews ADD CONSTRAINT reviews_from_user_fk FOREIGN KEY (from_user_id) REFERENCES users (id);
--> statement-breakpoint
ALTER TABLE reviews ADD CONSTRAINT reviews_to_user_fk FOREIGN KEY (to_user_id) REFERENCES users (id);
--> statement-breakpoint
ALTER TABLE reviews ADD CONSTRAINT reviews_guide_fk FOREIGN KEY (guide_id) REFERENCES guides (id);