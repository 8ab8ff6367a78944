ALTER TABLE "login_attempts" ALTER COLUMN "name" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "login_attempts" ALTER COLUMN "address" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "login_attempts" ADD COLUMN "device" text;--> statement-breakpoint
CREATE INDEX "login_attempts_device" ON "login_attempts" USING btree ("device","at");--> statement-breakpoint
ALTER TABLE "login_attempts" ADD CONSTRAINT "login_attempts_counted_once" CHECK (case when "login_attempts"."device" is null then num_nulls("login_attempts"."name", "login_attempts"."address") = 0
        else num_nonnulls("login_attempts"."name", "login_attempts"."address") = 0 end);