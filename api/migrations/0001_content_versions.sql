CREATE TABLE "content_versions" (
	"topic" text PRIMARY KEY NOT NULL,
	"version" uuid NOT NULL
);
--> statement-breakpoint
INSERT INTO "content_versions" ("topic", "version") VALUES ('catalogue', gen_random_uuid()), ('content', gen_random_uuid());
--> statement-breakpoint
CREATE FUNCTION "renew_content_version"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "content_versions" SET "version" = gen_random_uuid() WHERE "topic" = TG_ARGV[0];
	PERFORM pg_notify('content_changed', TG_ARGV[0]);
	RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "products_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "products"
FOR EACH STATEMENT EXECUTE FUNCTION "renew_content_version"('catalogue');
--> statement-breakpoint
CREATE TRIGGER "variants_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "variants"
FOR EACH STATEMENT EXECUTE FUNCTION "renew_content_version"('catalogue');
--> statement-breakpoint
CREATE TRIGGER "blogs_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "blogs"
FOR EACH STATEMENT EXECUTE FUNCTION "renew_content_version"('content');
