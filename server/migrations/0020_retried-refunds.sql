ALTER TABLE "refunds" ADD COLUMN "retry_of" integer;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "handled_at" timestamptz;--> statement-breakpoint
CREATE INDEX "refunds_to_handle" ON "refunds" USING btree ("id") WHERE "refunds"."status" = 'refused' and "refunds"."handled_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_retried_once" ON "refunds" USING btree ("retry_of");