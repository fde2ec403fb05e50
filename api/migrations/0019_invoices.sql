CREATE TABLE "credit_note_lines" (
	"note" text NOT NULL,
	"line" integer NOT NULL,
	"quantity" integer NOT NULL,
	"taxable" bigint NOT NULL,
	"cgst" bigint NOT NULL,
	"sgst" bigint NOT NULL,
	"igst" bigint NOT NULL,
	"total" bigint NOT NULL,
	CONSTRAINT "credit_note_lines_note_line_pk" PRIMARY KEY("note","line"),
	CONSTRAINT "credit_note_lines_add_up" CHECK (taxable + cgst + sgst + igst = total and cgst = sgst)
);
--> statement-breakpoint
CREATE TABLE "credit_notes" (
	"id" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"year" integer NOT NULL,
	"serial" integer NOT NULL,
	"is_lawful" boolean NOT NULL,
	"invoice" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"issued_on" date NOT NULL,
	"who" text NOT NULL,
	"why" text NOT NULL,
	"key" text NOT NULL,
	"taxable" bigint NOT NULL,
	"cgst" bigint NOT NULL,
	"sgst" bigint NOT NULL,
	"igst" bigint NOT NULL,
	"total" bigint NOT NULL,
	CONSTRAINT "credit_notes_number_unique" UNIQUE("number"),
	CONSTRAINT "credit_notes_key_unique" UNIQUE("key"),
	CONSTRAINT "credit_notes_serial" UNIQUE("is_lawful","year","serial"),
	CONSTRAINT "credit_notes_add_up" CHECK (taxable + cgst + sgst + igst = total and cgst = sgst)
);
--> statement-breakpoint
CREATE TABLE "invoice_cancellations" (
	"invoice" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"who" text NOT NULL,
	"why" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_lines" (
	"invoice" text NOT NULL,
	"line" integer NOT NULL,
	"is_shipping" boolean NOT NULL,
	"product_id" text,
	"variant_id" text,
	"description" text NOT NULL,
	"hsn" text NOT NULL,
	"rate" integer NOT NULL,
	"quantity" integer NOT NULL,
	"taxable" bigint NOT NULL,
	"cgst" bigint NOT NULL,
	"sgst" bigint NOT NULL,
	"igst" bigint NOT NULL,
	"total" bigint NOT NULL,
	CONSTRAINT "invoice_lines_invoice_line_pk" PRIMARY KEY("invoice","line"),
	CONSTRAINT "invoice_lines_add_up" CHECK (taxable + cgst + sgst + igst = total and cgst = sgst)
);
--> statement-breakpoint
CREATE TABLE "invoice_series" (
	"series" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"year" integer NOT NULL,
	"serial" integer NOT NULL,
	"is_lawful" boolean NOT NULL,
	"missing" text[] NOT NULL,
	"order" text NOT NULL,
	"order_id" text NOT NULL,
	"shipment" text NOT NULL,
	"edition" integer NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"issued_on" date NOT NULL,
	"seller" jsonb NOT NULL,
	"buyer" jsonb NOT NULL,
	"place" text NOT NULL,
	"kind" text NOT NULL,
	"taxable" bigint NOT NULL,
	"cgst" bigint NOT NULL,
	"sgst" bigint NOT NULL,
	"igst" bigint NOT NULL,
	"total" bigint NOT NULL,
	CONSTRAINT "invoices_number_unique" UNIQUE("number"),
	CONSTRAINT "invoices_edition" UNIQUE("shipment","edition"),
	CONSTRAINT "invoices_serial" UNIQUE("is_lawful","year","serial"),
	CONSTRAINT "invoices_add_up" CHECK (taxable + cgst + sgst + igst = total and cgst = sgst)
);
--> statement-breakpoint
CREATE TABLE "places_of_supply" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "places_of_supply_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order" text NOT NULL,
	"place" text NOT NULL,
	"who" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_taxes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_taxes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" text NOT NULL,
	"valid_from" date NOT NULL,
	"hsn" text NOT NULL,
	"rate" integer NOT NULL,
	"who" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tax_identities" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tax_identities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"legal_name" text NOT NULL,
	"address" text NOT NULL,
	"gstin" text NOT NULL,
	"signatory" text NOT NULL,
	"undertaking" text NOT NULL,
	"confirmed_by" text NOT NULL,
	"who" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "credit_note_lines" ADD CONSTRAINT "credit_note_lines_note_credit_notes_id_fk" FOREIGN KEY ("note") REFERENCES "public"."credit_notes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_invoice_invoices_id_fk" FOREIGN KEY ("invoice") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_cancellations" ADD CONSTRAINT "invoice_cancellations_invoice_invoices_id_fk" FOREIGN KEY ("invoice") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_invoice_invoices_id_fk" FOREIGN KEY ("invoice") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_orders_id_fk" FOREIGN KEY ("order") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "places_of_supply" ADD CONSTRAINT "places_of_supply_order_orders_id_fk" FOREIGN KEY ("order") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_notes_invoice" ON "credit_notes" USING btree ("invoice");--> statement-breakpoint
CREATE INDEX "credit_notes_day" ON "credit_notes" USING btree ("issued_on");--> statement-breakpoint
CREATE INDEX "invoices_order" ON "invoices" USING btree ("order");--> statement-breakpoint
CREATE INDEX "invoices_day" ON "invoices" USING btree ("issued_on");--> statement-breakpoint
CREATE INDEX "places_of_supply_order" ON "places_of_supply" USING btree ("order","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "product_taxes_product" ON "product_taxes" USING btree ("product_id","valid_from" DESC NULLS LAST,"id" DESC NULLS LAST);
--> statement-breakpoint
CREATE FUNCTION "refuse_change_of_tax_documents"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'Tax documents are only ever added to.';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "invoices_only_added" BEFORE UPDATE OR DELETE OR TRUNCATE ON "invoices"
FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_tax_documents"();
--> statement-breakpoint
CREATE TRIGGER "invoice_lines_only_added" BEFORE UPDATE OR DELETE OR TRUNCATE ON "invoice_lines"
FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_tax_documents"();
--> statement-breakpoint
CREATE TRIGGER "invoice_cancellations_only_added" BEFORE UPDATE OR DELETE OR TRUNCATE ON "invoice_cancellations"
FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_tax_documents"();
--> statement-breakpoint
CREATE TRIGGER "credit_notes_only_added" BEFORE UPDATE OR DELETE OR TRUNCATE ON "credit_notes"
FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_tax_documents"();
--> statement-breakpoint
CREATE TRIGGER "credit_note_lines_only_added" BEFORE UPDATE OR DELETE OR TRUNCATE ON "credit_note_lines"
FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_tax_documents"();
--> statement-breakpoint
CREATE TRIGGER "product_taxes_only_added" BEFORE UPDATE OR DELETE OR TRUNCATE ON "product_taxes"
FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_tax_documents"();
--> statement-breakpoint
CREATE TRIGGER "tax_identities_only_added" BEFORE UPDATE OR DELETE OR TRUNCATE ON "tax_identities"
FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_tax_documents"();
--> statement-breakpoint
CREATE TRIGGER "places_of_supply_only_added" BEFORE UPDATE OR DELETE OR TRUNCATE ON "places_of_supply"
FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_tax_documents"();
