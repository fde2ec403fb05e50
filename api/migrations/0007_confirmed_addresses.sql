CREATE TABLE "email_links" (
	"hash" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"email" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "email_confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "waits_for" text;--> statement-breakpoint
ALTER TABLE "email_links" ADD CONSTRAINT "email_links_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_links_customer" ON "email_links" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "email_links_email" ON "email_links" USING btree ("email","sent_at");--> statement-breakpoint
CREATE INDEX "email_links_expiry" ON "email_links" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_waits_for_customers_id_fk" FOREIGN KEY ("waits_for") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outbox_waiting" ON "outbox" USING btree ("waits_for") WHERE waits_for is not null;--> statement-breakpoint
-- Customers from before: the newsletter's link proved the address, and nobody pays for an order to write to a stranger.
UPDATE "customers" SET "email_confirmed_at" = now() WHERE EXISTS (
	SELECT FROM "subscriptions" WHERE "subscriptions"."email" = "customers"."email" AND "subscriptions"."confirmed_at" IS NOT NULL
) OR EXISTS (
	SELECT FROM "orders" WHERE "orders"."customer_id" = "customers"."id" AND "orders"."status" IN ('Paid', 'Refunded')
);
