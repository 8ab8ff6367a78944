ALTER TABLE "users" ADD COLUMN "time_zone" text;--> statement-breakpoint
-- People who never chose a nickname had their username for one: now it is their given name, which is
-- the full name before its first space, or all of a name with Han characters.
UPDATE "users" SET "nickname" = CASE
  WHEN "full_name" ~ '[\u3005\u3007\u3400-\u4DBF\u4E00-\u9FFF\uF900-\uFAFF\U00020000-\U000323AF]' THEN "full_name"
  ELSE substring("full_name" from '^[^ \u3000]+')
END
WHERE "nickname" = "username" AND "full_name" ~ '^[^ \u3000]';
