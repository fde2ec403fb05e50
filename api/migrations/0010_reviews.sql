CREATE TABLE "review_photos" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"customer_id" text NOT NULL,
	"review" uuid,
	"file" "bytea" NOT NULL,
	"small" "bytea" NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_reports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "review_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"review" uuid NOT NULL,
	"customer_id" text,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "review_reports_once" UNIQUE("review","customer_id")
);
--> statement-breakpoint
CREATE TABLE "review_request_stops" (
	"address_hash" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"stopped_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_requests" (
	"order" text PRIMARY KEY NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"stop_token" uuid DEFAULT gen_random_uuid() NOT NULL,
	"address_hash" text NOT NULL,
	CONSTRAINT "review_requests_stop_token_unique" UNIQUE("stop_token")
);
--> statement-breakpoint
CREATE TABLE "review_versions" (
	"review" uuid NOT NULL,
	"version" integer NOT NULL,
	"stars" smallint NOT NULL,
	"text" text NOT NULL,
	"language" text NOT NULL,
	"name" text,
	"photos" uuid[] NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	"reason" text,
	CONSTRAINT "review_versions_review_version_pk" PRIMARY KEY("review","version")
);
--> statement-breakpoint
CREATE TABLE "review_votes" (
	"review" uuid NOT NULL,
	"customer_id" text NOT NULL,
	CONSTRAINT "review_votes_review_customer_id_pk" PRIMARY KEY("review","customer_id")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"product_id" text NOT NULL,
	"customer_id" text,
	"order" text NOT NULL,
	"published" integer,
	"helpful" integer DEFAULT 0 NOT NULL,
	"reply" text,
	"replied_at" timestamp with time zone,
	"replied_by" text,
	CONSTRAINT "reviews_customer_product" UNIQUE("customer_id","product_id")
);
--> statement-breakpoint
ALTER TABLE "review_photos" ADD CONSTRAINT "review_photos_review_reviews_id_fk" FOREIGN KEY ("review") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_review_reviews_id_fk" FOREIGN KEY ("review") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_requests" ADD CONSTRAINT "review_requests_order_orders_id_fk" FOREIGN KEY ("order") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_versions" ADD CONSTRAINT "review_versions_review_reviews_id_fk" FOREIGN KEY ("review") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_votes" ADD CONSTRAINT "review_votes_review_reviews_id_fk" FOREIGN KEY ("review") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_order_orders_id_fk" FOREIGN KEY ("order") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_photos_review" ON "review_photos" USING btree ("review");--> statement-breakpoint
CREATE INDEX "review_photos_unsent" ON "review_photos" USING btree ("customer_id","added_at") WHERE review is null;--> statement-breakpoint
CREATE INDEX "review_versions_state" ON "review_versions" USING btree ("state","written_at");--> statement-breakpoint
CREATE INDEX "review_votes_customer" ON "review_votes" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "reviews_published" ON "reviews" USING btree ("product_id") WHERE published is not null;--> statement-breakpoint
-- From here on this file is written by hand. Only changes that shoppers see outdate pages.
CREATE TRIGGER "published_review_changed" AFTER UPDATE ON "reviews"
FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.* AND (OLD."published" IS NOT NULL OR NEW."published" IS NOT NULL))
EXECUTE FUNCTION "renew_content_version"('catalogue');
--> statement-breakpoint
CREATE TRIGGER "published_review_went" AFTER DELETE ON "reviews"
FOR EACH ROW WHEN (OLD."published" IS NOT NULL)
EXECUTE FUNCTION "renew_content_version"('catalogue');
--> statement-breakpoint
CREATE TRIGGER "reviews_emptied" AFTER TRUNCATE ON "reviews"
FOR EACH STATEMENT EXECUTE FUNCTION "renew_content_version"('catalogue');
