CREATE TABLE "asked_colleagues" (
	"substitution_id" integer NOT NULL,
	"guide_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"answer" text,
	"answered_at" timestamptz,
	CONSTRAINT "asked_colleagues_substitution_id_guide_id_pk" PRIMARY KEY("substitution_id","guide_id"),
	CONSTRAINT "asked_colleagues_answered" CHECK (("asked_colleagues"."answer" is null) = ("asked_colleagues"."answered_at" is null))
);
--> statement-breakpoint
CREATE TABLE "substitutions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "substitutions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"booking_id" integer NOT NULL,
	"state" text NOT NULL,
	"first_guide_id" integer NOT NULL,
	"first_guide_user_id" integer NOT NULL,
	"asked_at" timestamptz NOT NULL,
	"answer_by" timestamptz NOT NULL,
	"substitute_id" integer,
	"substitute_user_id" integer,
	"accepted_at" timestamptz,
	"hold" "tstzrange",
	"ended_at" timestamptz,
	CONSTRAINT "substitutions_ended" CHECK (("substitutions"."state" in ('asked', 'proposed')) = ("substitutions"."ended_at" is null)),
	CONSTRAINT "substitutions_accepted" CHECK (("substitutions"."substitute_id" is null) = ("substitutions"."accepted_at" is null)
        and ("substitutions"."substitute_id" is null) = ("substitutions"."substitute_user_id" is null)
        and ("substitutions"."substitute_id" is null) = ("substitutions"."hold" is null)
        and ("substitutions"."state" not in ('proposed', 'agreed', 'declined', 'lapsed') or "substitutions"."substitute_id" is not null)),
	CONSTRAINT "substitutions_not_self" CHECK ("substitutions"."substitute_id" <> "substitutions"."first_guide_id")
);
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "substitution_count" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "colleagues_due_at" timestamptz;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "substitute_answer_by" timestamptz;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "substituted_at" timestamptz;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "booking_facts" jsonb;--> statement-breakpoint
ALTER TABLE "asked_colleagues" ADD CONSTRAINT "asked_colleagues_substitution_id_substitutions_id_fk" FOREIGN KEY ("substitution_id") REFERENCES "public"."substitutions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "substitutions" ADD CONSTRAINT "substitutions_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "asked_colleagues_guide" ON "asked_colleagues" USING btree ("guide_id","substitution_id");--> statement-breakpoint
CREATE INDEX "substitutions_booking" ON "substitutions" USING btree ("booking_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "substitutions_one_live" ON "substitutions" USING btree ("booking_id") WHERE "substitutions"."state" in ('asked', 'proposed');--> statement-breakpoint
CREATE INDEX "substitutions_handed_over" ON "substitutions" USING btree ("first_guide_id","ended_at") WHERE "substitutions"."state" = 'agreed';--> statement-breakpoint
CREATE INDEX "bookings_colleagues_due" ON "bookings" USING btree ("colleagues_due_at") WHERE "bookings"."colleagues_due_at" is not null;
--> statement-breakpoint
ALTER TABLE "substitutions" ADD CONSTRAINT "substitutions_first_guide_id_fk" FOREIGN KEY ("first_guide_id") REFERENCES "guides"("id");--> statement-breakpoint
ALTER TABLE "substitutions" ADD CONSTRAINT "substitutions_substitute_id_fk" FOREIGN KEY ("substitute_id") REFERENCES "guides"("id");--> statement-breakpoint
ALTER TABLE "asked_colleagues" ADD CONSTRAINT "asked_colleagues_guide_id_fk" FOREIGN KEY ("guide_id") REFERENCES "guides"("id");--> statement-breakpoint
-- The time of a colleague who has accepted is held like that of a booking. The guide's lock keeps the two apart.
ALTER TABLE "substitutions" ADD CONSTRAINT "substitutions_no_overlap"
  EXCLUDE USING gist ("substitute_id" WITH =, "hold" WITH &&)
  WHERE ("state" = 'proposed');
