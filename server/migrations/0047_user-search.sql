CREATE INDEX "users_words" ON "users" USING gin (lower("username" || ' ' || "email" || ' ' || "full_name" || ' ' || "nickname") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_full_name" ON "users" USING btree (lower("full_name"));--> statement-breakpoint
CREATE INDEX "users_nickname" ON "users" USING btree (lower("nickname"));