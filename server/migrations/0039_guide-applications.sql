ALTER TABLE "guide_applications" ADD COLUMN "answers" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "guide_applications" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "guide_applications" ADD COLUMN "reviewer_id" integer;--> statement-breakpoint
ALTER TABLE "guide_applications" ADD CONSTRAINT "guide_applications_reviewer_id_users_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guide_applications_waiting" ON "guide_applications" USING btree ("submitted_at","user_id") WHERE "guide_applications"."state" in ('submitted', 'in_review');--> statement-breakpoint
CREATE INDEX "guide_applications_state" ON "guide_applications" USING btree ("state","submitted_at","user_id");