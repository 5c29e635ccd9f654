CREATE TABLE "search_documents" (
	"site_id" text NOT NULL,
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"category_code" text NOT NULL,
	"area" text NOT NULL,
	"period" text,
	"published_at" timestamp with time zone,
	"title" text NOT NULL,
	"thumb_img" text NOT NULL,
	"facts" text NOT NULL,
	"body" text NOT NULL,
	"title_key" text NOT NULL,
	"facts_key" text NOT NULL,
	"body_key" text NOT NULL,
	"title_readings" text NOT NULL,
	"facts_readings" text NOT NULL,
	CONSTRAINT "search_documents_site_id_kind_id_pk" PRIMARY KEY("site_id","kind","id")
);
--> statement-breakpoint
CREATE TABLE "search_indexes" (
	"site_id" text PRIMARY KEY NOT NULL,
	"digest" text NOT NULL,
	"words" text[] NOT NULL,
	"area_labels" jsonb NOT NULL,
	"period_labels" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "search_documents" ADD CONSTRAINT "search_documents_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_indexes" ADD CONSTRAINT "search_indexes_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;