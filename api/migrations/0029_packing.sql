CREATE TABLE "batches" (
	"id" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"variant_id" text NOT NULL,
	"number" text NOT NULL,
	"best_before" date NOT NULL,
	"made_on" date,
	"added_at" timestamp with time zone NOT NULL,
	"added_by" text NOT NULL,
	CONSTRAINT "batches_once" UNIQUE("product_id","variant_id","number")
);
--> statement-breakpoint
CREATE TABLE "packed_batches" (
	"shipment" text NOT NULL,
	"line" integer NOT NULL,
	"batch" text NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "packed_batches_shipment_line_batch_pk" PRIMARY KEY("shipment","line","batch")
);
--> statement-breakpoint
CREATE TABLE "packing_records" (
	"shipment" text PRIMARY KEY NOT NULL,
	"weight" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "parcel_photos" (
	"shipment" text PRIMARY KEY NOT NULL,
	"file" "bytea" NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	"taken_by" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "packed_batches" ADD CONSTRAINT "packed_batches_shipment_shipments_id_fk" FOREIGN KEY ("shipment") REFERENCES "public"."shipments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packed_batches" ADD CONSTRAINT "packed_batches_batch_batches_id_fk" FOREIGN KEY ("batch") REFERENCES "public"."batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packing_records" ADD CONSTRAINT "packing_records_shipment_shipments_id_fk" FOREIGN KEY ("shipment") REFERENCES "public"."shipments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_photos" ADD CONSTRAINT "parcel_photos_shipment_shipments_id_fk" FOREIGN KEY ("shipment") REFERENCES "public"."shipments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "batches_number" ON "batches" USING btree ("number");--> statement-breakpoint
CREATE INDEX "packed_batches_batch" ON "packed_batches" USING btree ("batch");--> statement-breakpoint
CREATE INDEX "parcel_photos_taken" ON "parcel_photos" USING btree ("taken_at");