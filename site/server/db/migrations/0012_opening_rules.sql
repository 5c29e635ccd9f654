CREATE TABLE "opening_rules" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"rule" jsonb NOT NULL,
	"text_zh" text NOT NULL,
	"text_en" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "entries" ADD COLUMN "form" text;--> statement-breakpoint
ALTER TABLE "exhibitions" ADD COLUMN "rooms" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
INSERT INTO "opening_rules" ("id", "position", "rule", "text_zh", "text_en")
SELECT 'regular', 0,
	'{"weekdays":["tuesday","wednesday","thursday","friday","saturday","sunday"],"hours":{"opens":"09:00","lastEntry":"16:30","closes":"17:00"}}'::jsonb,
	'周二至周日 9:00–17:00（16:30 停止入馆），周一闭馆，法定节假日除外',
	'Tuesday to Sunday 9:00–17:00 (last entry 16:30), closed on Mondays except public holidays'
WHERE EXISTS (SELECT 1 FROM "categories");
