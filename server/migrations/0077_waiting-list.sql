CREATE TABLE "freed_days" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "freed_days_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"guide_id" integer NOT NULL,
	"day" date NOT NULL,
	"freed_at" timestamptz NOT NULL,
	"next_round_at" timestamptz NOT NULL,
	"after_id" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "freed_days_once" UNIQUE("guide_id","day")
);
--> statement-breakpoint
CREATE TABLE "waiting_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "waiting_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"day" date NOT NULL,
	"guide_id" integer,
	"city" text,
	"travelers" smallint,
	"language" text,
	"joined_at" timestamptz NOT NULL,
	"ends_at" timestamptz NOT NULL,
	"notified_at" timestamptz,
	CONSTRAINT "waiting_entries_kind" CHECK (("waiting_entries"."guide_id" is null) = ("waiting_entries"."city" is not null)),
	CONSTRAINT "waiting_entries_city" CHECK (("waiting_entries"."city" is null) = ("waiting_entries"."travelers" is null) and ("waiting_entries"."city" is null) = ("waiting_entries"."language" is null))
);
--> statement-breakpoint
ALTER TABLE "freed_days" ADD CONSTRAINT "freed_days_guide_id_guides_id_fk" FOREIGN KEY ("guide_id") REFERENCES "public"."guides"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_entries" ADD CONSTRAINT "waiting_entries_guide_id_guides_id_fk" FOREIGN KEY ("guide_id") REFERENCES "public"."guides"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "freed_days_due" ON "freed_days" USING btree ("next_round_at");--> statement-breakpoint
CREATE UNIQUE INDEX "waiting_entries_once_guide" ON "waiting_entries" USING btree ("user_id","day","guide_id") WHERE "waiting_entries"."guide_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "waiting_entries_once_city" ON "waiting_entries" USING btree ("user_id","day","city","travelers","language") WHERE "waiting_entries"."city" is not null;--> statement-breakpoint
CREATE INDEX "waiting_entries_user" ON "waiting_entries" USING btree ("user_id","day");--> statement-breakpoint
CREATE INDEX "waiting_entries_guide" ON "waiting_entries" USING btree ("guide_id","day","id") WHERE "waiting_entries"."guide_id" is not null;--> statement-breakpoint
CREATE INDEX "waiting_entries_city" ON "waiting_entries" USING btree ("city","day","language","travelers","id") WHERE "waiting_entries"."city" is not null;--> statement-breakpoint
CREATE INDEX "waiting_entries_end" ON "waiting_entries" USING btree ("ends_at");