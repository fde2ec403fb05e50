CREATE TABLE "case_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "case_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"case" bigint NOT NULL,
	"staff_name" text,
	"text" text NOT NULL,
	"decision" text,
	"at" timestamp with time zone NOT NULL,
	"repeat_key" text,
	CONSTRAINT "case_messages_repeat_key_unique" UNIQUE("repeat_key")
);
--> statement-breakpoint
CREATE TABLE "case_photos" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"case" bigint NOT NULL,
	"hash" text NOT NULL,
	"file" "bytea" NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "case_photos_once" UNIQUE("case","hash")
);
--> statement-breakpoint
CREATE TABLE "cases" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cases_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order" text NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"reason" text,
	"items" jsonb NOT NULL,
	"text" text NOT NULL,
	"refund" bigint,
	"opened_at" timestamp with time zone NOT NULL,
	"language" text NOT NULL,
	"repeat_key" text,
	"version" integer DEFAULT 0 NOT NULL,
	"changed_by" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cases_repeat_key_unique" UNIQUE("repeat_key")
);
--> statement-breakpoint
ALTER TABLE "refund_requests" ALTER COLUMN "staff_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "cancelled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "case_messages" ADD CONSTRAINT "case_messages_case_cases_id_fk" FOREIGN KEY ("case") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_photos" ADD CONSTRAINT "case_photos_case_cases_id_fk" FOREIGN KEY ("case") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_order_orders_id_fk" FOREIGN KEY ("order") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "case_messages_case" ON "case_messages" USING btree ("case","id");--> statement-breakpoint
CREATE INDEX "case_photos_at" ON "case_photos" USING btree ("at");--> statement-breakpoint
CREATE INDEX "cases_order" ON "cases" USING btree ("order","id");--> statement-breakpoint
CREATE INDEX "cases_state" ON "cases" USING btree ("state","since","id");--> statement-breakpoint
CREATE UNIQUE INDEX "cases_one_cancellation" ON "cases" USING btree ("order") WHERE kind = 'cancellation';