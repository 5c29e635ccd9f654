CREATE TABLE "visits" (
	"day" date PRIMARY KEY NOT NULL,
	"count" integer NOT NULL
);
