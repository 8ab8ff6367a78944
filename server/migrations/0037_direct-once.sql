DROP INDEX "messages_direct";--> statement-breakpoint
CREATE UNIQUE INDEX "messages_direct_once" ON "messages" USING btree ("sender_id","direct_id","conversation_id") WHERE "messages"."direct_id" is not null;--> statement-breakpoint
CREATE INDEX "person_reports_conversation" ON "person_reports" USING btree ("conversation_id","up_to_seq");