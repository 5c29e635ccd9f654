ALTER TABLE "exhibits" ADD COLUMN "techniques" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "exhibits" ADD COLUMN "year_from" integer;--> statement-breakpoint
ALTER TABLE "exhibits" ADD COLUMN "year_to" integer;--> statement-breakpoint
ALTER TABLE "exhibits" ADD COLUMN "licence" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "exhibits" ADD COLUMN "colours" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "exhibits" ADD COLUMN "sort_title" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "exhibits_by_year" ON "exhibits" USING btree ("site_id","year_from","id");--> statement-breakpoint
CREATE INDEX "exhibits_by_title" ON "exhibits" USING btree ("site_id","sort_title" collate "C","id");