CREATE TABLE "settlement_files" (
	"id" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"name" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settlement_lines" (
	"settlement" bigint NOT NULL,
	"entry" text NOT NULL,
	"class" text NOT NULL,
	"kind" text NOT NULL,
	"event_id" text NOT NULL,
	"order_id" text NOT NULL,
	"refund_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"trouble" text,
	CONSTRAINT "settlement_lines_settlement_entry_pk" PRIMARY KEY("settlement","entry")
);
--> statement-breakpoint
CREATE TABLE "settlements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "settlements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"provider" text NOT NULL,
	"utr" text NOT NULL,
	"paid_at" text NOT NULL,
	"credited" bigint,
	"troubles" text[] DEFAULT '{}' NOT NULL,
	"trouble_since" timestamp with time zone,
	CONSTRAINT "settlements_utr" UNIQUE("provider","utr")
);
--> statement-breakpoint
ALTER TABLE "settlement_lines" ADD CONSTRAINT "settlement_lines_settlement_settlements_id_fk" FOREIGN KEY ("settlement") REFERENCES "public"."settlements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "settlements_trouble" ON "settlements" USING btree ("id") WHERE trouble_since is not null;