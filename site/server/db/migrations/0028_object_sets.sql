CREATE TABLE "object_sets" (
	"member_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"items" jsonb NOT NULL,
	"version" integer NOT NULL,
	"share_token" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "object_sets_member_id_id_pk" PRIMARY KEY("member_id","id"),
	CONSTRAINT "object_sets_share_token_unique" UNIQUE("share_token")
);
--> statement-breakpoint
ALTER TABLE "object_sets" ADD CONSTRAINT "object_sets_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;