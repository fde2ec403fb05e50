CREATE TABLE "return_lines" (
	"return" text NOT NULL,
	"line" integer NOT NULL,
	"quantity" integer NOT NULL,
	"condition" text NOT NULL,
	"is_for_sale" boolean NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "return_lines_return_line_pk" PRIMARY KEY("return","line")
);
--> statement-breakpoint
CREATE TABLE "returns" (
	"id" text PRIMARY KEY NOT NULL,
	"order" text NOT NULL,
	"number" integer NOT NULL,
	"shipment" text NOT NULL,
	"is_undelivered" boolean NOT NULL,
	"note" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"repeat_key" text NOT NULL,
	CONSTRAINT "returns_repeat_key_unique" UNIQUE("repeat_key"),
	CONSTRAINT "returns_number" UNIQUE("order","number")
);
--> statement-breakpoint
ALTER TABLE "give_backs" ADD COLUMN "return" text;--> statement-breakpoint
ALTER TABLE "give_backs" ADD COLUMN "pieces" jsonb;--> statement-breakpoint
ALTER TABLE "return_lines" ADD CONSTRAINT "return_lines_return_returns_id_fk" FOREIGN KEY ("return") REFERENCES "public"."returns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_order_orders_id_fk" FOREIGN KEY ("order") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_shipment_shipments_id_fk" FOREIGN KEY ("shipment") REFERENCES "public"."shipments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "returns_shipment" ON "returns" USING btree ("shipment");--> statement-breakpoint
ALTER TABLE "give_backs" ADD CONSTRAINT "give_backs_return_returns_id_fk" FOREIGN KEY ("return") REFERENCES "public"."returns"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE FUNCTION "refuse_change_of_returns"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'What came back is only ever added to.';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "returns_only_added" BEFORE UPDATE OR DELETE OR TRUNCATE ON "returns"
FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_returns"();
--> statement-breakpoint
CREATE TRIGGER "return_lines_only_added" BEFORE UPDATE OR DELETE OR TRUNCATE ON "return_lines"
FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_returns"();
