CREATE TABLE "buyer_registrations" (
	"order" text PRIMARY KEY NOT NULL,
	"gstin" text NOT NULL,
	"name" text NOT NULL,
	"who" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "difference" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tax_registrations" ADD COLUMN "copies" text[] DEFAULT '{"original"}' NOT NULL;--> statement-breakpoint
ALTER TABLE "buyer_registrations" ADD CONSTRAINT "buyer_registrations_order_orders_id_fk" FOREIGN KEY ("order") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_one_difference" ON "ledger" USING btree ("capture") WHERE kind in ('overpayment', 'underpayment');--> statement-breakpoint
CREATE INDEX "ledger_accepted" ON "ledger" USING btree ("at") WHERE kind in ('overpayment', 'underpayment');
--> statement-breakpoint
-- From here on this file is written by hand.
-- A payment that the owner accepted is held no more, and has a difference from its order's total.
CREATE OR REPLACE VIEW "captures" AS
SELECT "capture"."id", "capture"."at", "capture"."provider", "capture"."gateway_id", "capture"."amount", "capture"."currency",
	CASE WHEN "accepted"."id" IS NULL THEN "capture"."held" END AS "held", "capture"."gateway_order", "capture"."stand_alone",
	"gateway_orders"."gateway_order_id", "orders"."id" AS "order", "orders"."order_id",
	coalesce((
		SELECT sum("row"."amount") FROM "ledger" AS "row"
		WHERE "row"."capture" = "capture"."id" AND "row"."kind" = 'refund' AND "row"."state" = 'done' AND NOT EXISTS (
			SELECT 1 FROM "ledger" AS "newer"
			WHERE "newer"."provider" = "row"."provider" AND "newer"."kind" = "row"."kind" AND "newer"."gateway_id" = "row"."gateway_id" AND "newer"."id" > "row"."id"
		)
	), 0)::bigint AS "refunded",
	coalesce((
		SELECT sum("refunds"."amount") FROM "refunds"
		WHERE "refunds"."capture" = "capture"."id" AND coalesce((
			SELECT "row"."state" FROM "ledger" AS "row"
			WHERE "row"."provider" = "capture"."provider" AND "row"."kind" = 'refund' AND "row"."gateway_id" = "refunds"."id"
			ORDER BY "row"."id" DESC LIMIT 1
		), 'pending') = 'pending'
	), 0)::bigint AS "underway",
	coalesce((
		SELECT sum("row"."amount") FROM "ledger" AS "row"
		WHERE "row"."capture" = "capture"."id" AND "row"."kind" = 'dispute' AND "row"."state" = 'lost' AND NOT EXISTS (
			SELECT 1 FROM "ledger" AS "newer"
			WHERE "newer"."provider" = "row"."provider" AND "newer"."kind" = "row"."kind" AND "newer"."gateway_id" = "row"."gateway_id" AND "newer"."id" > "row"."id"
		)
	), 0)::bigint AS "lost",
	(CASE "accepted"."kind" WHEN 'underpayment' THEN -"accepted"."amount" ELSE coalesce("accepted"."amount", 0) END)::bigint AS "difference"
FROM "ledger" AS "capture"
LEFT JOIN "ledger" AS "accepted" ON "accepted"."capture" = "capture"."id" AND "accepted"."kind" IN ('overpayment', 'underpayment')
LEFT JOIN "gateway_orders" ON "gateway_orders"."id" = "capture"."gateway_order"
LEFT JOIN "orders" ON "orders"."id" = "gateway_orders"."order"
WHERE "capture"."kind" = 'capture';
