CREATE TABLE "content_drafts" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"version" integer NOT NULL,
	"form" text NOT NULL,
	"source" jsonb NOT NULL,
	"files" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" text NOT NULL,
	CONSTRAINT "content_drafts_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
CREATE TABLE "content_previews" (
	"hash" text PRIMARY KEY NOT NULL,
	"form" text NOT NULL,
	"source" jsonb NOT NULL,
	"files" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "content_records" ADD COLUMN "imported_hash" text;--> statement-breakpoint
ALTER TABLE "content_records" ADD COLUMN "is_edited" boolean DEFAULT false NOT NULL;