CREATE TABLE "backups_made" (
	"kind" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "restores" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "restores_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"backup" text NOT NULL,
	"up_to" timestamp with time zone NOT NULL,
	"restored_at" timestamp with time zone NOT NULL,
	"compared_at" timestamp with time zone,
	"done_at" timestamp with time zone
);
