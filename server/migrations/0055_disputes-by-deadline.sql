DROP INDEX "disputes_open";--> statement-breakpoint
CREATE INDEX "disputes_open" ON "disputes" USING btree ("opened_at","id") WHERE "disputes"."decided_at" is null;