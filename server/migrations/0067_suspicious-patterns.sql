CREATE TABLE "pattern_bookings" (
	"case_id" integer NOT NULL,
	"booking_id" integer NOT NULL,
	"due_cents" bigint,
	CONSTRAINT "pattern_bookings_case_id_booking_id_pk" PRIMARY KEY("case_id","booking_id")
);
--> statement-breakpoint
CREATE TABLE "pattern_cases" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pattern_cases_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"guide_id" integer NOT NULL,
	"guide_user_id" integer NOT NULL,
	"traveler_id" integer,
	"state" text NOT NULL,
	"opened_at" timestamptz NOT NULL,
	"waiting_since" timestamptz NOT NULL,
	"amount_cents" bigint,
	"announced_at" timestamptz,
	"object_by" timestamptz,
	"objection" text,
	"decision" text,
	"reason" text,
	"decided_at" timestamptz,
	CONSTRAINT "pattern_cases_pair" CHECK (("pattern_cases"."kind" = 'pair') = ("pattern_cases"."traveler_id" is not null)),
	CONSTRAINT "pattern_cases_announced_whole" CHECK (("pattern_cases"."announced_at" is null) = ("pattern_cases"."object_by" is null)
        and ("pattern_cases"."announced_at" is null or "pattern_cases"."amount_cents" > 0)
        and ("pattern_cases"."state" not in ('announced', 'objected') or "pattern_cases"."announced_at" is not null)),
	CONSTRAINT "pattern_cases_decided_whole" CHECK (("pattern_cases"."state" = 'decided') = ("pattern_cases"."decided_at" is not null)
        and ("pattern_cases"."decided_at" is null or "pattern_cases"."decision" is not null))
);
--> statement-breakpoint
CREATE TABLE "commission_dues" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "commission_dues_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"guide_id" integer NOT NULL,
	"case_id" integer NOT NULL,
	"amount_cents" bigint NOT NULL,
	"charged_at" timestamptz NOT NULL,
	CONSTRAINT "commission_dues_once" UNIQUE("case_id"),
	CONSTRAINT "commission_dues_amount" CHECK ("commission_dues"."amount_cents" > 0)
);
--> statement-breakpoint
ALTER TABLE "earnings" ADD COLUMN "due_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "pattern_bookings" ADD CONSTRAINT "pattern_bookings_case_id_pattern_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."pattern_cases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pattern_bookings" ADD CONSTRAINT "pattern_bookings_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pattern_bookings_booking" ON "pattern_bookings" USING btree ("booking_id");--> statement-breakpoint
CREATE UNIQUE INDEX "pattern_bookings_asked_once" ON "pattern_bookings" USING btree ("booking_id") WHERE "pattern_bookings"."due_cents" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "pattern_cases_one_pair" ON "pattern_cases" USING btree ("guide_id","traveler_id") WHERE "pattern_cases"."kind" = 'pair' and "pattern_cases"."state" <> 'decided';--> statement-breakpoint
CREATE UNIQUE INDEX "pattern_cases_one_guide" ON "pattern_cases" USING btree ("guide_id") WHERE "pattern_cases"."kind" = 'cancellations' and "pattern_cases"."state" <> 'decided';--> statement-breakpoint
CREATE INDEX "pattern_cases_waiting" ON "pattern_cases" USING btree ("waiting_since","id") WHERE "pattern_cases"."state" in ('open', 'objected');--> statement-breakpoint
CREATE INDEX "pattern_cases_announced" ON "pattern_cases" USING btree ("object_by","id") WHERE "pattern_cases"."state" = 'announced';--> statement-breakpoint
CREATE INDEX "pattern_cases_decided" ON "pattern_cases" USING btree ("decided_at","id") WHERE "pattern_cases"."state" = 'decided';--> statement-breakpoint
CREATE INDEX "pattern_cases_claims" ON "pattern_cases" USING btree ("guide_user_id","announced_at") WHERE "pattern_cases"."announced_at" is not null;--> statement-breakpoint
CREATE INDEX "commission_dues_guide" ON "commission_dues" USING btree ("guide_id");--> statement-breakpoint
CREATE INDEX "bookings_broken_off" ON "bookings" USING btree ("guide_id","ended_at") WHERE "bookings"."status" = 'cancelled' and "bookings"."cancel_kind" in ('traveler', 'guide', 'no_show_traveler');--> statement-breakpoint
CREATE INDEX "earnings_due" ON "earnings" USING btree ("guide_id","due_cents") WHERE "earnings"."due_cents" > 0;--> statement-breakpoint
ALTER TABLE "earnings" ADD CONSTRAINT "earnings_due" CHECK ("earnings"."due_cents" between 0 and "earnings"."commission_cents");