CREATE TABLE "waiting_settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" bigint,
	"staff_id" uuid NOT NULL,
	"asked_by" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "push_devices" ADD COLUMN "session" text;--> statement-breakpoint
ALTER TABLE "push_devices" ADD COLUMN "until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "vouched_by" uuid;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "vouched_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "owner_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "staff_invitations" ADD COLUMN "invited_by" uuid;--> statement-breakpoint
ALTER TABLE "waiting_settings" ADD CONSTRAINT "waiting_settings_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_vouched_by_staff_id_fk" FOREIGN KEY ("vouched_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_invitations" ADD CONSTRAINT "staff_invitations_invited_by_staff_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "push_devices_session" ON "push_devices" USING btree ("session");