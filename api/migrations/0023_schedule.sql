CREATE TABLE "scheduled_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "scheduled_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" text NOT NULL,
	"change" jsonb NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"staff_id" text NOT NULL,
	"staff_name" text NOT NULL,
	"staff_role" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"trouble" text
);
--> statement-breakpoint
CREATE INDEX "scheduled_changes_waiting" ON "scheduled_changes" USING btree ("due_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "scheduled_changes_product" ON "scheduled_changes" USING btree ("product_id","id");