CREATE TABLE "start_code_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "start_code_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"booking_id" integer NOT NULL,
	"by" text NOT NULL,
	"entered_at" timestamptz NOT NULL,
	"arrived_at" timestamptz NOT NULL,
	"fits" boolean NOT NULL,
	"outcome" text NOT NULL,
	"reason" text,
	CONSTRAINT "start_code_entries_reason" CHECK (("start_code_entries"."outcome" = 'kept') = ("start_code_entries"."reason" is not null))
);
--> statement-breakpoint
ALTER TABLE "booking_history" ADD COLUMN "entered_at" timestamptz;--> statement-breakpoint
ALTER TABLE "start_code_entries" ADD CONSTRAINT "start_code_entries_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "start_code_entries_booking" ON "start_code_entries" USING btree ("booking_id","id");--> statement-breakpoint
CREATE FUNCTION start_code_entries_are_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'start_code_entries is append-only' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER start_code_entries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON start_code_entries
  FOR EACH STATEMENT EXECUTE FUNCTION start_code_entries_are_append_only();
