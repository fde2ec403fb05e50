CREATE TABLE "refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"gateway_order" text NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"provider_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"next_question_at" timestamp with time zone
);
--> statement-breakpoint
DROP INDEX "gateway_events_open";--> statement-breakpoint
ALTER TABLE "gateway_events" ADD COLUMN "next_try_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "gateway_events" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "gateway_events" ADD COLUMN "trouble" text;--> statement-breakpoint
ALTER TABLE "gateway_orders" ADD COLUMN "provider" text DEFAULT 'cashfree' NOT NULL;--> statement-breakpoint
ALTER TABLE "gateway_orders" ADD COLUMN "paid_amount" bigint;--> statement-breakpoint
ALTER TABLE "stand_alone_payments" ADD COLUMN "provider" text DEFAULT 'phonepe-v1' NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_gateway_order_gateway_orders_id_fk" FOREIGN KEY ("gateway_order") REFERENCES "public"."gateway_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refunds_gateway_order" ON "refunds" USING btree ("gateway_order");--> statement-breakpoint
CREATE INDEX "refunds_due" ON "refunds" USING btree ("next_question_at") WHERE next_question_at is not null;--> statement-breakpoint
CREATE INDEX "orders_same_content" ON "orders" USING btree ("customer_id","content_hash");--> statement-breakpoint
CREATE INDEX "gateway_events_due" ON "gateway_events" USING btree ("next_try_at") WHERE next_try_at is not null;
--> statement-breakpoint
UPDATE "gateway_events" SET "next_try_at" = "received_at" WHERE "applied_at" IS NULL;
--> statement-breakpoint
UPDATE "gateway_events" SET "provider" = 'phonepe-v1', "body" = json_build_object('response', "body")::text WHERE "provider" = 'phonepe';
--> statement-breakpoint
UPDATE "gateway_orders" AS "paid" SET "paid_amount" = "orders"."total" FROM "orders"
WHERE "orders"."id" = "paid"."order" AND "orders"."status" = 'Paid' AND "paid"."number" = (SELECT max("number") FROM "gateway_orders" AS "other" WHERE "other"."order" = "paid"."order");
--> statement-breakpoint
CREATE FUNCTION "refuse_change_of_journal"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'The journal of orders is only ever added to.';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "order_events_only_added" BEFORE UPDATE OR DELETE OR TRUNCATE ON "order_events"
FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_journal"();
