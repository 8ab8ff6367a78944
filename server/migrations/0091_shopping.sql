CREATE TABLE "shopping_answers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shopping_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"booking_id" integer,
	"guide_id" integer NOT NULL,
	"traveler_id" integer NOT NULL,
	"unagreed_shop" boolean NOT NULL,
	"pressure" boolean NOT NULL,
	"overcharged" boolean NOT NULL,
	"answered_at" timestamptz NOT NULL,
	"counted_at" timestamptz,
	"count_at" timestamptz,
	"case_id" integer
);
--> statement-breakpoint
CREATE TABLE "shopping_cases" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shopping_cases_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"guide_id" integer NOT NULL,
	"guide_user_id" integer NOT NULL,
	"opened_at" timestamptz NOT NULL,
	"closed_at" timestamptz,
	"reason" text,
	CONSTRAINT "shopping_cases_closed_whole" CHECK (("shopping_cases"."closed_at" is null) = ("shopping_cases"."reason" is null))
);
--> statement-breakpoint
ALTER TABLE "guides" ADD COLUMN "shopping" jsonb;--> statement-breakpoint
ALTER TABLE "guides" ADD COLUMN "shopping_reply" text;--> statement-breakpoint
ALTER TABLE "guides" ADD COLUMN "shopping_replied_at" timestamptz;--> statement-breakpoint
ALTER TABLE "shopping_answers" ADD CONSTRAINT "shopping_answers_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopping_answers" ADD CONSTRAINT "shopping_answers_case_id_shopping_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."shopping_cases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "shopping_answers_booking_unique" ON "shopping_answers" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "shopping_answers_guide" ON "shopping_answers" USING btree ("guide_id","answered_at","id");--> statement-breakpoint
CREATE INDEX "shopping_answers_traveler" ON "shopping_answers" USING btree ("traveler_id");--> statement-breakpoint
CREATE INDEX "shopping_answers_case" ON "shopping_answers" USING btree ("case_id");--> statement-breakpoint
CREATE INDEX "shopping_answers_count" ON "shopping_answers" USING btree ("count_at") WHERE "shopping_answers"."count_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "shopping_cases_one_open" ON "shopping_cases" USING btree ("guide_id") WHERE "shopping_cases"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "shopping_cases_closed" ON "shopping_cases" USING btree ("id") WHERE "shopping_cases"."closed_at" is not null;