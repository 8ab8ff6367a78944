CREATE TABLE "calendar_feeds" (
	"guide_id" integer PRIMARY KEY NOT NULL,
	"seed" text NOT NULL,
	"hash" text NOT NULL,
	"made_at" timestamptz NOT NULL,
	CONSTRAINT "calendar_feeds_hash" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "imported_calendars" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "imported_calendars_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"guide_id" integer NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"added_at" timestamptz NOT NULL,
	"next_read_at" timestamptz NOT NULL,
	"asked" boolean DEFAULT false NOT NULL,
	"tried_at" timestamptz,
	"read_at" timestamptz,
	"failing_since" timestamptz,
	"problem" text,
	"busy" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "imported_calendars_once" UNIQUE("guide_id","address")
);
--> statement-breakpoint
ALTER TABLE "imported_calendars" ADD CONSTRAINT "imported_calendars_guide_id_guides_id_fk" FOREIGN KEY ("guide_id") REFERENCES "public"."guides"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "imported_calendars_due" ON "imported_calendars" USING btree ("next_read_at");