CREATE TABLE "data_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text,
	"way" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"exported_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	"settled_by" text,
	"outcome" text,
	"version" integer DEFAULT 0 NOT NULL,
	"changed_by" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "data_requests_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE INDEX "data_requests_asked" ON "data_requests" USING btree ("settled_at","asked_at");--> statement-breakpoint
CREATE INDEX "shipments_left" ON "shipments" USING btree ("shipped_at");