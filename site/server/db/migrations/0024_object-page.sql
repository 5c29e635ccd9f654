ALTER TABLE "exhibits" ADD COLUMN "image_services" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "exhibits" ADD COLUMN "palette" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "exhibits" ADD COLUMN "motifs" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "exhibits" ADD COLUMN "provenance" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "exhibits" ADD COLUMN "bibliography" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "exhibits" ADD COLUMN "exhibition_history" jsonb DEFAULT '[]'::jsonb NOT NULL;