ALTER TABLE "exhibition_objects" ADD COLUMN "room" text;--> statement-breakpoint
ALTER TABLE "exhibition_objects" ADD COLUMN "showcase" integer;