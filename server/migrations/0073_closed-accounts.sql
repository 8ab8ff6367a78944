-- Closing an account left the guide's name in the stored page and complete account numbers in withdrawals.
-- The server rewrites pages with an unknown format when it starts.
UPDATE "guide_pages" SET "format" = '' WHERE "guide_id" IN (SELECT "guide_id" FROM "users" WHERE "closed_at" IS NOT NULL);--> statement-breakpoint
UPDATE "withdrawals" SET "payout_number" = CASE
  WHEN strpos("payout_number", '@') > 0 THEN left("payout_number", 1) || '•••' || substring("payout_number" FROM '@[^@]*$')
  ELSE '••••' || right("payout_number", least(4, length("payout_number") / 2))
END
WHERE "user_id" IN (SELECT "id" FROM "users" WHERE "closed_at" IS NOT NULL);
