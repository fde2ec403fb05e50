CREATE TABLE "back_in_stock_requests" (
	"email" text NOT NULL,
	"product_id" text NOT NULL,
	"variant_id" text NOT NULL,
	"language" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"confirm_hash" text,
	"confirm_by" timestamp with time zone,
	"stop_token" uuid DEFAULT gen_random_uuid() NOT NULL,
	CONSTRAINT "back_in_stock_requests_email_product_id_variant_id_pk" PRIMARY KEY("email","product_id","variant_id"),
	CONSTRAINT "back_in_stock_requests_confirm_hash_unique" UNIQUE("confirm_hash"),
	CONSTRAINT "back_in_stock_requests_stop_token_unique" UNIQUE("stop_token")
);
--> statement-breakpoint
CREATE TABLE "stock_levels" (
	"product_id" text NOT NULL,
	"variant_id" text NOT NULL,
	"on_hand" integer NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	"low_at" integer,
	"is_low" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "stock_levels_product_id_variant_id_pk" PRIMARY KEY("product_id","variant_id"),
	CONSTRAINT "stock_levels_not_negative" CHECK (on_hand >= 0 and reserved >= 0)
);
--> statement-breakpoint
CREATE TABLE "stock_movements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_movements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"product_id" text NOT NULL,
	"variant_id" text NOT NULL,
	"kind" text NOT NULL,
	"quantity" integer NOT NULL,
	"on_hand" integer NOT NULL,
	"by" text NOT NULL,
	"why" text DEFAULT '' NOT NULL,
	"order" text,
	"shipment" text,
	"return" text,
	"batch" text,
	"repeat_key" text,
	CONSTRAINT "stock_movements_repeat" UNIQUE("repeat_key","product_id","variant_id")
);
--> statement-breakpoint
CREATE TABLE "stock_reservations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_reservations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order" text NOT NULL,
	"product_id" text NOT NULL,
	"variant_id" text NOT NULL,
	"quantity" integer NOT NULL,
	"missing" integer DEFAULT 0 NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "stock_reservations_once" UNIQUE("order","product_id","variant_id"),
	CONSTRAINT "stock_reservations_not_negative" CHECK (quantity >= 0 and missing >= 0 and quantity + missing > 0)
);
--> statement-breakpoint
ALTER TABLE "stock_levels" ADD CONSTRAINT "stock_levels_product_id_variant_id_variants_product_id_id_fk" FOREIGN KEY ("product_id","variant_id") REFERENCES "public"."variants"("product_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_reservations" ADD CONSTRAINT "stock_reservations_order_orders_id_fk" FOREIGN KEY ("order") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "back_in_stock_requests_variant" ON "back_in_stock_requests" USING btree ("product_id","variant_id");--> statement-breakpoint
CREATE INDEX "back_in_stock_requests_unconfirmed" ON "back_in_stock_requests" USING btree ("confirm_by") WHERE confirmed_at is null;--> statement-breakpoint
CREATE INDEX "stock_levels_low" ON "stock_levels" USING btree ("product_id") WHERE low_at is not null;--> statement-breakpoint
CREATE INDEX "stock_movements_variant" ON "stock_movements" USING btree ("product_id","variant_id","id");--> statement-breakpoint
CREATE INDEX "stock_movements_shipment" ON "stock_movements" USING btree ("shipment") WHERE shipment is not null;--> statement-breakpoint
CREATE INDEX "stock_movements_return" ON "stock_movements" USING btree ("return") WHERE return is not null;--> statement-breakpoint
CREATE INDEX "stock_reservations_variant" ON "stock_reservations" USING btree ("product_id","variant_id");--> statement-breakpoint
CREATE INDEX "stock_reservations_missing" ON "stock_reservations" USING btree ("product_id","variant_id","id") WHERE missing > 0;--> statement-breakpoint
-- From here on this file is written by hand.
-- What shoppers see of a counted pack: the packs available up to 5 (MOST_LEFT_SHOWN in shared-contracts), 0 if it is sold out.
CREATE FUNCTION "stock_shown"("on_hand" integer, "reserved" integer) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
	SELECT CASE WHEN "on_hand" - "reserved" <= 5 THEN greatest("on_hand" - "reserved", 0) END
$$;
--> statement-breakpoint
-- Pages change only with what they show, and search engines are told only when a pack sells out or is back.
CREATE FUNCTION "announce_stock"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"before" integer := CASE WHEN TG_OP <> 'INSERT' THEN "stock_shown"(OLD."on_hand", OLD."reserved") END;
	"after" integer := CASE WHEN TG_OP <> 'DELETE' THEN "stock_shown"(NEW."on_hand", NEW."reserved") END;
BEGIN
	IF "before" IS NOT DISTINCT FROM "after" THEN
		RETURN NULL;
	END IF;
	UPDATE "content_versions" SET "version" = gen_random_uuid() WHERE "topic" = 'catalogue';
	PERFORM pg_notify('content_changed', 'catalogue');
	IF ("before" IS NOT DISTINCT FROM 0) <> ("after" IS NOT DISTINCT FROM 0) THEN
		INSERT INTO "content_changes" ("kind", "id", "changed_at")
		VALUES ('product', CASE WHEN TG_OP = 'DELETE' THEN OLD."product_id" ELSE NEW."product_id" END, now())
		ON CONFLICT ("kind", "id") DO UPDATE SET "changed_at" = excluded."changed_at", "is_announced" = false;
	END IF;
	RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "stock_came_or_went" AFTER INSERT OR DELETE ON "stock_levels"
FOR EACH ROW EXECUTE FUNCTION "announce_stock"();
--> statement-breakpoint
CREATE TRIGGER "stock_changed" AFTER UPDATE ON "stock_levels"
FOR EACH ROW WHEN (OLD."on_hand" - OLD."reserved" <> NEW."on_hand" - NEW."reserved")
EXECUTE FUNCTION "announce_stock"();
--> statement-breakpoint
CREATE FUNCTION "refuse_change_of_stock_movements"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'Stock movements are only ever added to.';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "stock_movements_only_added" BEFORE UPDATE OR DELETE OR TRUNCATE ON "stock_movements"
FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_stock_movements"();
