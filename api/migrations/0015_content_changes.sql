CREATE TABLE "announcements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "announcements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"paths" text[] NOT NULL,
	"due_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"trouble" text
);
--> statement-breakpoint
CREATE TABLE "content_changes" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"is_announced" boolean DEFAULT false NOT NULL,
	CONSTRAINT "content_changes_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
CREATE INDEX "content_changes_new" ON "content_changes" USING btree ("kind","id") WHERE not is_announced;--> statement-breakpoint
CREATE FUNCTION "note_content_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "content_changes" ("kind", "id", "changed_at")
	VALUES (TG_ARGV[0], (CASE WHEN TG_OP = 'DELETE' THEN to_jsonb(OLD) ELSE to_jsonb(NEW) END) ->> TG_ARGV[1], now())
	ON CONFLICT ("kind", "id") DO UPDATE SET "changed_at" = excluded."changed_at", "is_announced" = false;
	RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "product_came_or_went" AFTER INSERT OR DELETE ON "products"
FOR EACH ROW EXECUTE FUNCTION "note_content_change"('product', 'id');
--> statement-breakpoint
CREATE TRIGGER "product_changed" AFTER UPDATE ON "products"
FOR EACH ROW WHEN (to_jsonb(OLD) - 'position'::text IS DISTINCT FROM to_jsonb(NEW) - 'position'::text)
EXECUTE FUNCTION "note_content_change"('product', 'id');
--> statement-breakpoint
CREATE TRIGGER "pack_came_or_went" AFTER INSERT OR DELETE ON "variants"
FOR EACH ROW EXECUTE FUNCTION "note_content_change"('product', 'product_id');
--> statement-breakpoint
CREATE TRIGGER "pack_changed" AFTER UPDATE ON "variants"
FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*)
EXECUTE FUNCTION "note_content_change"('product', 'product_id');
--> statement-breakpoint
CREATE TRIGGER "blog_came_or_went" AFTER INSERT OR DELETE ON "blogs"
FOR EACH ROW EXECUTE FUNCTION "note_content_change"('blog', 'slug');
--> statement-breakpoint
CREATE TRIGGER "blog_changed" AFTER UPDATE ON "blogs"
FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*)
EXECUTE FUNCTION "note_content_change"('blog', 'slug');
