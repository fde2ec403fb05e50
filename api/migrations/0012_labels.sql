ALTER TABLE "products" ADD COLUMN "origin" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "maker" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "best_before_months" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "ingredients" text[];--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "allergens" text[];--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "mrp" bigint;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "net_amount" integer;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "net_unit" text;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "is_sold_out" boolean DEFAULT false NOT NULL;