ALTER TABLE "exhibitions" ADD COLUMN "audio_stop" text;--> statement-breakpoint
ALTER TABLE "exhibitions" ADD COLUMN "audio_text" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "exhibitions" ADD COLUMN "audio_recording" jsonb;--> statement-breakpoint
ALTER TABLE "exhibits" ADD COLUMN "audio_stop" text;--> statement-breakpoint
ALTER TABLE "exhibits" ADD COLUMN "audio_text" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "exhibits" ADD COLUMN "audio_recording" jsonb;--> statement-breakpoint
CREATE INDEX "exhibits_by_audio_stop" ON "exhibits" USING btree ("site_id","audio_stop") WHERE "exhibits"."audio_stop" is not null;