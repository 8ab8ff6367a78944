CREATE TABLE "work_permissions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "work_permissions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"guide_id" integer NOT NULL,
	"residence_status" text NOT NULL,
	"permits" text NOT NULL,
	"until" date,
	"holidays" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"state" text NOT NULL,
	"file_id" integer,
	"submitted_at" timestamptz NOT NULL,
	"decided_at" timestamptz,
	"reviewer_id" integer,
	"reason" text
);
--> statement-breakpoint
ALTER TABLE "guide_search" ADD COLUMN "last_day" date;--> statement-breakpoint
-- Guides from before the rule have 60 days to state their permission, and are asked at once.
ALTER TABLE "guides" ADD COLUMN "permission_due_at" timestamptz DEFAULT now() + interval '60 days' NOT NULL;--> statement-breakpoint
ALTER TABLE "guides" ADD COLUMN "permission_remind_at" timestamptz DEFAULT now();--> statement-breakpoint
ALTER TABLE "guides" ADD COLUMN "stated_permissions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "work_permissions" ADD CONSTRAINT "work_permissions_guide_id_guides_id_fk" FOREIGN KEY ("guide_id") REFERENCES "public"."guides"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "work_permissions_checked" ON "work_permissions" USING btree ("guide_id") WHERE "work_permissions"."state" = 'checked';--> statement-breakpoint
CREATE UNIQUE INDEX "work_permissions_latest" ON "work_permissions" USING btree ("guide_id") WHERE "work_permissions"."state" <> 'checked';--> statement-breakpoint
CREATE INDEX "work_permissions_state" ON "work_permissions" USING btree ("state","submitted_at","id");--> statement-breakpoint
CREATE INDEX "work_permissions_until" ON "work_permissions" USING btree ("until","id") WHERE "work_permissions"."state" = 'checked';--> statement-breakpoint
CREATE INDEX "guides_permission_remind" ON "guides" USING btree ("permission_remind_at") WHERE "guides"."permission_remind_at" is not null;