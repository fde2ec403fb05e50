CREATE TABLE "order_alerts" (
	"order" text PRIMARY KEY NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "order_alerts_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"paid_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	CONSTRAINT "order_alerts_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "push_devices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"staff_id" uuid NOT NULL,
	"device" text NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"quiet_from" smallint,
	"quiet_until" smallint,
	"added_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone,
	CONSTRAINT "push_devices_endpoint_unique" UNIQUE("endpoint")
);
--> statement-breakpoint
CREATE TABLE "push_signals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"device" uuid NOT NULL,
	"order" text,
	"written_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"trouble" text,
	"received_at" timestamp with time zone,
	CONSTRAINT "push_signals_once" UNIQUE("device","order")
);
--> statement-breakpoint
CREATE TABLE "give_backs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"staff_id" uuid NOT NULL,
	"staff_name" text NOT NULL,
	"repeat_key" text NOT NULL,
	"order" text,
	"payment" text,
	"kind" text NOT NULL,
	"line" integer,
	"quantity" integer,
	"amount" bigint NOT NULL,
	"why" text NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"due_at" timestamp with time zone,
	"confirmed_by" text,
	"refunds" text[] DEFAULT '{}' NOT NULL,
	"trouble" text,
	CONSTRAINT "give_backs_repeat" UNIQUE("staff_id","repeat_key")
);
--> statement-breakpoint
ALTER TABLE "order_alerts" ADD CONSTRAINT "order_alerts_order_orders_id_fk" FOREIGN KEY ("order") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_devices" ADD CONSTRAINT "push_devices_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_signals" ADD CONSTRAINT "push_signals_device_push_devices_id_fk" FOREIGN KEY ("device") REFERENCES "public"."push_devices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_signals" ADD CONSTRAINT "push_signals_order_orders_id_fk" FOREIGN KEY ("order") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "give_backs" ADD CONSTRAINT "give_backs_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "give_backs" ADD CONSTRAINT "give_backs_order_orders_id_fk" FOREIGN KEY ("order") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_alerts_unopened" ON "order_alerts" USING btree ("paid_at") WHERE opened_at is null and reminded_at is null;--> statement-breakpoint
CREATE INDEX "push_devices_staff" ON "push_devices" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "push_signals_due" ON "push_signals" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "give_backs_order" ON "give_backs" USING btree ("order","at");--> statement-breakpoint
CREATE INDEX "give_backs_payment" ON "give_backs" USING btree ("payment");--> statement-breakpoint
CREATE INDEX "give_backs_waiting" ON "give_backs" USING btree ("at") WHERE state = 'waits';--> statement-breakpoint
CREATE INDEX "ledger_sales" ON "ledger" USING btree ("at") WHERE kind = 'capture' and held is null and gateway_order is not null;--> statement-breakpoint
CREATE INDEX "ledger_given_back" ON "ledger" USING btree ("at") WHERE kind = 'refund' and state = 'done';--> statement-breakpoint
CREATE INDEX "order_events_paid" ON "order_events" USING btree ("at") WHERE kind = 'paid';--> statement-breakpoint
CREATE INDEX "orders_placed" ON "orders" USING btree ("created_at");--> statement-breakpoint
-- Payments of the payment page from before the owner's list had them: they were told by mail.
INSERT INTO "looked_at" ("subject", "at", "who", "why")
SELECT 'S' || "id", now(), 'shop', 'Older than this list' FROM "ledger"
WHERE "stand_alone" IS NOT NULL AND "kind" = 'capture' AND "held" IS NULL
ON CONFLICT DO NOTHING;--> statement-breakpoint
-- Orders that were paid before the desk told of new ones are not new.
INSERT INTO "order_alerts" ("order", "paid_at", "opened_at")
SELECT "order", min("at"), now() FROM "order_events" WHERE "kind" = 'paid' GROUP BY "order";
