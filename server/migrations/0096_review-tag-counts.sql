ALTER TABLE "guides" ADD COLUMN "tag_counts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
-- The tags of all public reviews, most frequent first, from five reviews with tags on.
UPDATE "guides" SET "tag_counts" = counted.tags
FROM (
  SELECT guide_id, jsonb_agg(jsonb_build_object('tag', tag, 'count', total) ORDER BY total DESC, place) AS tags
  FROM (
    SELECT guide_id, tag, count(*)::int AS total,
      array_position(ARRAY['punctual', 'patient', 'knowledgeable', 'storyteller', 'easyToUnderstand', 'goodFood', 'offTheBeatenPath', 'greatPhotos', 'relaxedPace', 'flexible', 'goodWithChildren', 'thoughtful'], tag) AS place
    FROM "reviews" CROSS JOIN LATERAL unnest(tags) AS tag
    WHERE type = 'traveler_to_guide' AND public_at IS NOT NULL AND hidden_at IS NULL
    GROUP BY guide_id, tag
  ) AS by_tag
  WHERE guide_id IN (
    SELECT guide_id FROM "reviews"
    WHERE type = 'traveler_to_guide' AND public_at IS NOT NULL AND hidden_at IS NULL AND tags <> '{}'
    GROUP BY guide_id HAVING count(*) >= 5)
  GROUP BY guide_id
) AS counted
WHERE "guides"."id" = counted.guide_id;
