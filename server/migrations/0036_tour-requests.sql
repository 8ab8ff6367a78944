CREATE TABLE "signed_quotes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "signed_quotes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"body" jsonb NOT NULL,
	"hash" text NOT NULL,
	"traveler_id" integer NOT NULL,
	"traveler_signed_at" timestamptz NOT NULL,
	"guide_user_id" integer NOT NULL,
	"guide_signed_at" timestamptz,
	"booking_id" integer
);
--> statement-breakpoint
CREATE TABLE "tour_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tour_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"conversation_id" integer NOT NULL,
	"guide_id" integer NOT NULL,
	"guide_user_id" integer NOT NULL,
	"traveler_id" integer NOT NULL,
	"state" text NOT NULL,
	"sent_at" timestamptz NOT NULL,
	"expires_at" timestamptz NOT NULL,
	"ended_at" timestamptz,
	"reject_reason" text,
	"reason" text,
	"booking_id" integer,
	"start" timestamptz NOT NULL,
	"time_zone" text NOT NULL,
	"booked_minutes" smallint NOT NULL,
	"travelers" smallint NOT NULL,
	"services" integer[] NOT NULL,
	"hourly_price_cents" integer NOT NULL,
	"additional_price_cents" integer NOT NULL,
	"total_cents" bigint NOT NULL,
	"deposit_cents" bigint NOT NULL,
	"particulars" jsonb NOT NULL,
	"itinerary" jsonb,
	"plan" text NOT NULL,
	"for_others" boolean DEFAULT false NOT NULL,
	"lead" jsonb,
	"quote_id" integer NOT NULL,
	"sent_hash" text NOT NULL,
	CONSTRAINT "tour_requests_not_self" CHECK ("tour_requests"."traveler_id" <> "tour_requests"."guide_user_id"),
	CONSTRAINT "tour_requests_ended" CHECK (("tour_requests"."state" = 'open') = ("tour_requests"."ended_at" is null)),
	CONSTRAINT "tour_requests_accepted" CHECK (("tour_requests"."state" = 'accepted') = ("tour_requests"."booking_id" is not null)),
	CONSTRAINT "tour_requests_rejected" CHECK (("tour_requests"."state" = 'rejected') = ("tour_requests"."reject_reason" is not null)),
	CONSTRAINT "tour_requests_lead" CHECK ("tour_requests"."lead" is null or ("tour_requests"."for_others" and "tour_requests"."state" = 'open'))
);
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "request_id" integer;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "request_state" text;--> statement-breakpoint
ALTER TABLE "signed_quotes" ADD CONSTRAINT "signed_quotes_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_requests" ADD CONSTRAINT "tour_requests_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_requests" ADD CONSTRAINT "tour_requests_quote_id_signed_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."signed_quotes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "signed_quotes_booking" ON "signed_quotes" USING btree ("booking_id") WHERE "signed_quotes"."booking_id" is not null;--> statement-breakpoint
CREATE INDEX "tour_requests_traveler" ON "tour_requests" USING btree ("traveler_id","sent_at");--> statement-breakpoint
CREATE INDEX "tour_requests_guide" ON "tour_requests" USING btree ("guide_user_id","id");--> statement-breakpoint
CREATE INDEX "tour_requests_conversation" ON "tour_requests" USING btree ("conversation_id","id");--> statement-breakpoint
CREATE INDEX "tour_requests_open" ON "tour_requests" USING btree ("expires_at") WHERE "tour_requests"."state" = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "tour_requests_booking" ON "tour_requests" USING btree ("booking_id") WHERE "tour_requests"."booking_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "messages_request" ON "messages" USING btree ("request_id") WHERE "messages"."request_id" is not null;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_request_whole" CHECK (("messages"."kind" = 'tour_request') = ("messages"."request_id" is not null) and ("messages"."request_id" is null) = ("messages"."request_state" is null));--> statement-breakpoint
ALTER TABLE "tour_requests" ADD CONSTRAINT "tour_requests_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "conversations"("id");--> statement-breakpoint
ALTER TABLE "tour_requests" ADD CONSTRAINT "tour_requests_guide_id_fk" FOREIGN KEY ("guide_id") REFERENCES "guides"("id");--> statement-breakpoint
ALTER TABLE "tour_requests" ADD CONSTRAINT "tour_requests_guide_user_id_fk" FOREIGN KEY ("guide_user_id") REFERENCES "users"("id");--> statement-breakpoint
ALTER TABLE "tour_requests" ADD CONSTRAINT "tour_requests_traveler_id_fk" FOREIGN KEY ("traveler_id") REFERENCES "users"("id");--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "tour_requests"("id");--> statement-breakpoint
-- What was signed never changes: the guide's signature and the booking are added once.
CREATE FUNCTION signed_quotes_are_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE'
    AND (OLD.guide_signed_at IS NULL OR NEW.guide_signed_at IS NOT DISTINCT FROM OLD.guide_signed_at)
    AND (OLD.booking_id IS NULL OR NEW.booking_id IS NOT DISTINCT FROM OLD.booking_id)
    AND (NEW.id, NEW.body, NEW.hash, NEW.traveler_id, NEW.traveler_signed_at, NEW.guide_user_id)
      IS NOT DISTINCT FROM
      (OLD.id, OLD.body, OLD.hash, OLD.traveler_id, OLD.traveler_signed_at, OLD.guide_user_id)
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'signed quotes are kept as they are' USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER signed_quotes_kept BEFORE UPDATE OR DELETE ON signed_quotes
  FOR EACH ROW EXECUTE FUNCTION signed_quotes_are_kept();--> statement-breakpoint
CREATE TRIGGER signed_quotes_kept_whole BEFORE TRUNCATE ON signed_quotes
  FOR EACH STATEMENT EXECUTE FUNCTION signed_quotes_are_kept();
