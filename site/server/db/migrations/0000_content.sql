CREATE TABLE "categories" (
	"site_id" text NOT NULL,
	"id" text NOT NULL,
	"parent_id" text,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"visible" boolean NOT NULL,
	"type" integer NOT NULL,
	"url" text NOT NULL,
	"link_url" text NOT NULL,
	"title" text NOT NULL,
	"show_second_menu" boolean NOT NULL,
	CONSTRAINT "categories_site_id_id_pk" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
CREATE TABLE "dictionary_values" (
	"site_id" text NOT NULL,
	"id" text NOT NULL,
	"dict_code" text NOT NULL,
	"dict_value" text NOT NULL,
	"position" integer NOT NULL,
	"label" text NOT NULL,
	CONSTRAINT "dictionary_values_site_id_id_pk" PRIMARY KEY("site_id","id"),
	CONSTRAINT "dictionary_values_site_id_dict_code_dict_value_unique" UNIQUE("site_id","dict_code","dict_value")
);
--> statement-breakpoint
CREATE TABLE "entries" (
	"site_id" text NOT NULL,
	"id" text NOT NULL,
	"category_id" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"content" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"link_url" text NOT NULL,
	"period" text,
	"material" text,
	"recommended" boolean NOT NULL,
	"images" jsonb NOT NULL,
	"video" jsonb,
	"audio" jsonb,
	CONSTRAINT "entries_site_id_id_pk" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
CREATE TABLE "entry_tags" (
	"site_id" text NOT NULL,
	"entry_id" text NOT NULL,
	"tag_id" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "entry_tags_site_id_entry_id_tag_id_pk" PRIMARY KEY("site_id","entry_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "exhibition_object_tags" (
	"site_id" text NOT NULL,
	"exhibition_id" text NOT NULL,
	"exhibit_id" text NOT NULL,
	"tag_id" text NOT NULL,
	CONSTRAINT "exhibition_object_tags_pk" PRIMARY KEY("site_id","exhibition_id","exhibit_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "exhibition_objects" (
	"site_id" text NOT NULL,
	"exhibition_id" text NOT NULL,
	"exhibit_id" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "exhibition_objects_pk" PRIMARY KEY("site_id","exhibition_id","exhibit_id")
);
--> statement-breakpoint
CREATE TABLE "exhibitions" (
	"site_id" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"content" text NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date,
	"place" text NOT NULL,
	"images" jsonb NOT NULL,
	CONSTRAINT "exhibitions_site_id_id_pk" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
CREATE TABLE "exhibits" (
	"site_id" text NOT NULL,
	"id" text NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"period" text NOT NULL,
	"material" text NOT NULL,
	"medium" text NOT NULL,
	"date" text NOT NULL,
	"size" text NOT NULL,
	"accession_number" text NOT NULL,
	"holder" text NOT NULL,
	"credit" text NOT NULL,
	"description" text NOT NULL,
	"source_url" text NOT NULL,
	"note" text NOT NULL,
	"images" jsonb NOT NULL,
	CONSTRAINT "exhibits_site_id_id_pk" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
CREATE TABLE "sites" (
	"id" text PRIMARY KEY NOT NULL,
	"site_code" text NOT NULL,
	"website" text NOT NULL,
	CONSTRAINT "sites_site_code_unique" UNIQUE("site_code")
);
--> statement-breakpoint
CREATE TABLE "tags" (
	"site_id" text NOT NULL,
	"id" text NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "tags_site_id_id_pk" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dictionary_values" ADD CONSTRAINT "dictionary_values_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_tags" ADD CONSTRAINT "entry_tags_site_id_entry_id_entries_site_id_id_fk" FOREIGN KEY ("site_id","entry_id") REFERENCES "public"."entries"("site_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exhibition_object_tags" ADD CONSTRAINT "exhibition_object_tags_object_fk" FOREIGN KEY ("site_id","exhibition_id","exhibit_id") REFERENCES "public"."exhibition_objects"("site_id","exhibition_id","exhibit_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exhibition_objects" ADD CONSTRAINT "exhibition_objects_exhibition_fk" FOREIGN KEY ("site_id","exhibition_id") REFERENCES "public"."exhibitions"("site_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exhibitions" ADD CONSTRAINT "exhibitions_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exhibits" ADD CONSTRAINT "exhibits_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tags" ADD CONSTRAINT "tags_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "categories_by_parent" ON "categories" USING btree ("site_id","parent_id");--> statement-breakpoint
CREATE INDEX "entries_newest" ON "entries" USING btree ("site_id","category_id","published_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "entries_by_tag" ON "entry_tags" USING btree ("site_id","tag_id");--> statement-breakpoint
CREATE INDEX "exhibition_tags" ON "exhibition_object_tags" USING btree ("site_id","exhibition_id","tag_id");--> statement-breakpoint
CREATE INDEX "exhibitions_of_object" ON "exhibition_objects" USING btree ("site_id","exhibit_id");--> statement-breakpoint
CREATE INDEX "exhibitions_by_start" ON "exhibitions" USING btree ("site_id","start_date" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "exhibits_in_order" ON "exhibits" USING btree ("site_id","position","id");--> statement-breakpoint
CREATE INDEX "exhibits_by_period" ON "exhibits" USING btree ("site_id","period");--> statement-breakpoint
CREATE INDEX "exhibits_by_material" ON "exhibits" USING btree ("site_id","material");