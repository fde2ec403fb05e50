CREATE TABLE "couriers" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"tracking_address" text NOT NULL,
	"is_offered" boolean DEFAULT true NOT NULL,
	"position" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_by" text DEFAULT 'the shop' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_notes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_prints" (
	"order" text NOT NULL,
	"paper" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	CONSTRAINT "order_prints_order_paper_pk" PRIMARY KEY("order","paper")
);
--> statement-breakpoint
CREATE TABLE "shipment_lines" (
	"shipment" text NOT NULL,
	"line" integer NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "shipment_lines_shipment_line_pk" PRIMARY KEY("shipment","line")
);
--> statement-breakpoint
CREATE TABLE "shipments" (
	"id" text PRIMARY KEY NOT NULL,
	"order" text NOT NULL,
	"number" integer NOT NULL,
	"state" text NOT NULL,
	"courier" text,
	"awb" text,
	"packer" text NOT NULL,
	"packer_name" text NOT NULL,
	"mail" uuid,
	"repeat_key" text,
	"created_at" timestamp with time zone NOT NULL,
	"packed_at" timestamp with time zone,
	"shipped_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" text NOT NULL,
	CONSTRAINT "shipments_repeat_key_unique" UNIQUE("repeat_key"),
	CONSTRAINT "shipments_number" UNIQUE("order","number")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "parcels" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "address_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_order_orders_id_fk" FOREIGN KEY ("order") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_prints" ADD CONSTRAINT "order_prints_order_orders_id_fk" FOREIGN KEY ("order") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_lines" ADD CONSTRAINT "shipment_lines_shipment_shipments_id_fk" FOREIGN KEY ("shipment") REFERENCES "public"."shipments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_order_orders_id_fk" FOREIGN KEY ("order") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_courier_couriers_id_fk" FOREIGN KEY ("courier") REFERENCES "public"."couriers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_notes_order" ON "order_notes" USING btree ("order","id");--> statement-breakpoint
CREATE INDEX "shipments_awb" ON "shipments" USING btree ("awb");--> statement-breakpoint
CREATE INDEX "orders_by_parcels" ON "orders" USING btree ("status","parcels","position");