CREATE TABLE "differences" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "differences_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"provider" text NOT NULL,
	"kind" text NOT NULL,
	"gateway_id" text NOT NULL,
	"cause" text NOT NULL,
	"here" bigint,
	"there" bigint,
	"gateway_order_id" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"gone_at" timestamp with time zone,
	CONSTRAINT "differences_once" UNIQUE("provider","kind","gateway_id","cause")
);
--> statement-breakpoint
CREATE TABLE "ledger" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"provider" text NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"gateway_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text DEFAULT 'INR' NOT NULL,
	"gateway_order" text,
	"stand_alone" text,
	"capture" bigint,
	"held" text,
	"note" text DEFAULT '' NOT NULL,
	"report" bigint,
	CONSTRAINT "ledger_amount" CHECK ("amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "looked_at" (
	"subject" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"who" text NOT NULL,
	"why" text NOT NULL,
	CONSTRAINT "looked_at_subject_at_pk" PRIMARY KEY("subject","at")
);
--> statement-breakpoint
ALTER TABLE "order_events" ALTER COLUMN "what" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "order_events" ALTER COLUMN "why" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "refunds" ALTER COLUMN "gateway_order" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ALTER COLUMN "state" SET DEFAULT 'pending';--> statement-breakpoint
ALTER TABLE "reset_requests" ADD COLUMN "due_at" timestamp with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "reset_requests" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "reset_requests" ADD COLUMN "trouble" text;--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "kind" text DEFAULT 'unread' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "refund" text;--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "amount" bigint;--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "cause" text;--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "other_order" text;--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "gateway_orders" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "gateway_orders" ADD COLUMN "trouble" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "written_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "capture" bigint;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "who" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "trouble" text;--> statement-breakpoint
ALTER TABLE "stand_alone_payments" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "stand_alone_payments" ADD COLUMN "trouble" text;--> statement-breakpoint
ALTER TABLE "ledger" ADD CONSTRAINT "ledger_gateway_order_gateway_orders_id_fk" FOREIGN KEY ("gateway_order") REFERENCES "public"."gateway_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger" ADD CONSTRAINT "ledger_stand_alone_stand_alone_payments_merchant_transaction_id_fk" FOREIGN KEY ("stand_alone") REFERENCES "public"."stand_alone_payments"("merchant_transaction_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger" ADD CONSTRAINT "ledger_capture_ledger_id_fk" FOREIGN KEY ("capture") REFERENCES "public"."ledger"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger" ADD CONSTRAINT "ledger_report_gateway_events_id_fk" FOREIGN KEY ("report") REFERENCES "public"."gateway_events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_gateway_order" ON "ledger" USING btree ("gateway_order");--> statement-breakpoint
CREATE INDEX "ledger_stand_alone" ON "ledger" USING btree ("stand_alone");--> statement-breakpoint
CREATE INDEX "ledger_capture" ON "ledger" USING btree ("capture");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_one_capture" ON "ledger" USING btree ("provider","gateway_id") WHERE kind = 'capture';--> statement-breakpoint
CREATE INDEX "ledger_gateway_id" ON "ledger" USING btree ("provider","kind","gateway_id");--> statement-breakpoint
CREATE INDEX "ledger_at" ON "ledger" USING btree ("provider","at");--> statement-breakpoint
CREATE INDEX "refunds_capture" ON "refunds" USING btree ("capture");--> statement-breakpoint
CREATE FUNCTION "refuse_change_of_ledger"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'The ledger is only ever added to.';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "ledger_only_added" BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger"
FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_ledger"();
--> statement-breakpoint
-- Reads an entry of a version that kept sentences: its own servers still write such entries during an update.
CREATE FUNCTION "read_old_entry"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"sum" text := substring(NEW."what" from '^refund of Rs (\d+(?:\.\d\d)?) (?:begun|done|failed)$');
	"told" text[] := regexp_match(NEW."why", '^The gateway speaks of (\d+) paise in (\w+), the order is \d+ in INR\.$');
BEGIN
	IF NEW."kind" <> 'unread' OR NEW."what" = '' THEN RETURN NEW; END IF;
	NEW."kind" := CASE
		WHEN NEW."what" = 'Pending' AND NEW."why" = 'placed' THEN 'placed'
		WHEN NEW."what" = 'Pending' AND NEW."why" = 'to be paid again' THEN 'reopened'
		WHEN NEW."what" = 'Paid' THEN 'paid'
		WHEN NEW."what" = 'Failed' THEN 'failed'
		WHEN NEW."what" = 'Refunded' THEN 'refunded'
		WHEN NEW."what" ~ '^held paid ' AND ("told" IS NOT NULL OR NEW."what" ~ '(^held paid again )|(, same cart$)') THEN 'held'
		WHEN "sum" IS NOT NULL AND NEW."what" ~ ' begun$' THEN 'refund-begun'
		WHEN "sum" IS NOT NULL AND NEW."what" ~ ' done$' THEN 'refund-done'
		WHEN "sum" IS NOT NULL AND NEW."what" ~ ' failed$' THEN 'refund-failed'
		WHEN NEW."what" ~ '^looked at: ' THEN 'looked-at'
		ELSE 'unread'
	END;
	IF NEW."kind" = 'held' THEN
		NEW."cause" := CASE
			WHEN "told"[2] <> 'INR' THEN 'currency'
			WHEN "told" IS NOT NULL THEN 'amount'
			WHEN NEW."what" ~ '^held paid again ' THEN 'again'
			ELSE 'same-cart'
		END;
		NEW."amount" := "told"[1]::bigint;
	ELSIF NEW."kind" LIKE 'refund-%' THEN
		NEW."amount" := round("sum"::numeric * 100);
	END IF;
	IF NEW."kind" IN ('paid', 'failed', 'refund-begun', 'refund-done', 'refund-failed', 'refunded', 'looked-at') THEN
		NEW."note" := NEW."why";
	END IF;
	RETURN NEW;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "order_events_read" BEFORE INSERT OR UPDATE ON "order_events"
FOR EACH ROW EXECUTE FUNCTION "read_old_entry"();
--> statement-breakpoint
ALTER TABLE "order_events" DISABLE TRIGGER "order_events_only_added";
--> statement-breakpoint
UPDATE "order_events" SET "kind" = 'unread';
--> statement-breakpoint
ALTER TABLE "order_events" ENABLE TRIGGER "order_events_only_added";
--> statement-breakpoint
-- Each money event of an order, in its order, belongs to the order's payments at gateways in theirs.
INSERT INTO "ledger" ("at", "provider", "kind", "state", "gateway_id", "amount", "currency", "gateway_order", "held")
SELECT "event"."at", "paid"."provider", 'capture', 'done',
	coalesce(nullif("event"."payment_id", ''), "paid"."gateway_order_id"),
	coalesce("event"."amount", "paid"."paid_amount"),
	coalesce(substring("event"."why" from '^The gateway speaks of \d+ paise in (\w+),'), 'INR'),
	"paid"."id", "event"."cause"
FROM (
	SELECT *, row_number() OVER (PARTITION BY "order" ORDER BY "id") AS "place"
	FROM "order_events" WHERE "kind" IN ('paid', 'held')
) AS "event"
JOIN (
	SELECT *, row_number() OVER (PARTITION BY "order" ORDER BY "number") AS "place", count(*) OVER (PARTITION BY "order") AS "places"
	FROM "gateway_orders" WHERE "paid_amount" IS NOT NULL
) AS "paid" ON "paid"."order" = "event"."order" AND "paid"."place" = least("event"."place", "paid"."places")
ORDER BY "event"."id"
ON CONFLICT DO NOTHING;
--> statement-breakpoint
INSERT INTO "ledger" ("at", "provider", "kind", "state", "gateway_id", "amount", "gateway_order")
SELECT "created_at", "provider", 'capture', 'done', "gateway_order_id", "paid_amount", "id"
FROM "gateway_orders" AS "paid"
WHERE "paid_amount" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "ledger" WHERE "gateway_order" = "paid"."id")
ON CONFLICT DO NOTHING;
--> statement-breakpoint
INSERT INTO "ledger" ("at", "provider", "kind", "state", "gateway_id", "amount", "stand_alone")
SELECT "created_at", "provider", 'capture', 'done', coalesce(nullif("transaction_id", ''), "merchant_transaction_id"), "amount", "merchant_transaction_id"
FROM "stand_alone_payments" WHERE "state" = 'COMPLETED'
ON CONFLICT DO NOTHING;
--> statement-breakpoint
-- A refund was of a gateway's order: of what was held there, if anything was.
UPDATE "refunds" SET "capture" = (
	SELECT "id" FROM "ledger" WHERE "ledger"."gateway_order" = "refunds"."gateway_order" AND "ledger"."kind" = 'capture'
	ORDER BY "held" IS NULL, "id" LIMIT 1
);
--> statement-breakpoint
INSERT INTO "ledger" ("at", "provider", "kind", "state", "gateway_id", "amount", "gateway_order", "capture")
SELECT "refunds"."created_at", "ledger"."provider", 'refund', "refunds"."state", "refunds"."id", "refunds"."amount", "refunds"."gateway_order", "refunds"."capture"
FROM "refunds" JOIN "ledger" ON "ledger"."id" = "refunds"."capture"
WHERE "refunds"."state" <> 'pending' OR "refunds"."provider_id" IS NOT NULL
ON CONFLICT DO NOTHING;
--> statement-breakpoint
-- What the owner had looked at stays off the list.
INSERT INTO "looked_at" ("subject", "at", "who", "why")
SELECT DISTINCT ON ("ledger"."id") 'P' || "ledger"."id", "event"."at", "event"."who", "event"."why"
FROM "order_events" AS "event"
JOIN "order_events" AS "held" ON "held"."order" = "event"."order" AND "held"."kind" = 'held' AND "event"."what" = 'looked at: ' || "held"."what"
JOIN "gateway_orders" ON "gateway_orders"."order" = "held"."order"
JOIN "ledger" ON "ledger"."gateway_order" = "gateway_orders"."id" AND "ledger"."gateway_id" = "held"."payment_id"
WHERE "event"."kind" = 'looked-at'
ORDER BY "ledger"."id", "event"."id";

--> statement-breakpoint
-- Every payment with what has become of its money: of a refund or dispute the newest row counts.
CREATE VIEW "captures" AS
SELECT "capture"."id", "capture"."at", "capture"."provider", "capture"."gateway_id", "capture"."amount", "capture"."currency",
	"capture"."held", "capture"."gateway_order", "capture"."stand_alone",
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
	), 0)::bigint AS "lost"
FROM "ledger" AS "capture"
LEFT JOIN "gateway_orders" ON "gateway_orders"."id" = "capture"."gateway_order"
LEFT JOIN "orders" ON "orders"."id" = "gateway_orders"."order"
WHERE "capture"."kind" = 'capture';
