ALTER TABLE "chargebacks" ADD COLUMN "returned_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "chargebacks" SET "returned_cents" = "amount_cents" WHERE "returned_at" IS NOT NULL;
