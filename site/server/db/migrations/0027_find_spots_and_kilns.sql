ALTER TABLE "dictionary_values" ADD COLUMN "map_place" text;--> statement-breakpoint
ALTER TABLE "exhibits" ADD COLUMN "find_spot" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "exhibits" ADD COLUMN "kiln" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "exhibits_by_find_spot" ON "exhibits" USING btree ("site_id","find_spot");--> statement-breakpoint
CREATE INDEX "exhibits_by_kiln" ON "exhibits" USING btree ("site_id","kiln");--> statement-breakpoint
-- The next start reads the kilns of these objects from their texts.
UPDATE "exhibits" SET "sort_title" = '' WHERE "id" IN (
  SELECT "id" FROM "exhibits" WHERE "title" || ' ' || "medium" ~ '窑|景德镇|宜兴| ware| type');
