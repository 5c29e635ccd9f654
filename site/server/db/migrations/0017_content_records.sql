CREATE TABLE "content_record_versions" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"version" integer NOT NULL,
	"form" text NOT NULL,
	"source" jsonb,
	"files" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" text NOT NULL,
	CONSTRAINT "content_record_versions_kind_id_version_pk" PRIMARY KEY("kind","id","version")
);
--> statement-breakpoint
CREATE TABLE "content_records" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"version" integer NOT NULL,
	"form" text NOT NULL,
	"source" jsonb,
	"files" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" text NOT NULL,
	"hash" text NOT NULL,
	"position" integer,
	"rank" smallint NOT NULL,
	"parent" text,
	"published_at" timestamp with time zone,
	"unpublished_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	"is_shown" boolean NOT NULL,
	"first_shown_at" timestamp with time zone,
	"next_change_at" timestamp with time zone,
	CONSTRAINT "content_records_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
CREATE TABLE "unused_files" (
	"path" text PRIMARY KEY NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "content_records_next_change" ON "content_records" USING btree ("next_change_at");--> statement-breakpoint
CREATE INDEX "content_records_by_parent" ON "content_records" USING btree ("parent");--> statement-breakpoint
-- Records imported before this table existed have no source until they are imported again.
INSERT INTO "content_records" ("kind", "id", "version", "form", "files", "updated_at", "updated_by", "hash", "position", "rank", "parent", "published_at", "is_shown", "first_shown_at")
SELECT "kind", "id", 0, min("form"), '[]', now(), 'import', '', min("position"), min("rank"), min("parent"), min("published_at"), true, coalesce(min("published_at"), now())
FROM (
	SELECT 'dictionary' AS "kind", "id", 'dictionary' AS "form", "position", 0 AS "rank", NULL AS "parent", NULL::timestamptz AS "published_at" FROM "dictionary_values"
	UNION ALL SELECT 'category', "id", 'category', "position", 0, "parent_id", NULL FROM "categories"
	UNION ALL SELECT 'tag', "id", 'tag', "position", 0, NULL, NULL FROM "tags"
	UNION ALL SELECT 'entry', "id", coalesce("form", 'catalogue'), NULL, 0, "category_id", "published_at" FROM "entries"
	UNION ALL SELECT 'exhibition', "id", 'exhibition', NULL, 0, NULL, NULL FROM "exhibitions"
	UNION ALL SELECT 'exhibit', "id", 'exhibit', "position", CASE WHEN "source_url" <> '' OR "note" = '' THEN 0 ELSE 1 END, NULL, NULL FROM "exhibits"
	UNION ALL SELECT 'activity', "id", 'activity', NULL, 0, NULL, NULL FROM "activities"
	UNION ALL SELECT 'opening', "id", 'opening', "position", 0, NULL, NULL FROM "opening_rules"
) AS "rows" GROUP BY "kind", "id";
