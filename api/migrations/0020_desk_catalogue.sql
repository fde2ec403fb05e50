CREATE TABLE "pack_prices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pack_prices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" text NOT NULL,
	"pack_id" text NOT NULL,
	"price" bigint NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"save" uuid NOT NULL,
	"product_id" text NOT NULL,
	"pack_id" text,
	"field" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"staff_id" text NOT NULL,
	"staff_name" text NOT NULL,
	"undoes" uuid
);
--> statement-breakpoint
CREATE TABLE "answer_templates" (
	"name" text PRIMARY KEY NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message_answers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "message_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"message" bigint NOT NULL,
	"text" text NOT NULL,
	"way" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"staff_name" text NOT NULL,
	"repeat_key" text,
	CONSTRAINT "message_answers_repeat_key_unique" UNIQUE("repeat_key")
);
--> statement-breakpoint
CREATE TABLE "shop_identity" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shop_identity_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"food_licence" text,
	"officer_name" text,
	"officer_post" text,
	"officer_phone" text,
	"officer_email" text,
	"hours" text,
	"staff_name" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "acknowledged_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "state" text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "order" text;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "changed_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "message_answers" ADD CONSTRAINT "message_answers_message_contact_messages_id_fk" FOREIGN KEY ("message") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pack_prices_product" ON "pack_prices" USING btree ("product_id","id");--> statement-breakpoint
CREATE INDEX "product_changes_product" ON "product_changes" USING btree ("product_id","id");--> statement-breakpoint
CREATE INDEX "product_changes_save" ON "product_changes" USING btree ("save");--> statement-breakpoint
CREATE INDEX "product_changes_undone" ON "product_changes" USING btree ("undoes");--> statement-breakpoint
CREATE INDEX "message_answers_message" ON "message_answers" USING btree ("message","id");--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_order_orders_id_fk" FOREIGN KEY ("order") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_messages_state" ON "contact_messages" USING btree ("state","id");--> statement-breakpoint
CREATE FUNCTION "refuse_change_of_what_the_desk_said"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'What the desk has said before is only ever added to.';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "product_changes_only_added" BEFORE UPDATE OR DELETE OR TRUNCATE ON "product_changes"
FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_what_the_desk_said"();
--> statement-breakpoint
CREATE TRIGGER "pack_prices_only_added" BEFORE UPDATE OR DELETE OR TRUNCATE ON "pack_prices"
FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_what_the_desk_said"();
--> statement-breakpoint
INSERT INTO "pack_prices" ("product_id", "pack_id", "price") SELECT "product_id", "id", "price" FROM "variants";
--> statement-breakpoint
CREATE FUNCTION "note_pack_price"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "pack_prices" ("product_id", "pack_id", "price") VALUES (NEW."product_id", NEW."id", NEW."price");
	RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "pack_price_came" AFTER INSERT ON "variants"
FOR EACH ROW EXECUTE FUNCTION "note_pack_price"();
--> statement-breakpoint
CREATE TRIGGER "pack_price_changed" AFTER UPDATE ON "variants"
FOR EACH ROW WHEN (OLD."price" IS DISTINCT FROM NEW."price")
EXECUTE FUNCTION "note_pack_price"();

--> statement-breakpoint
CREATE TRIGGER "shop_identity_only_added" BEFORE UPDATE OR DELETE OR TRUNCATE ON "shop_identity"
FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_what_the_desk_said"();
--> statement-breakpoint
CREATE TRIGGER "shop_identity_changed" AFTER INSERT ON "shop_identity"
FOR EACH STATEMENT EXECUTE FUNCTION "renew_content_version"('catalogue');

--> statement-breakpoint
INSERT INTO "answer_templates" ("name", "text") VALUES
('Parcel damaged', E'Dear {name},\n\nWe are sorry that your parcel arrived damaged. Please send us a picture of it and of the label, and we will make it good.'),
('Where is my parcel', E'Dear {name},\n\nThank you for asking. Orders are processed in 5-7 business days, and delivery within India takes 4-7 days after that. This is where your parcel is:');
