CREATE TABLE "discount_uses" (
	"order" text PRIMARY KEY NOT NULL,
	"discount" text NOT NULL,
	"customer_id" text NOT NULL,
	"state" text NOT NULL,
	"is_above_limit" boolean DEFAULT false NOT NULL,
	CONSTRAINT "discount_uses_state" CHECK (state in ('held', 'kept', 'released'))
);
--> statement-breakpoint
CREATE TABLE "discounts" (
	"id" text PRIMARY KEY NOT NULL,
	"code" text,
	"name" text DEFAULT '' NOT NULL,
	"kind" text NOT NULL,
	"value" bigint NOT NULL,
	"most" bigint,
	"scope" text DEFAULT 'all' NOT NULL,
	"scope_of" text[] DEFAULT '{}' NOT NULL,
	"minimum" bigint DEFAULT 0 NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"most_uses" integer,
	"most_uses_per_customer" integer,
	"is_paused" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" text NOT NULL,
	CONSTRAINT "discounts_code" UNIQUE("code"),
	CONSTRAINT "discounts_value" CHECK (case kind when 'percentage' then value between 1 and 100 else value >= 0 end),
	CONSTRAINT "discounts_called" CHECK (code is not null or name <> '')
);
--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD COLUMN "discount" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "discount" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "discount" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "shipping_discount" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "discount_code" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "discount_name" text;--> statement-breakpoint
ALTER TABLE "discount_uses" ADD CONSTRAINT "discount_uses_order_orders_id_fk" FOREIGN KEY ("order") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discount_uses" ADD CONSTRAINT "discount_uses_discount_discounts_id_fk" FOREIGN KEY ("discount") REFERENCES "public"."discounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "discount_uses_counted" ON "discount_uses" USING btree ("discount","customer_id") WHERE state <> 'released';