CREATE TABLE "refund_notes" (
	"refund" text PRIMARY KEY NOT NULL,
	"order" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"notes" text[] NOT NULL,
	"trouble" text
);
--> statement-breakpoint
ALTER TABLE "refund_notes" ADD CONSTRAINT "refund_notes_order_orders_id_fk" FOREIGN KEY ("order") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refund_notes_trouble" ON "refund_notes" USING btree ("refund") WHERE trouble is not null;